import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { serviceDayAt } from "@funduq/shared-types/rules/service-day";
import { isDue } from "@funduq/shared-types/rules/table-reservation";
import { skipToken, useHotel } from "@funduq/shared-ui/state";
import { useMemo } from "react";
import { useListReservationsQuery } from "./reservations.endpoints.ts";

const none: readonly TableReservation[] = [];

/** The reservations whose guests are expected now, within the restaurant's lead, or seated, however long they stay. */
export function useDueReservations(
  { hotelId, restaurantId }: RestaurantRef,
  nowMs: number,
): readonly TableReservation[] {
  const timeZone = useHotel()?.timeZone;
  const date = timeZone && serviceDayAt(timeZone, new Date(nowMs));
  const { currentData } = useListReservationsQuery(
    date ? { hotelId, restaurantId, date } : skipToken,
  );
  return useMemo(() => {
    if (!currentData) return none;
    const { reservations, settings } = currentData;
    return reservations.filter(
      (each) =>
        each.state === "seated" ||
        (each.state === "booked" && isDue(each, settings.leadMinutes, nowMs)),
    );
  }, [currentData, nowMs]);
}
