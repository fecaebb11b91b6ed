import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import { fact, moneyFacts } from "@funduq/shared-types/rules/audit-facts";
import type { FolioId, PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";

/** What is known of a posting of the stay: its amount, what it is for, and more of what was done to it. */
export function postingFacts(
  { folios }: Pick<Booking, "folios">,
  postingId: PostingId,
  more: { amountCentimes?: Centimes; reason?: string; toFolioId?: FolioId },
): AuditFact[] {
  const posting = folios.flatMap(({ postings }) => postings).find(({ id }) => id === postingId);
  if (!posting) return [];
  const to = folios.find(({ id }) => id === more.toFolioId);
  return [
    ...moneyFacts({ ...posting, ...more }),
    ...(to ? [fact("folio", "folio", { after: to.name })] : []),
  ];
}
