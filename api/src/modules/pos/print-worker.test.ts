import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import type { BillDesk } from "../../testing/bill-desk.ts";
import { readEscpos } from "../../testing/escpos-picture.ts";
import { cash } from "../../testing/pos-desk.ts";
import { fireAll, hotelOf, printerOf, stationPrinters } from "../../testing/station-printers.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
import { printerSettings } from "../../testing/till-printers.ts";

const api = await testApp({ settings: printerSettings });
const { owner } = api;
const { work, withPrinter, jobsOf, letTimePass } = stationPrinters(api);

/** The database refuses changes of the restaurant's papers for as long as the test runs. */
async function refuseJobs({ restaurantId }: BillDesk, when: string) {
  const name = `refuse_${restaurantId.replaceAll("-", "")}`;
  await owner.unsafe(`
    create function ${name}() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$;
    create trigger ${name} before update on print_jobs for each row
      when (new.restaurant_id = '${restaurantId}' and ${when}) execute function ${name}()`);
  onTestFinished(async () => {
    await owner.unsafe(`drop function ${name} cascade`);
  });
}
describe("POS-13 a station's printer", () => {
  it("prints what is fired, what a sale sends and what is voided, in their order; other stations print nothing", async () => {
    const { desk, printer } = await withPrinter();
    const steak = desk.steak({ quantity: 2, note: "Bien cuit" });
    const billId = await desk.openWith([steak, desk.tea(), fireAll]);
    await desk.post(
      `${billId}/void`,
      { lineId: steak.lineId, quantity: 1, reason: "Cold" },
      desk.manager,
    );
    const sold = await desk.openWith([desk.steak()]);
    await desk.post(`${sold}/sale`, {
      saleId: randomUUID(),
      version: 1,
      totalCentimes: 180_000,
      terminalId: null,
      payments: [cash(180_000)],
    });
    const jobs = await owner`select ticket->'lines' as lines, ticket->>'tableName' as table
      from print_jobs where restaurant_id = ${desk.restaurantId} order by created_at`;
    expect(jobs).toMatchObject([
      {
        table: "T1",
        lines: [{ name: "Steak", quantity: 2, voidedQuantity: 0, note: "Bien cuit" }],
      },
      { table: "T1", lines: [{ name: "Steak", quantity: 1, voidedQuantity: 1 }] },
      { table: "T1", lines: [{ name: "Steak", quantity: 1, voidedQuantity: 0 }] },
    ]);
    await work();
    expect(printer.papers).toHaveLength(3);
    for (const paper of printer.papers)
      expect(readEscpos(paper)).toMatchObject({
        widthBytes: 72,
        end: [27, 100, 3, 29, 86, 66, 0, 29, 114, 1],
      });
    expect((await jobsOf(desk)).map(({ state }) => state)).toEqual(["done", "done", "done"]);
  });

  it("prints each paper once where two workers run at the same time", async () => {
    const { desk, printer } = await withPrinter();
    await desk.openWith([desk.steak(), fireAll, desk.steak({ course: 2 }), fireAll]);
    await Promise.all([work(), work(appOver(api, { settings: printerSettings }))]);
    await work();
    expect(printer.papers).toHaveLength(2);
  });

  it("nothing is queued where the firing is rolled back", async () => {
    const { desk } = await withPrinter();
    const refused = await desk.send(randomUUID(), [desk.steak({ itemId: randomUUID() }), fireAll]);
    expect(refused.status).not.toBe(200);
    expect(await jobsOf(desk)).toEqual([]);
  });

  it("that is off loses nothing: the till says what waits, and it is printed once the printer is on again", async () => {
    const { desk, printer, troubles, id, post } = await withPrinter();
    await printer.stop();
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect(await troubles()).toMatchObject([
      { printerId: id, printerName: "Grill", state: "waiting", fault: "no-answer", tickets: 2 },
    ]);
    expect((await jobsOf(desk)).map(({ tries }) => tries)).toEqual([1, 0]);
    await printer.start();
    expect((await post(`printers/${id}/retry`)).status).toBe(204);
    await work();
    expect(printer.papers).toHaveLength(2);
    expect(await troubles()).toEqual([]);
  });

  it("that is off marks no paper: nothing was sent", async () => {
    const { desk, printer } = await withPrinter();
    await printer.stop();
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect(await jobsOf(desk)).toMatchObject([{ fault: "no-answer", mayBePrinted: false }]);
  });

  it("that takes papers without a word has printed them, unless it has confirmed one before", async () => {
    const { desk, printer, id, put } = await withPrinter();
    const confirms = async () =>
      (await owner`select confirms from pos_printers where id = ${id}`)[0]?.confirms;
    printer.mode = "reads-nothing";
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect(await jobsOf(desk)).toMatchObject([{ state: "done", fault: null }]);
    expect(await confirms()).toBe(false);
    printer.mode = "answers";
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect(await confirms()).toBe(true);
    printer.mode = "reads-nothing";
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect((await jobsOf(desk)).at(-1)).toMatchObject({
      state: "waiting",
      fault: "broke",
      mayBePrinted: true,
    });
    await put(`printers/${id}`, printerOf(printer.port, { version: 1, name: "Grill 2" }));
    expect(await confirms()).toBe(true);
    await put(`printers/${id}`, printerOf(printer.port, { version: 2, host: "127.0.0.2" }));
    expect(await confirms()).toBe(false);
  });

  it("may have printed a paper whose result could not be stored", async () => {
    const { desk, printer } = await withPrinter();
    await refuseJobs(desk, "new.state = 'done'");
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect(printer.papers).toHaveLength(1);
    expect(await jobsOf(desk)).toMatchObject([
      { state: "waiting", fault: "broke", mayBePrinted: true },
    ]);
  });

  it("is tried later where the database refuses its papers; other printers print meanwhile", async () => {
    const [first, second] = [await withPrinter(), await withPrinter()];
    await refuseJobs(first.desk, "true");
    for (const { desk } of [first, second]) await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect(first.printer.papers).toEqual([]);
    expect(second.printer.papers).toHaveLength(1);
  });

  it("prints the next papers after one that can't be made, which is given up after four tries", async () => {
    const { desk, printer } = await withPrinter();
    for (let turn = 0; turn < 2; turn += 1) await desk.openWith([desk.steak(), fireAll]);
    await owner`update print_jobs set ticket = '{}' where id = (select id from print_jobs
      where restaurant_id = ${desk.restaurantId} order by created_at limit 1)`;
    for (const seconds of [5, 10, 20]) {
      const before = Date.now();
      await work();
      const after = Date.now();
      expect(printer.papers).toEqual([]);
      const [job] = await owner`select extract(epoch from next_try) * 1000 as due
        from print_jobs where restaurant_id = ${desk.restaurantId} and fault = 'not-made'`;
      const failedAt = Number(job?.due) - seconds * 1_000;
      expect(failedAt).toBeGreaterThanOrEqual(before);
      expect(failedAt).toBeLessThanOrEqual(after);
      await letTimePass(desk);
    }
    await work();
    expect(printer.papers).toHaveLength(1);
    expect(await jobsOf(desk)).toMatchObject([
      { state: "failed", fault: "not-made" },
      { state: "done" },
    ]);
  });

  it("that closes early, or a process that ended while it sent, prints again with a mark", async () => {
    const { desk, printer } = await withPrinter();
    printer.mode = "closes-early";
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect(await jobsOf(desk)).toMatchObject([
      { state: "waiting", fault: "broke", mayBePrinted: true },
    ]);
    printer.mode = "prints";
    await letTimePass(desk);
    await work();
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    const [marked, plain] = printer.papers.map(readEscpos);
    expect(marked?.rows).toBeGreaterThan(plain?.rows ?? 0);
  });

  it("has its first fault and its recovery announced to the open screens, and no fault twice", async () => {
    const { desk, printer, post, id } = await withPrinter();
    const announced = async () => {
      const rows = await owner<{ action: string; tags: string[] }[]>`
        select action, tags from changes
        where hotel_id = ${hotelOf(desk)} and action like 'pos.printer-%' order by seq`;
      return rows.map(({ action, tags }) => [action, ...tags]);
    };
    await printer.stop();
    await desk.openWith([desk.steak(), fireAll]);
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    await letTimePass(desk);
    await work();
    expect(await announced()).toEqual([["pos.printer-failed", "Bill"]]);
    await printer.start();
    await post(`printers/${id}/retry`);
    await work();
    expect(await announced()).toEqual([
      ["pos.printer-failed", "Bill"],
      ["pos.printer-confirms", "Restaurant"],
      ["pos.printer-recovered", "Bill"],
    ]);
  });

  it("does not print what is older than twelve hours, and says so", async () => {
    const { desk, printer, troubles } = await withPrinter();
    await desk.openWith([desk.steak(), fireAll]);
    await owner`update print_jobs set created_at = now() - interval '13 hours'
      where restaurant_id = ${desk.restaurantId}`;
    await work();
    expect(printer.papers).toEqual([]);
    expect(await troubles()).toMatchObject([{ fault: "too-late" }]);
  });
});
