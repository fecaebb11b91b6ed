import type {
  BillDiscount,
  BillRef,
  DiscountBill,
  OpenBill,
} from "@funduq/shared-types/contracts/pos-bill";
import { findBillLine, withLine } from "@funduq/shared-types/rules/bill-operations";
import { ZERO } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import type { WrittenBill } from "./bill-operations.service.ts";
import { storeBill } from "./bill-writes.service.ts";
import { assertVersion, getChangedBill, lockBill } from "./bills.service.ts";

/** What was discounted: the bill, or a line of this name. */
export type Discounted = {
  wasDiscount: BillDiscount;
  isDiscount: BillDiscount;
  lineName: string | undefined;
};

/** Discounts a line or the whole bill with a reason, or takes the discount off (POS-11). Throws `bill.changed`. */
export async function discountBill(
  tx: HotelTx,
  ref: BillRef,
  { version, lineId, reason, ...amounts }: DiscountBill,
  context: WriteContext,
): Promise<WrittenBill & Discounted> {
  await lockBusinessDateShared(tx, ref.hotelId);
  const before = await lockBill(tx, ref);
  assertVersion(before, version);
  const isNone = amounts.discountBp + amounts.discountCentimes === 0;
  const isDiscount = { ...amounts, discountReason: isNone ? null : reason };
  const line = lineId === null ? undefined : findBillLine(before.lines, lineId);
  const changed: OpenBill = line
    ? { ...before, lines: withLine(before.lines, line.id, lineDiscount(isDiscount)) }
    : { ...before, ...isDiscount };
  await storeBill(tx, ref, before, changed, context);
  return {
    before,
    after: await getChangedBill(tx, ref),
    wasDiscount: line ? { ...line, discountCentimes: ZERO } : before,
    isDiscount,
    lineName: line?.name,
  };
}

const lineDiscount = ({ discountBp, discountReason }: BillDiscount) => ({
  discountBp,
  discountReason,
});
