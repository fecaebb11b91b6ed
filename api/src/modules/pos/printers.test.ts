import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readEscpos } from "../../testing/escpos-picture.ts";
import { fireAll, placeOf, printerOf, stationPrinters } from "../../testing/station-printers.ts";
import { testApp } from "../../testing/test-app.ts";
import { printerSettings } from "../../testing/till-printers.ts";

const api = await testApp({ settings: printerSettings });
const { owner } = api;
const { work, withPrinter, jobsOf } = stationPrinters(api);

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
});
