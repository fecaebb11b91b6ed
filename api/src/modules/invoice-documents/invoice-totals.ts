import type { InvoiceTotals } from "@funduq/shared-types/contracts/invoice";
import { sentence } from "@funduq/shared-types/reports/report-text";
import { formatAmount } from "@funduq/shared-types/values/money-text";
import { formatBasisPoints } from "@funduq/shared-types/values/number-text";
import { type DocumentLanguage, invoiceTexts } from "./invoice-texts.ts";

/** The rows below the lines, from the sum before tax to what is still to be paid. */
export function invoiceTotals(totals: InvoiceTotals, language: DocumentLanguage) {
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
