import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { type CreditKind, creditKind } from "@funduq/shared-types/rules/folio-payment";
import { type Due, stayDue } from "@funduq/shared-types/rules/stay-due";
import { ZERO } from "@funduq/shared-types/values/money";
import { useHotel } from "@funduq/shared-ui/state";

/** What is open on each folio of a stay, and what of its nights may still come onto it. */
export function useStayDue(booking: Booking): (folio: Folio) => Due {
  const businessDate = useHotel()?.businessDate;
  return (folio) =>
    businessDate
      ? stayDue(booking, folio, businessDate)
      : { balanceCentimes: folioBalance(folio), toComeCentimes: ZERO };
}

/** What each folio of a stay below zero is: a deposit for its nights, or a credit. */
export function useStayCredit(booking: Booking): (folio: Folio) => CreditKind | undefined {
  const due = useStayDue(booking);
  return (folio) => creditKind(due(folio));
}
