import type {
  BillLine,
  BillOperation,
  ChosenModifier,
  OpenBill,
  ReadyTicket,
} from "@funduq/shared-types/contracts/pos-bill";
import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { nextBillName } from "@funduq/shared-types/rules/bill-name";
import { isSameHappyHour } from "@funduq/shared-types/rules/happy-hour";
import { MOST_TICKETS_SERVED } from "@funduq/shared-types/values/bill-limits";
import { centimes } from "@funduq/shared-types/values/centimes";
import type {
  BillId,
  BillLineId,
  DiningTableId,
  RestaurantId,
} from "@funduq/shared-types/values/ids";
import { newKey, serverTime } from "@funduq/shared-ui/state";
import { priceAt } from "../menu/happy-prices.ts";

/** An operation that the API has not confirmed, with what the screen shows for it meanwhile. */
export type PendingOperation = {
  operation: BillOperation;
  /** Of `opened`. */
  bill?: OpenBill;
  /** Of `line-added`. */
  line?: BillLine;
  /** Of `moved`. */
  tableName?: string;
};

// `newKey` draws UUIDs, which is all that the ids' schemas ask; the till ships without them.
export const newBillId = () => newKey() as BillId;
export const newLineId = () => newKey() as BillLineId;

type NewBill = {
  restaurantId: RestaurantId;
  billId: BillId;
  table: { id: DiningTableId; name: string } | null;
  covers: number | null;
  /** Of the bills that are open on the table, or without a table. */
  billNames: readonly string[];
};

/** Opens a bill, named as the API will name it (POS-03). */
export function opened(wish: NewBill): PendingOperation {
  const { restaurantId, billId, table, covers, billNames } = wish;
  const tableId = table?.id ?? null;
  return {
    operation: { id: newKey(), kind: "opened", tableId, covers },
    bill: {
      id: billId,
      restaurantId,
      tableId,
      tableName: table?.name ?? "",
      name: nextBillName(billNames),
      covers,
      version: 0,
      openedAt: new Date().toISOString(),
      openedBy: null,
      askedAt: null,
      presentedAt: null,
      restOf: null,
      discountBp: 0,
      discountCentimes: centimes(0),
      discountReason: null,
      lines: [],
      ready: [],
    },
  };
}

type NewLine = {
  item: PosItem;
  menu: Omit<PosMenu, "modifierGroups" | "stations">;
  modifiers: ChosenModifier[];
  quantity: number;
  note: string;
  course: number;
};

/** An order, with the price of the moment of its tap. */
export function lineAdded(wish: NewLine, at = serverTime()): PendingOperation {
  const { item, menu, modifiers, quantity, note, course } = wish;
  const lineId = newLineId();
  const orderedAt = at.toISOString();
  const { priceCentimes, happyHour } = priceAt(at, menu, item, modifiers);
  return {
    operation: {
      id: newKey(),
      kind: "line-added",
      lineId,
      itemId: item.id,
      quantity,
      priceCentimes,
      modifierIds: modifiers.map(({ id }) => id),
      note,
      course,
      orderedAt,
    },
    line: {
      id: lineId,
      itemId: item.id,
      name: item.name,
      categoryName: menu.categories.find(({ id }) => id === item.categoryId)?.name ?? "",
      priceCentimes,
      happyHour,
      orderedAt,
      quantity,
      firedQuantity: 0,
      modifiers,
      note,
      course,
      tvaBp: item.tvaBp ?? menu.tvaBp,
      discountBp: 0,
      discountReason: null,
    },
  };
}

/** The line that one more of the same item is counted on: not sent to the kitchen yet, and nothing is special about it. */
export function plainLineOf(
  bill: OpenBill | undefined,
  item: PosItem,
  course: number,
  menu: NewLine["menu"],
  at: Date,
) {
  const { priceCentimes, happyHour } = priceAt(at, menu, item, []);
  return bill?.lines.findLast(
    (line) =>
      line.itemId === item.id &&
      line.priceCentimes === priceCentimes &&
      isSameHappyHour(line.happyHour, happyHour) &&
      line.course === course &&
      line.firedQuantity === 0 &&
      line.modifiers.length === 0 &&
      line.note === "" &&
      line.discountBp === 0,
  );
}

/**
 * Orders one more of a line. A discount is for what was ordered when it was given, and the price of a happy hour for what is
 * ordered in it: then one more is counted on an equal line at the price of now, or is a new one.
 */
