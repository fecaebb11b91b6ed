import type { DayStatistics } from "@funduq/shared-types/contracts/night-audit";
import type { BookingId, GroupId, UserId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import { bigint, check, jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { bytes, day, hotelId, instant, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

/**
 * What a closed day leaves to the next: what each stay and each account of a group owes by its id, and each ledger; and
 * the rooms that could be sold by number, with whether each was out of order. Earlier releases kept no rooms.
 */
type Closing = {
  stays: Record<BookingId, Centimes>;
  groups: Record<GroupId, Centimes>;
  ledgers: Record<"guest" | "deposit" | "company" | "group", Centimes>;
  rooms?: Record<string, boolean>;
};

/**
 * A closed day with its frozen statistics. The primary key refuses to close a date twice. Its closing spares
 * the reports to count from the first day; the demo's days before its first night audit have none.
 * `trail_seq` and `trail_hash` are number and hash of the last line of the audit trail at the closing: on paper they
 * prove later that no line up to there was altered.
 */
export const businessDays = pgTable(
  "business_days",
  {
    hotelId: hotelId(),
    date: day("date").notNull(),
    closedAt: instant("closed_at").notNull().defaultNow(),
    closedBy: ref<UserId>("closed_by"),
    statistics: jsonb("statistics").notNull().$type<DayStatistics>(),
    closing: jsonb("closing").$type<Closing>(),
    trailSeq: bigint("trail_seq", { mode: "number" }),
    trailHash: bytes("trail_hash"),
  },
  (businessDay) => [
    primaryKey({
      name: "business_days_close_once",
      columns: [businessDay.hotelId, businessDay.date],
    }),
    check(
      "business_days_keep_a_line_with_its_hash",
      sql`(${businessDay.trailSeq} is null) = (${businessDay.trailHash} is null)`,
    ),
    belongsToHotel("business_days_belong_to_a_hotel", businessDay.hotelId),
    ofOneHotel(),
  ],
).enableRLS();
