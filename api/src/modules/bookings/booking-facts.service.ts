import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { Booking, SavedBooking } from "@funduq/shared-types/contracts/booking";
import type { Tag } from "@funduq/shared-types/contracts/live";
import { fact } from "@funduq/shared-types/rules/audit-facts";

/**
 * A written booking with what only the service knows: facts for the audit trail, and tags of other things that changed
 * with it.
 */
export type WrittenBooking = SavedBooking & {
  facts?: readonly AuditFact[];
  tags?: readonly Tag[];
};

type Stay = Pick<Booking, "checkInDate" | "checkOutDate">;

/** For the audit trail: identifies the stay. */
export function stayFacts({ checkInDate, checkOutDate }: Stay): AuditFact[] {
  return [
    fact("checkInDate", "date", { after: checkInDate }),
    fact("checkOutDate", "date", { after: checkOutDate }),
  ];
}

/** What was sold, and the rate per night. */
export function saleFacts(stay: Stay & Pick<Booking, "rateCentimes">): AuditFact[] {
  return [...stayFacts(stay), fact("rate", "money", { after: stay.rateCentimes })];
}

/** What a line of the history says of the dates, the room and the rate before and now. */
export function changeFacts(details: Record<string, unknown>): AuditFact[] {
  const change = (what: string, as: "date" | "money" | "text", before: string, after: string) =>
    details[before] === details[after]
      ? []
      : [fact(what, as, { before: value(details[before]), after: value(details[after]) })];
  return [
    ...change("number", "text", "from", "to"),
    ...change("number", "text", "formerRoom", "room"),
    ...change("checkInDate", "date", "formerCheckInDate", "checkInDate"),
    ...change("checkOutDate", "date", "formerCheckOutDate", "checkOutDate"),
    ...change("rate", "money", "rateFrom", "rateTo"),
  ];
}

const value = (detail: unknown) =>
  typeof detail === "string" || typeof detail === "number" ? detail : undefined;
