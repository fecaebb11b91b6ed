import {
  type BillLine,
  type BillOperation,
  MAX_QUANTITY,
  type OpenBill,
} from "../contracts/pos-bill.ts";
import type { HappyHour } from "../contracts/pos-happy-hour.ts";
import { AppError } from "../errors/app-error.ts";
import type { BillLineId, DiningTableId, PosItemId, PosStationId } from "../values/ids.ts";
import { MAX_AMOUNT_CENTIMES, ZERO } from "../values/money.ts";
import { type KitchenPart, kitchenParts, unsentOf, withSent } from "./bill-dishes.ts";
import { nextBillName } from "./bill-name.ts";
import { assertOrderedAgain, type OrderableItem, orderedLine, orderTimeOf } from "./bill-order.ts";
import { presentation } from "./bill-presented.ts";
import { withServed, withUnserved } from "./bill-ready.ts";

/** A bill while it is changed, and what was sent to the kitchen so far. Lines of quantity 0 are not stored. */
export type BillDraft = Pick<
  OpenBill,
  | "tableId"
  | "tableName"
  | "name"
  | "covers"
  | "askedAt"
  | "presentedAt"
  | "discountBp"
  | "discountCentimes"
  | "discountReason"
  | "ready"
  | "served"
> & { lines: readonly BillLine[]; fired: readonly FiredTicket[] };

/** What one station is to prepare of one course (POS-13). */
export type FiredTicket = {
  stationId: PosStationId | null;
  stationName: string;
  course: number;
  lines: readonly (Pick<BillLine, "name" | "quantity" | "modifiers" | "note"> & {
    lineId: BillLineId;
    /** Which dish of a set, from 1. */
    dish: number | null;
  })[];
};

/** What operations are decided on. `tables` are those that they name, `null` the place of quick sales. */
export type BillSurroundings = {
  items: ReadonlyMap<PosItemId, OrderableItem>;
  tables: ReadonlyMap<DiningTableId | null, BillPlace>;
  /** Those of the restaurant, at least with the prices of these items. */
  happyHours: readonly HappyHour[];
  timeZone: string;
  hotelTvaBp: number;
  now: string;
};

/** A table and the names of the other bills that are open on it. */
export type BillPlace = { name: string; billNames: readonly string[] };

type Operation<Kind extends BillOperation["kind"]> = Extract<BillOperation, { kind: Kind }>;

/** Does one operation on a bill; undefined is a bill that is not open yet. Throws where it can't be done. */
export function doOperation(
  bill: BillDraft | undefined,
  operation: BillOperation,
  around: BillSurroundings,
): BillDraft {
  if (operation.kind === "opened") return opened(bill, operation, around);
  if (!bill) throw new AppError("bill.not-found");
  switch (operation.kind) {
    case "line-added":
      return lineAdded(bill, operation, around);
    case "quantity-changed":
      return quantityChanged(bill, operation, around);
    case "line-noted":
      return withUnfired(bill, operation.lineId, { note: operation.note });
    case "line-coursed":
      return withUnfired(bill, operation.lineId, { course: operation.course });
    case "covers-set":
      return { ...bill, covers: operation.covers };
    case "moved":
      return moved(bill, operation, around);
    case "asked":
      return { ...bill, askedAt: operation.isAsked ? (bill.askedAt ?? around.now) : null };
    case "presented":
      return { ...bill, ...presentation(bill, around.now) };
    case "fired":
      return fireBill(bill, operation.course, around.items);
    case "served":
      return { ...bill, ...withServed(bill, operation) };
    case "unserved":
      return { ...bill, ...withUnserved(bill, operation) };
  }
}

/** Refuses a bill above the maximum amount, without discounts, which may be taken off later, and without happy hours. */
export function assertBillInRange(
  lines: readonly Pick<BillLine, "priceCentimes" | "happyHour" | "quantity">[],
): void {
  const gross = lines.reduce(
    (sum, { priceCentimes, happyHour, quantity }) =>
      sum + (happyHour?.normalPriceCentimes ?? priceCentimes) * quantity,
    0,
  );
  if (gross > MAX_AMOUNT_CENTIMES)
    throw new AppError("bill.too-high", { mostCentimes: MAX_AMOUNT_CENTIMES });
}

/** A line of a bill, of which something is left. Throws `bill.line-not-found`. */
export function findBillLine(lines: readonly BillLine[], lineId: BillLineId): BillLine {
  const line = lines.find(({ id, quantity }) => id === lineId && quantity > 0);
  if (!line) throw new AppError("bill.line-not-found");
  return line;
}

/** The lines with one of them changed. One of which nothing is left keeps its id from being used again until it is stored. */
export function withLine(
  lines: readonly BillLine[],
  lineId: BillLineId,
  change: Partial<BillLine>,
): BillLine[] {
  return lines.map((line) => (line.id === lineId ? { ...line, ...change } : line));
}

