import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectDayGrid } from "./day-grid.queries.ts";

/** Every room of the hotel on one day, by default the business date, with whom it is for (FO-02). */
export async function getDayGrid(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate | undefined,
): Promise<DayGrid> {
  return selectDayGrid(tx, hotelId, date ?? null);
}
