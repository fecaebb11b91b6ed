import { randomUUID } from "node:crypto";
import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { HeldPaper, PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import { expect } from "vitest";
import { type BillDesk, openBillDesk } from "./bill-desk.ts";
import { startPrinter } from "./fake-printer.ts";
import type { TestApp } from "./test-app.ts";
import { printAll } from "./till-printers.ts";

export const fireAll = { kind: "fired", course: null } as const;
export const placeOf = ({ at }: BillDesk) => at.replace(/\/bills$/u, "");
export const hotelOf = ({ manager }: BillDesk) => String(manager.hotelId);

/** What a manager types of a printer. */
export const printerOf = (port: number, more: object = {}) => ({
  name: "Grill",
  host: "127.0.0.1",
  port,
  widthMm: 80,
  language: "fr",
  version: null,
  ...more,
});

/** Kitchen stations with a network printer. */
export function stationPrinters(api: TestApp) {
  const { owner } = api;
  const work = (process: Pick<TestApp, "app"> = api) => printAll(process);

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
      const answer = await api.request("GET", `${placeOf(desk)}/print-troubles`, {
        as: desk.waiter,
      });
      return (await answer.json()).troubles;
    };
    const held = async (state = "waiting"): Promise<HeldPaper[]> => {
      const answer = await post(`printers/${id}/hold`, { state });
      expect(answer.status).toBe(200);
      return (await answer.json()).papers;
    };
    const factsOf = async (action: string) => {
      const rows = await owner<
        { facts: AuditFact[] }[]
      >`select details->'facts' as facts from changes
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

  return { work, withPrinter, jobsOf, letTimePass };
}
