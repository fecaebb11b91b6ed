import {
  type HousekeepingStatus,
  housekeepingStatusSchema,
} from "@funduq/shared-types/contracts/room";
import {
  type BedConfiguration,
  bedConfigurationSchema,
} from "@funduq/shared-types/contracts/setup";
import type { FacilityId, FloorId, RoomId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import {
  day,
  hotelId,
  id,
  isNotBlank,
  isOneOf,
  money,
  ofOneHotel,
  ref,
  version,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

export const floors = pgTable(
  "floors",
  {
    hotelId: hotelId(),
    id: id<FloorId>(),
    name: text("name").notNull(),
    /** Floors are ordered by this, from the ground up. */
    position: integer("position").notNull(),
  },
  (floor) => [
    primaryKey({ name: "floors_id_is_unique", columns: [floor.hotelId, floor.id] }),
    belongsToHotel("floors_belong_to_a_hotel", floor.hotelId),
    isNotBlank("floors_have_a_name", floor.name),
    ofOneHotel(),
  ],
).enableRLS();

export const roomTypes = pgTable(
  "room_types",
  {
    hotelId: hotelId(),
    id: id<RoomTypeId>(),
    name: text("name").notNull(),
    bedConfiguration: text("bed_configuration").notNull().$type<BedConfiguration>(),
    maxOccupancy: integer("max_occupancy").notNull().default(1),
    isSuperior: boolean("is_superior").notNull().default(false),
    isKing: boolean("is_king").notNull().default(false),
    isQueen: boolean("is_queen").notNull().default(false),
    /** Per night, offered as '{type} Base Rate'; 0 when unset. */
    baseRateCentimes: money("base_rate_centimes").notNull().default(sql`0`),
  },
  (type) => [
    primaryKey({ name: "room_types_id_is_unique", columns: [type.hotelId, type.id] }),
    belongsToHotel("room_types_belong_to_a_hotel", type.hotelId),
    isNotBlank("room_types_have_a_name", type.name),
    isOneOf("room_types_beds_are_known", type.bedConfiguration, bedConfigurationSchema.options),
    check("room_types_sleep_one_to_thirteen", sql`${type.maxOccupancy} between 1 and 13`),
    check("room_types_are_king_or_queen", sql`not (${type.isKing} and ${type.isQueen})`),
    check(
      "room_types_king_or_queen_needs_a_double",
      sql`not (${type.isKing} or ${type.isQueen}) or ${type.bedConfiguration} like '%Double%'`,
    ),
    check("room_types_base_rate_is_not_negative", sql`${type.baseRateCentimes} >= 0`),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * A room. Out of order is two dates, `to` exclusive, and not a range: comparing dates may use an
 * index under row-level security, `&&` may not. Both are set exactly while the status says so.
 *
 * Every transaction that books, changes or closes a room locks its row first (FOR NO KEY UPDATE, several in the
 * order of their ids): the exclusion constraint of bookings alone would deadlock.
 */
export const rooms = pgTable(
  "rooms",
  {
    hotelId: hotelId(),
    id: id<RoomId>(),
    floorId: ref<FloorId>("floor_id").notNull(),
    roomTypeId: ref<RoomTypeId>("room_type_id").notNull(),
    number: text("number").notNull(),
    housekeepingStatus: text("housekeeping_status")
      .notNull()
      .default("Clean")
      .$type<HousekeepingStatus>(),
    assignedTo: text("assigned_to"),
    outOfOrderFrom: day("out_of_order_from"),
    outOfOrderTo: day("out_of_order_to"),
    /** The first night on which the room is no longer sold. It stays in history and reports. */
    retiredFrom: day("retired_from"),
    version: version(),
  },
  (room) => [
    primaryKey({ name: "rooms_id_is_unique", columns: [room.hotelId, room.id] }),
    belongsToHotel("rooms_belong_to_a_hotel", room.hotelId),
    unique("rooms_number_is_unique_in_hotel").on(room.hotelId, room.number),
    isNotBlank("rooms_have_a_number", room.number),
    isOneOf(
      "rooms_housekeeping_status_is_known",
      room.housekeepingStatus,
      housekeepingStatusSchema.options,
    ),
    check(
      "rooms_are_out_of_order_for_a_period",
      sql`case when ${room.housekeepingStatus} = 'OutOfOrder'
        then coalesce(${room.outOfOrderTo} > ${room.outOfOrderFrom}, false)
        else ${room.outOfOrderFrom} is null and ${room.outOfOrderTo} is null end`,
    ),
    check(
      "rooms_are_not_out_of_order_once_retired",
      sql`${room.outOfOrderTo} <= ${room.retiredFrom}`,
    ),
    foreignKey({
      name: "rooms_floor_in_same_hotel",
      columns: [room.hotelId, room.floorId],
      foreignColumns: [floors.hotelId, floors.id],
    }),
    foreignKey({
      name: "rooms_type_in_same_hotel",
      columns: [room.hotelId, room.roomTypeId],
      foreignColumns: [roomTypes.hotelId, roomTypes.id],
    }),
    index("rooms_by_type").on(room.hotelId, room.roomTypeId),
    ofOneHotel(),
  ],
).enableRLS();

/** Whether room `r` is sold on this night: not retired. */
export const isSoldOn = (night: SQL): SQL =>
  sql`(r.retired_from is null or r.retired_from > ${night})`;

/** A facility on a floor: a gym, a laundry. */
export const facilities = pgTable(
  "facilities",
  {
    hotelId: hotelId(),
    id: id<FacilityId>(),
    floorId: ref<FloorId>("floor_id").notNull(),
    name: text("name").notNull(),
  },
  (facility) => [
    primaryKey({ name: "facilities_id_is_unique", columns: [facility.hotelId, facility.id] }),
    belongsToHotel("facilities_belong_to_a_hotel", facility.hotelId),
    isNotBlank("facilities_have_a_name", facility.name),
    foreignKey({
      name: "facilities_floor_in_same_hotel",
      columns: [facility.hotelId, facility.floorId],
      foreignColumns: [floors.hotelId, floors.id],
    }),
    ofOneHotel(),
  ],
).enableRLS();
