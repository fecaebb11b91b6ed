import { type SaleMethod, saleMethods } from "@funduq/shared-types/contracts/pos-sale";
import type { BookingId, PostingId, SaleId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { hotelId, isOneOf, money, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { type PostingRole, postings } from "../folios/postings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { sales } from "./sales.tables.ts";

/**
 * How a sale was paid, or given back: together its total. What goes to a room is postings of that stay, a payment for each: one
 * at each rate of TVA.
 */
export const salePayments = pgTable(
  "sale_payments",
  {
    hotelId: hotelId(),
    saleId: ref<SaleId>("sale_id").notNull(),
    position: integer("position").notNull(),
    method: text("method").notNull().$type<SaleMethod>(),
    amountCentimes: money("amount_centimes").notNull(),
    /** Given on top, for the staff: no revenue of the house. */
    tipCentimes: money("tip_centimes").notNull().default(sql`0`),
    /** The cash that the guest handed over; the rest was change. */
    tenderedCentimes: money("tendered_centimes"),
    /** The charge on a stay's folio, or its reversal. */
    bookingId: ref<BookingId>("booking_id"),
    postingId: ref<PostingId>("posting_id"),
    postingRole: text("posting_role").$type<Exclude<PostingRole, "transfer">>(),
    roomNumber: text("room_number"),
    /** What the guest drew on the screen, as the path data of an SVG. */
    signature: text("signature"),
  },
  (payment) => [
    primaryKey({
      name: "sale_payments_one_of_a_position",
      columns: [payment.hotelId, payment.saleId, payment.position],
    }),
    belongsToHotel("sale_payments_belong_to_a_hotel", payment.hotelId),
    unique("sale_payments_posting_is_of_one_sale").on(payment.hotelId, payment.postingId),
    foreignKey({
      name: "sale_payments_sale_in_same_hotel",
      columns: [payment.hotelId, payment.saleId],
      foreignColumns: [sales.hotelId, sales.id],
    }),
    foreignKey({
      name: "sale_payments_posting_of_same_booking",
      columns: [payment.hotelId, payment.bookingId, payment.postingId, payment.postingRole],
      foreignColumns: [postings.hotelId, postings.ownerId, postings.id, postings.role],
    }),
    isOneOf("sale_payments_method_is_known", payment.method, saleMethods),
    check("sale_payments_amount_is_positive", sql`${payment.amountCentimes} > 0`),
    check("sale_payments_tip_is_not_negative", sql`${payment.tipCentimes} >= 0`),
    check(
      "sale_payments_to_a_room_are_posted",
      sql`case when ${payment.method} = 'Room'
        then num_nulls(${payment.bookingId}, ${payment.postingId}, ${payment.postingRole}, ${payment.roomNumber}) = 0 and ${payment.tipCentimes} = 0
        else num_nonnulls(${payment.bookingId}, ${payment.postingId}, ${payment.postingRole}, ${payment.roomNumber}, ${payment.signature}) = 0 end`,
    ),
    check(
      "sale_payments_posting_is_charged_or_reversed",
      sql`${payment.postingRole} in ('entry', 'reversal')`,
    ),
    check(
      "sale_payments_cash_is_enough",
      sql`${payment.tenderedCentimes} is null or (${payment.method} = 'Cash' and ${payment.tenderedCentimes} >= ${payment.amountCentimes} + ${payment.tipCentimes})`,
    ),
    check("sale_payments_signature_is_short", sql`length(${payment.signature}) <= 20000`),
    ofOneHotel(),
  ],
).enableRLS();
