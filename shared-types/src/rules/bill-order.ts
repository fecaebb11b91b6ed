import type {
  BillLine,
  BillOperation,
  ChosenModifier,
  HappyHourOfLine,
} from "../contracts/pos-bill.ts";
import type { HappyHour } from "../contracts/pos-happy-hour.ts";
import type { Modifier, ModifierGroup, PosItem } from "../contracts/pos-menu.ts";
import { MOST_CLOCK_SKEW_MS, MOST_DAYS_RECORDED } from "../contracts/pos-recorded-sale.ts";
import { AppError } from "../errors/app-error.ts";
import { hotelTimeOf } from "../values/date-in-zone.ts";
import { choicesOf, chosenOption, countedWith, dishesOf, isSet } from "./bill-dishes.ts";
import { isSameHappyHour, menuPriceOf, type OrderTime } from "./happy-hour.ts";

/** An item of the menu, with all that an order of it needs. The dishes of a set are among the items, too. */
export type OrderableItem = Pick<
  PosItem,
  "id" | "name" | "categoryId" | "priceCentimes" | "tvaBp" | "isSoldOut" | "stationId"
> & {
  categoryName: string;
  /** Of its own station, or of its category's; blank without one. */
  stationName: string;
  groups: readonly (Pick<ModifierGroup, "name" | "least" | "most" | "course"> & {
    modifiers: readonly OfferedOption[];
  })[];
};

/** An option of a group; of a dish of a set, whether it is sold out. */
type OfferedOption = Modifier & { isSoldOut?: boolean };

type LineAdded = Extract<BillOperation, { kind: "line-added" }>;
type Order = Pick<LineAdded, "modifierIds" | "priceCentimes">;

/** An order that can be taken: its options with their prices, and the happy hour that it is in. */
type TakenOrder = { modifiers: ChosenModifier[]; happyHour: HappyHourOfLine | null };

/** The line of an order (POS-09), with name, price and rate of TVA of this moment. Throws what `takenOrder` throws. */
export function orderedLine(
  item: OrderableItem | undefined,
  order: LineAdded,
  at: OrderTime,
  hotelTvaBp: number,
): BillLine {
  const { lineId, itemId, quantity, priceCentimes, note, course } = order;
  const { modifiers, happyHour } = takenOrder(item, order, at);
  return {
    id: lineId,
    itemId,
    name: item?.name ?? "",
    categoryName: item?.categoryName ?? "",
    priceCentimes,
    happyHour,
    quantity,
    firedQuantity: 0,
    ...(isSet({ modifiers }) && { dishesFired: dishesOf({ modifiers }).map(() => 0) }),
    modifiers,
    note,
    course,
    tvaBp: item?.tvaBp ?? hotelTvaBp,
    discountBp: 0,
    discountReason: null,
  };
}

/**
 * Checks that an order can be taken: the item is on the menu and not sold out, nor is a chosen dish, each group has as many options as it asks
 * for, a course as many dishes, and the price is the menu's at that time. Throws `item.not-found`, `item.sold-out`, `modifier-group.not-found`,
 * `item.choice-missing` and `item.price-changed`.
 */
function takenOrder(item: OrderableItem | undefined, order: Order, at: OrderTime): TakenOrder {
  if (!item) throw new AppError("item.not-found");
  const { name, isSoldOut, groups } = item;
  if (isSoldOut) throw new AppError("item.sold-out", { name });
  const modifiers = order.modifierIds.map((id) => {
    const group = groups.find(({ modifiers }) => modifiers.some((each) => each.id === id));
    const option = group?.modifiers.find((each) => each.id === id);
    if (!option) throw new AppError("modifier-group.not-found");
    if (option.isSoldOut) throw new AppError("item.sold-out", { name: option.name });
    return chosenOption(option, group?.course);
  });
  const countOf = (options: readonly OfferedOption[]) =>
    modifiers.filter(({ id }) => options.some((option) => option.id === id)).length;
  for (const group of groups) {
    const { name: groupName, least, most, modifiers: offered } = group;
    const isTooMany = offered.some((option) => countOf(countedWith(group, option)) > most);
    if (countOf(choicesOf(group)) < least || isTooMany)
      throw new AppError("item.choice-missing", { name, groupName, least, most });
  }
  const { priceCentimes, happyHour } = menuPriceOf(item, modifiers, at);
  if (priceCentimes !== order.priceCentimes)
    throw new AppError("item.price-changed", { name, priceCentimes });
  return { modifiers, happyHour };
}

/**
 * Checks that more of a line can be ordered as it was. Throws what `takenOrder` throws, and `item.happy-hour-changed` where the
 * price is the same, and its happy hour another one or none.
 */
export function assertOrderedAgain(
  item: OrderableItem | undefined,
  line: BillLine,
  at: OrderTime,
): void {
  const { priceCentimes, modifiers, name } = line;
  const order = { priceCentimes, modifierIds: modifiers.map(({ id }) => id) };
  if (!isSameHappyHour(takenOrder(item, order, at).happyHour, line.happyHour))
    throw new AppError("item.happy-hour-changed", { name });
}

const DAY_MS = 24 * 60 * 60_000;

/** Whether a tap was over a day before its order or its sale: no guest sits that long, so somebody should look (POS-12). */
export const isLongAgo = (tappedAt: string | undefined, at: Date): boolean =>
  tappedAt !== undefined && at.getTime() - Date.parse(tappedAt) > DAY_MS;

/**
 * When something was ordered, as its device says: an order that waited for the network keeps the price of its tap. What the
 * device can't know, more than its clock may be ahead or longer ago than a sale may wait, is `arrivedAt`.
 */
export function orderedAtOf(tappedAt: string | undefined, arrivedAt: Date): Date {
  const tapped = new Date(tappedAt ?? arrivedAt);
  const agoMs = arrivedAt.getTime() - tapped.getTime();
  const isBelieved = agoMs >= -MOST_CLOCK_SKEW_MS && agoMs <= MOST_DAYS_RECORDED * DAY_MS;
  return isBelieved ? tapped : arrivedAt;
}

/** The menu's happy hours at the moment of an order. */
export const orderTimeOf = (
  { happyHours, timeZone }: { happyHours: readonly HappyHour[]; timeZone: string },
  tappedAt: string | undefined,
  arrivedAt: Date,
): OrderTime => ({ happyHours, time: hotelTimeOf(orderedAtOf(tappedAt, arrivedAt), timeZone) });
