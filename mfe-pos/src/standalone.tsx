import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { startStandalone } from "@funduq/shared-ui/testing/standalone.tsx";
import { setupWorker } from "msw/browser";
import description from "../department.json" with { type: "json" };
import department from "./module.ts";
import { someBooks } from "./standalone/bill-handlers.ts";
import { restaurantHandlers } from "./standalone/handlers.ts";
import { someReservations } from "./standalone/reservations.ts";

const books = someBooks();

await startStandalone(department, {
  description,
  worker: setupWorker(...restaurantHandlers(books, books.slice(0, 1).flatMap(someReservations))),
  session: aSession({ hotels: [aHotel({ role: "pos-manager" })] }),
});
