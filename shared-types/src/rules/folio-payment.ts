import type { Booking } from "../contracts/booking.ts";
import type { Folio, FolioRule } from "../contracts/folio.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type Centimes, centimes, ZERO } from "../values/money.ts";
import { occupiesRoom } from "./booking-status.ts";
import { folioBalance } from "./folio.ts";
import { nightsDealtWith } from "./folio-charged-nights.ts";
import { ROOM_DEPARTMENT } from "./folio-nights.ts";
import { groupTakesOver } from "./group-account.ts";

/** What the nights of a stay cost its guest. */
export function priceWithTax(stay: Pick<Booking, "totalCentimes" | "tdsCentimes">): Centimes {
  return centimes(stay.totalCentimes + stay.tdsCentimes);
}

type Payment = {
  amountCentimes: Centimes;
  balanceCentimes: Centimes;
  /** What the nights that are still to be charged will cost, with their tourism tax. */
  toComeCentimes: Centimes;
};

/**
 * What a payment would bring beyond what there is to pay: the open balance and, in advance, the nights that
 * are still to be charged. Money that would have to be given back: a nought too many.
 */
export function paidBeyond(payment: Payment): Centimes {
  return centimes(Math.max(ZERO, payment.amountCentimes - toPay(payment)));
}

/** What of a payment is a deposit: more than is open now, and for the nights to come. */
export function paidAhead(payment: Payment): Centimes {
  const taken = Math.min(payment.amountCentimes, toPay(payment));
  return centimes(Math.max(ZERO, taken - Math.max(ZERO, payment.balanceCentimes)));
}

/** What of the nights to come is counted as still to pay: what was paid ahead of them is paid already. */
export function nightsToPay(payment: Payment): Centimes {
  return centimes(toPay(payment) - Math.max(ZERO, payment.balanceCentimes));
}

function toPay(payment: Payment): number {
  const { balanceCentimes, toComeCentimes } = payment;
  return Math.max(ZERO, balanceCentimes + (hasNoughtTooMany(payment) ? ZERO : toComeCentimes));
}

/** Ten or a hundred times what is open: nobody leaves that as a deposit. */
function hasNoughtTooMany({ amountCentimes, balanceCentimes }: Payment): boolean {
  if (balanceCentimes <= 0) return false;
  return [10, 100].some((times) => amountCentimes === balanceCentimes * times);
}

type Due = Pick<Payment, "balanceCentimes" | "toComeCentimes">;

/** What is owed below zero: a deposit for nights to come, or a credit that is to be given back in the end. */
export type CreditKind = "deposit" | "credit";

export function creditKind({ balanceCentimes, toComeCentimes }: Due): CreditKind | undefined {
  if (balanceCentimes >= 0) return undefined;
  return -balanceCentimes <= toComeCentimes ? "deposit" : "credit";
}

/** What kind of credit a folio of a stay has; one that is over has no nights to come. */
export function stayCredit(
  stay: Pick<Booking, "status" | "totalCentimes" | "tdsCentimes" | "folios">,
  folio: Pick<Folio, "postings">,
): CreditKind | undefined {
  const toCome = occupiesRoom(stay.status)
    ? nightsToCome(priceWithTax(stay), stay.folios, undefined)
    : ZERO;
  return creditKind({ balanceCentimes: folioBalance(folio), toComeCentimes: toCome });
}

type StayToPay = Pick<
  Booking,
  "status" | "totalCentimes" | "tdsCentimes" | "folios" | "groupStatus"
>;

/**
 * What a guest has still to pay for a whole stay: what is open, and the nights to come. Undefined where a company or
 * a group takes a part of it, which is not the guest's to pay.
 */
export function leftToPay(stay: StayToPay, businessDate: CalendarDate): Centimes | undefined {
  const [own, ...others] = stay.folios;
  if (own?.payer !== "Guest" || others.length > 0 || groupTakesOver(stay)) return undefined;
  const toCome = occupiesRoom(stay.status)
    ? nightsToCome(priceWithTax(stay), stay.folios, businessDate)
    : ZERO;
  return centimes(Math.max(ZERO, folioBalance(own) + toCome));
}

/** What of the price of a whole stay is still to be charged, on whichever of its folios. */
export function nightsToCome(
  stayCentimes: Centimes,
  folios: readonly Pick<Folio, "postings">[],
  businessDate: CalendarDate | undefined,
): Centimes {
  return centimes(Math.max(ZERO, stayCentimes - nightsDealtWith(folios, businessDate)));
}

/** Whether nights can go to a folio of a stay: the company's by a rule, the guest's unless a company takes them all. */
export function takesNights(
  folio: Pick<Folio, "payer" | "rules">,
  folios: readonly Pick<Folio, "payer" | "rules">[],
): boolean {
  if (folio.payer === "Company") return roomRule(folio) !== undefined;
  return !folios.some((each) => each.payer === "Company" && roomRule(each)?.limitCentimes === 0);
}

function roomRule({ rules }: Pick<Folio, "rules">): FolioRule | undefined {
  return rules.find(({ department }) => department === ROOM_DEPARTMENT);
}
