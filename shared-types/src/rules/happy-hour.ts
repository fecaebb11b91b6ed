import type { ChosenModifier, HappyHourOfLine } from "../contracts/pos-bill.ts";
import type { HappyHour, HappyHourPrice } from "../contracts/pos-happy-hour.ts";
import type { PosItem } from "../contracts/pos-menu.ts";
import { basisPointsOf, centimes, DINAR, sumCentimes, wholeDinars } from "../values/centimes.ts";
import type { HotelTime } from "../values/date-in-zone.ts";
import type { Centimes } from "../values/money.ts";

/*
 * Prices of happy hours (POS-09), as the API and the till compute them. Without the schema library: the till ships it.
 */

type Schedule = Pick<HappyHour, "days" | "from" | "to" | "firstDate" | "lastDate">;
type PricedItem = Pick<PosItem, "id" | "categoryId" | "priceCentimes">;

/** The price of an item in a happy hour, without modifiers. */
export type HappyPrice = Pick<HappyHour, "id" | "name"> & { priceCentimes: Centimes };

const DAY_MS = 86_400_000;

/** Whether a happy hour is on. One that ends no later than it begins ends on the next day, which needs not be one of its days. */
export function isHappyAt(schedule: Schedule, { date, time }: HotelTime): boolean {
  const { from, to } = schedule;
  if (from < to) return beginsOn(schedule, date) && from <= time && time < to;
  return (
    (beginsOn(schedule, date) && from <= time) || (beginsOn(schedule, dayBefore(date)) && time < to)
  );
}

export function beginsOn({ days, firstDate, lastDate }: Schedule, date: string): boolean {
  return (
    days.includes(weekdayOf(date)) &&
    (firstDate === null || firstDate <= date) &&
    (lastDate === null || date <= lastDate)
  );
}

/** 1 is Monday. The first of January 1970 was a Thursday. */
const weekdayOf = (date: string): number => ((Date.parse(date) / DAY_MS + 3) % 7) + 1;

const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);

/**
 * What an item costs in a happy hour: where it is named itself, that price, else that of its category. A share off it
 * leaves whole dinars, at least one. Undefined where it does not make the item cheaper.
 */
export function priceIn(happyHour: Pick<HappyHour, "id" | "name" | "prices">, item: PricedItem) {
  const { id, name, prices } = happyHour;
  const price =
    prices.find((each) => each.kind !== "category-share" && each.itemId === item.id) ??
    prices.find((each) => each.kind === "category-share" && each.categoryId === item.categoryId);
  if (!price) return undefined;
  const priceCentimes = changedPrice(price, item.priceCentimes);
  return priceCentimes < item.priceCentimes ? { id, name, priceCentimes } : undefined;
}

function changedPrice(price: HappyHourPrice, normal: Centimes): Centimes {
  if (price.kind === "item-price") return price.priceCentimes;
  const share = centimes(normal - basisPointsOf(normal, price.offBp));
  return centimes(Math.max(DINAR, wholeDinars(share)));
}

/** Those that are on. */
export const happyHoursAt = (happyHours: readonly HappyHour[], time: HotelTime): HappyHour[] =>
  happyHours.filter((happyHour) => happyHour.isActive && isHappyAt(happyHour, time));

/** The lowest price of happy hours that are on; of equal ones that of the first name, then of the first id. */
export function lowestPrice(
  item: PricedItem,
  happyHours: readonly HappyHour[],
): HappyPrice | undefined {
  const [lowest] = happyHours
    .flatMap((happyHour) => priceIn(happyHour, item) ?? [])
    .sort(
      (a, b) => a.priceCentimes - b.priceCentimes || compare(a.name, b.name) || compare(a.id, b.id),
    );
  return lowest;
}

/** The happy hours of a menu, and what the hotel's clock shows when something is ordered. */
export type OrderTime = { happyHours: readonly HappyHour[]; time: HotelTime };

/** What one of an item costs with its options, which keep their prices in a happy hour. */
export function menuPriceOf(
  item: PricedItem,
  modifiers: readonly Pick<ChosenModifier, "priceCentimes">[],
  { happyHours, time }: OrderTime,
): { priceCentimes: Centimes; happyHour: HappyHourOfLine | null } {
  const options = modifiers.map(({ priceCentimes }) => priceCentimes);
  const normalPriceCentimes = sumCentimes([item.priceCentimes, ...options]);
  const happy = lowestPrice(item, happyHoursAt(happyHours, time));
  if (!happy) return { priceCentimes: normalPriceCentimes, happyHour: null };
  return {
    priceCentimes: sumCentimes([happy.priceCentimes, ...options]),
    happyHour: { name: happy.name, normalPriceCentimes },
  };
}

/** The same on every device, whatever its language. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Whether two lines were ordered in the same happy hour, or both in none. */
export const isSameHappyHour = (
  one: HappyHourOfLine | null | undefined,
  other: HappyHourOfLine | null | undefined,
): boolean => one?.name === other?.name && one?.normalPriceCentimes === other?.normalPriceCentimes;
