import { randomUUID } from "node:crypto";
import type { OpenShift } from "@funduq/shared-types/contracts/pos-shift";
import { describe, expect, it } from "vitest";
import { accepted, refusal } from "../../testing/pos-desk.ts";
import { testApp } from "../../testing/test-app.ts";
import { printerSettings, tillPrinters } from "../../testing/till-printers.ts";

const api = await testApp({ settings: printerSettings });
const { owner } = api;
const { desk, work, bar } = tillPrinters(api);

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
    const held = await hold("waiting", waiter);
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

describe("POS-06 POS-13 X-05 the language and the day of a paper", () => {
  it.each(["fr", "ar"])(
    "is in the language that was chosen, else in the printer's: %s",
    async (printers) => {
      const { sell, post, printer, terminalId } = await bar({ language: printers });
      const sale = await sell();
      await work();
      for (const language of ["fr", "ar", undefined])
        await accepted(
          post(`sales/${sale.id}/print`, { paperId: randomUUID(), terminalId, language }),
        );
      await work();
      const [, french, arabic, usual] = printer.papers.map((paper) => paper.toString("hex"));
      expect(french).not.toBe(arabic);
      expect(usual).toBe(printers === "fr" ? french : arabic);
      const other = { paperId: randomUUID(), terminalId, language: "en" };
      expect((await post(`sales/${sale.id}/print`, other)).status).toBe(400);
    },
  );

  it("says the hotel's day and the moment on which it was asked for, also after the night audit", async () => {
    const { at, staff, post, printer, terminalId } = await bar();
    const { id } = await desk.bill(at, [{ price: 10_900 }]);
    for (const version of [1, 2])
      await accepted(post(`bills/${id}/print`, { paperId: randomUUID(), terminalId, version }));
    await owner`update print_jobs set created_at = date_trunc('minute', created_at)
        + case when id = (select min(id::text)::uuid from print_jobs where restaurant_id = ${at.id}) then interval '0' else interval '1 second' end,
      held_until = case when id = (select min(id::text)::uuid from print_jobs where restaurant_id = ${at.id}) then null else now() + interval '1 hour' end
      where restaurant_id = ${at.id}`;
    await work();
    expect(printer.papers).toHaveLength(1);
    await owner`update hotels set business_date = business_date + 1 where id = ${staff.hotelId}`;
    await owner`update print_jobs set held_until = null where restaurant_id = ${at.id}`;
    await work();
    const [before, after] = printer.papers.map((paper) => paper.toString("hex"));
    expect(after).toBe(before);
  });
});
