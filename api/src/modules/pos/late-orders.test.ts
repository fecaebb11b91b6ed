import { randomUUID } from "node:crypto";
import type { KitchenTickets, TicketPaper } from "@funduq/shared-types/contracts/pos-kitchen";
import type { HeldPaper } from "@funduq/shared-types/contracts/pos-print";
import {
  RECORDED_AT_HEADER,
  RECORDED_BY_HEADER,
} from "@funduq/shared-types/values/recorded-headers";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { type BillDesk, openBillDesk, openedOn } from "../../testing/bill-desk.ts";
import { recordedSale, soldLine } from "../../testing/recorded-sale.ts";
import { testApp } from "../../testing/test-app.ts";
import { ticketOf } from "./ticket-document.ts";

const api = await testApp();
const { owner } = api;
const fireAll = { kind: "fired", course: null } as const;
const NOW = "2026-11-21T09:00:00Z";
const ORDERED = "2026-11-21T08:20:00Z";

beforeEach(() => api.clock.set(NOW));

/** Sends what a device has kept since `at`. */
function sendKept({ at: bills, waiter }: BillDesk, path: string, body: object, at: string) {
  const headers = { [RECORDED_BY_HEADER]: waiter.userId, [RECORDED_AT_HEADER]: at };
  return api.request("POST", `${bills}/${path}`, { as: waiter, body, headers });
}

/** A steak that was ordered and sent to the kitchen at `at`. */
async function orderAt(desk: BillDesk, at: string) {
  const billId = uuidv7();
  const steak = desk.steak();
  const operations = [openedOn(desk.tableId), steak, fireAll].map((each) => ({
    id: uuidv7(),
    ...each,
  }));
  const sent = await sendKept(desk, `${billId}/operations`, { operations }, at);
  expect(sent.status).toBe(200);
  return { billId, lineId: String(steak.lineId) };
}

/** Sells it as it was sold without the network. */
async function sellKept(desk: BillDesk, order: { billId: string; lineId: string }, at: string) {
  const line = soldLine({ lineId: order.lineId, name: "Steak", priceCentimes: 180_000 });
  const sale = recordedSale({ lines: [line], totalCentimes: 180_000 });
  const sold = await sendKept(desk, `${order.billId}/recorded-sale`, sale, at);
  expect(sold.status).toBe(201);
}

async function toDo({ at, waiter }: BillDesk): Promise<KitchenTickets["toDo"]> {
  const kitchen = `${at.replace(/bills$/u, "kitchen")}/tickets`;
  return (await (await api.request("GET", kitchen, { as: waiter })).json()).toDo;
}

const agesOf = (tickets: readonly Pick<TicketPaper, "orderedAt" | "isPaid">[]) =>
  tickets.map(({ orderedAt, isPaid }) => [orderedAt && Date.parse(orderedAt), isPaid]);

