import { type BookingStatus, bookingStatusSchema } from "@funduq/shared-types/contracts/booking";
import type { RatePlan } from "@funduq/shared-types/contracts/rate";
import {
  type HousekeepingStatus,
  housekeepingStatusSchema,
} from "@funduq/shared-types/contracts/room";
import type {
  BookingId,
  CompanyId,
  GroupId,
  GuestId,
  RoomId,
  RoomTypeId,
  UserId,
} from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
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
import { groups } from "../groups/groups.tables.ts";
import { guests } from "../guests/guests.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { rooms, roomTypes } from "../rooms/rooms.tables.ts";
import { users } from "../users/users.tables.ts";

/**
 * One stay in one room. Two active bookings of a room can never share a night: `bookings_no_double_booking`
 * is an EXCLUDE constraint, which drizzle cannot express; it is in migration 0001. Lock the room before
 * writing: concurrent inserts that meet only in the constraint can deadlock. `cancelled_on`, `checked_in_on`
 * and `checked_out_on` are business dates: a step can only be undone on its own business date (BK-20). Older
 * rows have none and cannot be undone. `room_type_id` is the type that is sold and counted in the night
 * inventory: that of the room.
 */
export const bookings = pgTable(
  "bookings",
  {
    hotelId: hotelId(),
    id: id<BookingId>(),
    reference: reference(),
    status: text("status").notNull().$type<BookingStatus>(),
    roomId: ref<RoomId>("room_id").notNull(),
    roomTypeId: ref<RoomTypeId>("room_type_id").notNull(),
    checkInDate: day("check_in_date").notNull(),
    checkOutDate: day("check_out_date").notNull(),
    adults: integer("adults").notNull(),
    children: integer("children").notNull().default(0),
    /** Per night. */
    rateCentimes: money("rate_centimes").notNull(),
    ratePlan: text("rate_plan").notNull().$type<RatePlan>(),
    /** The number and total price of the nights before the last rate change during the stay. */
    earlierNights: integer("earlier_nights").notNull().default(0),
    earlierCentimes: money("earlier_centimes").notNull().default(sql`0`),
    companyId: ref<CompanyId>("company_id"),
    groupId: ref<GroupId>("group_id"),
    comments: text("comments").notNull().default(""),
    purchaseOrderNumber: text("purchase_order_number"),
    purchaseOrderUrl: text("purchase_order_url"),
    cancellationReason: text("cancellation_reason"),
    cancelledAt: instant("cancelled_at"),
    cancelledOn: day("cancelled_on"),
    checkedInAt: instant("checked_in_at"),
    checkedInOn: day("checked_in_on"),
    checkedOutAt: instant("checked_out_at"),
    checkedOutOn: day("checked_out_on"),
    /** For an ended stay: the agreed check-out date, and the room's former status. */
    bookedUntil: day("booked_until"),
    roomStatusAtCheckOut: text("room_status_at_check_out").$type<HousekeepingStatus>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    createdBy: ref<UserId>("created_by"),
    version: version(),
  },
  (booking) => [
    primaryKey({ name: "bookings_id_is_unique", columns: [booking.hotelId, booking.id] }),
    belongsToHotel("bookings_belong_to_a_hotel", booking.hotelId),
    // For the rooming list: an entry's booking belongs to the entry's group.
    unique("bookings_of_group").on(booking.hotelId, booking.groupId, booking.id),
    unique("bookings_reference_is_unique_in_hotel").on(booking.hotelId, booking.reference),
    isReference("bookings_reference_is_speakable", booking.reference),
    ...isPurchaseOrder("bookings", {
      number: booking.purchaseOrderNumber,
      url: booking.purchaseOrderUrl,
    }),
    isOneOf("bookings_status_is_known", booking.status, bookingStatusSchema.options),
    check(
      "bookings_last_at_least_one_night",
      sql`${booking.checkOutDate} > ${booking.checkInDate}`,
    ),
    check("bookings_have_one_to_eight_adults", sql`${booking.adults} between 1 and 8`),
    check("bookings_have_at_most_five_children", sql`${booking.children} between 0 and 5`),
    check("bookings_rate_is_positive", sql`${booking.rateCentimes} > 0`),
    check(
      "bookings_earlier_nights_are_of_the_stay",
      sql`${booking.earlierNights} between 0 and ${booking.checkOutDate} - ${booking.checkInDate}`,
    ),
    check(
      "bookings_earlier_nights_have_a_price",
      sql`(${booking.earlierNights} > 0) = (${booking.earlierCentimes} > 0) and ${booking.earlierCentimes} >= 0`,
    ),
    check(
      "bookings_are_cancelled_with_a_reason",
      sql`case when ${booking.status} = 'Cancelled'
        then ${booking.cancelledAt} is not null and coalesce(btrim(${booking.cancellationReason}) <> '', false)
        else ${booking.cancelledAt} is null end`,
    ),
    check(
      "bookings_are_cancelled_on_a_business_date",
      sql`${booking.cancelledOn} is null or ${booking.status} = 'Cancelled'`,
    ),
    check(
      "bookings_are_checked_in_on_a_business_date",
      sql`${booking.checkedInOn} is null or ${booking.checkedInAt} is not null`,
    ),
    check(
      "bookings_are_checked_out_on_a_business_date",
      sql`case when ${booking.checkedOutOn} is null
        then ${booking.bookedUntil} is null and ${booking.roomStatusAtCheckOut} is null
        else ${booking.status} = 'Checked-out' and ${booking.roomStatusAtCheckOut} is not null
          and coalesce(${booking.bookedUntil} >= ${booking.checkOutDate}, false) end`,
    ),
    isOneOf(
      "bookings_room_status_at_check_out_is_known",
      booking.roomStatusAtCheckOut,
      housekeepingStatusSchema.options,
    ),
    foreignKey({
      name: "bookings_room_in_same_hotel",
      columns: [booking.hotelId, booking.roomId],
      foreignColumns: [rooms.hotelId, rooms.id],
    }),
    foreignKey({
      name: "bookings_type_in_same_hotel",
      columns: [booking.hotelId, booking.roomTypeId],
      foreignColumns: [roomTypes.hotelId, roomTypes.id],
    }),
    foreignKey({
      name: "bookings_company_in_same_hotel",
      columns: [booking.hotelId, booking.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    foreignKey({
      name: "bookings_group_in_same_hotel",
      columns: [booking.hotelId, booking.groupId],
      foreignColumns: [groups.hotelId, groups.id],
    }),
    uniqueIndex("bookings_one_checked_in_per_room")
      .on(booking.hotelId, booking.roomId)
      .where(sql`${booking.status} = 'Checked-in'`),
    index("bookings_active_by_room")
      .on(booking.hotelId, booking.roomId, booking.checkOutDate)
      .where(sql`${booking.status} in ('Reserved', 'Confirmed', 'Checked-in')`),
    index("bookings_to_come")
      .on(booking.hotelId, booking.checkInDate, booking.id, booking.checkOutDate)
      .where(sql`${booking.status} in ('Reserved', 'Confirmed')`),
    index("bookings_by_check_in")
      .on(booking.hotelId, booking.checkedInOn)
      .where(sql`${booking.checkedInOn} is not null`),
    index("bookings_by_check_out")
      .on(booking.hotelId, booking.checkedOutOn)
      .where(sql`${booking.checkedOutOn} is not null`),
    index("bookings_by_cancellation")
      .on(booking.hotelId, booking.cancelledOn)
      .where(sql`${booking.cancelledOn} is not null`),
    index("bookings_not_shown")
      .on(booking.hotelId, booking.checkInDate)
      .where(sql`${booking.status} = 'no-show'`),
    index("bookings_by_arrival").on(booking.hotelId, booking.checkInDate),
    index("bookings_by_departure").on(booking.hotelId, booking.checkOutDate),
    index("bookings_by_company").on(booking.hotelId, booking.companyId),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * The purchase order of stay `b`: what it has of its own, the rest from its group where the same company pays (COM-05). The
 * group's link is of the group's number: a stay with another number has only a link of its own.
 */
export const purchaseOrderOfStay = sql`
  (select json_build_object('number', o.number, 'url', o.url,
      'own', json_build_object('number', b.purchase_order_number, 'url', b.purchase_order_url),
      'ofGroup', o.of_group)
    from (
      select coalesce(b.purchase_order_number, og.purchase_order_number) as number,
        coalesce(b.purchase_order_url, case
          when coalesce(b.purchase_order_number, og.purchase_order_number) is not distinct from og.purchase_order_number
          then og.purchase_order_url end) as url,
        case when og.id is not null
          then json_build_object('number', og.purchase_order_number, 'url', og.purchase_order_url) end as of_group
      from (values (b.group_id)) of_stay (group_id)
      left join groups og on og.hotel_id = b.hotel_id and og.id = of_stay.group_id and og.company_id = b.company_id
    ) o
    where o.number is not null or o.url is not null)`;

/**
 * The guests of a stay. Exactly one is the primary guest: the unique index refuses a second, and
 * check_invariants reports a stay without one. `police_report_sent_on` is a business date; the mark can only
 * be undone on it (POL-03).
 */
export const bookingGuests = pgTable(
  "booking_guests",
  {
    hotelId: hotelId(),
    bookingId: ref<BookingId>("booking_id").notNull(),
    guestId: ref<GuestId>("guest_id").notNull(),
    isPrimary: boolean("is_primary").notNull(),
    addedAt: instant("added_at").notNull().defaultNow(),
    policeReportSentAt: instant("police_report_sent_at"),
    policeReportSentBy: ref<UserId>("police_report_sent_by"),
    policeReportSentOn: day("police_report_sent_on"),
  },
  (stay) => [
    primaryKey({
      name: "booking_guests_stay_once_in_a_booking",
      columns: [stay.hotelId, stay.bookingId, stay.guestId],
    }),
    belongsToHotel("booking_guests_belong_to_a_hotel", stay.hotelId),
    foreignKey({
      name: "booking_guests_booking_in_same_hotel",
      columns: [stay.hotelId, stay.bookingId],
      foreignColumns: [bookings.hotelId, bookings.id],
    }),
    foreignKey({
      name: "booking_guests_guest_in_same_hotel",
      columns: [stay.hotelId, stay.guestId],
      foreignColumns: [guests.hotelId, guests.id],
    }),
    foreignKey({
      name: "booking_guests_police_report_sender_exists",
      columns: [stay.policeReportSentBy],
      foreignColumns: [users.id],
    }),
    check(
      "booking_guests_police_report_is_sent_on_a_business_date",
      sql`(${stay.policeReportSentOn} is null and ${stay.policeReportSentBy} is null) or ${stay.policeReportSentAt} is not null`,
    ),
    uniqueIndex("booking_guests_one_primary_per_booking")
      .on(stay.hotelId, stay.bookingId)
      .where(sql`${stay.isPrimary}`),
    index("booking_guests_by_guest").on(stay.hotelId, stay.guestId, stay.bookingId),
    ofOneHotel(),
  ],
).enableRLS();

/** The history of a booking: append-only. `details` holds values, not prose. */
export const bookingHistory = pgTable(
  "booking_history",
  {
    hotelId: hotelId(),
    id: id(),
    bookingId: ref<BookingId>("booking_id").notNull(),
    at: instant("at").notNull().defaultNow(),
    byUserId: ref<UserId>("by_user_id"),
    action: text("action").notNull(),
    details: jsonb("details").notNull().default({}).$type<Record<string, unknown>>(),
  },
  (entry) => [
    primaryKey({ name: "booking_history_id_is_unique", columns: [entry.hotelId, entry.id] }),
    belongsToHotel("booking_history_belongs_to_a_hotel", entry.hotelId),
    foreignKey({
      name: "booking_history_booking_in_same_hotel",
      columns: [entry.hotelId, entry.bookingId],
      foreignColumns: [bookings.hotelId, bookings.id],
    }),
    foreignKey({
      name: "booking_history_user_exists",
      columns: [entry.byUserId],
      foreignColumns: [users.id],
    }),
    isNotBlank("booking_history_has_an_action", entry.action),
    index("booking_history_by_booking").on(entry.hotelId, entry.bookingId, entry.at),
    ofOneHotel(),
  ],
).enableRLS();
