import type { Language } from "@funduq/shared-types/contracts/session";
import type { TillPeople } from "@funduq/shared-types/contracts/till-turn";
import { deviceStorage } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, within } from "@testing-library/react";
import type { RequestHandler } from "msw";
import department from "../module.ts";
import { someBooks } from "../standalone/bill-handlers.ts";
import { restaurantHandlers } from "../standalone/handlers.ts";
import { turnHandlers } from "../standalone/turn-handlers.ts";

export const billsUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/bills");
export const operationsUrl = `${billsUrl}/:billId/operations`;

type Options = {
  route?: string;
  language?: Language;
  role?: string;
  /** Who has a PIN for the till. */
  people?: TillPeople["people"];
  /** What the API answers otherwise. */
  handlers?: RequestHandler[];
};

/** The till of the first restaurant, with the books of the API behind it. */
export async function openTill({
  role = "pos-manager",
  people,
  handlers = [],
  ...options
}: Options = {}) {
  department.register();
  const books = someBooks();
  const [book] = books;
  if (!book) throw new Error("there is no restaurant");
  server.use(...restaurantHandlers(books));
  if (people) server.use(...turnHandlers(people));
  server.use(...handlers);
  const hotel = aHotel({ role });
  deviceStorage.set(`funduq.restaurant.${hotel.hotelId}`, book.floor.id);
  const session = aSession({ hotels: [hotel] });
  const page = await renderWithStore(<department.Root view="pos-sales" basename="/" />, {
    session,
    ...options,
  });
  return { ...page, book };
}

/** The button of a table, once the tables are there. */
export async function findTable(name: string): Promise<HTMLElement> {
  const label = await screen.findByText(name, { selector: "bdi" });
  const found = label.closest("button");
  if (!found) throw new Error(`${name} is no table`);
  return found;
}

/** The button of an item on the menu. */
export async function findItem(name: string): Promise<HTMLElement> {
  const menu = await screen.findByRole("list", { name: "Menu" });
  return within(menu).findByRole("button", { name: new RegExp(`^${name}`) });
}

/** The lines of the open bill as they are read. */
export function linesOf(): string[] {
  const list = screen.queryByRole("list", { name: "Lines of the bill" });
  if (!list) return [];
  return within(list)
    .getAllByRole("listitem")
    .map((line) => line.textContent ?? "");
}

export const bill = () => screen.getByRole("region", { name: "Current bill" });
