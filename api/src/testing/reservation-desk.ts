import { randomUUID } from "node:crypto";
import type { AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type {
  ReservationList,
  TableReservation,
} from "@funduq/shared-types/contracts/pos-reservation";
import { openBillDesk } from "./bill-desk.ts";
import { makeStaff, type TestStaff } from "./factories-core.ts";
import { outcomeOf } from "./races.ts";
import type { TestApp } from "./test-app.ts";

export type ReservationDesk = Awaited<ReturnType<typeof openReservationDesk>>;

/** The restaurant of `openBillDesk`, whose clock is an hour ahead of UTC, and what its waiters send about reservations. */
export async function openReservationDesk(api: TestApp) {
  const desk = await openBillDesk(api);
  const place = desk.at.replace(/\/bills$/u, "");
  const { waiter } = desk;

  /** A reservation as a waiter types it. */
  const wish = (more: object = {}) => ({
    version: null,
    guestName: "Nadia Hamdi",
    phone: "0555 12 34 56",
    covers: 4,
    date: "2026-11-21",
    time: "20:00",
    minutes: 120,
    note: "",
    tableIds: [desk.tableId],
    bookingId: null,
    ...more,
  });

  const save = async (
    id: string,
    more: object = {},
    { as = waiter, process = api, key }: { as?: TestStaff; process?: TestApp; key?: string } = {},
  ) =>
    outcomeOf(
      await process.request("PUT", `${place}/reservations/${id}`, {
        as,
        body: wish(more),
        ...(key === undefined ? {} : { key }),
      }),
    );

  const read = async (date: string, process = api): Promise<ReservationList> => {
    const path = `${place}/reservations?date=${date}`;
    const response = await process.request("GET", path, { as: waiter });
    return response.json();
  };

  const desktop = {
    ...desk,
    place,
    save,
    read,
    list: async (date = "2026-11-21", process = api) => (await read(date, process)).reservations,
    async book(more: object = {}): Promise<string> {
      const id = randomUUID();
      const { status, body } = await save(id, more);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return id;
    },
    async get(id: string): Promise<TableReservation> {
      const [row] = await api.owner<{ day: string }[]>`
        select to_char(starts_at - interval '4 hours', 'YYYY-MM-DD') as day
        from table_reservations where id = ${id}`;
      const found = (await desktop.list(row?.day)).find((each) => each.id === id);
      if (!found) throw new Error("no such reservation");
      return found;
    },
    step: async (id: string, step: string, version: number, process = api) =>
      outcomeOf(
        await process.request("POST", `${place}/reservations/${id}/${step}`, {
          as: waiter,
          body: { version },
        }),
      ),
    seat: async (
      id: string,
      {
        billId = randomUUID() as string,
        knownBillIds = [] as string[],
        version = 1,
        tableId = desk.tableId,
      } = {},
      process = api,
    ) =>
      outcomeOf(
        await process.request("POST", `${place}/reservations/${id}/seat`, {
          as: waiter,
          body: { version, billId, tableId, knownBillIds },
        }),
      ),
    /** A reservation whose guests are seated on a bill of their own. */
    async seated(more: object = {}) {
      const id = await desktop.book(more);
      const billId = randomUUID() as string;
      const { status, body } = await desktop.seat(id, { billId });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return { id, billId };
    },
    /** Sells an open bill in cash, as it is. */
    async sell(bill: OpenBill, process = api) {
      const totalCentimes = bill.lines.reduce(
        (sum, { priceCentimes, quantity }) => sum + priceCentimes * quantity,
        0,
      );
      const paid = { amountCentimes: totalCentimes, tipCentimes: 0, tenderedCentimes: null };
      const sale = { saleId: randomUUID(), version: bill.version, totalCentimes, terminalId: null };
      const body = { ...sale, payments: [{ method: "Cash", ...paid }] };
      return desk.post(`${bill.id}/sale`, body, waiter, process);
    },
    /** Moves one piece of a line to a new bill. */
    async split(bill: OpenBill, lineId: unknown, process = api) {
      const newBillId = randomUUID() as string;
      const lines = [{ lineId, newLineId: randomUUID(), quantity: 1 }];
      const body = { version: bill.version, newBillId, lines };
      return { newBillId, outcome: await desk.post(`${bill.id}/split`, body, waiter, process) };
    },
    merge: (bill: OpenBill, intoBillId: string, process = api) =>
      desk.post(`${bill.id}/merge`, { version: bill.version, intoBillId }, waiter, process),
    find: async (text: string, from = "2026-11-21"): Promise<string[]> => {
      const response = await api.request("POST", `${place}/reservations/search`, {
        as: waiter,
        body: { text, from },
      });
      const { reservations } = await response.json();
      return reservations.map(({ guestName }: TableReservation) => guestName);
    },
    /** What the audit trail says of the last action of this name. */
    async told(action: string) {
      const admin = await makeStaff(api.database, { hotelId: waiter.hotelId });
      const answer = await api.request("GET", `/hotels/${waiter.hotelId}/audit-trail`, {
        as: admin,
      });
      const { entries }: AuditPage = await answer.json();
      const entry = entries.find((each) => each.action === action);
      return entry?.facts.map(({ what, before, after }) => [what, before, after]);
    },
  };
  return desktop;
}
