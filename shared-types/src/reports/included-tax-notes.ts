import type { IncludedTaxChanges, IncludedTaxes } from "../contracts/tax.ts";
import { formatDateShort } from "../rules/date-text.ts";
import { formatMoney } from "../values/money-text.ts";
import { formatBasisPoints } from "../values/number-text.ts";
import type { ReportText } from "./sheet.ts";

/** Why revenue before and after a day differs for the same prices: one sentence for each change of what they contain. */
export function includedTaxNotes(changes: IncludedTaxChanges, t: ReportText): string[] {
  return (changes ?? []).map(({ from, before, after }) =>
    t("reports.included-taxes-changed", {
      day: formatDateShort(from),
      before: taxesWord(before, t),
      after: taxesWord(after, t),
    }),
  );
}

function taxesWord({ tvaBp, stayTaxCentimes }: IncludedTaxes, t: ReportText): string {
  const tva = tvaBp > 0 && t("reports.included-tva", { share: formatBasisPoints(tvaBp) });
  const stayTax =
    stayTaxCentimes > 0 && t("reports.included-stay-tax", { amount: formatMoney(stayTaxCentimes) });
  if (tva && stayTax) return t("reports.included-both", { tva, stayTax });
  return tva || stayTax || t("reports.included-none");
}
