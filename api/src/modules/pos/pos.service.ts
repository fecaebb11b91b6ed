import type { RestaurantList, RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { hotelTvaBp } from "./hotel-tva.service.ts";
import { listRestaurants, selectFloor, selectMenu } from "./pos.queries.ts";

export async function getRestaurants(tx: HotelTx, hotelId: HotelId): Promise<RestaurantList> {
  return { restaurants: await listRestaurants(tx, hotelId) };
}

/** A restaurant's tables with their open bills (POS-02, POS-03). Throws `restaurant.not-found`. */
export async function getFloor(tx: HotelTx, ref: RestaurantRef): Promise<RestaurantFloor> {
  const floor = await selectFloor(tx, ref);
  if (!floor) throw new AppError("restaurant.not-found");
  return floor;
}

/** A restaurant's menu (POS-02, POS-09). Throws `restaurant.not-found`. */
export async function getMenu(tx: HotelTx, ref: RestaurantRef, timeZone: string): Promise<PosMenu> {
  const menu = await selectMenu(tx, ref);
  if (!menu) throw new AppError("restaurant.not-found");
  return { ...menu, timeZone, tvaBp: await hotelTvaBp(tx, ref.hotelId) };
}
