import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { day, hotelId, money, ofOneHotel } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { businessDays } from "./night-audit.tables.ts";

/**
 * What was on the books for each coming night when a day was closed. The forecast compares it with the books of now
 * (pickup). Inserted by the night audit and never changed.
 */
export const booksOnDay = pgTable(
  "books_on_day",
  {
    hotelId: hotelId(),
    businessDate: day("business_date").notNull(),
    stayDate: day("stay_date").notNull(),
    /** Rooms with a booking, of guests in house or expected. */
    booked: integer("booked").notNull(),
    /** Rooms that groups hold without a booking. */
    held: integer("held").notNull(),
    revenueCentimes: money("revenue_centimes").notNull(),
  },
  (books) => [
    primaryKey({
      name: "books_on_day_have_a_stay_date_once",
      columns: [books.hotelId, books.businessDate, books.stayDate],
    }),
    belongsToHotel("books_on_day_belong_to_a_hotel", books.hotelId),
    foreignKey({
      name: "books_on_day_are_of_a_closed_day",
      columns: [books.hotelId, books.businessDate],
      foreignColumns: [businessDays.hotelId, businessDays.date],
    }),
    check("books_on_day_are_of_coming_nights", sql`${books.stayDate} > ${books.businessDate}`),
    check(
      "books_on_day_are_not_negative",
      sql`${books.booked} >= 0 and ${books.held} >= 0 and ${books.revenueCentimes} >= 0`,
    ),
    ofOneHotel(),
  ],
).enableRLS();
