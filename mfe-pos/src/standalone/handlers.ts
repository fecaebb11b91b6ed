import { HttpResponse, http } from "msw";
import { menuHandlers } from "./menu-handlers.ts";
import { aFloor, someRestaurants } from "./restaurants.ts";

/** An API with two restaurants. */
export function restaurantHandlers() {
  const { restaurants } = someRestaurants();
  return [
    http.get("/api/hotels/:hotelId/restaurants", () => HttpResponse.json({ restaurants })),
    http.get("/api/hotels/:hotelId/restaurants/:restaurantId/floor", ({ params }) => {
      const index = restaurants.findIndex(({ id }) => id === params.restaurantId);
      if (index < 0) return new HttpResponse(null, { status: 404 });
      return HttpResponse.json(aFloor(index + 1));
    }),
    ...menuHandlers(),
  ];
}
