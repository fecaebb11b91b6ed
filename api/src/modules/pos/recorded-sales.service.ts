import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { invalidOperation } from "@funduq/shared-types/rules/bill-operations";
import {
  assertRecordedSale,
  firedOf,
  isMadeAsRecorded,
  isStillToCook,
  soldAtOf,
  type TakenPart,
} from "@funduq/shared-types/rules/recorded-sale";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { SaleId, UserId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { MadeChange } from "../../platform/recorded-change.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { findDayOpenAt } from "../night-audit/closing.service.ts";
import { fireUnsent } from "./bill-operations.service.ts";
import { nameSaleOfRest } from "./bill-rests.queries.ts";
import { openRestOfBill, takeSoldFromOtherBills } from "./bill-rests.service.ts";
import { endBill, getRestaurantName } from "./bills.service.ts";
import { lockBillsOrOpen } from "./recorded-bills.service.ts";
import { type CheckedPrices, checkPrices, type SaleTime } from "./recorded-prices.service.ts";
import {
  findIdInUse,
  findSaleOfProvisionalNumber,
  selectKnownItems,
  setProvisionalNumber,
} from "./recorded-sales.queries.ts";
import { findSale } from "./sale-answers.queries.ts";
import { keepConflict } from "./sale-conflicts.service.ts";
import { getSale, makeSale, type SoldBill } from "./sales.service.ts";
import { dropReceipt } from "./till-papers.service.ts";

/** A sale as its terminal recorded it, by whom, and when. */
export type Recorded = { asked: RecordedSale; soldAt: Date; soldBy: UserId };

/**
 * The sale that the bill has now, and what the request did: made it, gave it the provisional number of its receipt, kept a conflict
 * for the manager, or nothing. Of a sale that it made, `bill` is what it ended, as the API had it, `takenFrom` bills that lines of
 * it were moved to, and `rest` what was added meanwhile.
 */
export type RecordedOutcome = { sale: Sale } & (
  | { done: "sold"; bill: OpenBill; takenFrom: readonly OpenBill[]; rest: OpenBill | undefined }
  | { done: "numbered" | "kept-conflict" | "nothing" }
);

/**
 * Makes a sale that was made without the network, with the terminal's lines and total, as they were paid (POS-12): also where
 * the bill's operations have not arrived, and where prices, items or tables have changed. Lines that colleagues added meanwhile
 * go to a new bill. Locks what `sellBill` locks, in that order: with the bill others that lines of it were moved to, and then the
 * bill's table. The same sale again is answered as it was made. Where another sale has sold the bill or lines of it, it is
 * answered with that one, and a conflict is kept.
 */
export async function recordSale(
  tx: HotelTx,
  ref: BillRef,
  asked: RecordedSale,
  made: MadeChange | undefined,
  { timeZone, ...context }: WriteContext & Pick<SaleTime, "timeZone">,
): Promise<RecordedOutcome> {
  assertRecordedSale(asked);
  const soldAt = soldAtOf(made?.at ?? context.now, context.now);
  const recorded = { asked, soldAt, soldBy: made?.by ?? context.by.userId };
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  await getRestaurantName(tx, ref);
  const locked = await lockBillsOrOpen(tx, ref, asked, context);
  if (!locked.bill)
    return answerEnded(tx, ref, { ...recorded, firstSaleId: locked.endedBy }, context);
  const { bill, others, taken } = locked;
  await assertIdsUnused(tx, ref, asked);
  const prices = await checkPrices(tx, ref, asked, locked, {
    ...context,
    soldAt,
    timeZone,
  });
  const rest = await openRestOfBill(tx, ref, bill, asked.lines);
  await takeSoldFromOtherBills(tx, ref, locked, asked, context);
  if (isStillToCook(soldAt, context.now)) {
    const orderOf = knownOrders([bill, ...others], taken);
    const lines = asked.lines.map((line) => ({
      ...line,
      id: line.lineId,
      modifiers: orderOf(line)?.modifiers ?? line.modifiers,
      ...firedOf(bill.lines, taken, line),
    }));
    await fireUnsent(
      tx,
      ref,
      { ...bill, ...headOf(asked), lines },
      { ...context, orderedAt: soldAt },
    );
  }
  await insertRecordedSale(tx, ref, { ...recorded, ...prices }, businessDate, context);
  if (rest) await nameSaleOfRest(tx, { ...ref, billId: rest.id }, asked.saleId);
  await endBill(tx, ref, { bill, now: context.now });
  const takenFrom = others.filter(({ lines }) => taken.some(isOneOf(lines)));
  const sale = await getSale(tx, { ...ref, saleId: asked.saleId });
  return { sale, done: "sold", bill, takenFrom, rest };
}

/**
 * The line of an open bill that a sold line is, or was split off. What the kitchen knows of a set is counted by the dishes that
 * this one has, which a terminal of an earlier release does not send.
 */
const knownOrders =
  (bills: readonly OpenBill[], taken: readonly TakenPart[]) =>
  ({ lineId }: RecordedSale["lines"][number]) => {
    const lines = bills.flatMap((bill) => bill.lines);
    const part = taken.find(({ of }) => of === lineId);
    return lines.find(({ id }) => id === lineId) ?? lines.find(({ id }) => id === part?.lineId);
  };

const isOneOf =
  (lines: OpenBill["lines"]) =>
  ({ lineId }: TakenPart) =>
    lines.some(({ id }) => id === lineId);

/** Refuses the id of another bill's sale, and a bill of another restaurant. */
async function assertIdsUnused(tx: HotelTx, ref: BillRef, { saleId }: RecordedSale): Promise<void> {
  const used = await findIdInUse(tx, ref, saleId);
  if (used) throw invalidOperation(used, "A sale of another bill or restaurant has this id.");
}

/**
 * Stores on a sale the provisional number that its receipt had without the network. Returns false if the request has no such
 * number, or the sale has it already. Throws `sale.provisional-number-used` if another sale of the terminal has it. A caller
 * that made the sale holds the lock of the month's counter, so two sales with one number wait for each other.
 */
async function numberSale(
  tx: HotelTx,
  ref: BillRef,
  { saleId, terminalId, provisionalNumber }: RecordedSale,
): Promise<boolean> {
  if (provisionalNumber === null) return false;
  const place = { ...ref, terminalId };
  const number = await findSaleOfProvisionalNumber(tx, place, provisionalNumber);
  const { sale } = (await findSale(tx, { ...ref, saleId })) ?? {};
  if (number !== undefined && number !== sale?.number)
    throw new AppError("sale.provisional-number-used", { provisionalNumber, number });
  return number === undefined && setProvisionalNumber(tx, { ...ref, saleId }, provisionalNumber);
}

async function insertRecordedSale(
  tx: HotelTx,
  ref: BillRef,
  { asked, soldAt, soldBy, expectedTotalCentimes, happyHours }: Recorded & CheckedPrices,
  businessDate: CalendarDate,
  context: WriteContext,
): Promise<void> {
  const items = await selectKnownItems(
    tx,
    ref,
    asked.lines.map(({ itemId }) => itemId),
  );
  const lines = asked.lines.map((line, index) => ({
    ...line,
    id: line.lineId,
    happyHour: happyHours[index] ?? null,
    itemId: items.has(line.itemId) ? line.itemId : null,
  }));
  const openThen = await findDayOpenAt(tx, ref.hotelId, soldAt);
  const lateFrom = openThen && openThen < businessDate ? openThen : null;
  const made = {
    soldAt: soldAt.toISOString(),
    soldBy,
    arrivedAt: context.now.toISOString(),
    lateFrom,
    expectedTotalCentimes,
  };
  const bill: SoldBill = { ...headOf(asked), lines };
  await makeSale(tx, ref, { bill, asked, businessDate, made }, context);
  await numberSale(tx, ref, asked);
}

const headOf = ({ table, billName, covers, ...asked }: RecordedSale) => ({
  tableName: table?.name ?? "",
  name: billName,
  covers,
  discountBp: asked.discountBp,
  discountCentimes: asked.discountCentimes,
  discountReason: asked.discountReason,
});

/**
 * Answers the sale that has ended the bill: this one, which was made before, or another one. A conflict is kept where it is another
 * one, or was made with other payments. A strict sale of a bill whose receipt was printed without the network gets its number.
 */
async function answerEnded(
  tx: HotelTx,
  ref: BillRef,
  recorded: Recorded & { firstSaleId: SaleId },
  context: WriteContext,
): Promise<RecordedOutcome> {
  const { asked, firstSaleId } = recorded;
  const first = await getSale(tx, { ...ref, saleId: firstSaleId });
  if (firstSaleId === asked.saleId && isMadeAsRecorded(first, asked)) {
    const isNumbered = await numberSale(tx, ref, asked);
    if (isNumbered) await dropReceipt(tx, { ...ref, saleId: firstSaleId });
    const sale = isNumbered ? await getSale(tx, { ...ref, saleId: firstSaleId }) : first;
    return { sale, done: isNumbered ? "numbered" : "nothing" };
  }
  const isKept = await keepConflict(tx, ref, recorded, context);
  return { sale: first, done: isKept ? "kept-conflict" : "nothing" };
}
