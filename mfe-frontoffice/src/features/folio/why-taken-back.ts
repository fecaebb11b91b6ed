import type { Folio, NightCharge } from "@funduq/shared-types/contracts/folio";
import { chargedLine } from "@funduq/shared-types/rules/folio-charged-nights";

/** The reason for which a night's charge was taken back; undefined where it was not. */
export function whyTakenBack(
  folios: readonly Folio[],
  { night, line }: Pick<NightCharge, "night" | "line">,
): string | undefined {
  if (chargedLine(folios, night, line).standingCentimes !== null) return undefined;
  const postings = folios.flatMap((folio) => folio.postings);
  const charged = postings.findLast(
    (posting) => posting.night?.date === night && posting.night.line === line,
  );
  const reversal = postings.find(({ id }) => id === charged?.reversedByPostingId);
  return reversal && (reversal.reversalReason ?? "");
}
