import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { openReservationDesk } from "../../testing/reservation-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

const refused = (code: string) => ({ status: 409, code });

describe("POS-02 seating a reservation", () => {
  it("POS-02 POS-03 opens the table's bill with its covers, once", async () => {
    const desk = await openReservationDesk(api);
    const { id, billId } = await desk.seated();
    expect(await desk.bills()).toMatchObject([
      { id: billId, name: "Bill 1", tableName: "T1", covers: 4, lines: [] },
    ]);
    expect(await desk.get(id)).toMatchObject({ state: "seated", billId, version: 2 });
    expect(await desk.told("pos.seat-reservation")).toEqual([
      ["reservation", null, "2026-11-21T19:00:00.000Z"],
      ["reservedTables", null, "T1"],
      ["bill", null, "Bill 1 · T1"],
    ]);
    // The answer was lost: the same again, also with another key, opens nothing.
    expect(await desk.seat(id, { billId })).toMatchObject({
      status: 200,
      body: { bill: { id: billId } },
    });
    expect(await desk.bills()).toHaveLength(1);
    expect(await desk.seat(id)).toMatchObject(refused("reservation.changed"));
    expect(await desk.seat(id, { version: 2 })).toMatchObject(refused("reservation.not-possible"));
  });

  it("POS-02 joins the bill that the table has, which gets the covers that it lacks", async () => {
    const desk = await openReservationDesk(api);
    const id = await desk.book();
    const billId = randomUUID();
    await desk.send(billId, [{ kind: "opened", tableId: desk.tableId, covers: null }, desk.tea()]);
    expect(await desk.seat(id, { billId, knownBillIds: [billId] })).toMatchObject({ status: 200 });
    expect(await desk.bills()).toMatchObject([{ id: billId, covers: 4, lines: [{}] }]);
  });

  it("POS-02 never opens a second bill beside one that the device does not show; on purpose it does", async () => {
    const desk = await openReservationDesk(api);
    const id = await desk.book({ tableIds: [desk.tableId, desk.otherTableId] });
    const other = await desk.openWith([desk.tea()], desk.otherTableId);
    expect(await desk.seat(id)).toMatchObject({
      ...refused("reservation.table-has-bill"),
      body: { params: { table: "T2", names: ["Bill 1"] } },
    });
    expect(await desk.bills()).toHaveLength(1);
    expect(await desk.seat(id, { knownBillIds: [other] })).toMatchObject({ status: 200 });
    expect(await desk.bills()).toHaveLength(2);
  });

  it("POS-02 is refused on another table than its own, and on a bill that has gone elsewhere", async () => {
    const desk = await openReservationDesk(api);
    const id = await desk.book();
    expect(await desk.seat(id, { tableId: desk.otherTableId })).toMatchObject(
      refused("reservation.changed"),
    );
    const elsewhere = await desk.openWith([desk.tea()], desk.otherTableId);
    const join = { billId: elsewhere, knownBillIds: [elsewhere] };
    expect(await desk.seat(id, join)).toMatchObject(refused("bill.changed"));
    const unknown = randomUUID();
    expect(await desk.seat(id, { billId: unknown, knownBillIds: [unknown] })).toMatchObject({
      status: 404,
      code: "bill.not-found",
    });
    expect(await desk.get(id)).toMatchObject({ state: "booked", version: 1 });
  });

  it("POS-02 is taken back while nothing is ordered: the bill that it opened goes, and one that was there stays", async () => {
    const desk = await openReservationDesk(api);
    const { id } = await desk.seated();
    expect(await desk.step(id, "unseat", 2)).toMatchObject({
      status: 200,
      body: { id, version: 3, isBillDeleted: true },
    });
    expect(await desk.bills()).toEqual([]);
    expect(await desk.get(id)).toMatchObject({ state: "booked", billId: null });

    const billId = randomUUID();
    await desk.send(billId, [{ kind: "opened", tableId: desk.tableId, covers: 2 }]);
    await desk.seat(id, { version: 3, billId, knownBillIds: [billId] });
    expect(await desk.step(id, "unseat", 4)).toMatchObject({
      status: 200,
      body: { isBillDeleted: false },
    });
    expect(await desk.bills()).toMatchObject([{ id: billId }]);
  });

  it("POS-02 is not taken back once something is ordered", async () => {
    const desk = await openReservationDesk(api);
    const { id, billId } = await desk.seated();
    await desk.send(billId, [desk.tea()]);
    expect(await desk.step(id, "unseat", 2)).toMatchObject(refused("reservation.has-orders"));
    expect(await desk.get(id)).toMatchObject({ state: "seated" });
  });

  it("POS-02 taken back by one of two parties at a bill leaves the bill to the other one", async () => {
    const desk = await openReservationDesk(api);
    const { id, billId } = await desk.seated();
    const second = await desk.book({ guestName: "Karim", time: "22:00" });
    await desk.seat(second, { billId, knownBillIds: [billId] });
    expect(await desk.step(id, "unseat", 2)).toMatchObject({ status: 200 });
    expect(await desk.bills()).toMatchObject([{ id: billId }]);
    expect(await desk.get(second)).toMatchObject({ state: "seated" });
    // Nobody else opened that bill: it goes with the last party.
    expect(await desk.step(second, "unseat", 2)).toMatchObject({ body: { isBillDeleted: true } });
    expect(await desk.bills()).toEqual([]);
  });

  it("POS-02 is for guests of this evening: those of tomorrow are not seated, nor failed to come", async () => {
    const desk = await openReservationDesk(api);
    const tomorrow = await desk.book({ date: "2026-11-22" });
    expect(await desk.seat(tomorrow)).toMatchObject({
      ...refused("reservation.other-day"),
      body: { params: { date: "2026-11-22" } },
    });
    expect(await desk.bills()).toEqual([]);
    const tonight = await desk.book();
    expect(await desk.step(tonight, "mark-no-show", 1)).toMatchObject({
      ...refused("reservation.not-begun"),
      body: { params: { from: "20:00" } },
    });
    api.clock.set("2026-11-21T19:00:00Z");
    expect(await desk.step(tonight, "mark-no-show", 1)).toMatchObject({ status: 200 });
    // Half past midnight is still this evening.
    api.clock.set("2026-11-21T23:30:00Z");
    const late = await desk.book({ date: "2026-11-22", time: "00:30" });
    expect(await desk.seat(late)).toMatchObject({ status: 200 });
  });
});

describe("POS-02 the guests of a reservation", () => {
  it("POS-02 have left when their bill is sold, which frees the table for the same evening", async () => {
    const desk = await openReservationDesk(api);
    const { id, billId } = await desk.seated();
    await desk.send(billId, [desk.tea()]);
    expect(await desk.save(randomUUID(), { time: "21:00" })).toMatchObject(
      refused("reservation.table-taken"),
    );
    await desk.sell(await desk.bill(billId));
    expect(await desk.get(id)).toMatchObject({ state: "finished", billId: null, version: 3 });
    await desk.book({ time: "21:00" });
    expect(await desk.step(id, "restore", 3)).toMatchObject(refused("reservation.not-possible"));
  });

  it("POS-02 are expected again when their bill is deleted with nothing on it", async () => {
    const desk = await openReservationDesk(api);
    const { id, billId } = await desk.seated();
    expect(await desk.remove(billId)).toMatchObject({ status: 204 });
    expect(await desk.get(id)).toMatchObject({ state: "booked", billId: null, version: 3 });
  });
});
