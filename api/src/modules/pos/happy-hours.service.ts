import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import {
  type HappyHourPrice,
  type HappyHourRef,
  MAX_HAPPY_HOURS,
  type SavedHappyHour,
  type SaveHappyHour,
  targetOf,
} from "@funduq/shared-types/contracts/pos-happy-hour";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  countCategories,
  countHappyHours,
  deleteHappyHour,
  findHappyHour,
  insertHappyHour,
  replacePrices,
  selectNamedPrices,
  selectTargetNames,
  updateHappyHour,
} from "./happy-hours.queries.ts";
import { happyHours } from "./happy-hours.tables.ts";
import { happyHourFacts } from "./menu-facts.ts";
import { isNameTaken } from "./menu-parts.queries.ts";
import { assertSeen, asWritten, lockMenu, type MenuChange } from "./menu-parts.service.ts";

/** Adds a happy hour, or replaces one (POS-09). What was ordered keeps its price. */
export async function saveHappyHour(
  tx: HotelTx,
  ref: HappyHourRef,
  { version, prices, ...fields }: SaveHappyHour,
): Promise<MenuChange<SavedHappyHour>> {
  await lockMenu(tx, ref);
  const before = (await findHappyHour(tx, ref)) ?? undefined;
  assertSeen(before, version, "happy-hour.not-found");
  const { name } = fields;
  if (await isNameTaken(tx, happyHours, ref, { id: ref.happyHourId, name }))
    throw new AppError("happy-hour.name-taken", { name });
  if (!before && (await countHappyHours(tx, ref)) >= MAX_HAPPY_HOURS)
    throw new AppError("happy-hour.too-many", { most: MAX_HAPPY_HOURS });
  await assertPrices(tx, ref, prices);
  const save = before ? updateHappyHour : insertHappyHour;
  const saved = asWritten(await save(tx, ref, fields));
  await replacePrices(tx, ref, prices);
  const names = await namesOf(tx, ref, [...(before?.prices ?? []), ...prices]);
  return { saved, facts: happyHourFacts(before, { ...fields, prices }, names) };
}

/**
 * Throws `item.not-found` or `category.not-found` where somebody deleted one meanwhile, and `happy-hour.not-cheaper` where an
 * item costs as much without the happy hour. The menu is locked.
 */
async function assertPrices(
  tx: HotelTx,
  ref: RestaurantRef,
  prices: readonly HappyHourPrice[],
): Promise<void> {
  const itemIds = prices.flatMap((price) => (price.kind === "category-share" ? [] : price.itemId));
  const items = await selectNamedPrices(tx, ref, itemIds);
  if (items.length < itemIds.length) throw new AppError("item.not-found");
  const categoryIds = prices.flatMap((price) =>
    price.kind === "category-share" ? price.categoryId : [],
  );
  if ((await countCategories(tx, ref, categoryIds)) < categoryIds.length)
    throw new AppError("category.not-found");
  const normal = new Map(items.map((item) => [item.id, item]));
  for (const price of prices) {
    const item = price.kind === "item-price" ? normal.get(price.itemId) : undefined;
    if (item && price.kind === "item-price" && price.priceCentimes >= item.priceCentimes)
      throw new AppError("happy-hour.not-cheaper", {
        name: item.name,
        priceCentimes: item.priceCentimes,
      });
  }
}

/** Deletes a happy hour; lines that were ordered in it keep its name and their prices. */
export async function removeHappyHour(tx: HotelTx, ref: HappyHourRef): Promise<AuditFact[]> {
  await lockMenu(tx, ref);
  const before = await findHappyHour(tx, ref);
  if (!before) throw new AppError("happy-hour.not-found");
  await deleteHappyHour(tx, ref);
  return happyHourFacts(before, undefined, await namesOf(tx, ref, before.prices));
}

const namesOf = (tx: HotelTx, ref: RestaurantRef, prices: readonly HappyHourPrice[]) =>
  selectTargetNames(tx, ref, prices.map(targetOf));