describe("POS-12 POS-13 an order that waited for the network", () => {
  it("says in the kitchen since when, comes before those ordered later, and is marked as paid once it is", async () => {
    const desk = await openBillDesk(api);
    api.clock.set("2026-11-21T08:50:00Z");
    await desk.openWith([desk.bread(), fireAll]);
    api.clock.set(NOW);
    const order = await orderAt(desk, ORDERED);
    expect(agesOf(await toDo(desk))).toEqual([
      [Date.parse(ORDERED), false],
      [null, false],
    ]);
    await sellKept(desk, order, "2026-11-21T08:40:00Z");
    expect(agesOf(await toDo(desk))).toEqual([
      [Date.parse(ORDERED), true],
      [null, false],
    ]);
  });

  it("is an ordinary one where it was sent at once, or by a clock that is ahead", async () => {
    const desk = await openBillDesk(api);
    await orderAt(desk, "2026-11-21T08:59:30Z");
    await orderAt(desk, "2026-11-21T09:30:00Z");
    expect(agesOf(await toDo(desk))).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it("whose sale tells the kitchen is one, too, and not marked as paid: nobody sent it before", async () => {
    const desk = await openBillDesk(api);
    const order = { billId: uuidv7(), lineId: uuidv7() };
    const soldAt = "2026-11-21T08:50:00Z";
    const line = soldLine({ lineId: order.lineId, itemId: desk.breadId, priceCentimes: 5_000 });
    const sale = recordedSale({ lines: [line], totalCentimes: 5_000 });
    expect((await sendKept(desk, `${order.billId}/recorded-sale`, sale, soldAt)).status).toBe(201);
    expect(agesOf(await toDo(desk))).toEqual([[Date.parse(soldAt), false]]);
  });

  it("keeps its time when its bill is split", async () => {
    const desk = await openBillDesk(api);
    const { billId, lineId } = await orderAt(desk, ORDERED);
    const more = { kind: "quantity-changed", lineId, by: 1 } as const;
    expect((await desk.send(billId, [more, fireAll])).status).toBe(200);
    const { version } = await desk.bill(billId);
    const newBillId = uuidv7();
    const lines = [{ lineId, quantity: 1, newLineId: uuidv7() }];
    const split = await desk.post(`${billId}/split`, { version, newBillId, lines });
    expect(split).toMatchObject({ status: 200 });
    const moved = await owner`
      select ordered_at = ${ORDERED} as "isSame" from kitchen_tickets where bill_id = ${newBillId}`;
    expect(moved).toEqual([{ isSame: true }]);
  });

  it("is printed a little later, so that its paper says whether it is paid, in the printer's language", async () => {
    const desk = await openBillDesk(api);
    const printer = { name: "Grill", host: "127.0.0.1", port: 9100, widthMm: 80, language: "fr" };
    const id = randomUUID();
    const place = { hotel_id: desk.manager.hotelId, restaurant_id: desk.restaurantId };
    await owner`insert into pos_printers ${owner({ ...place, id, name: printer.name, host: printer.host })}`;
    await owner`update pos_stations set printer_id = ${id} where id = ${desk.grillId}`;
    const order = await orderAt(desk, ORDERED);
    await desk.openWith([desk.steak(), fireAll]);
    await sellKept(desk, order, "2026-11-21T08:40:00Z");
    const jobs = await owner<{ isLater: boolean }[]>`
      select next_try > created_at + interval '1 second' as "isLater" from print_jobs
      where restaurant_id = ${desk.restaurantId} order by created_at`;
    expect(jobs).toEqual([{ isLater: true }, { isLater: false }]);
    const path = desk.at.replace(/bills$/u, `printers/${id}/hold`);
    const held = await api.request("POST", path, { as: desk.waiter, body: { state: "waiting" } });
    const { papers } = (await held.json()) as { papers: HeldPaper[] };
    expect(agesOf(papers.map(({ ticket }) => ticket))).toEqual([
      [Date.parse(ORDERED), true],
      [null, false],
    ]);
  });

  it.each([
    ["fr", "Commandé hors connexion (21/11/2026 09:20), peut-être déjà annoncé", "PAYÉ"],
    ["ar", "طُلب دون شبكة (21/11/2026 09:20)، ربما أُبلغ به شفهيًا", "مدفوعة"],
  ] as const)("says so on a paper in %s", (language, ordered, paid) => {
    const ticket = {
      stationName: "Grill",
      billName: "Bill 1",
      tableName: "T1",
      course: 1,
      firedAt: NOW,
      firedBy: null,
      orderedAt: ORDERED,
      isPaid: true,
      lines: [],
    };
    const job = { mayBePrinted: false, printerName: "Grill", timeZone: "Africa/Algiers" };
    expect(ticketOf({ ticket, ...job, language }).marks).toEqual([ordered, paid]);
    const online = { ...ticket, orderedAt: null, isPaid: false };
    expect(ticketOf({ ticket: online, ...job, language }).marks).toEqual([]);
  });
});
