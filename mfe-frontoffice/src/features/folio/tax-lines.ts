import type { TaxSummary } from "@funduq/shared-types/contracts/tax";
import type { Centimes } from "@funduq/shared-types/values/money";
import { formatBasisPoints, formatMoney } from "@funduq/shared-ui/format";
import type { PaperText } from "./paper-text.ts";

/** The taxes that charges contain, a line for each rate of TVA and one for the stay tax; none that is zero. */
export function taxLines(
  taxes: TaxSummary | undefined,
  t: PaperText,
): { label: string; amount: Centimes }[] {
  if (!taxes) return [];
  const { tva, stayTaxCentimes } = taxes;
  const lines = tva.map(({ tvaBp, netCentimes, tvaCentimes }) => {
    const says = { rate: formatBasisPoints(tvaBp), net: formatMoney(netCentimes) };
    return { label: t("paper.tva-in", says), amount: tvaCentimes };
  });
  const stayTax = { label: t("paper.stay-tax-in"), amount: stayTaxCentimes };
  return [...lines, stayTax].filter(({ amount }) => amount !== 0);
}
