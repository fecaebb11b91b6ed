import type { AddedTaxes } from "@funduq/shared-types/contracts/tax";
import type { useText } from "@funduq/shared-ui/i18n";

/** Which taxes of its nights a total has in it: the tourism tax alone, or TVA or the stay tax as well. */
export function withTaxesText(
  { tvaCentimes, stayTaxCentimes }: AddedTaxes,
  t: ReturnType<typeof useText<"frontoffice">>,
): string {
  return t(tvaCentimes + stayTaxCentimes > 0 ? "booking.with-added-taxes" : "booking.with-tds");
}
