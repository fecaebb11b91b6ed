import type { BillDiscount, BillLine, HappyHourOfLine } from "../contracts/pos-bill.ts";
import type { HappyHour } from "../contracts/pos-happy-hour.ts";
import {
  MOST_CLOCK_SKEW_MS,
  MOST_DAYS_RECORDED,
  type RecordedLine,
  type RecordedSale,
} from "../contracts/pos-recorded-sale.ts";
import type { Sale, SalePayment } from "../contracts/pos-sale.ts";
import type { BillLineId, PosItemId } from "../values/ids.ts";
import type { Centimes } from "../values/money.ts";
import { RECORDED_AT_HEADER } from "../values/recorded-headers.ts";
import { billAmounts } from "./bill.ts";
import { type Fired, firedOfPart, firedOfRest, firedTogether } from "./bill-dishes.ts";
import { assertBillInRange, invalidOperation } from "./bill-operations.ts";
import { isLongAgo, type OrderableItem, orderTimeOf } from "./bill-order.ts";
import { menuPriceOf } from "./happy-hour.ts";
import { paymentsVerdict } from "./sale.ts";
import { assertAllowed } from "./verdict.ts";

type SoldLine = Pick<RecordedLine, "lineId" | "quantity">;

const DAY_MS = 24 * 60 * 60_000;

/** The kitchen gets no ticket of what was paid longer ago than this: the guests have eaten, or have left. */
const TO_COOK_MS = 15 * 60_000;

/**
 * Refuses a sale of another total than its lines come to, and payments that do not come to it (POS-12). Throws
 * `request.invalid`, `bill.too-high`, `sale.payments-differ` or `sale.cash-too-little`.
 */
export function assertRecordedSale({
  lines,
  totalCentimes,
  payments,
  ...bill
}: RecordedSale): void {
  assertBillInRange(lines);
  const total = billAmounts(lines, bill).netCentimes;
  if (total !== totalCentimes)
    throw invalidOperation("totalCentimes", `The lines come to ${total} centimes.`);
  assertAllowed(paymentsVerdict(total, payments));
}

/** The menu as the API knows it, and when the sale was made by the hotel's clock. */
export type MenuOfSale = {
  items: ReadonlyMap<PosItemId, OrderableItem>;
  happyHours: readonly HappyHour[];
  timeZone: string;
  soldAt: Date;
};

/**
 * What a sale comes to at the prices and discounts that the API knows: of lines of open bills, else the menu's without a
 * discount, at the moment of the tap or, of a tap that is implausibly long ago, of the sale. A line that is on neither keeps the terminal's price: its item may have been deleted.
 */
export function expectedTotal(
  { lines }: Pick<RecordedSale, "lines">,
  open: readonly BillLine[],
  menu: MenuOfSale,
  discount: Pick<BillDiscount, "discountBp" | "discountCentimes">,
): Centimes {
  const known = new Map(open.map((line) => [line.id, line]));
  const priced = lines.map((line) => {
    const { quantity } = line;
    const { priceCentimes, discountBp } = known.get(line.lineId) ?? {
      priceCentimes: menuPrice(menu, line).priceCentimes,
      discountBp: 0,
    };
    return { quantity, priceCentimes, discountBp };
  });
  return billAmounts(priced, discount).netCentimes;
}

/**
 * The happy hour of each line of a sale: where the API's bill or menu has the price that was paid, the one that it is in there,
 * whatever the terminal says. Another price is in no total of the API, and keeps the happy hour that the terminal says.
 */
export function happyHoursOfSale(
  { lines }: Pick<RecordedSale, "lines">,
  open: readonly BillLine[],
  menu: MenuOfSale,
): (HappyHourOfLine | null)[] {
  const known = new Map(open.map((line) => [line.id, line]));
  return lines.map((line) => {
    const { priceCentimes, happyHour } = known.get(line.lineId) ?? menuPrice(menu, line);
    return (priceCentimes === line.priceCentimes ? happyHour : line.happyHour) ?? null;
  });
}

/** What a line costs by the menu; of an item that is gone, what the terminal says. */
function menuPrice(
  { items, soldAt, ...menu }: MenuOfSale,
  line: RecordedLine,
): Pick<BillLine, "priceCentimes" | "happyHour"> {
  const item = items.get(line.itemId);
  if (!item) return line;
  const offered = item.groups.flatMap(({ modifiers }) => modifiers);
  const chosen = line.modifiers.flatMap(({ id }) => offered.find((each) => each.id === id) ?? []);
  const tappedAt = isLongAgo(line.orderedAt, soldAt) ? undefined : line.orderedAt;
  return menuPriceOf(item, chosen, orderTimeOf(menu, tappedAt, soldAt));
}

