import { lawfulStayTax } from "@funduq/shared-types/rules/tax";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";

/** What the law sets as stay tax for a hotel of so many stars, as a sentence. */
export function useLawfulStayTax(stars: number | null): string | undefined {
  const t = useText("admin");
  const amount = stars === null ? undefined : lawfulStayTax(stars);
  if (stars === null || amount === undefined) return undefined;
  return t("setup.stay-tax-law", { amount: formatMoney(amount), count: stars });
}
