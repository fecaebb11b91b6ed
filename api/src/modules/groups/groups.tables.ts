import { type GroupStatus, groupStatusSchema } from "@funduq/shared-types/contracts/booking";
import type { RatePlan } from "@funduq/shared-types/contracts/rate";
import type { CompanyId, GroupId, RoomTypeId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
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
  instant,
  isNotBlank,
  isOneOf,
  isPurchaseOrder,
  isReference,
  money,
  ofOneHotel,
  ref,
  reference,
  version,
} from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { roomTypes } from "../rooms/rooms.tables.ts";

export const groups = pgTable(
  "groups",
  {
    hotelId: hotelId(),
    id: id<GroupId>(),
    reference: reference(),
    name: text("name").notNull(),
    nameSearch: text("name_search").notNull(),
    contactPerson: text("contact_person"),
    companyId: ref<CompanyId>("company_id"),
    purchaseOrderNumber: text("purchase_order_number"),
    purchaseOrderUrl: text("purchase_order_url"),
    status: text("status").notNull().default("Confirmed").$type<GroupStatus>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    createdBy: ref<UserId>("created_by"),
    version: version(),
  },
  (group) => [
    primaryKey({ name: "groups_id_is_unique", columns: [group.hotelId, group.id] }),
    belongsToHotel("groups_belong_to_a_hotel", group.hotelId),
    unique("groups_reference_is_unique_in_hotel").on(group.hotelId, group.reference),
    isReference("groups_reference_is_speakable", group.reference),
    ...isPurchaseOrder("groups", {
      number: group.purchaseOrderNumber,
      url: group.purchaseOrderUrl,
    }),
    isNotBlank("groups_have_a_name", group.name),
    isNotBlank("groups_have_a_name_to_search", group.nameSearch),
    isOneOf("groups_status_is_known", group.status, groupStatusSchema.options),
    foreignKey({
      name: "groups_company_in_same_hotel",
      columns: [group.hotelId, group.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    index("groups_by_name").on(group.hotelId, sql`${group.nameSearch} collate "C"`),
    ofOneHotel(),
  ],
).enableRLS();

/** Rooms of one type that a group holds. Each unit without a booking is taken from what can be sold. */
export const groupBlocks = pgTable(
  "group_blocks",
  {
    hotelId: hotelId(),
    id: id(),
    groupId: ref<GroupId>("group_id").notNull(),
    roomTypeId: ref<RoomTypeId>("room_type_id").notNull(),
    quantity: integer("quantity").notNull(),
    checkInDate: day("check_in_date").notNull(),
    checkOutDate: day("check_out_date").notNull(),
    /** In a room: what the rate was agreed for. */
    persons: integer("persons").notNull().default(1),
    ratePlan: text("rate_plan").notNull().$type<RatePlan>(),
    rateCentimes: money("rate_centimes").notNull(),
    /** The first night for which rooms without a booking are no longer held; null while all nights are. */
    releasedFrom: day("released_from"),
  },
  (block) => [
    primaryKey({ name: "group_blocks_id_is_unique", columns: [block.hotelId, block.id] }),
    belongsToHotel("group_blocks_belong_to_a_hotel", block.hotelId),
    // For the rooming list: an entry's block is a block of the entry's group.
    unique("group_blocks_of_group").on(block.hotelId, block.groupId, block.id),
    foreignKey({
      name: "group_blocks_group_in_same_hotel",
      columns: [block.hotelId, block.groupId],
      foreignColumns: [groups.hotelId, groups.id],
    }),
    foreignKey({
      name: "group_blocks_type_in_same_hotel",
      columns: [block.hotelId, block.roomTypeId],
      foreignColumns: [roomTypes.hotelId, roomTypes.id],
    }),
    check("group_blocks_hold_at_least_one_room", sql`${block.quantity} >= 1`),
    check(
      "group_blocks_last_at_least_one_night",
      sql`${block.checkOutDate} > ${block.checkInDate}`,
    ),
    check(
      "group_blocks_are_released_within_their_nights",
      sql`${block.releasedFrom} > ${block.checkInDate} and ${block.releasedFrom} <= ${block.checkOutDate}`,
    ),
    check("group_blocks_are_for_one_to_thirteen_persons", sql`${block.persons} between 1 and 13`),
    check("group_blocks_rate_is_positive", sql`${block.rateCentimes} > 0`),
    index("group_blocks_by_departure").on(block.hotelId, block.checkOutDate),
    ofOneHotel(),
  ],
).enableRLS();
