import type { HotelSetup, SetupRoomType } from "@funduq/shared-types/contracts/setup";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Use } from "@funduq/shared-types/errors/entry";
import { bedsVerdict, distinctNamesVerdict } from "@funduq/shared-types/rules/setup";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { FloorId, HotelId, RestaurantId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { assertSeen, getSetup, lockSetup, typesToEdit } from "./setup.service.ts";
import {
  deleteFloors,
  deleteRestaurants,
  deleteRoomTypes,
  upsertFloors,
  upsertRestaurants,
  upsertRoomTypes,
  usesOfFloor,
  usesOfRestaurant,
  usesOfRoomType,
} from "./setup-lists.queries.ts";

type Entry<Id> = { id: Id; name: string };

/** Replaces the floors (SET-04); one that is left out is deleted, unless it is in use. */
export async function saveFloors(
  tx: HotelTx,
  hotelId: HotelId,
  { seen, floors: wanted }: { seen: string; floors: Entry<FloorId>[] },
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  await assertSeen(tx, setup, { seen, now: setup.floors, action: "setup.floors" });
  const { kept, gone } = compare(setup.floors, wanted);
  await assertUnused(gone, (id) => usesOfFloor(tx, hotelId, id));
  if (gone.length > 0) await deleteFloors(tx, hotelId, gone.map(idOf));
  await upsertFloors(tx, hotelId, kept);
  return getSetup(tx, hotelId);
}

/** Replaces the room types (SET-05, SET-06). Bookings keep their agreed price. */
export async function saveRoomTypes(
  tx: HotelTx,
  hotelId: HotelId,
  { seen, roomTypes: wanted }: { seen: string; roomTypes: SetupRoomType[] },
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  const now = typesToEdit(setup.roomTypes);
  await assertSeen(tx, setup, { seen, now, action: "setup.room-types" });
  for (const type of wanted) assertAllowed(bedsVerdict(type));
  const { kept, gone } = compare(setup.roomTypes, wanted);
  await assertUnused(gone, (id) => usesOfRoomType(tx, hotelId, id));
  if (gone.length > 0) await deleteRoomTypes(tx, hotelId, gone.map(idOf));
  await upsertRoomTypes(tx, hotelId, kept);
  return getSetup(tx, hotelId);
}

/** Replaces the restaurants (SET-08); one with a table, a menu or a sale cannot be deleted. */
export async function saveRestaurants(
  tx: HotelTx,
  hotelId: HotelId,
  { seen, restaurants: wanted }: { seen: string; restaurants: Entry<RestaurantId>[] },
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  await assertSeen(tx, setup, { seen, now: setup.restaurants, action: "setup.restaurants" });
  const { kept, gone } = compare(setup.restaurants, wanted);
  await assertUnused(gone, (id) => usesOfRestaurant(tx, hotelId, id));
  if (gone.length > 0) await deleteRestaurants(tx, hotelId, gone.map(idOf));
  await upsertRestaurants(tx, hotelId, kept);
  return getSetup(tx, hotelId);
}

const idOf = <Id>({ id }: { id: Id }): Id => id;

/**
 * The entries to keep, to add and to delete. A blank name is ignored: an entry keeps its name, and a new one
 * is not added.
 */
function compare<E extends Entry<unknown>>(
  before: readonly Entry<E["id"]>[],
  wanted: readonly E[],
): { kept: E[]; gone: Entry<E["id"]>[] } {
  const names = new Map(before.map(({ id, name }) => [id, name]));
  const kept = wanted
    .map((entry) => ({ ...entry, name: entry.name || (names.get(entry.id) ?? "") }))
    .filter(({ name }) => name !== "");
  assertAllowed(distinctNamesVerdict(kept));
  const listed = new Set(wanted.map(idOf));
  if (listed.size < wanted.length) throw new AppError("setup.name-twice", { name: "" });
  return { kept, gone: before.filter(({ id }) => !listed.has(id)) };
}

/** Refuses to delete what is in use, and names what uses it (SET-09). */
async function assertUnused<Id>(
  gone: readonly Entry<Id>[],
  usesOf: (id: Id) => Promise<Use[]>,
): Promise<void> {
  for (const { id, name } of gone) {
    const uses = await usesOf(id);
    if (uses.length > 0) throw new AppError("setup.in-use", { name, uses });
  }
}
