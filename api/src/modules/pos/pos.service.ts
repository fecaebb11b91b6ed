import type { RestaurantFloor, RestaurantList } from "@funduq/shared-types/contracts/pos";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId, RestaurantId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { listRestaurants, selectFloor } from "./pos.queries.ts";

export async function getRestaurants(tx: HotelTx, hotelId: HotelId): Promise<RestaurantList> {
  return { restaurants: await listRestaurants(tx, hotelId) };
}

/** A restaurant's tables with their open bills, and its menu (POS-02, POS-03). */
export async function getFloor(
  tx: HotelTx,
  ref: { hotelId: HotelId; restaurantId: RestaurantId },
): Promise<RestaurantFloor> {
  const floor = await selectFloor(tx, ref);
  if (!floor) throw new AppError("restaurant.not-found");
  return floor;
}