export function invalidOperation(path: string, message: string): AppError {
  return new AppError("request.invalid", { fields: [{ path, message }] });
}

function opened(
  bill: BillDraft | undefined,
  { tableId, covers }: Operation<"opened">,
  { tables }: BillSurroundings,
): BillDraft {
  if (bill) throw invalidOperation("operations", "The bill is open already.");
  const place = placeOf(tables, tableId);
  return {
    tableId,
    tableName: place.name,
    name: nextBillName(place.billNames),
    covers,
    askedAt: null,
    presentedAt: null,
    discountBp: 0,
    discountCentimes: ZERO,
    discountReason: null,
    lines: [],
    ready: [],
    served: [],
    fired: [],
  };
}

/** A bill keeps its name unless another one of the table has it. */
function moved(
  bill: BillDraft,
  { tableId }: Operation<"moved">,
  { tables }: BillSurroundings,
): BillDraft {
  const { name: tableName, billNames } = placeOf(tables, tableId);
  const name = billNames.includes(bill.name) ? nextBillName(billNames) : bill.name;
  return { ...bill, tableId, tableName, name };
}

function placeOf(tables: BillSurroundings["tables"], tableId: DiningTableId | null): BillPlace {
  const place = tables.get(tableId);
  if (!place) throw new AppError("table.not-found");
  return place;
}

function lineAdded(
  bill: BillDraft,
  order: Operation<"line-added">,
  around: BillSurroundings,
): BillDraft {
  if (bill.lines.some(({ id }) => id === order.lineId))
    throw invalidOperation("operations", "The bill has a line of this id already.");
  const at = orderTimeOf(around, order.orderedAt, new Date(around.now));
  const line = orderedLine(around.items.get(order.itemId), order, at, around.hotelTvaBp);
  return { ...bill, lines: [...bill.lines, line] };
}

/**
 * More of a line is a new order of it, so it is checked against the menu, and refused where the line is discounted: the
 * discount was given for what was ordered then. Less is refused below what the kitchen knows of, and on a bill that was
 * presented: the guests may have paid it already.
 */
function quantityChanged(
  bill: BillDraft,
  { lineId, by, orderedAt }: Operation<"quantity-changed">,
  around: BillSurroundings,
): BillDraft {
  const line = findBillLine(bill.lines, lineId);
  const { itemId, name, discountBp } = line;
  const quantity = line.quantity + by;
  if (by > 0 && discountBp > 0) throw new AppError("bill.line-discounted", { name });
  if (by > 0) {
    const at = orderTimeOf(around, orderedAt, new Date(around.now));
    assertOrderedAgain(around.items.get(itemId), line, at);
  }
  if (by < 0 && bill.presentedAt !== null) throw new AppError("bill.is-asked");
  if (line.firedQuantity > 0 && quantity < line.firedQuantity)
    throw new AppError("bill.line-ordered", { name, quantity: line.firedQuantity });
  if (quantity < 0) throw new AppError("bill.line-too-few", { name, quantity: line.quantity });
  if (quantity > MAX_QUANTITY)
    throw invalidOperation("operations", `A line has at most ${MAX_QUANTITY}.`);
  return { ...bill, lines: withLine(bill.lines, lineId, { quantity }) };
}

/** Changes note or course of what the kitchen does not know of yet. */
function withUnfired(
  bill: BillDraft,
  lineId: BillLineId,
  change: Partial<Pick<BillLine, "note" | "course">>,
): BillDraft {
  const line = findBillLine(bill.lines, lineId);
  const { name, quantity } = line;
  if (unsentOf(line) === 0) throw new AppError("bill.line-ordered", { name, quantity });
  return { ...bill, lines: withLine(bill.lines, lineId, change) };
}

/**
 * Sends what is not sent yet, of one course or of all: one ticket per course and station, in the order of the lines. Of a set
 * its dishes are sent, each in its own course.
 */
export function fireBill(
  bill: BillDraft,
  course: number | null,
  items: BillSurroundings["items"],
): BillDraft {
  const isSent = (part: KitchenPart) =>
    part.quantity > part.firedQuantity && (course === null || part.course === course);
  const tickets = new Map<string, FiredTicket>();
  for (const { id: lineId, note, ...line } of bill.lines)
    for (const part of kitchenParts(line).filter(isSent)) {
      const { stationId = null, stationName = "" } = items.get(part.itemId) ?? {};
      const { dish, name, modifiers } = part;
      const key = `${part.course} ${stationId}`;
      const ticket = tickets.get(key) ?? { stationId, stationName, course: part.course, lines: [] };
      const quantity = part.quantity - part.firedQuantity;
      const lines = [...ticket.lines, { lineId, dish, name, quantity, modifiers, note }];
      tickets.set(key, { ...ticket, lines });
    }
  const lines = bill.lines.map((line) => withSent(line, isSent));
  const inOrder = [...tickets.values()].sort((a, b) => a.course - b.course);
  return { ...bill, lines, fired: [...bill.fired, ...inOrder] };
}
