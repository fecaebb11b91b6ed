import { describe, expect, it } from "vitest";
import { fireAll, stationPrinters } from "../../testing/station-printers.ts";
import { testApp } from "../../testing/test-app.ts";
import { printerSettings } from "../../testing/till-printers.ts";

const api = await testApp({ settings: printerSettings });
const { owner } = api;
const { work, withPrinter, letTimePass } = stationPrinters(api);

describe("POS-13 papers that a till prints in place of the printer", () => {
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
});
