import type { SetupRoomType } from "@funduq/shared-types/contracts/setup";
import type { Use } from "@funduq/shared-types/errors/entry";
import type { FloorId, HotelId, RestaurantId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { restaurants } from "../pos/pos.tables.ts";
import { floors, roomTypes } from "../rooms/rooms.tables.ts";

/** For each kind in use: the number of items and the first one by name. */
export type Uses = Use[];

export async function upsertFloors(
  tx: HotelTx,
  hotelId: HotelId,
  list: readonly { id: FloorId; name: string }[],
): Promise<void> {
  if (list.length === 0) return;
  const rows = list.map((floor, position) => ({ hotelId, ...floor, position }));
  await tx
    .insert(floors)
    .values(rows)
    .onConflictDoUpdate({
      target: [floors.hotelId, floors.id],
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    });
}

export async function deleteFloors(tx: HotelTx, hotelId: HotelId, ids: FloorId[]): Promise<void> {
  await tx.delete(floors).where(and(eq(floors.hotelId, hotelId), inArray(floors.id, ids)));
}

export async function usesOfFloor(tx: HotelTx, hotelId: HotelId, id: FloorId): Promise<Uses> {
  return selectUses(tx, [
    use(
      "rooms",
      sql`select number as name, lpad(number, 20) as place from rooms
      where hotel_id = ${hotelId} and floor_id = ${id}`,
    ),
    use(
      "facilities",
      sql`select name, name as place from facilities
      where hotel_id = ${hotelId} and floor_id = ${id}`,
    ),
  ]);
}

export async function upsertRoomTypes(
  tx: HotelTx,
  hotelId: HotelId,
  list: readonly SetupRoomType[],
): Promise<void> {
  if (list.length === 0) return;
  await tx
    .insert(roomTypes)
    .values(list.map((type) => ({ hotelId, ...type })))
    .onConflictDoUpdate({
      target: [roomTypes.hotelId, roomTypes.id],
      set: {
        name: sql`excluded.name`,
        bedConfiguration: sql`excluded.bed_configuration`,
        maxOccupancy: sql`excluded.max_occupancy`,
        isSuperior: sql`excluded.is_superior`,
        isKing: sql`excluded.is_king`,
        isQueen: sql`excluded.is_queen`,
        baseRateCentimes: sql`excluded.base_rate_centimes`,
      },
    });
}

/** Deletes also its public rates and its inventory. */
export async function deleteRoomTypes(
  tx: HotelTx,
  hotelId: HotelId,
  ids: RoomTypeId[],
): Promise<void> {
  const gone = and(eq(roomTypes.hotelId, hotelId), inArray(roomTypes.id, ids));
  await tx.delete(roomTypes).where(gone);
}

export async function usesOfRoomType(tx: HotelTx, hotelId: HotelId, id: RoomTypeId): Promise<Uses> {
  return selectUses(tx, [
    use(
      "rooms",
      sql`select number as name, lpad(number, 20) as place from rooms
      where hotel_id = ${hotelId} and room_type_id = ${id}`,
    ),
    use("bookings", bookingsWhere(hotelId, sql`b.room_type_id = ${id}`)),
    use(
      "groups",
      sql`select distinct g.name, g.name as place
      from group_blocks b join groups g on g.hotel_id = b.hotel_id and g.id = b.group_id
      where b.hotel_id = ${hotelId} and b.room_type_id = ${id}`,
    ),
  ]);
}

/** Stays by guest and arrival, future ones first. */
export function bookingsWhere(hotelId: HotelId, condition: ReturnType<typeof sql>) {
  return sql`select coalesce(pg.guest_name, '') || ' ' || to_char(b.check_in_date, 'DD/MM/YYYY') as name,
      case when b.status in ('Reserved', 'Confirmed', 'Checked-in') then '0' else '1' end
        || to_char(b.check_in_date, 'YYYYMMDD') as place
    from bookings b
    left join primary_guests pg on pg.hotel_id = b.hotel_id and pg.booking_id = b.id
    where b.hotel_id = ${hotelId} and ${condition}`;
}

type Kind = Use["what"];
type Counted = { what: Kind; of: ReturnType<typeof sql> };

export const use = (what: Kind, of: Counted["of"]): Counted => ({ what, of });

const EXAMPLES = 5;

export async function selectUses(tx: HotelTx, kinds: readonly Counted[]): Promise<Uses> {
  const counted = kinds.map(
    ({ what, of }) => sql`
    select ${what}::text as what, (select count(*) from (${of}) a) as count,
      (select coalesce(json_agg(e.name order by e.place, e.name), '[]')
        from (select name, place from (${of}) o order by place, name limit ${EXAMPLES}) e) as examples`,
  );
  return selectJson(
    tx,
    sql`select coalesce(json_agg(json_build_object(
        'what', u.what, 'count', u.count, 'examples', u.examples)), '[]') as json
      from (${sql.join(counted, sql` union all `)}) u where u.count > 0`,
  );
}

export async function upsertRestaurants(
  tx: HotelTx,
  hotelId: HotelId,
  list: readonly { id: RestaurantId; name: string }[],
): Promise<void> {
  if (list.length === 0) return;
  await tx
    .insert(restaurants)
    .values(list.map((restaurant) => ({ hotelId, ...restaurant })))
    .onConflictDoUpdate({
      target: [restaurants.hotelId, restaurants.id],
      set: { name: sql`excluded.name`, version: sql`${restaurants.version} + 1` },
      setWhere: sql`${restaurants.name} <> excluded.name`,
    });
}

export async function deleteRestaurants(
  tx: HotelTx,
  hotelId: HotelId,
  ids: RestaurantId[],
): Promise<void> {
  const gone = and(eq(restaurants.hotelId, hotelId), inArray(restaurants.id, ids));
  await tx.delete(restaurants).where(gone);
}

export async function usesOfRestaurant(
  tx: HotelTx,
  hotelId: HotelId,
  id: RestaurantId,
): Promise<Uses> {
  const here = sql`hotel_id = ${hotelId} and restaurant_id = ${id}`;
  return selectUses(tx, [
    use("tables", sql`select name, lpad(name, 20) as place from dining_tables where ${here}`),
    use("terminals", sql`select name, name as place from pos_terminals where ${here}`),
    use("printers", sql`select name, name as place from pos_printers where ${here}`),
    use(
      "menu",
      sql`select name, name as place from pos_items where ${here}
      union all select name, name from pos_categories where ${here}
      union all select name, name from modifier_groups where ${here}
      union all select name, name from happy_hours where ${here}
      union all select name, name from pos_stations where ${here}`,
    ),
    use("bills", sql`select name, name as place from open_bills where ${here}`),
    use(
      "orders",
      sql`select bill_name as name, bill_name as place from kitchen_tickets where ${here}
      union all select bill_name, bill_name from bill_voids where ${here}`,
    ),
    use(
      "sales",
      sql`select number || '/' || lpad(month::text, 2, '0') as name,
      to_char(sold_at, 'YYYYMMDD') || lpad(number::text, 9, '0') as place from sales where ${here}`,
    ),
  ]);
}
