import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import { amountInWords } from "@funduq/shared-types/rules/amount-in-words";
import { formatDateShort, formatMoney } from "@funduq/shared-ui/format";
import type { PaperLanguage } from "@funduq/shared-ui/print";
import classes from "./invoice-paper.module.css";
import { InvoiceParties } from "./invoice-parties.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { type InvoiceText, seriesText } from "./invoice-text.ts";

type InvoicePaperProps = { invoice: Invoice; language: PaperLanguage; t: InvoiceText };

/** What the law wants on an invoice or a credit note: numbers, days, both parties, taxes, the total in words. */
export function InvoicePaper({ invoice, language, t }: InvoicePaperProps) {
  const { kind, status, totals, corrects, payments, openCentimes } = invoice;
  return (
    <div className={classes.paper}>
      {status === "Cancelled" && <p className={classes.cancelled}>{t("paper.cancelled")}</p>}
      <h1 className={classes.title}>
        {t(`paper.${kind}`)} <bdi dir="ltr">{seriesText(invoice)}</bdi>
      </h1>
      <p className={classes.facts}>
        <bdi dir="ltr">{invoice.number}</bdi>
        <span>{t("paper.issued", { date: formatDateShort(invoice.businessDate) })}</span>
        {kind === "invoice" && (
          <span>{t("paper.due", { date: formatDateShort(invoice.dueDate) })}</span>
        )}
        <span>{t("paper.payment", { method: t(`method-inside.${invoice.paymentMethod}`) })}</span>
      </p>
      {corrects && (
        <p>
          {t("paper.corrects", { number: `${seriesText(corrects)} (${corrects.number})` })}{" "}
          <bdi>{t("paper.reason", { reason: invoice.reason })}</bdi>
        </p>
      )}
      <InvoiceParties document={invoice} t={t} />
      <InvoiceSheet document={invoice} t={t} />
      <p className={classes.words}>
        {t(`paper.sum.${kind}`, { sum: amountInWords(totals.grandTotalCentimes, language) })}
      </p>
      {payments.map((payment) => (
        <p key={payment.id}>
          {t(status === "Paid" ? "paper.paid" : "paper.part-paid", {
            amount: formatMoney(payment.amountCentimes),
            method: t(`method-inside.${payment.method}`),
            date: formatDateShort(payment.paymentDate),
            reference: payment.reference || "–",
          })}
        </p>
      ))}
      {payments.length > 0 && openCentimes > 0 && (
        <p>{t("paper.open", { amount: formatMoney(openCentimes) })}</p>
      )}
    </div>
  );
}
