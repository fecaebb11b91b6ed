import { randomUUID } from "node:crypto";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { describe, expect, it } from "vitest";
import { opensDrawer, readEscpos } from "../../testing/escpos-picture.ts";
import { accepted, card, cash, refusal } from "../../testing/pos-desk.ts";
import { recordedSale, soldLine } from "../../testing/recorded-sale.ts";
import { testApp } from "../../testing/test-app.ts";
import { printerSettings, tillPrinters } from "../../testing/till-printers.ts";

const api = await testApp({ settings: printerSettings });
const { owner } = api;
const { desk, work, bar } = tillPrinters(api);

describe("POS-06 the receipt of a sale", () => {
  it("is queued with the sale, once however often it is sent, and cash opens the drawer", async () => {
    const { at, printer, jobs } = await bar();
    const bill = await desk.bill(at, [{ price: 10_900 }]);
    const saleId = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => desk.sell(at, bill, [cash(10_900)], { saleId })),
    );
    for (const answer of sent)
      expect(await accepted(answer)).toMatchObject({ id: saleId, printerName: "Comptoir" });
    expect(await jobs()).toEqual([
      { id: saleId, state: "waiting", kind: "receipt", opens: true, fault: null },
    ]);
    await work();
    await work();
    expect(printer.papers).toHaveLength(1);
    const [paper = Buffer.of()] = printer.papers;
    expect(readEscpos(paper)).toMatchObject({
      widthBytes: 72,
      start: [0x1b, 0x40, 0x1b, 0x70, 0, 25, 250],
      end: [27, 100, 3, 29, 86, 66, 0, 29, 114, 1],
    });
    const again = await accepted<Sale>(desk.sell(at, bill, [cash(10_900)], { saleId }));
    expect(again.printerName).toBe("Comptoir");
    await work();
    expect(printer.papers).toHaveLength(1);
  });

  it("opens no drawer for a card, nor where the terminal has none", async () => {
    const withDrawer = await bar();
    await withDrawer.sell(10_900, [card(10_900)]);
    const without = await bar({ hasDrawer: false });
    await without.sell();
    await work();
    for (const { printer } of [withDrawer, without])
      expect(printer.papers.map(opensDrawer)).toEqual([false]);
  });

  it("opens no drawer a minute later, when nobody waits at it, nor twice", async () => {
    const { sell, printer, jobs } = await bar();
    const late = await sell();
    await owner`update print_jobs set created_at = now() - interval '2 minutes' where id = ${late.id}`;
    const again = await sell();
    await owner`update print_jobs set may_be_printed = true where id = ${again.id}`;
    await work();
    expect(printer.papers.map(opensDrawer)).toEqual([false, false]);
    expect((await jobs()).map(({ state }) => state)).toEqual(["done", "done"]);
  });

  it("is left to the browser where the terminal has no printer, or there is no terminal", async () => {
    const { sell, jobs } = await bar({ hasPrinter: false });
    expect((await sell()).printerName).toBeNull();
    expect(await jobs()).toEqual([]);
    const other = await bar();
    const path = `/hotels/${other.staff.hotelId}/restaurants/${other.at.id}/terminals/${other.terminalId}`;
    expect((await api.request("DELETE", path, { as: other.staff, body: {} })).status).toBe(204);
    expect((await other.sell(10_900, [cash(10_900)], { terminalId: null })).printerName).toBeNull();
    expect(await other.jobs()).toEqual([]);
  });

  it("of a refund is a paper of its own, which opens the drawer where cash is given back", async () => {
    const { at, sell, jobs, printer } = await bar();
    const [paidCash, paidCard] = [await sell(), await sell(5_000, [card(5_000)])];
    const refund = await accepted<Sale>(desk.refund(at, paidCash));
    expect(refund.printerName).toBe("Comptoir");
    await accepted(desk.refund(at, paidCard));
    expect((await jobs()).map(({ kind, opens }) => [kind, opens])).toEqual([
      ["receipt", true],
      ["receipt", false],
      ["receipt", true],
      ["receipt", false],
    ]);
    await work();
    expect(printer.papers).toHaveLength(4);
  });

  it("POS-12 is not printed again where the browser printed it without the network", async () => {
    const { at, jobs } = await bar();
    const sale = await accepted<Sale>(
      desk.record(at, randomUUID(), {
        provisionalNumber: "P-1",
        at: api.clock.now().toISOString(),
      }),
    );
    expect(sale.printerName).toBeNull();
    expect(await jobs()).toEqual([]);
  });

  it("POS-12 is dropped where the answer was lost and the browser printed it, unless it was begun", async () => {
    const { at, jobs } = await bar();
    const lines = [soldLine({ quantity: 1, priceCentimes: 10_900 })];
    const sold = async (provisionalNumber: string, begun: boolean) => {
      const bill = await desk.bill(at, [{ price: 10_900 }]);
      const saleId = randomUUID();
      await accepted(desk.sell(at, bill, [cash(10_900)], { saleId }));
      if (begun) await owner`update print_jobs set may_be_printed = true where id = ${saleId}`;
      const { terminalId: _, ...made } = recordedSale({ saleId, lines, totalCentimes: 10_900 });
      await accepted(desk.record(at, bill.id, { ...made, provisionalNumber }));
    };
    await sold("P-1", false);
    await sold("P-2", true);
    expect((await jobs()).map(({ state }) => state)).toEqual(["done", "waiting"]);
  });
});

describe("POS-06 a receipt again", () => {
  it("is marked as a copy, opens no drawer, and is printed once by the id that the device drew", async () => {
    const { sell, post, jobs, terminalId, factsOf, waiter } = await bar();
    const sale = await sell();
    const body = { paperId: randomUUID(), terminalId };
    for (const _ of [1, 2])
      expect(await accepted(post(`sales/${sale.id}/print`, body, waiter))).toEqual({
        printerName: "Comptoir",
      });
    const [, copy, ...others] = await jobs();
    expect(others).toEqual([]);
    expect(copy).toMatchObject({ id: body.paperId, kind: "receipt", opens: false });
    const [stored] = await owner`select paper->'isCopy' as copy, paper->'sale'->>'number' as number
      from print_jobs where id = ${body.paperId}`;
    expect(stored).toEqual({ copy: true, number: sale.number });
    expect(await factsOf("pos.print-receipt")).toEqual([
      [
        ["sale", sale.number],
        ["terminal", "Bar"],
        ["printer", "Comptoir"],
      ],
    ]);
  });

  it("is refused where the terminal has no printer, is none, or the sale is another restaurant's", async () => {
    const { sell, post, terminalId } = await bar({ hasPrinter: false });
    const [sale, other] = [await sell(), await bar()];
    const print = (saleId: string, terminal = terminalId) =>
      refusal(post(`sales/${saleId}/print`, { paperId: randomUUID(), terminalId: terminal }));
    expect(await print(sale.id)).toEqual({
      status: 409,
      code: "terminal.no-printer",
      params: { name: "Bar" },
    });
    expect(await print(sale.id, randomUUID())).toMatchObject({ code: "terminal.not-found" });
    expect(await print((await other.sell()).id)).toMatchObject({ code: "sale.not-found" });
  });
});
