import type {
  Modifier,
  ModifierGroup,
  ModifierGroupRef,
  SavedModifierGroup,
} from "@funduq/shared-types/contracts/pos-menu";
import { and, eq, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { modifierGroups, modifiers } from "./menu.tables.ts";

const isGroup = ({ hotelId, restaurantId, groupId }: ModifierGroupRef) =>
  and(
    eq(modifierGroups.hotelId, hotelId),
    eq(modifierGroups.restaurantId, restaurantId),
    eq(modifierGroups.id, groupId),
  );

const written = { id: modifierGroups.id, version: modifierGroups.version };

/** A group with its options in their order; null where the restaurant has none of that id. */
export async function findGroup(
  tx: HotelTx,
  { hotelId, restaurantId, groupId }: ModifierGroupRef,
): Promise<ModifierGroup | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object('id', g.id, 'name', g.name, 'least', g.least, 'most', g.most,
        'version', g.version, 'course', g.course, 'modifiers', (select coalesce(json_agg(json_build_object('id', m.id,
          'name', m.name, 'priceCentimes', m.price_centimes, 'itemId', m.item_id) order by m.position), '[]')
        from modifiers m where m.hotel_id = g.hotel_id and m.group_id = g.id))
      from modifier_groups g where g.hotel_id = ${hotelId} and g.restaurant_id = ${restaurantId}
        and g.id = ${groupId}) as json`,
  );
}

type GroupFields = Pick<ModifierGroup, "name" | "least" | "most"> & { course: number | null };

/** Undefined where the hotel has the id already. */
export async function insertGroup(
  tx: HotelTx,
  { hotelId, restaurantId, groupId: id }: ModifierGroupRef,
  { name, least, most, course }: GroupFields,
): Promise<SavedModifierGroup | undefined> {
  const [saved] = await tx
    .insert(modifierGroups)
    .values({ hotelId, restaurantId, id, name, least, most, course })
    .onConflictDoNothing()
    .returning(written);
  return saved;
}

export async function updateGroup(
  tx: HotelTx,
  ref: ModifierGroupRef,
  { name, least, most, course }: GroupFields,
): Promise<SavedModifierGroup | undefined> {
  const [saved] = await tx
    .update(modifierGroups)
    .set({ name, least, most, course, version: sql`${modifierGroups.version} + 1` })
    .where(isGroup(ref))
    .returning(written);
  return saved;
}

/** Deletes a group with its options; items that asked for it no longer do. */
export async function deleteGroup(tx: HotelTx, ref: ModifierGroupRef): Promise<void> {
  await tx.delete(modifierGroups).where(isGroup(ref));
}

export async function deleteModifiers(
  tx: HotelTx,
  { hotelId, groupId }: ModifierGroupRef,
): Promise<void> {
  await tx
    .delete(modifiers)
    .where(and(eq(modifiers.hotelId, hotelId), eq(modifiers.groupId, groupId)));
}

/** Inserts a group's options; answers how many of them were written: an id of another group's option is not. */
export async function insertModifiers(
  tx: HotelTx,
  { hotelId, restaurantId, groupId }: ModifierGroupRef,
  list: readonly Modifier[],
): Promise<number> {
  const ofGroup = { hotelId, restaurantId, groupId };
  const rows = await tx
    .insert(modifiers)
    .values(list.map((modifier, position) => ({ ...ofGroup, position, ...modifier })))
    .onConflictDoNothing()
    .returning({ id: modifiers.id });
  return rows.length;
}
