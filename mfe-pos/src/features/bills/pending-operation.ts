import type {
  BillLine,
  BillOperation,
  ChosenModifier,
  OpenBill,
} from "@funduq/shared-types/contracts/pos-bill";
import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { nextBillName } from "@funduq/shared-types/rules/bill-name";
import { centimes } from "@funduq/shared-types/values/centimes";
import type {
  BillId,
  BillLineId,
  DiningTableId,
  RestaurantId,
} from "@funduq/shared-types/values/ids";
import { newKey } from "@funduq/shared-ui/state";

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
    },
  };
}

type NewLine = {
  item: PosItem;
  menu: Pick<PosMenu, "categories" | "tvaBp">;
  modifiers: ChosenModifier[];
  quantity: number;
  note: string;
  course: number;
};

export function lineAdded(wish: NewLine): PendingOperation {
  const { item, menu, modifiers, quantity, note, course } = wish;
  const lineId = newLineId();
  const priceCentimes = priceOf(item, modifiers);
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
    },
    line: {
      id: lineId,
      itemId: item.id,
      name: item.name,
      categoryName: menu.categories.find(({ id }) => id === item.categoryId)?.name ?? "",
      priceCentimes,
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

/** Of one with its options. */
export function priceOf(item: PosItem, modifiers: readonly ChosenModifier[]) {
  return centimes(
    modifiers.reduce<number>((sum, { priceCentimes }) => sum + priceCentimes, item.priceCentimes),
  );
}

/** The line that one more of the same item is counted on: not sent to the kitchen yet, and nothing is special about it. */
export function plainLineOf(bill: OpenBill | undefined, item: PosItem, course: number) {
  return bill?.lines.findLast(
    (line) =>
      line.itemId === item.id &&
      line.priceCentimes === item.priceCentimes &&
      line.course === course &&
      line.firedQuantity === 0 &&
      line.modifiers.length === 0 &&
      line.note === "" &&
      line.discountBp === 0,
  );
}

/**
 * Orders one more of a line. A discount is for what was ordered when it was given, so one more of a discounted line is
 * counted on an equal line without discount, or is a new one.
 */
export function oneMoreOf(bill: OpenBill | undefined, line: BillLine): PendingOperation {
  if (line.discountBp === 0) return quantityChanged({ lineId: line.id, by: 1 });
  const plain = bill?.lines.findLast((other) => isUnsentWithoutDiscount(other, line));
  return plain ? quantityChanged({ lineId: plain.id, by: 1 }) : orderedAgain(line);
}

const isUnsentWithoutDiscount = (other: BillLine, line: BillLine) =>
  other.discountBp === 0 &&
  other.firedQuantity === 0 &&
  other.itemId === line.itemId &&
  other.priceCentimes === line.priceCentimes &&
  other.course === line.course &&
  other.note === line.note &&
  modifierIdsOf(other).join() === modifierIdsOf(line).join();

const modifierIdsOf = ({ modifiers }: BillLine) => modifiers.map(({ id }) => id);

/** An equal line of its own. */
export function orderedAgain(line: BillLine, quantity = 1): PendingOperation {
  const { itemId, priceCentimes, note, course } = line;
  const own = { id: newLineId(), quantity, firedQuantity: 0, discountBp: 0 };
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
    },
    line: { ...line, ...own, discountReason: null },
  };
}

type Plain = Exclude<BillOperation["kind"], "opened" | "line-added">;
type Wish<Kind extends Plain> = Omit<Extract<BillOperation, { kind: Kind }>, "id" | "kind">;

export const quantityChanged = (wish: Wish<"quantity-changed">): PendingOperation => ({
  operation: { id: newKey(), kind: "quantity-changed", ...wish },
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
export const fired = (wish: Wish<"fired">): PendingOperation => ({
  operation: { id: newKey(), kind: "fired", ...wish },
});
export const moved = (table: { id: DiningTableId; name: string } | null): PendingOperation => ({
  operation: { id: newKey(), kind: "moved", tableId: table?.id ?? null },
  tableName: table?.name ?? "",
});
