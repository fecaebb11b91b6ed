import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { serviceDayAt } from "@funduq/shared-types/rules/service-day";
import { isDue } from "@funduq/shared-types/rules/table-reservation";
import { skipToken, useHotel } from "@funduq/shared-ui/state";
import { useMemo } from "react";
import { useListReservationsQuery } from "./reservations.endpoints.ts";

const none: readonly TableReservation[] = [];

/**
 * The reservations whose guests are expected now, within the restaurant's lead, or seated, however long they stay. At the turn of
 * the service day the list of the day before counts until the new one is read.
 */
export function useDueReservations(
  { hotelId, restaurantId }: RestaurantRef,
  nowMs: number,
): readonly TableReservation[] {
  const timeZone = useHotel()?.timeZone;
  const date = timeZone && serviceDayAt(timeZone, new Date(nowMs));
  const { data } = useListReservationsQuery(date ? { hotelId, restaurantId, date } : skipToken);
  return useMemo(() => {
    if (!data) return none;
    const { earlier = [], reservations, settings } = data;
    return [...earlier, ...reservations].filter(
      (each) =>
        each.state === "seated" ||
        (each.state === "booked" && isDue(each, settings.leadMinutes, nowMs)),
    );
  }, [data, nowMs]);
}
