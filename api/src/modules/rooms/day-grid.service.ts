import type { DayGrid, EndedStayList } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { getSoldOutTypes } from "../availability/availability.service.ts";
import { getUnassignedRooms } from "../groups/unassigned.service.ts";
import { selectDayGrid } from "./day-grid.queries.ts";
import { selectEndedStays } from "./ended-stays.queries.ts";

/** How far ahead a card says until when its room is free. */
const NIGHTS_AHEAD = 30;

/**
 * Every room of the hotel on one day (default: the business date) with its bookings (FO-02), and what can't be sold of
 * the rooms that are empty (FO-16). Sent together: the one connection takes them one after the other.
 */
export async function getDayGrid(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate | undefined,
): Promise<DayGrid> {
  const day = date ?? null;
  const [grid, groupRooms, soldOut] = await Promise.all([
    selectDayGrid(tx, hotelId, day),
    getUnassignedRooms(tx, hotelId, day),
    getSoldOutTypes(tx, hotelId, { from: day, nights: NIGHTS_AHEAD }),
  ]);
  return { ...grid, groupRooms, soldOut };
}

/** Ended stays that can be reopened on the business date (BK-15, BK-20). */
export async function getEndedStays(tx: HotelTx, hotelId: HotelId): Promise<EndedStayList> {
  return selectEndedStays(tx, hotelId);
}
