import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { GroupAccount, TakeOver } from "@funduq/shared-types/contracts/group-account";
import { fact, moneyFacts } from "@funduq/shared-types/rules/audit-facts";
import type { PostingId } from "@funduq/shared-types/values/ids";
import { sumCentimes } from "@funduq/shared-types/values/money";

/** For the audit trail: which line of a group's account it was, and why it was taken back. */
export function groupPostingFacts(
  { postings }: Pick<GroupAccount, "postings">,
  postingId: PostingId,
  why: { reason: string },
): AuditFact[] {
  const posting = postings.find(({ id }) => id === postingId);
  return posting ? moneyFacts({ ...posting, ...why }) : [];
}

/** What a group took over: all of it together, and of how many stays. */
export function takeOverFacts({ folios }: TakeOver): AuditFact[] {
  const amount = sumCentimes(folios.map(({ amountCentimes }) => amountCentimes));
  const stays = new Set(folios.map(({ bookingId }) => bookingId)).size;
  return [...moneyFacts({ amountCentimes: amount }), fact("stays", "number", { after: stays })];
}
