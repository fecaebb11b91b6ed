import type { Terminal } from "@funduq/shared-types/contracts/pos-floor";
import type { HotelId, PosTerminalId, RestaurantId } from "@funduq/shared-types/values/ids";
import { deviceStorage, skipToken } from "@funduq/shared-ui/state";
import { useEffect, useState } from "react";
import { type Restaurant, useListTerminalsQuery } from "./restaurants.endpoints.ts";

const restaurantKey = (hotelId: HotelId) => `funduq.restaurant.${hotelId}`;
const terminalKey = (restaurantId: RestaurantId) => `funduq.terminal.${restaurantId}`;

/**
 * The restaurant that this device works for, and which of its terminals it is. Both are remembered on the
 * device; where there is only one, it is selected automatically and remembered too, so that a second one that
 * is added later asks nobody in the middle of an order; a screen that does not sell remembers no terminal. A
 * deleted one is forgotten. A restaurant without terminals works without one.
 */
export function useTerminal(
  hotelId: HotelId,
  restaurants: readonly Restaurant[],
  { isTill }: { isTill: boolean },
) {
  const [restaurantId, chooseRestaurant] = useDeviceChoice<RestaurantId>(restaurantKey(hotelId));
  const restaurant = chosenOf(restaurants, restaurantId);
  const query = useListTerminalsQuery(
    restaurant ? { hotelId, restaurantId: restaurant.id } : skipToken,
  );
  const terminals = query.currentData;
  const key = restaurant && terminalKey(restaurant.id);
  const [terminalId, chooseTerminal] = useDeviceChoice<PosTerminalId>(key);
  const terminal = terminals && chosenOf(terminals, terminalId);
  useEffect(() => {
    if (restaurant && restaurant.id !== restaurantId) chooseRestaurant(restaurant.id);
    if (isTill && terminal && terminal.id !== terminalId) chooseTerminal(terminal.id);
  });
  return { restaurant, chooseRestaurant, query, terminals, terminal, chooseTerminal };
}

/** A choice that this browser stores under `key`. While `key` is undefined, nothing is read or stored. */
function useDeviceChoice<Id extends string>(key: string | undefined) {
  const [chosen, setChosen] = useState<{ key: string | undefined; id: Id }>();
  const id = chosen?.key === key ? chosen?.id : key && deviceStorage.get(key);
  function choose(id: Id) {
    if (key !== undefined) deviceStorage.set(key, id);
    setChosen({ key, id });
  }
  return [id, choose] as const;
}

/** The terminal that this device is, of those that its restaurant has now. */
export function terminalOfDevice(
  restaurantId: RestaurantId,
  terminals: readonly Terminal[],
): Terminal | undefined {
  return chosenOf(terminals, deviceStorage.get(terminalKey(restaurantId)));
}

function chosenOf<Each extends { id: string }>(
  all: readonly Each[],
  id: string | null | undefined,
): Each | undefined {
  return all.find((each) => each.id === id) ?? (all.length === 1 ? all[0] : undefined);
}
