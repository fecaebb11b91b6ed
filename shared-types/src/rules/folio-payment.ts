import type { Booking } from "../contracts/booking.ts";
import type { Folio } from "../contracts/folio.ts";
import { type Centimes, centimes, ZERO } from "../values/money.ts";
import { occupiesRoom } from "./booking-status.ts";
import { folioBalance } from "./folio.ts";

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
  stay: Pick<Booking, "status" | "totalCentimes" | "tdsCentimes">,
  folio: Pick<Folio, "postings">,
): CreditKind | undefined {
  const toCome = occupiesRoom(stay.status) ? nightsToCome(priceWithTax(stay), folio) : ZERO;
  return creditKind({ balanceCentimes: folioBalance(folio), toComeCentimes: toCome });
}

/** What of the price of a whole stay its folio was not charged with so far. */
export function nightsToCome(stayCentimes: Centimes, folio: Pick<Folio, "postings">): Centimes {
  return centimes(Math.max(ZERO, stayCentimes - chargedNights(folio)));
}

/** The nights, room and tax, that a folio was charged with and that were not taken back. */
function chargedNights({ postings }: Pick<Folio, "postings">): Centimes {
  const nights = postings.filter(
    ({ night, reversesPostingId, reversedByPostingId }) =>
      night !== null && reversesPostingId === null && reversedByPostingId === null,
  );
  return centimes(nights.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0));
}
