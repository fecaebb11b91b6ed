import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { serviceDayAt } from "@funduq/shared-types/rules/service-day";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { serverTime, skipToken, useHotel } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  useFindReservationsQuery,
  useListReservationsQuery,
} from "../../../features/reservations/reservations.endpoints.ts";

export type ShownReservations = ReturnType<typeof useShownReservations>;

/** The reservations of a day, this evening's at first, or what a search found from that day on. */
export function useShownReservations(place: RestaurantRef) {
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const [day, setDay] = useState<CalendarDate>(() => serviceDayAt(timeZone, serverTime()));
  const [asked, ask] = useState("");
  const list = useListReservationsQuery({ ...place, date: day });
  const found = useFindReservationsQuery(
    asked ? { ...place, body: { text: asked, from: day } } : skipToken,
  );
  const listed = list.currentData?.reservations ?? [];
  return {
    day,
    setDay,
    asked,
    ask,
    query: asked ? found : list,
    settings: list.currentData?.settings,
    known: [...listed, ...(found.currentData?.reservations ?? [])],
  };
}
