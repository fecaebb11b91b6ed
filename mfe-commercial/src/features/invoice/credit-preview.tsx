import type { Invoice, SavedInvoiceLine } from "@funduq/shared-types/contracts/invoice";
import type { DraftCreditNote } from "@funduq/shared-types/rules/credit-note";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { InvoiceSheet, useDocumentText } from "@funduq/shared-ui/print";
import { memo } from "react";
import classes from "./credit-note.module.css";

type CreditPreviewProps = {
  invoice: Invoice;
  draft: DraftCreditNote<SavedInvoiceLine>;
};

/** The credit note as it will be saved, and what of the invoice is open afterwards. Not drawn again while a reason is typed. */
export const CreditPreview = memo(function CreditPreview(props: CreditPreviewProps) {
  const { invoice, draft } = props;
  const t = useText("commercial");
  const words = useDocumentText();
  const { lines, totals, stays } = draft;
  const note = {
    credits: stays.length > 0 ? ("stays" as const) : ("amount" as const),
    lines: lines.map((line) => ({ ...line, correctsPosition: line.position })),
    totals,
  };
  const givenBack = sumCentimes(
    lines.flatMap(({ credited }) => [
      credited.amountCentimes,
      credited.tvaCentimes,
      credited.stayTaxCentimes,
    ]),
  );
  const owed = sumCentimes(stays.map((stay) => stay.transferredCentimes));
  return (
    <section aria-label={t("credit.preview")} className={classes.preview}>
      <h3>{t("credit.preview")}</h3>
      <p role="status">
        {t("credit.open-after", {
          number: invoice.number,
          due: formatMoney(totals.dueCentimes),
          open: formatMoney(invoice.openCentimes - totals.dueCentimes),
        })}
      </p>
      {stays.length > 0 && (
        <p>{t("credit.owed-again", { count: stays.length, owed: formatMoney(owed) })}</p>
      )}
      {stays.length > 0 && givenBack > 0 && (
        <p>{t("credit.given-back", { amount: formatMoney(givenBack) })}</p>
      )}
      <InvoiceSheet document={note} t={words} />
    </section>
  );
});
