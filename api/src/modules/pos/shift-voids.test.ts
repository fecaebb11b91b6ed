import { randomUUID } from "node:crypto";
import type { OpenShift, ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import { describe, expect, it } from "vitest";
import { type BillDesk, openBillDesk } from "../../testing/bill-desk.ts";
import { accepted } from "../../testing/pos-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, request } = api;
const fireAll = { kind: "fired", course: null } as const;

/** The clock of an evening, '18:30'. */
const at = (time: string) => api.clock.set(`2026-11-21T${time}:00Z`);

/** A restaurant with terminals, whose shifts are opened and closed by the clock. */
async function drawers(names: readonly string[]) {
  const desk = await openBillDesk(api);
  const { hotelId } = desk.waiter;
  const { restaurantId } = desk;
  const terminals = names.map((name) => ({ id: randomUUID(), name }));
  for (const terminal of terminals)
    await owner`insert into pos_terminals ${owner({ hotel_id: hotelId, restaurant_id: restaurantId, ...terminal })}`;
  const path = (name: string) => {
    const terminal = terminals.find((each) => each.name === name);
    return `/hotels/${hotelId}/restaurants/${restaurantId}/terminals/${terminal?.id}/shift`;
  };
  const post = (where: string, body: object) => request("POST", where, { as: desk.waiter, body });
  return {
    desk,
    async open(name: string) {
      const shiftId = randomUUID();
      await accepted(post(path(name), { shiftId, floatCentimes: 0 }));
      return shiftId;
    },
    close: (name: string, shiftId: string) =>
      accepted<ShiftReport>(
        post(`${path(name)}/close`, { shiftId, countedCentimes: 0, note: "" }),
      ).then(({ voids }) => voids),
    z: (name: string, shiftId: string) =>
      accepted<ShiftReport>(request("GET", `${path(name)}s/${shiftId}`, { as: desk.waiter })).then(
        ({ voids }) => voids,
      ),
    x: (name: string) =>
      accepted<OpenShift>(request("GET", path(name), { as: desk.waiter })).then(
        ({ shift }) => shift?.voids,
      ),
  };
}

/** Fires teas of a new bill and voids them all; the bill is then empty. */
async function voidTeas(desk: BillDesk, quantity: number): Promise<string> {
  const tea = desk.tea({ quantity });
  const billId = await desk.openWith([tea, fireAll]);
  const { status } = await desk.post(
    `${billId}/void`,
    { lineId: tea.lineId, quantity, reason: "Guests left" },
    desk.manager,
  );
  expect(status).toBe(200);
  return billId;
}

const teas = (count: number) => ({ count, amountCentimes: count * 15_000 });

describe("POS-14 the voids of a shift's report", () => {
  it("have those of a bill that was emptied and deleted, and of one that was merged away", async () => {
    const { desk, open, close, z } = await drawers(["Bar"]);
    at("18:00");
    const shift = await open("Bar");
    at("19:00");
    expect((await desk.remove(await voidTeas(desk, 3))).status).toBe(204);
    const [tea, into] = [desk.tea({ quantity: 2 }), await desk.openWith([desk.bread()])];
    const merged = await desk.openWith([tea, fireAll]);
    const one = { lineId: tea.lineId, quantity: 1, reason: "Spilt" };
    await desk.post(`${merged}/void`, one, desk.manager);
    const { version } = await desk.bill(merged);
    expect((await desk.post(`${merged}/merge`, { version, intoBillId: into })).status).toBe(200);
    at("23:00");
    expect(await close("Bar", shift)).toEqual(teas(4));
    expect(await z("Bar", shift)).toEqual(teas(4));
  });

  it("are in one report of a terminal, also those between two shifts; a closed report stays", async () => {
    const { desk, open, close, x, z } = await drawers(["Bar"]);
    at("07:00");
    await voidTeas(desk, 1);
    at("08:00");
    const morning = await open("Bar");
    at("15:00");
    expect(await close("Bar", morning)).toEqual(teas(1));
    at("16:00");
    await voidTeas(desk, 2);
    at("18:00");
    const evening = await open("Bar");
    await voidTeas(desk, 4);
    expect(await x("Bar")).toEqual(teas(6));
    at("23:00");
    expect(await close("Bar", evening)).toEqual(teas(6));
    at("23:30");
    await voidTeas(desk, 8);
    expect(await z("Bar", morning)).toEqual(teas(1));
    expect(await z("Bar", evening)).toEqual(teas(6));
  });

  it("are those of the restaurant while terminals have shifts at the same time, of no other restaurant, and not of long ago", async () => {
    const { desk, open, close, x } = await drawers(["Bar", "Terrace"]);
    at("08:00");
    const bar = await open("Bar");
    await voidTeas(desk, 1);
    at("12:00");
    await close("Bar", bar);
    at("13:00");
    // Its first shift: the count of the bar is the last one.
    await open("Terrace");
    at("14:00");
    await open("Bar");
    await voidTeas(desk, 2);
    expect([await x("Bar"), await x("Terrace")]).toEqual([teas(2), teas(2)]);
    const other = await openBillDesk(api, desk.waiter.hotelId);
    await voidTeas(other, 4);
    expect(await x("Bar")).toEqual(teas(2));
  });
});
