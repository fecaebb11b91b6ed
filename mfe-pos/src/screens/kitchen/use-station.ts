import type { KitchenTicket } from "@funduq/shared-types/contracts/pos-kitchen";
import type { Station } from "@funduq/shared-types/contracts/pos-menu";
import type { RestaurantId } from "@funduq/shared-types/values/ids";
import { deviceStorage } from "@funduq/shared-ui/state";
import { useState } from "react";

export const EVERY_STATION = "all";
/** Of items that no station prepares. */
export const NO_STATION = "none";

const keyOf = (restaurantId: RestaurantId) => `funduq.station.${restaurantId}`;

/** The station whose tickets this device shows, remembered on the device; one that is gone is forgotten. */
export function useStation(restaurantId: RestaurantId, stations: readonly Station[]) {
  const [chosen, setChosen] = useState(() => deviceStorage.get(keyOf(restaurantId)));
  const isKnown = chosen === NO_STATION || stations.some(({ id }) => id === chosen);
  return {
    station: chosen !== null && isKnown ? chosen : EVERY_STATION,
    choose(station: string) {
      deviceStorage.set(keyOf(restaurantId), station);
      setChosen(station);
    },
  };
}

/** A station that was deleted since prepares what it had: its tickets are shown with those of no station. */
export function ticketsOf(
  tickets: readonly KitchenTicket[],
  station: string,
  stations: readonly Station[],
): readonly KitchenTicket[] {
  if (station === EVERY_STATION) return tickets;
  if (station !== NO_STATION) return tickets.filter(({ stationId }) => stationId === station);
  const known = new Set<string | null>(stations.map(({ id }) => id));
  return tickets.filter(({ stationId }) => !known.has(stationId));
}
