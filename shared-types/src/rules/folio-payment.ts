import { type Centimes, centimes, ZERO } from "../values/money.ts";
import type { Due } from "./stay-due.ts";

type Payment = Due & { amountCentimes: Centimes };

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

/** Ten or a hundred times the open amount, which is a typing error rather than a deposit. */
function hasNoughtTooMany({ amountCentimes, balanceCentimes }: Payment): boolean {
  if (balanceCentimes <= 0) return false;
  return [10, 100].some((times) => amountCentimes === balanceCentimes * times);
}

/** What is owed below zero: a deposit for nights to come, or a credit that is to be given back in the end. */
export type CreditKind = "deposit" | "credit";

export function creditKind(due: Due): CreditKind | undefined {
  if (due.balanceCentimes >= 0) return undefined;
  return creditBeyond(due) === 0 ? "deposit" : "credit";
}

/** What of a credit is beyond all that is still to come, and is to be given back; the rest pays the nights to come. */
export function creditBeyond({ balanceCentimes, toComeCentimes }: Due): Centimes {
  return centimes(Math.max(ZERO, -balanceCentimes - toComeCentimes));
}
