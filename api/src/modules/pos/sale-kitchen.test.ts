import { randomUUID } from "node:crypto";
import type { KitchenTickets } from "@funduq/shared-types/contracts/pos-kitchen";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it } from "vitest";
import { type BillDesk, openBillDesk, ticketsOf } from "../../testing/bill-desk.ts";
import { card, cash } from "../../testing/pos-desk.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const fireAll = { kind: "fired", course: null } as const;

const saleOf = (totalCentimes: number, payments: object[] = [cash(totalCentimes)]) => ({
  saleId: randomUUID(),
  version: 1,
  totalCentimes,
  terminalId: null,
  payments,
});
const post = (desk: BillDesk, path: string, body: object) =>
  api.request("POST", `${desk.at}/${path}`, { as: desk.waiter, body });
const linesOf = async (billId: string) =>
  (await ticketsOf(api, billId)).map(({ station, table, lines }) => [station, table, lines]);

describe("POS-13 the sale of a bill tells the kitchen", () => {
  it("of a quick sale that nobody sent, in tickets with the bill's name", async () => {
    const desk = await openBillDesk(api);
    const billId = await desk.openWith(
      [desk.tea({ quantity: 2 }), desk.steak({ course: 2 })],
      null,
    );
    expect((await post(desk, `${billId}/sale`, saleOf(210_000))).status).toBe(201);
    expect(await linesOf(billId)).toEqual([
      ["Bar", "", [["Mint tea", 2, 0]]],
      ["Grill", "", [["Steak", 1, 0]]],
    ]);
    const tickets = await owner`select bill_name, course, fired_by, done_at from kitchen_tickets
      where bill_id = ${billId} order by course`;
    const sent = { bill_name: "Bill 1", fired_by: desk.waiter.userId, done_at: null };
    expect(tickets).toEqual([
      { ...sent, course: 1 },
      { ...sent, course: 2 },
    ]);
  });

  it("that what was sent before is paid, not what the sale itself sends: there guests pay first", async () => {
    const desk = await openBillDesk(api);
    api.clock.set("2026-11-21T09:00:00Z");
    const more = desk.steak({ course: 2 });
    const billId = await desk.openWith([desk.tea(), fireAll, more]);
    const path = desk.at.replace(/bills$/u, "kitchen/tickets");
    const paid = async () => {
      const answer = await api.request("GET", path, { as: desk.waiter });
      const { toDo }: KitchenTickets = await answer.json();
      return toDo.map(({ stationName, isPaid }) => [stationName, isPaid]);
    };
    expect(await paid()).toEqual([["Bar", false]]);
    api.clock.set("2026-11-21T09:20:00Z");
    expect((await post(desk, `${billId}/sale`, saleOf(195_000))).status).toBe(201);
    expect(await paid()).toEqual([
      ["Bar", true],
      ["Grill", false],
    ]);
  });

  it("only of what it does not know yet, with the table's name", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 2 });
    const more = { kind: "quantity-changed", lineId: tea.lineId, by: 1 } as const;
    const billId = await desk.openWith([tea, fireAll, more]);
    expect((await post(desk, `${billId}/sale`, saleOf(45_000))).status).toBe(201);
    expect(await linesOf(billId)).toEqual([
      ["Bar", "T1", [["Mint tea", 2, 0]]],
      ["Bar", "T1", [["Mint tea", 1, 0]]],
    ]);
    const allSent = await desk.openWith([desk.bread(), fireAll]);
    expect((await post(desk, `${allSent}/sale`, saleOf(5_000))).status).toBe(201);
    expect(await linesOf(allSent)).toEqual([["", "T1", [["Bread", 1, 0]]]]);
  });

  it("once, when terminals sell the bill and send it at the same time", async () => {
    const desk = await openBillDesk(api);
    const billId = await desk.openWith([desk.tea({ quantity: 2 })]);
    const operations = [{ ...fireAll, id: uuidv7() }];
    const answers = await arrangeRace(
      api,
      (tx) => tx`select from open_bills where id = ${billId} for no key update`,
      () => [
        post(desk, `${billId}/sale`, saleOf(30_000)),
        post(desk, `${billId}/sale`, saleOf(30_000, [card(30_000)])),
        post(desk, `${billId}/operations`, { operations }),
      ],
    );
    // Sent first, the bill is another one than the terminals showed.
    const isSentFirst = answers[2]?.status === 200;
    expect(tally(answers)).toEqual(
      isSentFirst ? { "200": 1, "409 bill.changed": 2 } : { "201": 1, "409 bill.sold": 2 },
    );
    expect(await linesOf(billId)).toEqual([["Bar", "T1", [["Mint tea", 2, 0]]]]);
  });

  it("nothing where the sale is refused after that: the transaction is rolled back", async () => {
    const desk = await openBillDesk(api);
    const billId = await desk.openWith([desk.tea()]);
    const room = {
      method: "Room",
      amountCentimes: 15_000,
      bookingId: randomUUID(),
      signature: null,
    };
    expect((await post(desk, `${billId}/sale`, saleOf(15_000, [room]))).status).toBe(404);
    expect(await linesOf(billId)).toEqual([]);
    expect((await desk.bill(billId)).lines).toMatchObject([{ quantity: 1, firedQuantity: 0 }]);
  });
});
