import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { TakeOver } from "@funduq/shared-types/contracts/group-account";
import { fact, moneyFacts } from "@funduq/shared-types/rules/audit-facts";
import { sumCentimes } from "@funduq/shared-types/values/money";

/** For the audit trail: what a group took over: all of it together, and of how many stays. */
export function takeOverFacts({ folios }: TakeOver): AuditFact[] {
  const amount = sumCentimes(folios.map(({ amountCentimes }) => amountCentimes));
  const stays = new Set(folios.map(({ bookingId }) => bookingId)).size;
  return [...moneyFacts({ amountCentimes: amount }), fact("stays", "number", { after: stays })];
}
