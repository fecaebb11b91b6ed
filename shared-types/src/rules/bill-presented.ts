import type { OpenBill } from "../contracts/pos-bill.ts";

type Presented = Pick<OpenBill, "askedAt" | "presentedAt">;

/** A bill that goes on paper. The guests may want to go on, but it stays one that was presented. */
export function presentation(bill: Presented, now: string): Presented {
  return { askedAt: bill.askedAt ?? now, presentedAt: bill.presentedAt ?? now };
}
