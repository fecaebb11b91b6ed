import type { DayStatistics } from "@funduq/shared-types/contracts/night-audit";
import type { UserId } from "@funduq/shared-types/values/ids";
import { jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { day, hotelId, instant, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

/** A closed day with its frozen statistics. The primary key refuses to close a date twice. */
export const businessDays = pgTable(
  "business_days",
  {
    hotelId: hotelId(),
    date: day("date").notNull(),
    closedAt: instant("closed_at").notNull().defaultNow(),
    closedBy: ref<UserId>("closed_by"),
    statistics: jsonb("statistics").notNull().$type<DayStatistics>(),
  },
  (businessDay) => [
    primaryKey({
      name: "business_days_close_once",
      columns: [businessDay.hotelId, businessDay.date],
    }),
    belongsToHotel("business_days_belong_to_a_hotel", businessDay.hotelId),
    ofOneHotel(),
  ],
).enableRLS();
