import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  CategoryRef,
  ItemRef,
  PosItem,
  SaveCategory,
  SavedCategory,
  SavedItem,
  SaveItem,
} from "@funduq/shared-types/contracts/pos-menu";
import type { ModifierGroupId, PosCategoryId, PosItemId } from "@funduq/shared-types/values/ids";
import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { itemModifierGroups, modifierGroups, posCategories, posItems } from "./menu.tables.ts";

const ofRestaurant = (
  table: typeof posCategories | typeof posItems,
  { hotelId, restaurantId }: RestaurantRef,
) => and(eq(table.hotelId, hotelId), eq(table.restaurantId, restaurantId));

const isCategory = (ref: CategoryRef) =>
  and(ofRestaurant(posCategories, ref), eq(posCategories.id, ref.categoryId));

const isItem = (ref: ItemRef) => and(ofRestaurant(posItems, ref), eq(posItems.id, ref.itemId));

const writtenCategory = { id: posCategories.id, version: posCategories.version };
const writtenItem = { id: posItems.id, version: posItems.version };

export async function findCategory(tx: HotelTx, ref: CategoryRef) {
  const [category] = await tx.select().from(posCategories).where(isCategory(ref));
  return category;
}

/** Adds a category after the others; undefined where the hotel has its id already. */
export async function insertCategory(
  tx: HotelTx,
  { hotelId, restaurantId, categoryId: id }: CategoryRef,
  category: Omit<SaveCategory, "version">,
): Promise<SavedCategory | undefined> {
  const position = sql<number>`(select coalesce(max(c.position), 0) + 1 from pos_categories c
    where c.hotel_id = ${hotelId} and c.restaurant_id = ${restaurantId})`;
  const [saved] = await tx
    .insert(posCategories)
    .values({ hotelId, restaurantId, id, ...category, position })
    .onConflictDoNothing()
    .returning(writtenCategory);
  return saved;
}

export async function updateCategory(
  tx: HotelTx,
  ref: CategoryRef,
  category: Omit<SaveCategory, "version">,
): Promise<SavedCategory | undefined> {
  const [saved] = await tx
    .update(posCategories)
    .set({ ...category, version: sql`${posCategories.version} + 1` })
    .where(isCategory(ref))
    .returning(writtenCategory);
  return saved;
}

/** Deletes a category; its items stay, without one. */
export async function deleteCategory(tx: HotelTx, ref: CategoryRef): Promise<void> {
  await tx
    .update(posItems)
    .set({ categoryId: null })
    .where(and(ofRestaurant(posItems, ref), eq(posItems.categoryId, ref.categoryId)));
  await tx.delete(posCategories).where(isCategory(ref));
}

export async function listCategoryIds(tx: HotelTx, ref: RestaurantRef): Promise<PosCategoryId[]> {
  const rows = await tx
    .select({ id: posCategories.id })
    .from(posCategories)
    .where(ofRestaurant(posCategories, ref));
  return rows.map(({ id }) => id);
}

/** An item with the groups of options that it asks for, in their order. */
export async function findItem(tx: HotelTx, ref: ItemRef) {
  const [item] = await tx
    .select({ ...getTableColumns(posItems), modifierGroupIds: askedGroups })
    .from(posItems)
    .where(isItem(ref));
  return item;
}

const askedGroups: SQL<ModifierGroupId[]> = sql`(
  select coalesce(json_agg(g.group_id order by g.position), '[]') from item_modifier_groups g
  where g.hotel_id = ${posItems.hotelId} and g.item_id = ${posItems.id})`;

type ItemFields = Omit<SaveItem, "version" | "modifierGroupIds" | "photo">;

/** The place after the last item of a category, or of those without one. */
const lastPlace = ({ hotelId, restaurantId }: RestaurantRef, categoryId: PosCategoryId | null) =>
  sql<number>`(select coalesce(max(i.position), 0) + 1 from pos_items i
    where i.hotel_id = ${hotelId} and i.restaurant_id = ${restaurantId}
      and i.category_id is not distinct from ${categoryId}::uuid)`;

/** Adds an item after the others of its category; undefined where the hotel has its id already. */
export async function insertItem(
  tx: HotelTx,
  ref: ItemRef,
  item: ItemFields,
): Promise<SavedItem | undefined> {
  const { hotelId, restaurantId, itemId: id } = ref;
  const position = lastPlace(ref, item.categoryId);
  const [saved] = await tx
    .insert(posItems)
    .values({ hotelId, restaurantId, id, ...item, position })
    .onConflictDoNothing()
    .returning(writtenItem);
  return saved;
}

/** Changes an item; in another category it becomes the last one. */
export async function updateItem(
  tx: HotelTx,
  ref: ItemRef,
  item: ItemFields,
): Promise<SavedItem | undefined> {
  const position = sql`case when ${posItems.categoryId} is not distinct from ${item.categoryId}::uuid
    then ${posItems.position} else ${lastPlace(ref, item.categoryId)} end`;
  const [saved] = await tx
    .update(posItems)
    .set({ ...item, position, version: sql`${posItems.version} + 1` })
    .where(isItem(ref))
    .returning(writtenItem);
  return saved;
}

export async function deleteItem(tx: HotelTx, ref: ItemRef): Promise<void> {
  await tx.delete(posItems).where(isItem(ref));
}

/** Sets an item's sold-out mark; its version stays, so that it disturbs nobody who edits the item. */
export async function updateSoldOut(
  tx: HotelTx,
  ref: ItemRef,
  isSoldOut: PosItem["isSoldOut"],
): Promise<void> {
  await tx.update(posItems).set({ isSoldOut }).where(isItem(ref));
}

/** The items of the category of this one, or all without a category; none where there is no such item. */
export async function listItemIdsBeside(tx: HotelTx, ref: ItemRef): Promise<PosItemId[]> {
  const rows = await tx
    .select({ id: posItems.id })
    .from(posItems)
    .where(
      and(
        ofRestaurant(posItems, ref),
        sql`exists (select from pos_items one where one.hotel_id = ${ref.hotelId}
          and one.restaurant_id = ${ref.restaurantId} and one.id = ${ref.itemId}
          and one.category_id is not distinct from ${posItems.categoryId})`,
      ),
    );
  return rows.map(({ id }) => id);
}

export async function countGroups(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  ids: readonly ModifierGroupId[],
): Promise<number> {
  const rows = await tx
    .select({ id: modifierGroups.id })
    .from(modifierGroups)
    .where(
      and(
        eq(modifierGroups.hotelId, hotelId),
        eq(modifierGroups.restaurantId, restaurantId),
        inArray(modifierGroups.id, [...ids]),
      ),
    );
  return rows.length;
}

/** Replaces the groups of options that an item asks for. */
export async function replaceAskedGroups(
  tx: HotelTx,
  { hotelId, restaurantId, itemId }: ItemRef,
  groupIds: readonly ModifierGroupId[],
): Promise<void> {
  const asked = itemModifierGroups;
  await tx.delete(asked).where(and(eq(asked.hotelId, hotelId), eq(asked.itemId, itemId)));
  if (groupIds.length === 0) return;
  await tx
    .insert(asked)
    .values(
      groupIds.map((groupId, position) => ({ hotelId, restaurantId, itemId, groupId, position })),
    );
}
