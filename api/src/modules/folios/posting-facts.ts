import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type { FolioId, PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";

type Money = {
  amountCentimes: Centimes;
  description?: string | undefined;
  department?: string | null | undefined;
  method?: string | null | undefined;
  reason?: string | undefined;
};

/** For the audit trail: what was posted, by which way, and why. */
export function moneyFacts(money: Money): AuditFact[] {
  const { amountCentimes, description, department, method, reason } = money;
  return [
    fact("amount", "money", { after: amountCentimes, of: description }),
    ...(department ? [fact("department", "department", { after: department })] : []),
    ...(method ? [fact("method", "method", { after: method })] : []),
    ...(reason ? [fact("reason", "text", { after: reason })] : []),
  ];
}

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
    ...(to ? [fact("folio", "text", { after: to.name })] : []),
  ];
}
