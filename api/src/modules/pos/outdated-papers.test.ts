import { randomUUID } from "node:crypto";
import type { OpenShift } from "@funduq/shared-types/contracts/pos-shift";
import { describe, expect, it } from "vitest";
import { accepted, cash, refusal } from "../../testing/pos-desk.ts";
import { testApp } from "../../testing/test-app.ts";
import { printerSettings, tillPrinters } from "../../testing/till-printers.ts";

const api = await testApp({ settings: printerSettings });
const { owner } = api;
const { desk, work, bar } = tillPrinters(api);

type Bar = Awaited<ReturnType<typeof bar>>;

/** An open bill whose paper waits for a printer that is off, and what is done with it. */
async function waitingBill(place: Bar) {
  const { at, printer, post, terminalId } = place;
  const bill = await desk.bill(at, [{ price: 10_900 }]);
  await printer.stop();
  const paperId = randomUUID();
  await accepted(post(`bills/${bill.id}/print`, { paperId, terminalId, version: 1 }));
  await work();
  return { bill, paperId };
}

const switchOn = async ({ printer }: Bar) => {
  await printer.start();
  await owner`update print_jobs set next_try = now() where state = 'waiting'`;
  await work();
};

describe("POS-02 POS-13 a bill that waited for its printer", () => {
  it("is printed while it is open and comes to the same amount", async () => {
    const place = await bar();
    await waitingBill(place);
    await owner`update open_bills set version = version + 1, covers = 3 where restaurant_id = ${place.at.id}`;
    await switchOn(place);
    expect(place.printer.papers).toHaveLength(1);
    expect(await place.troubles()).toEqual([]);
  });

  it("is not printed once it is paid: it is listed as out of date, printed on no device, and removed from the list", async () => {
    const place = await bar();
    const { at, hold, post, printer, troubles, jobs } = place;
    const { bill, paperId } = await waitingBill(place);
    const sale = await accepted<{ id: string }>(
      desk.sell(at, bill, [cash(10_900)], { version: 2 }),
    );
    const outdated = { state: "failed", fault: "outdated", tillPaperIds: [paperId] };
    expect(await troubles()).toMatchObject([{ state: "waiting", tillPapers: 1 }, outdated]);
    expect((await hold()).tillPapers.map(({ id }) => id)).toEqual([sale.id]);
    await owner`update print_jobs set held_until = null`;
    await switchOn(place);
    expect(printer.papers).toHaveLength(1);
    expect(await jobs()).toMatchObject([
      { id: paperId, state: "failed", fault: "outdated" },
      { id: sale.id, state: "done" },
    ]);
    expect(await troubles()).toMatchObject([
      { ...outdated, printerName: "Comptoir", tillPapers: 1 },
    ]);
    expect((await hold("failed")).tillPapers).toEqual([]);
    await accepted(post("print-jobs/drop", { jobIds: [paperId] }));
    expect(await troubles()).toEqual([]);
  });

  it("is not printed once it comes to another amount; what waits behind it is", async () => {
    const place = await bar();
    const { at, printer, jobs, post, terminalId } = place;
    const { bill } = await waitingBill(place);
    await owner`update open_bill_lines set quantity = 2 where bill_id = ${bill.id}`;
    const stale = { paperId: randomUUID(), terminalId, version: 1 };
    expect(await refusal(post(`bills/${bill.id}/print`, stale))).toMatchObject({
      code: "bill.changed",
    });
    await accepted(post(`bills/${bill.id}/print`, { ...stale, version: 2 }));
    await switchOn(place);
    expect((await jobs()).map(({ state, fault }) => [state, fault])).toEqual([
      ["failed", "outdated"],
      ["done", null],
    ]);
    expect(printer.papers).toHaveLength(1);
    expect(await desk.violations(at)).toEqual([]);
  });
});

describe("POS-13 POS-14 an X report that waited for its printer", () => {
  it("is not printed once its shift is closed; the Z report is", async () => {
    const place = await bar();
    const { at, sell, post, printer, jobs, terminalId } = place;
    await sell();
    await work();
    await printer.stop();
    const { shift } = await accepted<OpenShift>(desk.get(at, `terminals/${terminalId}/shift`));
    const print = () =>
      accepted(
        post(`terminals/${terminalId}/shifts/${shift?.id}/print`, { paperId: randomUUID() }),
      );
    await print();
    const count = { shiftId: shift?.id, countedCentimes: 10_900, note: "" };
    await accepted(post(`terminals/${terminalId}/shift/close`, count));
    await print();
    await switchOn(place);
    expect((await jobs()).map(({ state, fault }) => [state, fault])).toEqual([
      ["done", null],
      ["failed", "outdated"],
      ["done", null],
    ]);
    expect(printer.papers).toHaveLength(2);
  });
});
