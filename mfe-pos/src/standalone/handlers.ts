import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { HttpResponse, http } from "msw";
import type { BillBook } from "./bill-book.ts";
import { billHandlers, someBooks } from "./bill-handlers.ts";
import { conflictHandlers } from "./conflicts.ts";
import { floorHandlers } from "./floor.ts";
import { kitchenHandlers } from "./kitchen.ts";
import { menuHandlers } from "./menu-handlers.ts";
import { printingHandlers } from "./printing.ts";
import { reservationHandlers } from "./reservations.ts";
import { someRestaurants } from "./restaurants.ts";
import { saleHandlers } from "./sale-handlers.ts";
import { turnHandlers } from "./turn-handlers.ts";

/** An API with two restaurants, their menus, bills and sales. */
export function restaurantHandlers(
  books: readonly BillBook[] = someBooks(),
  reservations: readonly TableReservation[] = [],
) {
  const { restaurants } = someRestaurants();
  return [
    ...billHandlers(books),
    ...menuHandlers(books),
    ...saleHandlers(books),
    ...conflictHandlers(),
    ...reservationHandlers(books, reservations),
    http.get("/api/hotels/:hotelId/restaurants", () => HttpResponse.json({ restaurants })),
    ...floorHandlers(books),
    ...kitchenHandlers(),
    ...turnHandlers(),
    ...printingHandlers(),
  ];
}
