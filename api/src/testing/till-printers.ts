import { randomUUID } from "node:crypto";
import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { HeldPapers, PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { beforeEach, expect } from "vitest";
import { printJob } from "../modules/pos/print-worker.service.ts";
import { makeStaff, type TestStaff } from "./factories-core.ts";
import { startPrinter } from "./fake-printer.ts";
import { accepted, cash, posDesk } from "./pos-desk.ts";
import type { TestApp } from "./test-app.ts";

/** Lets the application print at `startPrinter`'s address. */
export const printerSettings = { PRINT_ON_LOOPBACK: "true" };
const limits = { connectMs: 2_000, sendMs: 2_000, confirmMs: 500 };

/** One run of the job that prints. */
export const printAll = ({ app }: Pick<TestApp, "app">) =>
  printJob(app.runtime, limits).run(new AbortController().signal);

/** Terminals with network printers. Call it once, at the top of a test file. */
export function tillPrinters(api: TestApp) {
  const { owner } = api;
  const desk = posDesk(api);
  const work = () => printAll(api);

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
    const post = (path: string, body: object, as: TestStaff = staff) =>
      desk.post(at, path, body, as);
    const troubles = async () =>
      (await accepted<{ troubles: PrintTrouble[] }>(desk.get(at, "print-troubles"))).troubles;
    const hold = (state: PrintTrouble["state"] = "waiting", as: TestStaff = staff) =>
      accepted<HeldPapers>(post(`printers/${printerId}/hold`, { state }, as));
    const factsOf = async (action: string) => {
      const rows = await owner<
        { facts: AuditFact[] }[]
      >`select details->'facts' as facts from changes
        where hotel_id = ${hotelId} and action = ${action} order by seq`;
      return rows.map(({ facts }) =>
        facts.map(({ what, before, after }) => [what, before ?? after]),
      );
    };
    const ids = { printerId, terminalId };
    return { at, staff, waiter, printer, put, post, jobs, sell, troubles, hold, factsOf, ...ids };
  }

  return { desk, work, bar };
}
