import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  BillDiscount,
  BillLine,
  BillRef,
  OpenBill,
} from "@funduq/shared-types/contracts/pos-bill";
import type {
  Sale,
  SaleList,
  SaleRef,
  SalesQuery,
  SellBill,
} from "@funduq/shared-types/contracts/pos-sale";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { sellVerdict } from "@funduq/shared-types/rules/sale";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { PosItemId } from "@funduq/shared-types/values/ids";
import { type Centimes, ZERO } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { fireUnsent } from "./bill-operations.service.ts";
import { selectOrigins } from "./bill-rests.queries.ts";
import { endBill, getRestaurantName, lockEndingBill, refuseClosed } from "./bills.service.ts";
import { lockGuestsInHouse } from "./room-guest.service.ts";
import { findSale, selectSales } from "./sale-answers.queries.ts";
import { paymentsOfSale } from "./sale-payments.service.ts";
import {
  billNumberText,
  insertPayments,
  insertSale,
  type MadeThen,
  type NewSaleLine,
  takeBillNumber,
} from "./sales.queries.ts";
import { joinShift } from "./shifts.service.ts";
import { queueReceipt } from "./till-papers.service.ts";

/** A sale, and whether this request made it. */
export type MadeSale = { sale: Sale; isNew: boolean };

/**
 * Sells an open bill as the terminal showed it: kitchen tickets of what was not sent yet, number, sale,
 * charges of rooms, the bill's end and, where the terminal has a network printer, its receipt are one
 * transaction (POS-05, POS-06, POS-13). Locks the business date, the bill and what its seated guests need
 * (`lockEndingBill`), the shift, the stays, then the counter. The same sale again is answered as it was made.
 * Throws `bill.sold` where another sale ended the bill, `room.no-guest` where a guest has left.
 */
export async function sellBill(
  tx: HotelTx,
  ref: BillRef,
  asked: SellBill,
  context: WriteContext,
): Promise<MadeSale> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const bill = await lockEndingBill(tx, ref);
  if (!bill) return { sale: await saleThatEnded(tx, ref, asked), isNew: false };
  assertAllowed(sellVerdict(bill, asked));
  await fireUnsent(tx, ref, bill, context);
  const made = { soldAt: context.now.toISOString(), soldBy: context.by.userId };
  await makeSale(tx, ref, { bill, asked, businessDate, made }, context);
  await endBill(tx, ref, { bill, now: context.now });
  const sale = await getSale(tx, { ...ref, saleId: asked.saleId });
  const { terminalId } = asked;
  return { sale: await queueReceipt(tx, ref, { sale, terminalId }, context), isNew: true };
}

/** The sale that this request has made before. */
async function saleThatEnded(tx: HotelTx, ref: BillRef, { saleId }: SellBill): Promise<Sale> {
  const found = await findSale(tx, { ...ref, saleId });
  return found?.billId === ref.billId ? found.sale : refuseClosed(tx, ref);
}

type SoldLine = Pick<
  BillLine,
  | "id"
  | "name"
  | "categoryName"
  | "priceCentimes"
  | "happyHour"
  | "quantity"
  | "modifiers"
  | "note"
  | "tvaBp"
  | "discountBp"
  | "discountReason"
> & { itemId: PosItemId | null };

/** A bill as it is sold: as it is open, or as a terminal sold it without the network. */
export type SoldBill = BillDiscount &
  Pick<OpenBill, "name" | "tableName" | "covers"> & { lines: readonly SoldLine[] };

type Selling = {
  bill: SoldBill;
  asked: Pick<SellBill, "saleId" | "terminalId" | "payments">;
  businessDate: CalendarDate;
  made: MadeThen;
};

/**
 * Numbers and inserts the sale of a bill, then the charges of rooms, which name it. The caller has locked business date and bill, and ends the
 * bill. Locks the shift, the stays, then the counter.
 */
export async function makeSale(
  tx: HotelTx,
  ref: BillRef,
  { bill, asked, businessDate, made }: Selling,
  context: WriteContext,
): Promise<void> {
  const { hotelId, restaurantId } = ref;
  const { saleId, terminalId, payments } = asked;
  const place = { hotelId, restaurantId, terminalId };
  const shiftId = await joinShift(tx, place, businessDate, context);
  const stays = payments.flatMap((payment) => (payment.method === "Room" ? payment.bookingId : []));
  const rooms = await lockGuestsInHouse(tx, hotelId, stays);
  const number = await takeBillNumber(tx, ref, businessDate);
  const description = `${await getRestaurantName(tx, ref)} ${billNumberText(number)}`;
  const amounts = billAmounts(bill.lines, bill);
  const lines = bill.lines.map(({ tvaBp }, index) => ({
    tvaBp,
    netCentimes: amounts.lines[index]?.netCentimes ?? ZERO,
  }));
  const sold = { hotelId, saleId, rooms, description, businessDate, lines };
  const origins = await selectOrigins(tx, ref, [ref.billId]);
  await insertSale(tx, hotelId, {
    ...number,
    id: saleId,
    restaurantId,
    billId: ref.billId,
    tableName: bill.tableName,
    billName: bill.name,
    covers: bill.covers,
    terminalId,
    shiftId,
    totalCentimes: amounts.netCentimes,
    discountReason: bill.discountReason,
    businessDate,
    ...made,
    lines: bill.lines.map((line, index) => ({
      ...soldLine(line, amounts.lines[index]?.discountCentimes),
      lineIds: [...(origins.get(line.id) ?? []), line.id],
    })),
  });
  const kept = await paymentsOfSale(tx, sold, payments, context);
  await insertPayments(tx, { hotelId, saleId }, kept);
}

/** A line of a bill, as its sale keeps it. */
function soldLine(line: SoldLine, discountCentimes: Centimes | undefined): NewSaleLine {
  const { itemId, name, categoryName, priceCentimes, quantity, modifiers, note, tvaBp } = line;
  const order = { itemId, name, categoryName, priceCentimes, quantity, modifiers, note, tvaBp };
  const happyHour = line.happyHour?.name ?? null;
  const normalPriceCentimes = line.happyHour?.normalPriceCentimes ?? null;
  const happy = { happyHour, normalPriceCentimes };
  return { ...order, ...happy, discountCentimes, discountReason: line.discountReason };
}

/** A sale, for its receipt. Throws `sale.not-found`. */
export async function getSale(tx: HotelTx, ref: SaleRef): Promise<Sale> {
  const found = await findSale(tx, ref);
  if (!found) throw new AppError("sale.not-found");
  return found.sale;
}

export async function getSales(
  tx: HotelTx,
  ref: RestaurantRef,
  { date }: SalesQuery,
): Promise<SaleList> {
  return selectSales(tx, ref, date);
}
