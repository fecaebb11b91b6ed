import type { Language } from "@funduq/shared-types/contracts/session";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import department from "../module.ts";
import { restaurantHandlers } from "../standalone/handlers.ts";

export const restaurantsUrl = apiUrl("hotels/:hotelId/restaurants");
export const floorUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/floor");
export const menuUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/menu");

type Options = {
  route?: string;
  language?: Language;
  /** Instead of the ordinary answers of the API. */
  answers?: Parameters<typeof server.use>;
};

/** A screen of the restaurant on a tablet that nobody has used yet. */
export async function openRestaurant(view: string, { answers = [], ...options }: Options = {}) {
  department.register();
  server.use(...restaurantHandlers());
  server.use(...answers);
  const session = aSession({ hotels: [aHotel({ role: "pos-manager" })] });
  return renderWithStore(<department.Root view={view} basename="/" />, { session, ...options });
}

/** The same without a hotel. */
export async function openWithoutHotel(view: string) {
  department.register();
  return renderWithStore(<department.Root view={view} basename="/" />, { session: null });
}
