import type { HotelId, RestaurantId } from "@funduq/shared-types/values/ids";
import { deviceStorage } from "@funduq/shared-ui/state";
import { useState } from "react";
import type { Restaurant } from "./restaurants.endpoints.ts";

const keyOf = (hotelId: HotelId) => `funduq.terminal.${hotelId}`;

/**
 * The restaurant this device sells for. It is remembered on the device; the only restaurant of
 * a hotel is chosen by itself, and one that is gone is forgotten.
 */
export function useTerminal(hotelId: HotelId, restaurants: readonly Restaurant[]) {
  const [chosen, setChosen] = useState(() => deviceStorage.get(keyOf(hotelId)));
  const only = restaurants.length === 1 ? restaurants[0] : undefined;
  const terminal = restaurants.find(({ id }) => id === chosen) ?? only;

  function choose(restaurantId: RestaurantId) {
    deviceStorage.set(keyOf(hotelId), restaurantId);
    setChosen(restaurantId);
  }

  return { terminal, choose };
}
