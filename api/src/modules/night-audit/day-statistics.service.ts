import type { DayStatistics } from "@funduq/shared-types/contracts/night-audit";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectDayStatistics } from "./day-statistics.queries.ts";

/** What the lists of no-shows and of rooms go by, too. */
export { markedOn } from "./day-statistics.queries.ts";
export { roomsOfNight } from "./rooms-of-night.queries.ts";

/** The open day so far, by the rule that its figures are frozen with when it is closed. */
export async function getOpenDay(
  tx: HotelTx,
  hotelId: HotelId,
  businessDate: CalendarDate,
): Promise<DayStatistics> {
  return selectDayStatistics(tx, { hotelId, night: businessDate });
}
