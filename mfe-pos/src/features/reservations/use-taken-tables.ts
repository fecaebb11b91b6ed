import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { TableReservationId } from "@funduq/shared-types/values/ids";
import { skipToken, useHotel } from "@funduq/shared-ui/state";
import { useListReservationsQuery } from "./reservations.endpoints.ts";
import { type TakenTables, takenTables } from "./taken-tables.ts";
import { lastEveningOf, type WantedTime } from "./wanted-time.ts";

const none: TakenTables = new Map();

type Typed = {
  /** The evening that is typed, and the time; undefined while something of it is missing. */
  evening: CalendarDate | null;
  wanted: WantedTime | undefined;
  ownId: TableReservationId;
};

/**
 * The tables that others have at a typed time; undefined as long as the reservations of that time were not read. An evening's list
 * has also those of earlier days that reach into it; a time that ends on the next day of service needs that list, too.
 */
export function useTakenTables(
  place: RestaurantRef,
  { evening, wanted, ownId }: Typed,
): TakenTables | undefined {
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const last = wanted ? lastEveningOf(wanted) : evening;
  const list = useListReservationsQuery(evening ? { ...place, date: evening } : skipToken);
  const lastList = useListReservationsQuery(
    last && last !== evening ? { ...place, date: last } : skipToken,
  );
  if (!wanted) return none;
  const lists = [list.currentData, last === evening ? list.currentData : lastList.currentData];
  const known = lists.filter((each) => each !== undefined);
  if (known.length < lists.length) return undefined;
  const reservations = known.flatMap((each) => [...(each.earlier ?? []), ...each.reservations]);
  return takenTables(wanted, { reservations, ownId, timeZone });
}
