import type { Folio, NightCharge } from "@funduq/shared-types/contracts/folio";
import { chargedItem } from "@funduq/shared-types/rules/folio-charged-nights";

/** The reason for which a night's charge was taken back; undefined where it was not. */
export function whyTakenBack(
  folios: readonly Folio[],
  { night, item }: Pick<NightCharge, "night" | "item">,
): string | undefined {
  const { last, standingCentimes } = chargedItem(folios, night, item);
  if (standingCentimes !== null) return undefined;
  const postings = folios.flatMap((folio) => folio.postings);
  const reversal = postings.find(({ id }) => id === last?.reversedByPostingId);
  return reversal && (reversal.reversalReason ?? "");
}
