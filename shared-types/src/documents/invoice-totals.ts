import type { InvoiceTotals } from "../contracts/invoice.ts";
import { sentence } from "../reports/report-text.ts";
import { formatAmount } from "../values/money-text.ts";
import { formatBasisPoints } from "../values/number-text.ts";
import type { PaperLanguage } from "../values/paper-languages.ts";
import { invoiceTexts } from "./invoice-texts.ts";

/** The rows below the lines, from the sum before tax to what is still to be paid. */
export function invoiceTotals(totals: InvoiceTotals, language: PaperLanguage) {
  const texts = invoiceTexts[language];
  const row = (label: string, amount: number, isStrong = false) => ({
    label,
    amount: formatAmount(amount),
    isStrong,
  });
  const tva = totals.tva.map(({ tvaBp, netCentimes, tvaCentimes }) => {
    const of = { rate: formatBasisPoints(tvaBp), net: formatAmount(netCentimes) };
    return row(sentence(texts.tva, language, of), tvaCentimes);
  });
  return [
    row(texts.subtotal, totals.subtotalCentimes),
    ...tva,
    row(texts.stayTax, totals.stayTaxCentimes),
    ...(totals.stampDutyCentimes > 0 ? [row(texts.stampDuty, totals.stampDutyCentimes)] : []),
    row(texts.grandTotal, totals.grandTotalCentimes, true),
    ...(totals.prepaidCentimes > 0
      ? [row(texts.prepaid, -totals.prepaidCentimes), row(texts.due, totals.dueCentimes, true)]
      : []),
  ];
}
