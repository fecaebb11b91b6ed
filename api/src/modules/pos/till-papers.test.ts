import { randomUUID } from "node:crypto";
import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { TerminalList } from "@funduq/shared-types/contracts/pos-floor";
import type { HeldPapers, PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { OpenShift } from "@funduq/shared-types/contracts/pos-shift";
import { beforeEach, describe, expect, it } from "vitest";
import { drawerPulse } from "../../platform/printing/escpos.ts";
import { opensDrawer, readEscpos } from "../../testing/escpos-picture.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { startPrinter } from "../../testing/fake-printer.ts";
import { accepted, card, cash, posDesk, refusal } from "../../testing/pos-desk.ts";
import { recordedSale, soldLine } from "../../testing/recorded-sale.ts";
import { testApp } from "../../testing/test-app.ts";
import { printJob } from "./print-worker.service.ts";

const settings = { PRINT_ON_LOOPBACK: "true" };
const api = await testApp({ settings });
const { owner } = api;
const desk = posDesk(api);
const limits = { connectMs: 2_000, sendMs: 2_000, confirmMs: 500 };
const work = () => printJob(api.app.runtime, limits).run(new AbortController().signal);

// What the former test queued is not printed in the next one.
beforeEach(async () => {
  await owner`update print_jobs set state = 'done', fault = null`;
});

/** A terminal with a network printer and, unless a test says otherwise, a drawer. */
async function bar({ hasDrawer = true, hasPrinter = true, language = "fr" } = {}) {
  const staff = await makeStaff(api.database, { role: "pos-manager", displayName: "Samir" });
  const { hotelId } = staff;
  const waiter = await makeStaff(api.database, { hotelId, role: "employee", sections: ["pos"] });
  const at = await desk.open(staff);
  const printer = await startPrinter();
  const printerId = randomUUID();
  const put = (path: string, body: object) =>
    api.request("PUT", `/hotels/${hotelId}/restaurants/${at.id}/${path}`, { as: staff, body });
  const address = { host: "127.0.0.1", port: printer.port, widthMm: 80, language };
  const named = { name: "Comptoir", ...address, version: null };
  expect((await put(`printers/${printerId}`, named)).status).toBe(200);
  const chosen = { printerId: hasPrinter ? printerId : null, hasDrawer: hasPrinter && hasDrawer };
  const saved = await put(`terminals/${at.terminalId}`, { name: "Bar", version: 1, ...chosen });
  expect(saved.status).toBe(200);
  const { terminalId } = at;
  const jobs = () =>
    owner<
      { id: string; state: string; kind: string | null; opens: boolean; fault: string | null }[]
    >`
      select id, state, paper->>'kind' as kind, opens_drawer as opens, fault from print_jobs
      where restaurant_id = ${at.id} order by created_at, id`;
  const sell = async (price = 10_900, payments: object[] = [cash(price)], more = {}) => {
    const bill = await desk.bill(at, [{ price }]);
    return accepted<Sale>(desk.sell(at, bill, payments, more));
  };
  const post = (path: string, body: object, as: TestStaff = staff) => desk.post(at, path, body, as);
  const troubles = async () =>
    (await accepted<{ troubles: PrintTrouble[] }>(desk.get(at, "print-troubles"))).troubles;
  const hold = (as: TestStaff = staff) =>
    accepted<HeldPapers>(post(`printers/${printerId}/hold`, { state: "waiting" }, as));
  const factsOf = async (action: string) => {
    const rows = await owner<{ facts: AuditFact[] }[]>`select details->'facts' as facts from changes
      where hotel_id = ${hotelId} and action = ${action} order by seq`;
    return rows.map(({ facts }) => facts.map(({ what, before, after }) => [what, before ?? after]));
  };
  const ids = { printerId, terminalId };
  return { at, staff, waiter, printer, put, post, jobs, sell, troubles, hold, factsOf, ...ids };
}

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
  });

  it("is not queued where the sale is refused", async () => {
    const { at, jobs } = await bar();
    const bill = await desk.bill(at, [{ price: 10_900 }]);
    const wrong = await desk.sell(at, bill, [cash(100)]);
    expect(wrong.status).toBe(409);
    expect(await jobs()).toEqual([]);
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

describe("POS-02 POS-11 a bill that is not paid yet", () => {
  it("is printed as the terminal shows it, once, and is presented from then on", async () => {
    const { at, post, jobs, terminalId, waiter } = await bar();
    const { id } = await desk.bill(at, [{ price: 10_900 }]);
    const body = { paperId: randomUUID(), terminalId, version: 1 };
    const print = (more = {}) => post(`bills/${id}/print`, { ...body, ...more }, waiter);
    for (const answer of await Promise.all([print(), print(), print()]))
      expect(await accepted(answer)).toEqual({ printerName: "Comptoir" });
    expect(await jobs()).toMatchObject([{ id: body.paperId, kind: "bill", opens: false }]);
    const [bill] = await owner`select presented_at is not null as presented, version
      from open_bills where id = ${id}`;
    expect(bill).toEqual({ presented: true, version: 2 });
    const stale = print({ paperId: randomUUID() });
    expect(await refusal(stale)).toMatchObject({ status: 409, code: "bill.changed" });
    await accepted(print({ paperId: randomUUID(), version: 2 }));
    expect(await jobs()).toHaveLength(2);
  });
});

describe("POS-14 a report of a shift", () => {
  it("is printed with what its reader may see, also where another device prints it", async () => {
    const { at, sell, post, hold, terminalId, waiter } = await bar();
    await sell();
    const { shift } = await accepted<OpenShift>(desk.get(at, `terminals/${terminalId}/shift`));
    const path = `terminals/${terminalId}/shifts/${shift?.id}/print`;
    await accepted(post(path, { paperId: randomUUID() }));
    await accepted(post(path, { paperId: randomUUID() }, waiter));
    const users = await owner`select paper->'shift'->'users' <> 'null' as seen from print_jobs
      where restaurant_id = ${at.id} and paper->>'kind' = 'shift' order by created_at`;
    expect(users).toEqual([{ seen: true }, { seen: false }]);
    const held = await hold(waiter);
    const shifts = held.tillPapers.flatMap(({ paper }) =>
      paper.kind === "shift" ? [paper.shift] : [],
    );
    expect(shifts.map((report) => report.users)).toEqual([null, null]);
    await owner`update print_jobs set held_until = null where restaurant_id = ${at.id}`;
    await accepted(
      post(`terminals/${terminalId}/shift/close`, {
        shiftId: shift?.id,
        countedCentimes: 10_900,
        note: "",
      }),
    );
    await accepted(post(path, { paperId: randomUUID() }, waiter));
    const [z] = await owner`select paper->'shift'->'countedCentimes' as counted from print_jobs
      where restaurant_id = ${at.id} order by created_at desc limit 1`;
    expect(z).toEqual({ counted: 10_900 });
  });
});

describe("POS-11 the drawer without a sale", () => {
  it("is opened by who may correct, with a reason in the trail, once by the device's id", async () => {
    const { post, printer, terminalId, waiter, factsOf } = await bar();
    const body = { paperId: randomUUID(), reason: "Change for the bar" };
    const open = (as?: TestStaff) => post(`terminals/${terminalId}/drawer`, body, as);
    expect((await open(waiter)).status).toBe(403);
    await accepted(open());
    await accepted(open());
    await work();
    expect(printer.papers.map((bytes) => [...bytes])).toEqual([[...drawerPulse()]]);
    expect(await factsOf("pos.open-drawer")).toEqual([
      [
        ["reason", "Change for the bar"],
        ["terminal", "Bar"],
        ["printer", "Comptoir"],
      ],
    ]);
  });

  it("is given up after a minute, or where it may be open already; nothing is left to print", async () => {
    const { post, printer, terminalId, jobs, troubles } = await bar();
    const open = () =>
      accepted(post(`terminals/${terminalId}/drawer`, { paperId: randomUUID(), reason: "Change" }));
    await printer.stop();
    await open();
    await work();
    expect(await troubles()).toMatchObject([{ fault: "no-answer", tickets: 0, tillPapers: 0 }]);
    await owner`update print_jobs set next_try = now(), created_at = now() - interval '61 seconds'
      where state = 'waiting'`;
    await printer.start();
    await work();
    printer.mode = "closes-early";
    await open();
    await work();
    printer.mode = "prints";
    await owner`update print_jobs set next_try = now() where state = 'waiting'`;
    await work();
    expect(printer.papers).toEqual([]);
    const [given] = await jobs();
    const again = { paperId: given?.id, reason: "Change" };
    expect(await refusal(post(`terminals/${terminalId}/drawer`, again))).toMatchObject({
      status: 409,
      code: "terminal.drawer-not-opened",
      params: { printer: "Comptoir" },
    });
    expect((await jobs()).map(({ state, fault }) => [state, fault])).toEqual([
      ["failed", "too-late"],
      ["failed", "too-late"],
    ]);
    expect(await troubles()).toEqual([]);
  });

  it("is refused where the terminal has none", async () => {
    const { post, terminalId } = await bar({ hasDrawer: false });
    const body = { paperId: randomUUID(), reason: "Change" };
    expect(await refusal(post(`terminals/${terminalId}/drawer`, body))).toMatchObject({
      status: 409,
      code: "terminal.no-drawer",
    });
    expect(await refusal(post(`terminals/${randomUUID()}/drawer`, body))).toMatchObject({
      status: 404,
      code: "terminal.not-found",
    });
  });
});

describe("POS-06 POS-13 a receipt printer that fails", () => {
  it("is said at the till; the paper is printed there, dropped with a trail entry, and not by the printer", async () => {
    const { sell, printer, troubles, hold, post, factsOf, printerId } = await bar();
    await printer.stop();
    const [first, second] = [await sell(), await sell()];
    await work();
    expect(await troubles()).toMatchObject([
      { printerName: "Comptoir", state: "waiting", fault: "no-answer", tickets: 0, tillPapers: 2 },
    ]);
    expect((await troubles())[0]?.tillPaperIds).toEqual([second.id, first.id]);
    const { papers, tillPapers } = await hold();
    expect(papers).toEqual([]);
    expect(tillPapers).toMatchObject([
      { id: first.id, paper: { kind: "receipt", sale: { number: first.number }, isCopy: false } },
      { id: second.id },
    ]);
    const drop = (id: string) => accepted(post("print-jobs/drop", { jobIds: [id] }));
    expect(await drop(first.id)).toEqual({ dropped: [{ id: first.id, mayBePrinted: false }] });
    expect(await drop(first.id)).toEqual({ dropped: [] });
    expect(await factsOf("pos.drop-papers")).toEqual([
      [
        ["printer", "Comptoir"],
        ["papers", 1],
        ["sale", first.number],
      ],
    ]);
    await post("print-jobs/held", { jobIds: [second.id], isHeld: false });
    await printer.start();
    await post(`printers/${printerId}/retry`, {});
    await work();
    expect(printer.papers).toHaveLength(1);
    expect(await troubles()).toEqual([]);
  });
});

describe("POS-06 POS-13 a receipt that is taken off its printer", () => {
  it("is answered as maybe printed where it was begun, and not at all where it is printed", async () => {
    const { sell, printer, post } = await bar();
    const [done, begun] = [await sell(), await sell()];
    await owner`update print_jobs set held_until = now() + interval '1 hour' where id = ${begun.id}`;
    await work();
    expect(printer.papers).toHaveLength(1);
    await owner`update print_jobs set may_be_printed = true where id = ${begun.id}`;
    const jobIds = [done.id, begun.id];
    expect(await accepted(post("print-jobs/drop", { jobIds }))).toEqual({
      dropped: [{ id: begun.id, mayBePrinted: true }],
    });
  });
});

describe("POS-01 POS-13 the printer of a terminal", () => {
  const printersOf = async ({ at }: Awaited<ReturnType<typeof bar>>) =>
    (await accepted<TerminalList>(desk.get(at, "terminals"))).terminals.map(
      ({ printer, hasDrawer, version }) => [printer?.name ?? null, hasDrawer, version],
    );

  it("stays as it is where it is left out; a drawer needs one; a removed printer leaves the browser", async () => {
    const place = await bar();
    const { put, terminalId, printerId, staff, at, factsOf } = place;
    const save = (body: object) => put(`terminals/${terminalId}`, { name: "Bar", ...body });
    expect((await save({ version: 2 })).status).toBe(200);
    expect(await printersOf(place)).toEqual([["Comptoir", true, 3]]);
    expect((await save({ version: 3, printerId: null })).status).toBe(200);
    expect(await printersOf(place)).toEqual([[null, false, 4]]);
    expect(await refusal(save({ version: 4, hasDrawer: true }))).toMatchObject({
      status: 400,
      code: "terminal.drawer-needs-printer",
    });
    expect(await refusal(save({ version: 4, printerId: randomUUID() }))).toMatchObject({
      status: 404,
      code: "printer.not-found",
    });
    expect((await save({ version: 4, printerId, hasDrawer: true })).status).toBe(200);
    const path = `/hotels/${staff.hotelId}/restaurants/${at.id}/printers/${printerId}`;
    expect((await api.request("DELETE", path, { as: staff })).status).toBe(204);
    expect(await printersOf(place)).toEqual([[null, false, 6]]);
    expect((await factsOf("pos.save-terminal"))[2]).toEqual([
      ["terminal", "Bar"],
      ["printer", "Comptoir"],
      ["drawer", true],
    ]);
  });

  it("is of the terminal's restaurant, also in the database", async () => {
    const [place, other] = [await bar(), await bar()];
    const foreign = { name: "Bar", version: 2, printerId: other.printerId };
    const refused = place.put(`terminals/${place.terminalId}`, foreign);
    expect(await refusal(refused)).toMatchObject({ code: "printer.not-found" });
    await expect(
      owner`update pos_terminals set printer_id = ${other.printerId} where id = ${place.terminalId}`,
    ).rejects.toThrow("pos_terminals_printer_of_same_restaurant");
  });

  it("is removed while terminals are saved with it: each is saved or refused, and nothing fails", async () => {
    const place = await bar();
    const { put, printerId, staff, at } = place;
    const save = () =>
      put(`terminals/${randomUUID()}`, { name: randomUUID(), version: null, printerId });
    const path = `/hotels/${staff.hotelId}/restaurants/${at.id}/printers/${printerId}`;
    const answers = await Promise.all([
      save(),
      save(),
      api.request("DELETE", path, { as: staff }),
      save(),
      save(),
    ]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
    for (const [printer] of await printersOf(place)) expect(printer).toBeNull();
  });
});
