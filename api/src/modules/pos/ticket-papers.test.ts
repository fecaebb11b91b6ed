import { randomUUID } from "node:crypto";
import type { KitchenTickets } from "@funduq/shared-types/contracts/pos-kitchen";
import { beforeEach, describe, expect, it } from "vitest";
import { cash } from "../../testing/pos-desk.ts";
import { addSetMenu } from "../../testing/set-menu.ts";
import { fireAll, placeOf, stationPrinters } from "../../testing/station-printers.ts";
import { testApp } from "../../testing/test-app.ts";
import { printerSettings } from "../../testing/till-printers.ts";

const api = await testApp({ settings: printerSettings });
const { owner } = api;
const { withPrinter } = stationPrinters(api);

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

describe("POS-13 what a kitchen ticket's paper says", () => {
  it("'paid' where the screen says it: of what was sent before the sale, not of what the sale sends, nor of a void", async () => {
    const { desk, held } = await withPrinter();
    const steak = desk.steak({ quantity: 2 });
    const billId = await desk.openWith([steak, fireAll]);
    const taken = { lineId: steak.lineId, quantity: 1, reason: "Cold" };
    expect((await desk.post(`${billId}/void`, taken, desk.manager)).status).toBe(200);
    await desk.send(billId, [desk.steak()]);
    api.clock.set("2026-11-21T09:20:00Z");
    const { version } = await desk.bill(billId);
    const payments = [cash(360_000)];
    const sale = { saleId: randomUUID(), version, totalCentimes: 360_000, terminalId: null };
    expect((await desk.post(`${billId}/sale`, { ...sale, payments })).status).toBe(201);

    const screen = await api.request("GET", `${placeOf(desk)}/kitchen/tickets`, {
      as: desk.waiter,
    });
    const { toDo }: KitchenTickets = await screen.json();
    expect(toDo.map(({ isPaid }) => isPaid)).toEqual([true, false]);
    const papers = (await held()).map(({ ticket: { lines, isPaid } }) => ({
      voided: lines.map(({ voidedQuantity }) => voidedQuantity),
      isPaid,
    }));
    expect(papers).toEqual([
      { voided: [0], isPaid: true },
      { voided: [1], isPaid: false },
      { voided: [0], isPaid: false },
    ]);
  });

  it("POS-11 all dishes of a ticket that are voided with their set, on one paper; another ticket's are on its own", async () => {
    const { desk, held } = await withPrinter();
    const set = await addSetMenu(api, desk);
    await owner`update pos_items set station_id = ${desk.grillId} where id in ${owner([desk.teaId, desk.breadId])}`;
    const order = set.order({ quantity: 2, modifierIds: [set.breadId, set.teaId, set.steakId] });
    const billId = await desk.openWith([order, fireAll]);
    const body = { lineId: order.lineId, quantity: 2, reason: "Left" };
    expect((await desk.post(`${billId}/void`, body, desk.manager)).status).toBe(200);
    const papers = (await held()).map(({ ticket: { course, lines } }) => ({
      course,
      lines: lines.map(({ name, quantity, voidedQuantity }) => [name, quantity, voidedQuantity]),
    }));
    const [starters, main] = [[["Bread"], ["Mint tea"]], [["Steak"]]];
    const saying = (names: string[][], voided: number) => names.map(([name]) => [name, 2, voided]);
    expect(papers).toEqual([
      { course: 1, lines: saying(starters, 0) },
      { course: 2, lines: saying(main, 0) },
      { course: 1, lines: saying(starters, 2) },
      { course: 2, lines: saying(main, 2) },
    ]);
  });
});
