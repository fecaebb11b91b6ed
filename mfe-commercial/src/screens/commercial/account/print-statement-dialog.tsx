import type { Statement } from "@funduq/shared-types/contracts/company-payment";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import { AgingTable } from "./aging-table.tsx";
import { StatementTable } from "./statement-table.tsx";

type PrintStatementDialogProps = {
  hotelId: HotelId;
  statement: Statement;
  onClose: () => void;
};

/** A statement of account on A4, in French or Arabic (INV-14). */
export function PrintStatementDialog(props: PrintStatementDialogProps) {
  const { hotelId, statement, onClose } = props;
  const say = useText("commercial");
  const document = useDocument("commercial", hotelId);
  return (
    <PrintDialog title={say("statement.title")} document={document} onClose={onClose}>
      {(t, letterhead) => (
        <PrintPage
          language={document.language}
          title={t("statement.title")}
          letterhead={letterhead}
          preview
        >
          <p>
            <strong>
              <Name>{statement.companyName}</Name>
            </strong>
          </p>
          <StatementTable statement={statement} t={t} />
          <h2>{t("aging.title")}</h2>
          <AgingTable aging={statement.aging} t={t} />
        </PrintPage>
      )}
    </PrintDialog>
  );
}
