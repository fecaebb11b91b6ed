import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { Dispatch } from "@funduq/shared-ui/state";
import { restaurantsEndpoints } from "../restaurants/restaurants.endpoints.ts";

type Call = { dispatch: Dispatch; queryFulfilled: Promise<unknown> };

/**
 * Draws a change of the menu at once, and takes it back where the API refuses it. Draws it once more when it is saved: a
 * menu that was read before may have arrived meanwhile.
 */
export async function drawMenu(
  { hotelId, restaurantId }: RestaurantRef,
  change: (menu: PosMenu) => void,
  { dispatch, queryFulfilled }: Call,
): Promise<void> {
  const place = { hotelId, restaurantId };
  const show = () =>
    dispatch(restaurantsEndpoints.util.updateQueryData("getPosMenu", place, change));
  const shown = show();
  await queryFulfilled.then(show, shown.undo);
}
