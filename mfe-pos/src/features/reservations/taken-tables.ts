import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { isActive } from "@funduq/shared-types/rules/table-reservation";
import type { DiningTableId, TableReservationId } from "@funduq/shared-types/values/ids";
import { clockSpan, hotelClockMs, type WantedTime } from "./wanted-time.ts";

/** Tables with the reservation of others that has them. */
export type TakenTables = ReadonlyMap<DiningTableId, TableReservation>;

type OtherReservations = {
  reservations: readonly TableReservation[];
  /** The reservation that is changed, which takes no table from itself. */
  ownId: TableReservationId;
  timeZone: string;
};

/** The tables that other guests have reserved in that time, with the first of them; the API refuses these. */
export function takenTables(
  wanted: WantedTime,
  { reservations, ownId, timeZone }: OtherReservations,
): TakenTables {
  const { from, to } = clockSpan(wanted);
  const atHotel = (instant: string) => hotelClockMs(instant, timeZone);
  const others = reservations.filter(
    ({ id, state, holdsFrom, endsAt }) =>
      id !== ownId && isActive(state) && atHotel(holdsFrom) < to && atHotel(endsAt) > from,
  );
  const taken = new Map<DiningTableId, TableReservation>();
  for (const other of others)
    for (const id of other.tableIds) if (!taken.has(id)) taken.set(id, other);
  return taken;
}
