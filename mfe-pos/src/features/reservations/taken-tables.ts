import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { isActive } from "@funduq/shared-types/rules/table-reservation";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { hotelTimeOf } from "@funduq/shared-types/values/date-in-zone";
import type { DiningTableId, TableReservationId } from "@funduq/shared-types/values/ids";

/** A date and a time on the hotel's clock, as typed, and for how many minutes tables are kept. */
export type WantedTime = { date: CalendarDate; time: string; minutes: number };

type OtherReservations = {
  reservations: readonly TableReservation[];
  /** The one that is changed does not stand in its own way. */
  ownId: TableReservationId;
  timeZone: string;
};

/** The tables that other guests have reserved in that time, with the first of them; the API refuses these. */
export function takenTables(
  wanted: WantedTime,
  { reservations, ownId, timeZone }: OtherReservations,
): ReadonlyMap<DiningTableId, TableReservation> {
  const from = readClock(wanted);
  const to = from + wanted.minutes * 60_000;
  const atHotel = (instant: string) => readClock(hotelTimeOf(new Date(instant), timeZone));
  const others = reservations.filter(
    ({ id, state, startsAt, endsAt }) =>
      id !== ownId && isActive(state) && atHotel(startsAt) < to && atHotel(endsAt) > from,
  );
  const taken = new Map<DiningTableId, TableReservation>();
  for (const other of others)
    for (const id of other.tableIds) if (!taken.has(id)) taken.set(id, other);
  return taken;
}

/** Whether the hotel's clock has passed the beginning. */
export const hasBegun = (wanted: WantedTime, now: Date, timeZone: string): boolean =>
  readClock(wanted) < readClock(hotelTimeOf(now, timeZone));

/** Comparable milliseconds of what a clock shows, whatever its time zone. */
const readClock = ({ date, time }: { date: string; time: string }) =>
  Date.parse(`${date}T${time}:00Z`);
