import { randomUUID } from "node:crypto";
import type { PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import { describe, expect, it, onTestFinished } from "vitest";
import { type BillDesk, openBillDesk } from "../../testing/bill-desk.ts";
import { readEscpos } from "../../testing/escpos-picture.ts";
import { startPrinter } from "../../testing/fake-printer.ts";
import { cash } from "../../testing/pos-desk.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
import { printJob } from "./print-worker.service.ts";

const settings = { PRINT_ON_LOOPBACK: "true" };
const api = await testApp({ settings });
const { owner } = api;
const fireAll = { kind: "fired", course: null } as const;
const limits = { connectMs: 2_000, sendMs: 2_000, confirmMs: 500 };
const signal = new AbortController().signal;
const work = (process = api) => printJob(process.app.runtime, limits).run(signal);

const placeOf = ({ at }: BillDesk) => at.replace(/\/bills$/u, "");
const printerOf = (port: number, more: object = {}) => ({
  name: "Grill",
  host: "127.0.0.1",
  port,
  widthMm: 80,
  language: "fr",
  version: null,
  ...more,
});

/** A restaurant whose grill has a network printer. */
async function withPrinter(more: object = {}) {
  const desk = await openBillDesk(api);
  const printer = await startPrinter();
  const id = randomUUID();
  const as = desk.manager;
  const put = (path: string, body: object, by = as) =>
    api.request("PUT", `${placeOf(desk)}/${path}`, { as: by, body });
  expect((await put(`printers/${id}`, printerOf(printer.port, more))).status).toBe(200);
  const station = { version: 1, name: "Grill", printerId: id };
  expect((await put(`stations/${desk.grillId}`, station)).status).toBe(200);
  const post = (path: string, body: object = {}, by = desk.waiter) =>
    api.request("POST", `${placeOf(desk)}/${path}`, { as: by, body });
  const troubles = async (): Promise<PrintTrouble[]> => {
    const answer = await api.request("GET", `${placeOf(desk)}/print-troubles`, { as: desk.waiter });
    return (await answer.json()).troubles;
  };
  const remove = () =>
    api.request("DELETE", `${placeOf(desk)}/printers/${id}`, { as: desk.manager });
  return { desk, printer, id, put, post, troubles, remove };
}

const jobsOf = ({ restaurantId }: BillDesk) =>
  owner<{ state: string; fault: string | null; tries: number; mayBePrinted: boolean }[]>`
    select state, fault, tries, may_be_printed as "mayBePrinted" from print_jobs
    where restaurant_id = ${restaurantId} order by created_at, id`;
/** Papers that wait for their next try are due. */
const letTimePass = ({ restaurantId }: BillDesk) =>
  owner`update print_jobs set next_try = now() where restaurant_id = ${restaurantId} and state = 'waiting'`;

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
    await Promise.all([work(), work(appOver(api, { settings }))]);
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
      { printerId: id, printerName: "Grill", fault: "no-answer", jobs: [{}, {}] },
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
    const seconds = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await work();
      expect(printer.papers).toEqual([]);
      const [job] = await owner`select round(extract(epoch from next_try - now())) as wait
        from print_jobs where restaurant_id = ${desk.restaurantId} and fault = 'not-made'`;
      seconds.push(Number(job?.wait));
      await letTimePass(desk);
    }
    expect(seconds.map((wait) => Math.ceil(wait / 5) * 5)).toEqual([5, 10, 20]);
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

  it("is tried without a paper that was printed elsewhere, and says the number of dropped papers once", async () => {
    const { desk, printer, troubles, post } = await withPrinter();
    await printer.stop();
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    const jobIds = (await troubles())[0]?.jobs.map(({ id }) => id) ?? [];
    expect((await post("print-jobs/drop", { jobIds })).status).toBe(204);
    expect((await post("print-jobs/drop", { jobIds })).status).toBe(204);
    expect(await troubles()).toEqual([]);
    await printer.start();
    await letTimePass(desk);
    await work();
    expect(printer.papers).toEqual([]);
  });

  it("that is removed leaves its station without one, and what waited for it on the screens", async () => {
    const { desk, printer, remove, troubles } = await withPrinter();
    await printer.stop();
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect((await remove()).status).toBe(204);
    await work();
    expect(await troubles()).toMatchObject([{ printerName: "Grill", fault: "removed" }]);
    const [station] = await owner`select printer_id from pos_stations where id = ${desk.grillId}`;
    expect(station).toEqual({ printer_id: null });
    await desk.openWith([desk.steak(), fireAll]);
    expect(await jobsOf(desk)).toHaveLength(1);
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

describe("POS-01 POS-13 the manager's printers", () => {
  it("are listed, changed on the version that was seen, and print a test page", async () => {
    const { desk, printer, id, put, post } = await withPrinter({ widthMm: 58, language: "ar" });
    const list = await api.request("GET", `${placeOf(desk)}/printers`, { as: desk.manager });
    expect(await list.json()).toMatchObject({
      printers: [
        { id, name: "Grill", widthMm: 58, language: "ar", port: printer.port, version: 1 },
      ],
    });
    const stale = await put(`printers/${id}`, printerOf(printer.port, { version: 7 }));
    expect(await stale.json()).toMatchObject({ code: "menu.changed" });
    expect((await post(`printers/${id}/test`, {}, desk.manager)).status).toBe(204);
    await work();
    const [paper] = printer.papers.map(readEscpos);
    expect(paper?.widthBytes).toBe(48);
  });

  it.each(["8.8.8.8", "localhost", "::ffff:1.1.1.1"])("are not at %s", async (host) => {
    const { put } = await withPrinter();
    const refused = await put(`printers/${randomUUID()}`, printerOf(9100, { name: "Bar", host }));
    expect(await refused.json()).toMatchObject({ status: 400, code: "printer.address-refused" });
  });

  it("have names of their own, and are of the station's restaurant", async () => {
    const { desk, put } = await withPrinter();
    const twice = await put(`printers/${randomUUID()}`, printerOf(9100, { name: "GRILL" }));
    expect(await twice.json()).toMatchObject({ code: "printer.name-taken" });
    const other = await withPrinter();
    const foreign = { version: 2, name: "Grill", printerId: other.id };
    const refused = await put(`stations/${desk.grillId}`, foreign);
    expect(await refused.json()).toMatchObject({ status: 404, code: "printer.not-found" });
    const renamed = await put(`stations/${desk.grillId}`, { version: 2, name: "Gril" });
    expect(renamed.status).toBe(200);
    const [station] = await owner`select printer_id is not null as kept from pos_stations
      where id = ${desk.grillId}`;
    expect(station).toEqual({ kept: true });
  });

  it("are not for waiters, who may try again and print elsewhere", async () => {
    const { desk, id, put, post } = await withPrinter();
    const refused = await put(`printers/${id}`, printerOf(9100, { version: 1 }), desk.waiter);
    expect(refused.status).toBe(403);
    expect((await post(`printers/${id}/test`)).status).toBe(403);
    expect((await post(`printers/${id}/retry`)).status).toBe(204);
    expect((await post(`printers/${randomUUID()}/test`, {}, desk.manager)).status).toBe(404);
  });
});
