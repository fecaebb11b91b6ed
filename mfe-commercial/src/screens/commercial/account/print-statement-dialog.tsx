import type { Statement } from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import { useCompanyLanguage } from "../../../features/company/use-company-language.ts";
import { AgingTable } from "./aging-table.tsx";
import { StatementTable } from "./statement-table.tsx";

type PrintStatementDialogProps = {
  companyRef: CompanyRef;
  statement: Statement;
  onClose: () => void;
};

/** A statement of account on A4, in French or Arabic (INV-14). */
export function PrintStatementDialog(props: PrintStatementDialogProps) {
  const { statement, onClose } = props;
  const { hotelId, companyId } = props.companyRef;
  const say = useText("commercial");
  const document = useDocument("commercial", hotelId, useCompanyLanguage(hotelId, companyId));
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
