import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { KitchenTickets } from "@funduq/shared-types/contracts/pos-kitchen";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { type BillDesk, openBillDesk, type TestOperation } from "../../testing/bill-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const fireAll = { kind: "fired", course: null } as const;

const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, "0")}:00Z`;
beforeEach(() => api.clock.set(at(0)));

/** The bar has two teas to make, the grill one steak. */
async function openOrder() {
  const desk = await openBillDesk(api);
  const [tea, steak] = [desk.tea({ quantity: 2 }), desk.steak()];
  const billId = await desk.openWith([tea, steak, fireAll]);
  return { desk, billId, tea, steak };
}

const kitchenOf = ({ at: bills }: BillDesk) => bills.replace(/bills$/u, "kitchen/tickets");

async function ticketAt(desk: BillDesk, station: string): Promise<string> {
  const response = await api.request("GET", kitchenOf(desk), { as: desk.waiter });
  const { toDo, done }: KitchenTickets = await response.json();
  const found = [...toDo, ...done].find(({ stationName }) => stationName === station);
  if (!found) throw new Error(`${station} has no ticket`);
  return found.id;
}

/** Marks a ticket as done, or recalls it, at a minute of the clock. */
async function mark(desk: BillDesk, ticketId: string, isDone: boolean, minute: number) {
  api.clock.set(at(minute));
  const path = `${kitchenOf(desk)}/${ticketId}/done`;
  expect((await api.request("PUT", path, { as: desk.waiter, body: { isDone } })).status).toBe(204);
}

const readyOf = ({ ready }: OpenBill) => namedOf(ready);
const servedOf = ({ served = [] }: OpenBill) => namedOf(served);
const namedOf = (tickets: OpenBill["ready"]) =>
  tickets.map(({ readyAt, lines }) => [
    new Date(readyAt).getUTCMinutes(),
    lines.map(({ lineId, quantity }) => [lineId, quantity]),
  ]);
const about = (kind: "served" | "unserved", { ready }: Pick<OpenBill, "ready">): TestOperation => ({
  kind,
  tickets: ready.map(({ ticketId, readyAt }) => ({ ticketId, readyAt })),
});
const served = (bill: Pick<OpenBill, "ready">) => about("served", bill);
/** Takes 'served' back of what was ready then. */
const unserved = (bill: Pick<OpenBill, "ready">) => about("unserved", bill);

describe("POS-13 what the kitchen has done", () => {
  it("is ready on the bill by line, the longest first, and no more once the cook recalls it", async () => {
    const { desk, billId, tea, steak } = await openOrder();
    expect(readyOf(await desk.bill(billId))).toEqual([]);
    const grill = await ticketAt(desk, "Grill");
    await mark(desk, grill, true, 2);
    await mark(desk, await ticketAt(desk, "Bar"), true, 3);
    expect(readyOf(await desk.bill(billId))).toEqual([
      [2, [[steak.lineId, 1]]],
      [3, [[tea.lineId, 2]]],
    ]);
    await mark(desk, grill, false, 4);
    expect(readyOf(await desk.bill(billId))).toEqual([[3, [[tea.lineId, 2]]]]);
  });

  it("is ready until a waiter has served it, who is answered the bill without it, and announced to the others", async () => {
    const { desk, billId, steak } = await openOrder();
    await mark(desk, await ticketAt(desk, "Bar"), true, 2);
    const seen = await desk.bill(billId);
    await mark(desk, await ticketAt(desk, "Grill"), true, 3);
    const { status, body } = await desk.send(billId, [served(seen)]);
    expect(status).toBe(200);
    const left = [[3, [[steak.lineId, 1]]]];
    expect(readyOf(body as OpenBill)).toEqual(left);
    expect(readyOf(await desk.bill(billId))).toEqual(left);
    const changes = await owner`
      select tags from live_changes where hotel_id = ${desk.waiter.hotelId}`;
    expect(changes.map(({ tags }) => tags)).toEqual(Array(4).fill(["Bill"]));
  });

  it("is ready again where the cook recalls what was served and does it again", async () => {
    const { desk, billId, tea } = await openOrder();
    const bar = await ticketAt(desk, "Bar");
    await mark(desk, bar, true, 2);
    await desk.send(billId, [served(await desk.bill(billId))]);
    await mark(desk, bar, false, 3);
    expect(readyOf(await desk.bill(billId))).toEqual([]);
    await mark(desk, bar, true, 4);
    expect(readyOf(await desk.bill(billId))).toEqual([[4, [[tea.lineId, 2]]]]);
  });

  it("POS-12 stays ready where a till without the network had served what was recalled and done again since", async () => {
    const { desk, billId, tea } = await openOrder();
    const bar = await ticketAt(desk, "Bar");
    await mark(desk, bar, true, 2);
    const kept = served(await desk.bill(billId));
    await mark(desk, bar, false, 3);
    await mark(desk, bar, true, 4);
    expect((await desk.send(billId, [kept])).status).toBe(200);
    expect(readyOf(await desk.bill(billId))).toEqual([[4, [[tea.lineId, 2]]]]);
  });

  it("stays ready for the kitchen's clock that is ahead, only until it is served", async () => {
    const { desk, billId } = await openOrder();
    await mark(desk, await ticketAt(desk, "Bar"), true, 9);
    api.clock.set(at(5));
    await desk.send(billId, [served(await desk.bill(billId))]);
    expect(readyOf(await desk.bill(billId))).toEqual([]);
  });

  it("is served once by two waiters at the same time, and by a repeated request", async () => {
    const { desk, billId } = await openOrder();
    const bar = await ticketAt(desk, "Bar");
    await mark(desk, bar, true, 2);
    const one = { id: uuidv7(), ...served(await desk.bill(billId)) };
    const other = { ...one, id: uuidv7() };
    const answers = await Promise.all(
      [one, one, other, other].map((operation) => desk.send(billId, [operation])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const tickets = await owner`select version, served_at = done_at as is_served
      from kitchen_tickets where id = ${bar}`;
    expect(tickets).toEqual([{ version: 3, is_served: true }]);
  });

  it("POS-10 is served while the bill is split elsewhere, which is not refused", async () => {
    const { desk, billId, tea } = await openOrder();
    await mark(desk, await ticketAt(desk, "Bar"), true, 2);
    const seen = await desk.bill(billId);
    expect((await desk.send(billId, [served(seen)])).body).toMatchObject({ version: seen.version });
    const lines = [{ lineId: tea.lineId, newLineId: uuidv7(), quantity: 1 }];
    const { version } = seen;
    const split = await desk.post(`${billId}/split`, { version, newBillId: uuidv7(), lines });
    expect(split.status).toBe(200);
    expect((await desk.bills()).map(readyOf)).toEqual([[], []]);
  });

  it("is served by ticket: the other one's dishes wait on", async () => {
    const { desk, billId, tea } = await openOrder();
    await mark(desk, await ticketAt(desk, "Grill"), true, 2);
    await mark(desk, await ticketAt(desk, "Bar"), true, 3);
    const { ready } = await desk.bill(billId);
    await desk.send(billId, [served({ ready: ready.slice(0, 1) })]);
    expect(readyOf(await desk.bill(billId))).toEqual([[3, [[tea.lineId, 2]]]]);
  });

  it("of another bill is not served with this one", async () => {
    const { desk, billId } = await openOrder();
    await mark(desk, await ticketAt(desk, "Bar"), true, 2);
    const other = await desk.openWith([desk.bread()], desk.otherTableId);
    const bill = await desk.bill(billId);
    expect((await desk.send(other, [served(bill)])).status).toBe(200);
    expect((await desk.bill(billId)).ready).toEqual(bill.ready);
  });

  it("is served of its lines until that is taken back: then it is ready again, in its place, at the same version", async () => {
    const { desk, billId, tea, steak } = await openOrder();
    await mark(desk, await ticketAt(desk, "Grill"), true, 2);
    await mark(desk, await ticketAt(desk, "Bar"), true, 3);
    const seen = await desk.bill(billId);
    const grill = { ready: seen.ready.slice(0, 1) };
    const { body } = await desk.send(billId, [served(grill)]);
    expect(servedOf(body as OpenBill)).toEqual([[2, [[steak.lineId, 1]]]]);
    expect(servedOf(await desk.bill(billId))).toEqual([[2, [[steak.lineId, 1]]]]);
    const back = { id: uuidv7(), ...unserved(grill) };
    for (const _ of [1, 2]) expect((await desk.send(billId, [back])).status).toBe(200);
    const after = await desk.bill(billId);
    expect([readyOf(after), servedOf(after), after.version]).toEqual([
      [
        [2, [[steak.lineId, 1]]],
        [3, [[tea.lineId, 2]]],
      ],
      [],
      seen.version,
    ]);
  });

  it("is served and taken back in one request, and stays as the kitchen has it where it was recalled or done again since", async () => {
    const { desk, billId, tea } = await openOrder();
    const bar = await ticketAt(desk, "Bar");
    await mark(desk, bar, true, 2);
    const seen = await desk.bill(billId);
    expect((await desk.send(billId, [served(seen), unserved(seen)])).status).toBe(200);
    expect(readyOf(await desk.bill(billId))).toEqual([[2, [[tea.lineId, 2]]]]);
    await desk.send(billId, [served(seen)]);
    await mark(desk, bar, false, 3);
    expect((await desk.send(billId, [unserved(seen)])).status).toBe(200);
    const recalled = await desk.bill(billId);
    expect([readyOf(recalled), servedOf(recalled)]).toEqual([[], []]);
    await mark(desk, bar, true, 4);
    await desk.send(billId, [served(await desk.bill(billId)), unserved(seen)]);
    expect(servedOf(await desk.bill(billId))).toEqual([[4, [[tea.lineId, 2]]]]);
  });

  it("is taken back once by two waiters at the same time", async () => {
    const { desk, billId, tea } = await openOrder();
    const bar = await ticketAt(desk, "Bar");
    await mark(desk, bar, true, 2);
    const seen = await desk.bill(billId);
    await desk.send(billId, [served(seen)]);
    const answers = await Promise.all([1, 2].map(() => desk.send(billId, [unserved(seen)])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(readyOf(await desk.bill(billId))).toEqual([[2, [[tea.lineId, 2]]]]);
    const tickets = await owner`select version from kitchen_tickets where id = ${bar}`;
    expect(tickets).toEqual([{ version: 4 }]);
  });

  it("POS-10 goes with its lines: to the new bill of a split, which is answered with it, and to a merged one", async () => {
    const { desk, billId, tea } = await openOrder();
    await mark(desk, await ticketAt(desk, "Bar"), true, 2);
    const [newBillId, newLineId] = [uuidv7(), uuidv7()];
    const lines = [{ lineId: tea.lineId, newLineId, quantity: 1 }];
    const { body } = await desk.post(`${billId}/split`, { version: 1, newBillId, lines });
    expect((body as { bills: OpenBill[] }).bills.map(readyOf)).toEqual([
      [[2, [[tea.lineId, 1]]]],
      [[2, [[newLineId, 1]]]],
    ]);
    await desk.send(newBillId, [served(await desk.bill(newBillId))]);
    await desk.post(`${newBillId}/merge`, { version: 1, intoBillId: billId });
    expect(readyOf(await desk.bill(billId))).toEqual([[2, [[tea.lineId, 1]]]]);
  });

  it("POS-10 what was served before a split is served on both bills", async () => {
    const { desk, billId, tea } = await openOrder();
    await mark(desk, await ticketAt(desk, "Bar"), true, 2);
    await desk.send(billId, [served(await desk.bill(billId))]);
    const newBillId = uuidv7();
    const lines = [{ lineId: tea.lineId, newLineId: uuidv7(), quantity: 1 }];
    await desk.post(`${billId}/split`, { version: 1, newBillId, lines });
    const bills = await desk.bills();
    expect(bills.map(readyOf)).toEqual([[], []]);
    expect(bills.map(servedOf)).toEqual([
      [[2, [[tea.lineId, 1]]]],
      [[2, [[lines[0]?.newLineId, 1]]]],
    ]);
  });

  it("POS-11 is without what was voided", async () => {
    const { desk, billId, tea, steak } = await openOrder();
    await mark(desk, await ticketAt(desk, "Bar"), true, 2);
    await mark(desk, await ticketAt(desk, "Grill"), true, 3);
    for (const { lineId } of [tea, steak])
      await desk.post(`${billId}/void`, { lineId, quantity: 1, reason: "Cold" }, desk.manager);
    expect(readyOf(await desk.bill(billId))).toEqual([[2, [[tea.lineId, 1]]]]);
  });

  it("is refused where it names no ticket or no time", async () => {
    const { desk, billId } = await openOrder();
    const bar = await ticketAt(desk, "Bar");
    for (const tickets of [
      [],
      [{ ticketId: bar, readyAt: "yesterday" }],
      [{ ticketId: "x", readyAt: at(1) }],
    ])
      expect(await desk.send(billId, [{ kind: "served", tickets }])).toMatchObject({
        status: 400,
        code: "request.invalid",
      });
    const odd = [{ ticketId: bar, readyAt: "0000-01-01T00:00:00Z" }];
    expect((await desk.send(billId, [{ kind: "served", tickets: odd }])).status).toBe(200);
  });
});
