import { randomUUID } from "node:crypto";
import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { HeldPaper, PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
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
const hotelOf = ({ manager }: BillDesk) => String(manager.hotelId);
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
  const held = async (state = "waiting"): Promise<HeldPaper[]> => {
    const answer = await post(`printers/${id}/hold`, { state });
    expect(answer.status).toBe(200);
    return (await answer.json()).papers;
  };
  const factsOf = async (action: string) => {
    const rows = await owner<{ facts: AuditFact[] }[]>`select details->'facts' as facts from changes
      where hotel_id = ${hotelOf(desk)} and action = ${action} order by seq`;
    return rows.map(({ facts }) => facts);
  };
  const remove = () =>
    api.request("DELETE", `${placeOf(desk)}/printers/${id}`, { as: desk.manager });
  return { desk, printer, id, put, post, troubles, held, factsOf, remove };
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

  it("leaves out what a till prints itself, and says in the trail which bills; another till gets other papers", async () => {
    const { desk, printer, troubles, post, held, factsOf } = await withPrinter();
    await printer.stop();
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    const [paper, ...others] = await held();
    expect(others).toEqual([]);
    expect(paper).toMatchObject({ ticket: { tableName: "T1" }, mayBePrinted: false });
    expect(await held()).toEqual([]);
    await printer.start();
    await letTimePass(desk);
    await desk.openWith([desk.steak({ quantity: 3 }), fireAll]);
    await work();
    expect(printer.papers).toHaveLength(1);
    const jobIds = [paper?.id];
    expect((await post("print-jobs/drop", { jobIds })).status).toBe(200);
    expect((await post("print-jobs/drop", { jobIds })).status).toBe(200);
    expect(await factsOf("pos.drop-papers")).toMatchObject([
      [
        { what: "printer", before: "Grill" },
        { what: "papers", before: 1 },
        { what: "bill", before: "Bill 1 · T1" },
      ],
    ]);
    expect(await troubles()).toEqual([]);
    await work();
    expect(printer.papers).toHaveLength(1);
  });

  it("prints what a till held once it is released, or ten minutes later", async () => {
    const { desk, printer, post, held } = await withPrinter();
    await desk.openWith([desk.steak(), fireAll, desk.steak({ course: 2 }), fireAll]);
    const jobIds = (await held()).map(({ id }) => id);
    expect(jobIds).toHaveLength(2);
    await work();
    expect(printer.papers).toEqual([]);
    expect((await post("print-jobs/held", { jobIds, isHeld: true })).status).toBe(204);
    await work();
    expect(printer.papers).toEqual([]);
    const [first, second] = jobIds;
    await owner`update print_jobs set held_until = held_until - interval '10 minutes' where id = ${String(first)}`;
    await work();
    expect(printer.papers).toHaveLength(1);
    expect((await post("print-jobs/held", { jobIds: [second], isHeld: false })).status).toBe(204);
    await work();
    expect(printer.papers).toHaveLength(2);
  });

  it("lets a till print more papers than it gets at once, the oldest first; test pages are not among them", async () => {
    const { desk, troubles, post, held, id } = await withPrinter();
    await desk.openWith([desk.steak(), fireAll]);
    await post(`printers/${id}/test`, {}, desk.manager);
    await owner`insert into print_jobs (hotel_id, id, restaurant_id, printer_id, printer_name, ticket, created_at,
        may_be_printed, fault)
      select hotel_id, gen_random_uuid(), restaurant_id, printer_id, printer_name,
        jsonb_set(ticket, '{tableName}', to_jsonb('N' || n)), created_at - n * interval '1 second', true, 'broke'
      from print_jobs, generate_series(1, 120) n
      where restaurant_id = ${desk.restaurantId} and ticket is not null`;
    expect(await troubles()).toMatchObject([{ state: "waiting", fault: "broke", tickets: 121 }]);
    const tables = [];
    for (const count of [50, 50, 21]) {
      const papers = await held();
      tables.push(...papers.map(({ ticket }) => ticket.tableName));
      expect(papers).toHaveLength(count);
      await post("print-jobs/drop", { jobIds: papers.map((paper) => paper.id) });
    }
    expect(tables).toEqual([...Array.from({ length: 120 }, (_, n) => `N${120 - n}`), "T1"]);
    expect(await troubles()).toEqual([]);
  });

  it("names its newest fault, and what was given up apart from what waits", async () => {
    const { desk, printer, troubles, post, id, held } = await withPrinter();
    await desk.openWith([desk.steak(), fireAll]);
    await owner`update print_jobs set created_at = now() - interval '13 hours', fault = 'no-answer'
      where restaurant_id = ${desk.restaurantId}`;
    printer.mode = "closes-early";
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect(await troubles()).toMatchObject([
      { state: "waiting", fault: "broke", tickets: 1 },
      { state: "failed", fault: "too-late", tickets: 1 },
    ]);
    printer.mode = "prints";
    await post(`printers/${id}/retry`);
    await work();
    expect(printer.papers).toHaveLength(1);
    expect(await troubles()).toMatchObject([{ state: "failed", tickets: 1 }]);
    expect(await held("waiting")).toEqual([]);
    expect(await held("failed")).toHaveLength(1);
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

  it("that is removed leaves its station without one, and what waited for it on the screens", async () => {
    const { desk, printer, remove, troubles } = await withPrinter();
    await printer.stop();
    await desk.openWith([desk.steak(), fireAll]);
    await work();
    expect((await remove()).status).toBe(204);
    await work();
    expect(await troubles()).toMatchObject([
      { printerName: "Grill", state: "failed", fault: "removed" },
    ]);
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
    const { desk, put, factsOf } = await withPrinter();
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
    expect(
      (await put(`stations/${desk.grillId}`, { version: 3, name: "Gril", printerId: null })).status,
    ).toBe(200);
    expect(
      (await factsOf("pos.save-station")).map((facts) =>
        facts.find(({ what }) => what === "printer"),
      ),
    ).toMatchObject([
      { before: null, after: "Grill", of: "Grill" },
      undefined,
      { before: "Grill", after: null, of: "Gril" },
    ]);
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
