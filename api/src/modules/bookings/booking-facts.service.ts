import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type {
  ResolveConflict,
  ResolvedConflict,
} from "@funduq/shared-types/contracts/booking-changes";
import { fact } from "@funduq/shared-types/rules/audit-facts";

type Stay = Pick<Booking, "checkInDate" | "checkOutDate">;

/** For the audit trail: which stay it was. */
export function stayFacts({ checkInDate, checkOutDate }: Stay): AuditFact[] {
  return [
    fact("checkInDate", "date", { after: checkInDate }),
    fact("checkOutDate", "date", { after: checkOutDate }),
  ];
}

/** What was sold, and at which price a night. */
export function saleFacts(stay: Stay & Pick<Booking, "rateCentimes">): AuditFact[] {
  return [...stayFacts(stay), fact("rate", "money", { after: stay.rateCentimes })];
}

/** What the youngest entry of the history says of the dates, the room and the rate before and now. */
export function changeFacts({ history: [youngest] }: Pick<Booking, "history">): AuditFact[] {
  const told = youngest?.details ?? {};
  const change = (what: string, as: "date" | "money" | "text", before: string, after: string) =>
    told[before] === told[after]
      ? []
      : [fact(what, as, { before: value(told[before]), after: value(told[after]) })];
  return [
    ...change("number", "text", "from", "to"),
    ...change("number", "text", "formerRoom", "room"),
    ...change("checkInDate", "date", "formerCheckInDate", "checkInDate"),
    ...change("checkOutDate", "date", "formerCheckOutDate", "checkOutDate"),
    ...change("rate", "money", "rateFrom", "rateTo"),
  ];
}

/** What became of the stay that others were in the way of, then whose room changed for it. */
export function resolvedFacts(
  { finalise: { step } }: ResolveConflict,
  { booking, moved }: ResolvedConflict,
): AuditFact[] {
  return [
    ...(step === "create" ? saleFacts(booking) : []),
    ...(step === "dates" || step === "change-room" ? changeFacts(booking) : []),
    ...moved.flatMap((stay) => changeFacts(stay).map((told) => ({ ...told, of: guestOf(stay) }))),
  ];
}

const guestOf = ({ guests }: Booking) =>
  guests.find(({ isPrimary }) => isPrimary)?.fullName ?? null;

const value = (told: unknown) =>
  typeof told === "string" || typeof told === "number" ? told : undefined;