export function oneMoreOf(
  bill: OpenBill | undefined,
  line: BillLine,
  menu: NewLine["menu"],
): PendingOperation {
  const at = serverTime();
  const now = asOrderedAt(at, line, menu);
  if (now === line && line.discountBp === 0) return quantityChanged({ lineId: line.id, by: 1 }, at);
  const plain = bill?.lines.findLast((other) => isUnsentWithoutDiscount(other, now));
  return plain
    ? quantityChanged({ lineId: plain.id, by: 1 }, at)
    : orderedAgain(now, 1, at.toISOString());
}

/** The line in the happy hour of that moment, or in none; the same line where it was ordered so. */
function asOrderedAt(at: Date, line: BillLine, menu: NewLine["menu"]): BillLine {
  const item = menu.items.find(({ id }) => id === line.itemId);
  if (!item) return line;
  const { priceCentimes, happyHour } = priceAt(at, menu, item, line.modifiers);
  if (isSameHappyHour(line.happyHour, happyHour)) return line;
  return { ...line, priceCentimes, happyHour };
}

const isUnsentWithoutDiscount = (other: BillLine, line: BillLine) =>
  other.discountBp === 0 &&
  other.firedQuantity === 0 &&
  other.itemId === line.itemId &&
  other.priceCentimes === line.priceCentimes &&
  isSameHappyHour(other.happyHour, line.happyHour) &&
  other.course === line.course &&
  other.note === line.note &&
  modifierIdsOf(other).join() === modifierIdsOf(line).join();

const modifierIdsOf = ({ modifiers }: BillLine) => modifiers.map(({ id }) => id);

/** An equal line of its own, ordered now or at that instant. */
export function orderedAgain(
  line: BillLine,
  quantity = 1,
  orderedAt = serverTime().toISOString(),
): PendingOperation {
  const { itemId, priceCentimes, note, course } = line;
  const dishesFired = line.dishesFired?.map(() => 0);
  const unsent = { firedQuantity: 0, ...(dishesFired && { dishesFired }) };
  const own = { id: newLineId(), quantity, orderedAt, ...unsent, discountBp: 0 };
  return {
    operation: {
      id: newKey(),
      kind: "line-added",
      lineId: own.id,
      itemId,
      quantity,
      priceCentimes,
      modifierIds: modifierIdsOf(line),
      note,
      course,
      orderedAt,
    },
    line: { ...line, ...own, discountReason: null },
  };
}

type Plain = Exclude<BillOperation["kind"], "opened" | "line-added">;
type Wish<Kind extends Plain> = Omit<Extract<BillOperation, { kind: Kind }>, "id" | "kind">;

export const quantityChanged = (
  wish: Wish<"quantity-changed">,
  at = serverTime(),
): PendingOperation => ({
  operation: {
    id: newKey(),
    kind: "quantity-changed",
    ...wish,
    ...(wish.by > 0 && { orderedAt: at.toISOString() }),
  },
});
export const lineNoted = (wish: Wish<"line-noted">): PendingOperation => ({
  operation: { id: newKey(), kind: "line-noted", ...wish },
});
export const lineCoursed = (wish: Wish<"line-coursed">): PendingOperation => ({
  operation: { id: newKey(), kind: "line-coursed", ...wish },
});
export const coversSet = (wish: Wish<"covers-set">): PendingOperation => ({
  operation: { id: newKey(), kind: "covers-set", ...wish },
});
export const asked = (wish: Wish<"asked">): PendingOperation => ({
  operation: { id: newKey(), kind: "asked", ...wish },
});
export const presented = (): PendingOperation => ({
  operation: { id: newKey(), kind: "presented" },
});
export const fired = (wish: Wish<"fired">): PendingOperation => ({
  operation: { id: newKey(), kind: "fired", ...wish },
});
/** Marks these dishes as brought to the guests. */
export const served = (tickets: readonly ReadyTicket[]): PendingOperation => ({
  operation: { id: newKey(), kind: "served", tickets: namedOf(tickets) },
});
/** Takes 'served' back. */
export const unserved = (tickets: readonly ReadyTicket[]): PendingOperation => ({
  operation: { id: newKey(), kind: "unserved", tickets: namedOf(tickets) },
});
const namedOf = (tickets: readonly ReadyTicket[]) =>
  tickets.slice(0, MOST_TICKETS_SERVED).map(({ ticketId, readyAt }) => ({ ticketId, readyAt }));
export const moved = (table: { id: DiningTableId; name: string } | null): PendingOperation => ({
  operation: { id: newKey(), kind: "moved", tableId: table?.id ?? null },
  tableName: table?.name ?? "",
});
