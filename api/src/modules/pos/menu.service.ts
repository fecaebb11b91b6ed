import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  CategoryRef,
  ItemRef,
  OrderCategories,
  OrderItems,
  PosItem,
  SaveCategory,
  SavedCategory,
  SavedItem,
  SaveItem,
  SetSoldOut,
} from "@funduq/shared-types/contracts/pos-menu";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { changedFacts } from "@funduq/shared-types/rules/audit-facts";
import type { HotelTx } from "../../platform/db/database.ts";
import { savePhoto } from "./item-photos.service.ts";
import {
  countGroups,
  deleteCategory,
  deleteItem,
  findCategory,
  findItem,
  insertCategory,
  insertItem,
  listCategoryIds,
  listItemIdsBeside,
  replaceAskedGroups,
  updateCategory,
  updateItem,
  updateSoldOut,
} from "./menu.queries.ts";
import { posCategories, posItems } from "./menu.tables.ts";
import { itemFacts, nameFacts } from "./menu-facts.ts";
import { isNameTaken, setPositions } from "./menu-parts.queries.ts";
import { assertSeen, asWritten, lockMenu, type MenuChange } from "./menu-parts.service.ts";
import { assertNoDish, assertNoSetInSet } from "./set-menus.service.ts";
import { findStation } from "./stations.queries.ts";

/** Adds a category after the others, or changes one (POS-01). */
export async function saveCategory(
  tx: HotelTx,
  ref: CategoryRef,
  { version, ...category }: SaveCategory,
): Promise<MenuChange<SavedCategory>> {
  await lockMenu(tx, ref);
  const before = await findCategory(tx, ref);
  assertSeen(before, version, "category.not-found");
  if (await isNameTaken(tx, posCategories, ref, { id: ref.categoryId, name: category.name }))
    throw new AppError("category.name-taken", { name: category.name });
  await assertStation(tx, ref, category.stationId);
  const save = before ? updateCategory : insertCategory;
  const saved = asWritten(await save(tx, ref, category));
  return { saved, facts: nameFacts("menuCategory", before, category) };
}

/** Deletes a category; its items stay on the menu without one. */
export async function removeCategory(tx: HotelTx, ref: CategoryRef): Promise<AuditFact[]> {
  await lockMenu(tx, ref);
  const before = await findCategory(tx, ref);
  if (!before) throw new AppError("category.not-found");
  await deleteCategory(tx, ref);
  return nameFacts("menuCategory", before, undefined);
}

/** Orders all categories; throws `menu.changed` where these are not all. Answers whether any has moved. */
export async function orderCategories(
  tx: HotelTx,
  ref: RestaurantRef,
  { ids }: OrderCategories,
): Promise<boolean> {
  await lockMenu(tx, ref);
  assertComplete(ids, await listCategoryIds(tx, ref));
  return (await setPositions(tx, posCategories, ref, ids)) > 0;
}

/** Adds an item after the others of its category, or changes one. What is on a bill keeps its name and price. */
export async function saveItem(
  tx: HotelTx,
  ref: ItemRef,
  { version, modifierGroupIds, photo, ...item }: SaveItem,
): Promise<MenuChange<SavedItem>> {
  await lockMenu(tx, ref);
  const before = await findItem(tx, ref);
  assertSeen(before, version, "item.not-found");
  if (await isNameTaken(tx, posItems, ref, { id: ref.itemId, name: item.name }))
    throw new AppError("item.name-taken", { name: item.name });
  const { categoryId } = item;
  if (categoryId && !(await findCategory(tx, { ...ref, categoryId })))
    throw new AppError("category.not-found");
  await assertStation(tx, ref, item.stationId);
  const groupIds = [...new Set(modifierGroupIds)];
  if ((await countGroups(tx, ref, groupIds)) < groupIds.length)
    throw new AppError("modifier-group.not-found");
  const save = before ? updateItem : insertItem;
  const saved = asWritten(await save(tx, ref, item));
  await replaceAskedGroups(tx, ref, groupIds);
  await assertNoSetInSet(tx, ref);
  const photoChange = await savePhoto(tx, { ...ref, name: item.name }, photo);
  return { saved, facts: [...itemFacts(before, item), ...photoChange] };
}

/** Deletes an item; lines of open bills keep their copy of it. Throws `item.is-a-dish` where a set has it. */
export async function removeItem(tx: HotelTx, ref: ItemRef): Promise<AuditFact[]> {
  await lockMenu(tx, ref);
  const before = await findItem(tx, ref);
  if (!before) throw new AppError("item.not-found");
  await assertNoDish(tx, ref, before.name);
  await deleteItem(tx, ref);
  return itemFacts(before, undefined);
}

/** Orders the items of one category; throws `menu.changed` where these are not all. Answers whether any has moved. */
export async function orderItems(
  tx: HotelTx,
  ref: RestaurantRef,
  { ids }: OrderItems,
): Promise<boolean> {
  await lockMenu(tx, ref);
  const [itemId] = ids;
  if (itemId) assertComplete(ids, await listItemIdsBeside(tx, { ...ref, itemId }));
  return (await setPositions(tx, posItems, ref, ids)) > 0;
}

/** Marks an item as sold out, or offers it again (POS-09). Locks no menu: waiters do it while managers edit. */
export async function setSoldOut(
  tx: HotelTx,
  ref: ItemRef,
  { isSoldOut }: SetSoldOut,
): Promise<AuditFact[]> {
  const before = await findItem(tx, ref);
  if (!before) throw new AppError("item.not-found");
  if (before.isSoldOut !== isSoldOut) await updateSoldOut(tx, ref, isSoldOut);
  const after = { isSoldOut };
  return changedFacts<SetSoldOut>({ isSoldOut: "flag" }, { before, after, of: before.name });
}

async function assertStation(
  tx: HotelTx,
  ref: RestaurantRef,
  stationId: PosItem["stationId"],
): Promise<void> {
  if (stationId && !(await findStation(tx, { ...ref, stationId })))
    throw new AppError("station.not-found");
}

/** Refuses an order of other entries than there are: somebody added or deleted one meanwhile. */
function assertComplete(ids: readonly string[], known: readonly string[]): void {
  const listed = new Set(ids);
  const isComplete =
    ids.length === known.length &&
    listed.size === ids.length &&
    known.every((id) => listed.has(id));
  if (!isComplete) throw new AppError("menu.changed");
}
