import type { Statement } from "@funduq/shared-types/contracts/company-payment";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import { StatementTable } from "./statement-table.tsx";

type PrintStatementDialogProps = { hotelId: HotelId; statement: Statement; onClose: () => void };

/** The statement of account on A4, in French or Arabic (INV-14). */
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
            <bdi>{statement.companyName}</bdi> ·{" "}
            {t("statement.period", {
              from: formatDateShort(statement.from),
              to: formatDateShort(statement.to),
            })}
          </p>
          <StatementTable statement={statement} t={t} isPaper />
        </PrintPage>
      )}
    </PrintDialog>
  );
}
