import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { type CreditKind, creditKind } from "@funduq/shared-types/rules/folio-payment";
import { groupNightsToCome } from "@funduq/shared-types/rules/group-payment";
import { ZERO } from "@funduq/shared-types/values/money";
import { useHotel } from "@funduq/shared-ui/state";

/** What is open on a group's account, and what of its rooms may still come onto it. */
export function useGroupDue(group: Group, account: GroupAccount) {
  const businessDate = useHotel()?.businessDate;
  return {
    balanceCentimes: folioBalance(account),
    toComeCentimes: businessDate ? groupNightsToCome(group, account, businessDate) : ZERO,
  };
}

/** What a group's account below zero is: a deposit for its rooms, or a credit. */
export function useGroupCredit(group: Group, account: GroupAccount): CreditKind | undefined {
  return creditKind(useGroupDue(group, account));
}
