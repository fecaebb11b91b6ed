import { randomUUID } from "node:crypto";
import type { TerminalList } from "@funduq/shared-types/contracts/pos-floor";
import { describe, expect, it } from "vitest";
import { accepted, refusal } from "../../testing/pos-desk.ts";
import { testApp } from "../../testing/test-app.ts";
import { printerSettings, tillPrinters } from "../../testing/till-printers.ts";

const api = await testApp({ settings: printerSettings });
const { owner } = api;
const { desk, bar } = tillPrinters(api);

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
