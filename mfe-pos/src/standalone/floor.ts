import {
  type DiningTable,
  type RestaurantFloor,
  type SaveLayout,
  type SaveTerminal,
  type Terminal,
  terminalListSchema,
} from "@funduq/shared-types/contracts/pos-floor";
import { HttpResponse, http } from "msw";
import type { BillBook } from "./bill-book.ts";
import { problem } from "./problem.ts";
import { someRestaurants } from "./restaurants.ts";

const at = "/api/hotels/:hotelId/restaurants/:restaurantId";

/** Floor plans and terminals that keep what is saved; the second restaurant has two terminals. */
export function floorHandlers(books: readonly BillBook[]) {
  const { restaurants } = someRestaurants();
  const terminals = new Map<string, Terminal[]>(
    restaurants.map(({ id }, index) => [id, index === 1 ? someTerminals() : []]),
  );
  const terminalsAt = (id: unknown) => terminals.get(String(id)) ?? [];
  const keep = (id: unknown, list: Terminal[]) => terminals.set(String(id), list);
  return [
    http.put(`${at}/layout`, async ({ params, request }) => {
      const floor = books.find((book) => book.floor.id === params.restaurantId)?.floor;
      const layout = (await request.json()) as SaveLayout;
      if (!floor) return problem("restaurant.not-found");
      if (floor.version !== layout.version) return problem("layout.changed");
      floor.version += 1;
      floor.tables = tablesOf(floor, layout);
      return HttpResponse.json({ id: floor.id, version: floor.version });
    }),
    http.get(`${at}/terminals`, ({ params }) =>
      HttpResponse.json({ terminals: terminalsAt(params.restaurantId) }),
    ),
    http.put(`${at}/terminals/:terminalId`, async ({ params, request }) => {
      const {
        name,
        printerId,
        hasDrawer = false,
        version,
      } = (await request.json()) as SaveTerminal;
      const list = terminalsAt(params.restaurantId);
      const others = list.filter(({ id }) => id !== params.terminalId);
      if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
        return problem("terminal.name-taken", { name });
      const printer = printerId ? { id: printerId, name: "Comptoir" } : null;
      const values = { name, printer, hasDrawer, version: (version ?? 0) + 1 };
      const saved = { id: params.terminalId, ...values } as Terminal;
      keep(params.restaurantId, [...others, saved]);
      return HttpResponse.json({ id: saved.id, version: saved.version });
    }),
    http.delete(`${at}/terminals/:terminalId`, ({ params }) => {
      const list = terminalsAt(params.restaurantId);
      keep(
        params.restaurantId,
        list.filter(({ id }) => id !== params.terminalId),
      );
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

export function someTerminals(): Terminal[] {
  return terminalListSchema.parse({
    terminals: ["Bar", "Terrasse"].map((name, n) => ({
      id: `00000000-0000-4000-8000-00000000050${n}`,
      name,
      printer: null,
      hasDrawer: false,
      version: 1,
    })),
  }).terminals;
}

function tablesOf(floor: RestaurantFloor, { tables }: SaveLayout): DiningTable[] {
  return tables.map((table) => {
    const before = floor.tables.find(({ id }) => id === table.id);
    const { openBills = 0, lastFiredAt = null } = before ?? {};
    return { ...table, openBills, lastFiredAt };
  });
}