/** Whether a sale that was made is this recorded one: of the same total, paid by the same methods. */
export function isMadeAsRecorded(
  sale: Pick<Sale, "totalCentimes" | "payments">,
  asked: RecordedSale,
) {
  return (
    sale.totalCentimes === asked.totalCentimes &&
    paidText(sale.payments) === paidText(asked.payments)
  );
}

type Paid = Pick<SalePayment, "method" | "amountCentimes" | "tipCentimes">;

const paidText = (payments: readonly Paid[]): string =>
  payments
    .map(({ method, amountCentimes, tipCentimes }) => `${method} ${amountCentimes} ${tipCentimes}`)
    .sort()
    .join();

/**
 * When a sale was made, as its device says: at the latest now, as its clock may be a little fast. Throws `request.invalid`
 * where the clock must be wrong, or the sale is too old to be accepted.
 */
export function soldAtOf(recordedAt: Date, now: Date): Date {
  const agoMs = now.getTime() - recordedAt.getTime();
  if (agoMs < -MOST_CLOCK_SKEW_MS)
    throw invalidOperation(RECORDED_AT_HEADER, "The sale is in the future: the clock is wrong.");
  if (agoMs > MOST_DAYS_RECORDED * DAY_MS)
    throw invalidOperation(RECORDED_AT_HEADER, `Over ${MOST_DAYS_RECORDED} days ago.`);
  return agoMs < 0 ? now : recordedAt;
}

/** Whether the kitchen is still to prepare what it did not know of when it was sold (POS-13). */
export const isStillToCook = (soldAt: Date, now: Date): boolean =>
  now.getTime() - soldAt.getTime() <= TO_COOK_MS;

/**
 * What is left of the lines of an open bill when these are sold: whole lines, and what a line has above the quantity that was
 * sold of it. What was sold takes first what the kitchen knows of.
 */
export function leftLines(lines: readonly BillLine[], sold: readonly SoldLine[]): BillLine[] {
  const soldOf = new Map(sold.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.flatMap((line) => {
    const taken = soldOf.get(line.id);
    if (taken === undefined) return line;
    const quantity = line.quantity - taken;
    return quantity > 0 ? { ...line, quantity, ...firedOfRest(line, taken) } : [];
  });
}

/** How many of each sold line a bill does not have. */
export function missingLines(lines: readonly BillLine[], sold: readonly SoldLine[]): SoldLine[] {
  const quantityOf = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return sold.flatMap(({ lineId, quantity }) => {
    const missing = quantity - (quantityOf.get(lineId) ?? 0);
    return missing > 0 ? { lineId, quantity: missing } : [];
  });
}

/** What is taken of a line of another bill for the sold line `of`, and how many of it the kitchen knows of. */
export type TakenPart = SoldLine & { of: BillLineId } & Fired;

/** The lines that a line was split off, the ordered one first. */
export type LineOrigins = ReadonlyMap<BillLineId, readonly BillLineId[]>;

/**
 * Takes missing pieces off lines of other bills: first off the line itself, which a merge has moved there, then off what was
 * split off it. `lacking` is what those bills don't have either.
 */
export function takenParts(
  lines: readonly BillLine[],
  origins: LineOrigins,
  missing: readonly SoldLine[],
): { taken: TakenPart[]; lacking: SoldLine[] } {
  const still = new Map(missing.map(({ lineId, quantity }) => [lineId, quantity]));
  const free = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const takenFor = new Map<BillLineId, BillLineId>();
  const take = (lineId: BillLineId, of: BillLineId) => {
    const taken = Math.min(still.get(of) ?? 0, free.get(lineId) ?? 0);
    if (taken === 0) return;
    still.set(of, (still.get(of) ?? 0) - taken);
    free.set(lineId, (free.get(lineId) ?? 0) - taken);
    takenFor.set(lineId, takenFor.get(lineId) ?? of);
  };
  for (const { id } of lines) take(id, id);
  for (const { id } of lines) for (const origin of origins.get(id) ?? []) take(id, origin);
  const taken = lines.flatMap((line) => {
    const lineId = line.id;
    const of = takenFor.get(lineId);
    const quantity = line.quantity - (free.get(lineId) ?? 0);
    return of ? { lineId, quantity, of, ...firedOfPart(line, quantity) } : [];
  });
  const lacking = missing.flatMap(({ lineId }) => {
    const quantity = still.get(lineId) ?? 0;
    return quantity > 0 ? { lineId, quantity } : [];
  });
  return { taken, lacking };
}

/** How many of a sold line the kitchen knows of: on its bill, and of what was taken off other bills. */
export function firedOf(
  lines: readonly BillLine[],
  taken: readonly TakenPart[],
  { lineId, quantity }: SoldLine,
): Fired {
  const own = lines.find(({ id }) => id === lineId) ?? { firedQuantity: 0 };
  const elsewhere = taken.filter(({ of }) => of === lineId);
  return elsewhere.reduce(firedTogether, firedOfPart(own, quantity));
}
