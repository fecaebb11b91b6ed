import type { DayGrid, EndedStayList } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectDayGrid } from "./day-grid.queries.ts";
import { selectEndedStays } from "./ended-stays.queries.ts";

/** Every room of the hotel on one day (default: the business date) with its bookings (FO-02). */
export async function getDayGrid(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate | undefined,
): Promise<DayGrid> {
  return selectDayGrid(tx, hotelId, date ?? null);
}

/** Ended stays that can be reopened on the business date (BK-15, BK-20). */
export async function getEndedStays(tx: HotelTx, hotelId: HotelId): Promise<EndedStayList> {
  return selectEndedStays(tx, hotelId);
}
