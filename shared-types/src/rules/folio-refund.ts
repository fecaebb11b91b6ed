import {
  type Folio,
  type PaymentMethod,
  type Posting,
  paymentMethodSchema,
} from "../contracts/folio.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { folioBalance } from "./folio.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

type Paid = Pick<
  Posting,
  "kind" | "method" | "amountCentimes" | "reversesPostingId" | "reversedByPostingId"
>;
type PaidFolio<P extends Paid = Paid> = { postings: readonly P[] };
type Wanted = { method: PaymentMethod; amountCentimes: Centimes };

/**
 * How much of a folio can be given back by a method: what it was paid too much, as far as it was paid
 * that way. Money goes back the way it came, so that what each method took of a day stays true.
 */
export function refundable(folio: PaidFolio, method: PaymentMethod): Centimes {
  const paid = paymentsBy(folio, method).reduce((sum, each) => sum + each.amountCentimes, 0);
  return centimes(Math.max(0, Math.min(paid, -folioBalance(folio))));
}

/** The methods by which something can be given back. */
export function refundMethods(folio: PaidFolio): PaymentMethod[] {
  return paymentMethodSchema.options.filter((method) => refundable(folio, method) > 0);
}

export function refundVerdict(
  folio: PaidFolio & Pick<Folio, "name">,
  { method, amountCentimes }: Wanted,
): Verdict {
  const most = refundable(folio, method);
  if (amountCentimes > 0 && amountCentimes <= most) return allowed;
  return refused("folio.refund-too-much", { folioName: folio.name, amountCentimes: most });
}

/** What of which payment is given back: the last first, each whole but the one that is too large. */
export function refundPlan<P extends Paid>(
  folio: PaidFolio<P>,
  { method, amountCentimes }: Wanted,
): { posting: P; amountCentimes: Centimes }[] {
  let left: number = amountCentimes;
  const plan = [];
  for (const posting of [...paymentsBy(folio, method)].reverse()) {
    const part = centimes(Math.min(left, posting.amountCentimes));
    if (part > 0) plan.push({ posting, amountCentimes: part });
    left -= part;
  }
  return plan;
}

/** The payments that stand: neither taken back, nor taking another one back. */
function paymentsBy<P extends Paid>({ postings }: PaidFolio<P>, wanted: PaymentMethod): P[] {
  return postings.filter(
    ({ kind, method, reversesPostingId, reversedByPostingId }) =>
      kind === "payment" &&
      method === wanted &&
      reversesPostingId === null &&
      reversedByPostingId === null,
  );
}
