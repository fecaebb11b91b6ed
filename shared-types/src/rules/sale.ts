import type { BillLine, OpenBill } from "../contracts/pos-bill.ts";
import type { SellBill } from "../contracts/pos-sale.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { billAmounts } from "./bill.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

type SoldBill = Pick<OpenBill, "version" | "discountBp" | "discountCentimes"> & {
  lines: readonly Pick<BillLine, "priceCentimes" | "quantity" | "discountBp">[];
};
type Asked = Pick<SellBill, "version" | "totalCentimes" | "payments">;

/**
 * Whether a bill is sold as the terminal showed it (POS-06): nothing was changed on it since, the payments come to what is
 * to be paid, and the cash that was handed over covers its part with its tip.
 */
export function sellVerdict(bill: SoldBill, { version, totalCentimes, payments }: Asked): Verdict {
  if (bill.version !== version) return refused("bill.changed");
  if (bill.lines.length === 0) return refused("bill.empty");
  const total = billAmounts(bill.lines, bill).netCentimes;
  if (total !== totalCentimes) return refused("sale.total-changed", { totalCentimes: total });
  return paymentsVerdict(total, payments);
}

/** Whether payments come to a total, and the cash that was handed over covers its part with its tip. */
export function paymentsVerdict(totalCentimes: Centimes, payments: SellBill["payments"]): Verdict {
  const paidCentimes = payments.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
  if (paidCentimes !== totalCentimes)
    return refused("sale.payments-differ", { paidCentimes, totalCentimes });
  const missingCentimes = payments.reduce((sum, payment) => sum + missingCash(payment), 0);
  return missingCentimes > 0
    ? refused("sale.cash-too-little", { missingCentimes: centimes(missingCentimes) })
    : allowed;
}

function missingCash(payment: SellBill["payments"][number]): number {
  if (payment.method !== "Cash" || payment.tenderedCentimes === null) return 0;
  return Math.max(0, payment.amountCentimes + payment.tipCentimes - payment.tenderedCentimes);
}
