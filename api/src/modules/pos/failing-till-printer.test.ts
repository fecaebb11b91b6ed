import { describe, expect, it } from "vitest";
import { accepted } from "../../testing/pos-desk.ts";
import { testApp } from "../../testing/test-app.ts";
import { printerSettings, tillPrinters } from "../../testing/till-printers.ts";

const api = await testApp({ settings: printerSettings });
const { owner } = api;
const { work, bar } = tillPrinters(api);

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
