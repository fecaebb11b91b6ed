import {
  type KitchenTicket,
  kitchenTicketsSchema,
  type SetTicketDone,
} from "@funduq/shared-types/contracts/pos-kitchen";
import type { Station } from "@funduq/shared-types/contracts/pos-menu";
import { HttpResponse, http } from "msw";
import { aMenu } from "./restaurants.ts";

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const at = "/api/hotels/:hotelId/restaurants/:restaurantId/kitchen/tickets";

/** Those of the menu: Cuisine, then the bar. */
export const someStations = (): Station[] => aMenu().stations.toReversed();

type Fired = { minutesAgo: number; table: string; station: number | null; lines: object[] };

const line = (name: string, quantity = 1, traits: object = {}) => ({
  name,
  quantity,
  voidedQuantity: 0,
  modifiers: [],
  note: "",
  ...traits,
});
const fired: Fired[] = [
  {
    minutesAgo: 24,
    table: "T5",
    station: 0,
    lines: [
      line("Couscous royal", 2, {
        modifiers: [{ id: id(701), name: "Sans oignons", priceCentimes: 0 }],
      }),
      line("Mechoui d’agneau", 3, { voidedQuantity: 1, note: "Bien cuit" }),
    ],
  },
  { minutesAgo: 13, table: "T2", station: 1, lines: [line("Salade méchouia", 4)] },
  { minutesAgo: 3, table: "", station: null, lines: [line("Gâteau d’anniversaire")] },
];

/** The kitchen at noon: a late ticket, one that waits and a new one; it keeps what is marked. */
export function kitchenHandlers(now = Date.now()) {
  const stations = someStations();
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  let tickets: KitchenTicket[] = kitchenTicketsSchema.parse({
    at: ago(0),
    done: [],
    toDo: fired.map(({ minutesAgo, table, station, lines }, n) => ({
      id: id(801 + n),
      stationId: station === null ? null : stations[station]?.id,
      stationName: station === null ? "" : stations[station]?.name,
      billName: `Addition ${n + 1}`,
      tableName: table,
      course: n === 0 ? 2 : 1,
      firedAt: ago(minutesAgo),
      firedBy: "Samia Kaci",
      orderedAt: null,
      isPaid: false,
      doneAt: null,
      version: 1,
      lines,
    })),
  }).toDo;
  return [
    http.get(at, () => {
      const done = tickets.filter(({ doneAt }) => doneAt !== null);
      done.sort((one, other) => (other.doneAt ?? "").localeCompare(one.doneAt ?? ""));
      const toDo = tickets.filter(({ doneAt }) => doneAt === null);
      return HttpResponse.json({ at: new Date().toISOString(), toDo, done });
    }),
    http.put(`${at}/:ticketId/done`, async ({ params, request }) => {
      const { isDone } = (await request.json()) as SetTicketDone;
      const doneAt = isDone ? new Date().toISOString() : null;
      tickets = tickets.map((ticket) =>
        ticket.id === params.ticketId ? { ...ticket, doneAt } : ticket,
      );
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
