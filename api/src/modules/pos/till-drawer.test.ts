import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawerPulse } from "../../platform/printing/escpos.ts";
import type { TestStaff } from "../../testing/factories-core.ts";
import { accepted, refusal } from "../../testing/pos-desk.ts";
import { testApp } from "../../testing/test-app.ts";
import { printerSettings, tillPrinters } from "../../testing/till-printers.ts";

const api = await testApp({ settings: printerSettings });
const { owner } = api;
const { work, bar } = tillPrinters(api);

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

  it("is given up after a minute, or where it may be open already: it is listed until somebody has seen it, and never reported as opened", async () => {
    const { post, printer, terminalId, jobs, troubles, factsOf } = await bar();
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
      ["failed", "not-opened"],
      ["failed", "not-opened"],
    ]);
    const ids = (await jobs()).map(({ id }) => id);
    expect(await troubles()).toMatchObject([
      { printerName: "Comptoir", state: "failed", fault: "not-opened", tickets: 0, tillPapers: 0 },
    ]);
    expect((await troubles())[0]?.drawerIds).toEqual(ids.toReversed());
    await accepted(post("print-jobs/drop", { jobIds: ids }));
    expect(await troubles()).toEqual([]);
    expect(await factsOf("pos.drop-papers")).toEqual([[["printer", "Comptoir"]]]);
    expect(await refusal(post(`terminals/${terminalId}/drawer`, again))).toMatchObject({
      code: "terminal.drawer-not-opened",
    });
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
