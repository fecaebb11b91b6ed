import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestOperation } from "../../testing/bill-desk.ts";
import { recordedSale, soldLine } from "../../testing/recorded-sale.ts";
import { openReservationDesk, type ReservationDesk } from "../../testing/reservation-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const refused = (code: string) => ({ status: 409, code });

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

/** Guests who are seated on a bill with these lines. */
async function eating(desk: ReservationDesk, lines: readonly ReturnType<typeof desk.tea>[]) {
  const guests = await desk.seated();
  await desk.send(guests.billId, lines);
  return guests;
}

const split = async (desk: ReservationDesk, billId: string, { lineId }: TestOperation) =>
  (await desk.split(await desk.bill(billId), lineId)).newBillId;

async function sell(desk: ReservationDesk, billId: string): Promise<void> {
  expect(await desk.sell(await desk.bill(billId))).toMatchObject({ status: 201 });
}

async function merge(desk: ReservationDesk, billId: string, into: string): Promise<void> {
  expect(await desk.merge(await desk.bill(billId), into)).toMatchObject({ status: 200 });
}

describe("POS-02 POS-10 guests of a reservation stay until their last bill has ended", () => {
  it("of three parts of a bill, in whichever order they are paid", async () => {
    const desk = await openReservationDesk(api);
    const [tea, bread] = [desk.tea(), desk.bread()];
    const { id, billId } = await eating(desk, [tea, bread, desk.tea()]);
    const second = await split(desk, billId, tea);
    const third = await split(desk, billId, bread);
    await sell(desk, billId);
    const { billId: next } = await desk.get(id);
    expect([second, third]).toContain(next);
    await sell(desk, next ?? "");
    expect(await desk.get(id)).toMatchObject({ state: "seated" });
    expect(await desk.save(randomUUID(), { time: "21:00" })).toMatchObject(
      refused("reservation.table-taken"),
    );
    api.clock.set("2026-11-21T12:00:00Z");
    await sell(desk, next === second ? third : second);
    expect(await desk.get(id)).toMatchObject({ state: "finished", billId: null });
    const [row] = await api.owner`
      select ended_at as "endedAt" from table_reservations where id = ${id}`;
    expect(row?.endedAt).toBe("2026-11-21 12:00:00+00");
    await desk.book({ time: "21:00" });
  });

  it("where a part was split off first and the rest was merged into another bill: with that one", async () => {
    const desk = await openReservationDesk(api);
    const tea = desk.tea();
    const { id, billId } = await eating(desk, [tea, desk.bread()]);
    const part = await split(desk, billId, tea);
    const into = await desk.openWith([desk.bread()], desk.otherTableId);
    await merge(desk, billId, into);
    expect(await desk.get(id)).toMatchObject({ state: "seated", billId: into });
    await sell(desk, into);
    expect(await desk.get(id)).toMatchObject({ state: "seated", billId: part });
    await sell(desk, part);
    expect(await desk.get(id)).toMatchObject({ state: "finished" });
  });

  it("where their part was merged into another bill", async () => {
    const desk = await openReservationDesk(api);
    const tea = desk.tea();
    const { id, billId } = await eating(desk, [tea, desk.bread()]);
    const part = await split(desk, billId, tea);
    const into = await desk.openWith([desk.bread()], desk.otherTableId);
    await merge(desk, part, into);
    await sell(desk, billId);
    expect(await desk.get(id)).toMatchObject({ state: "seated", billId: into });
  });

  it("not with what others had split off before the guests came to their bill", async () => {
    const desk = await openReservationDesk(api);
    const [tea, other] = [desk.tea(), desk.bread()];
    const into = await desk.openWith([other, desk.bread()], desk.otherTableId);
    const ofOthers = await split(desk, into, other);
    const { id, billId } = await eating(desk, [tea]);
    await merge(desk, billId, into);
    await sell(desk, into);
    expect(await desk.get(id)).toMatchObject({ state: "finished" });
    expect(await desk.bills()).toMatchObject([{ id: ofOthers }]);
  });

  it("POS-12 with the rest of a bill that was paid without the network", async () => {
    const desk = await openReservationDesk(api);
    const [tea, earlier] = [desk.tea(), desk.tea()];
    const { id, billId } = await eating(desk, [tea, desk.bread(), earlier]);
    const part = await split(desk, billId, earlier);
    const { lineId, itemId } = tea;
    const lines = [soldLine({ lineId, itemId, priceCentimes: 15_000 })];
    const table = { id: desk.tableId, name: "T1" };
    const sale = recordedSale({ table, lines, totalCentimes: 15_000 });
    expect(await desk.post(`${billId}/recorded-sale`, sale)).toMatchObject({ status: 201 });
    const rest = (await desk.bills()).find((each) => each.id !== part);
    const { billId: next } = await desk.get(id);
    expect([part, rest?.id]).toContain(next);
    await sell(desk, part);
    expect(await desk.get(id)).toMatchObject({ state: "seated", billId: rest?.id });
    await sell(desk, rest?.id ?? "");
    expect(await desk.get(id)).toMatchObject({ state: "finished" });
  });

  it("also where the bill that they were seated on is left empty: it is deleted, not their seating", async () => {
    const desk = await openReservationDesk(api);
    const [tea, bread] = [desk.tea(), desk.bread()];
    const { id, billId } = await eating(desk, [tea, bread]);
    const part = await split(desk, billId, tea);
    await desk.send(billId, [{ kind: "quantity-changed", lineId: bread.lineId, by: -1 }]);
    expect(await desk.step(id, "unseat", 2)).toMatchObject(refused("reservation.has-orders"));
    expect(await desk.remove(billId)).toMatchObject({ status: 204 });
    expect(await desk.get(id)).toMatchObject({ state: "seated", billId: part });
    await sell(desk, part);
    expect(await desk.get(id)).toMatchObject({ state: "finished" });
  });
});

describe("POS-02 POS-10 the table of seated guests is their bill's", () => {
  const moved = (tableId: string | null) => [{ kind: "moved", tableId } as const];

  it("when it is moved, and moved back: nobody else gets the table, and a form of before is told", async () => {
    const desk = await openReservationDesk(api);
    const { id, billId } = await desk.seated();
    await desk.send(billId, moved(desk.otherTableId));
    expect(await desk.get(id)).toMatchObject({ tableIds: [desk.otherTableId], version: 3 });
    expect(await desk.save(id, { version: 2 })).toMatchObject(refused("reservation.changed"));
    await desk.send(billId, moved(desk.tableId));
    expect(await desk.get(id)).toMatchObject({ tableIds: [desk.tableId], version: 4 });
    expect(await desk.save(randomUUID())).toMatchObject(refused("reservation.table-taken"));
    await desk.book({ tableIds: [desk.otherTableId] });
  });

  it("beside their other tables; to one of these nothing changes", async () => {
    const desk = await openReservationDesk(api);
    const third = randomUUID();
    await api.owner`insert into dining_tables ${api.owner({
      hotel_id: desk.waiter.hotelId,
      restaurant_id: desk.restaurantId,
      id: third,
      name: "T3",
      covers: 2,
    })}`;
    const both = [desk.tableId, desk.otherTableId];
    const { id, billId } = await desk.seated({ tableIds: both });
    await desk.send(billId, moved(desk.otherTableId));
    expect(await desk.get(id)).toMatchObject({ tableIds: both, version: 2 });
    await desk.send(billId, moved(third));
    expect(await desk.get(id)).toMatchObject({ tableIds: [desk.tableId, third] });
  });

  it("unless others have reserved it: they keep it, and the guests have theirs again once they are back", async () => {
    const desk = await openReservationDesk(api);
    const { id, billId } = await desk.seated();
    const others = await desk.book({ guestName: "Karim", tableIds: [desk.otherTableId] });
    await desk.send(billId, moved(desk.otherTableId));
    expect(await desk.get(id)).toMatchObject({ state: "seated", tableIds: [] });
    expect(await desk.get(others)).toMatchObject({ tableIds: [desk.otherTableId] });
    expect(await desk.save(id, { version: 3, tableIds: [], note: "Cake" })).toMatchObject({
      status: 200,
    });
    // Expected again they would be without any table.
    const karim = {
      ...refused("reservation.table-taken"),
      body: { params: { guestName: "Karim" } },
    };
    expect(await desk.step(id, "unseat", 4)).toMatchObject(karim);
    expect(await desk.remove(billId)).toMatchObject(karim);
    await desk.send(billId, moved(null));
    expect(await desk.remove(billId)).toMatchObject(refused("reservation.no-table"));
    await desk.send(billId, moved(desk.tableId));
    expect(await desk.get(id)).toMatchObject({ tableIds: [desk.tableId] });
  });

  it("when their bill is merged into one of another table, which frees theirs", async () => {
    const desk = await openReservationDesk(api);
    const { id, billId } = await eating(desk, [desk.tea()]);
    const into = await desk.openWith([desk.bread()], desk.otherTableId);
    await merge(desk, billId, into);
    expect(await desk.get(id)).toMatchObject({ billId: into, tableIds: [desk.otherTableId] });
    await desk.book({ guestName: "Karim" });
  });

  it("when they go on with a part of their bill that is at another table", async () => {
    const desk = await openReservationDesk(api);
    const tea = desk.tea();
    const { id, billId } = await eating(desk, [tea, desk.bread()]);
    const part = await split(desk, billId, tea);
    await desk.send(part, moved(desk.otherTableId));
    expect(await desk.get(id)).toMatchObject({ billId, tableIds: [desk.tableId] });
    await sell(desk, billId);
    expect(await desk.get(id)).toMatchObject({ billId: part, tableIds: [desk.otherTableId] });
    await desk.book({ guestName: "Karim" });
  });

  it("when the seating is taken back after a move, or the empty bill is deleted", async () => {
    const desk = await openReservationDesk(api);
    const kept = { state: "booked", billId: null, tableIds: [desk.otherTableId] };
    const { id, billId } = await desk.seated();
    await desk.send(billId, moved(desk.otherTableId));
    expect(await desk.remove(billId)).toMatchObject({ status: 204 });
    expect(await desk.get(id)).toMatchObject(kept);
    const again = randomUUID();
    const wish = { version: 4, billId: again, tableId: desk.otherTableId };
    expect(await desk.seat(id, wish)).toMatchObject({ status: 200 });
    expect(await desk.step(id, "unseat", 5)).toMatchObject({ status: 200 });
    expect(await desk.get(id)).toMatchObject(kept);
  });

  it("and stays theirs when the reservation is changed, as do day and time; the rest can be changed", async () => {
    const desk = await openReservationDesk(api);
    const { id } = await desk.seated();
    const stays = refused("reservation.is-seated");
    for (const change of [
      { tableIds: [desk.otherTableId] },
      { tableIds: [] },
      { time: "20:30" },
      { date: "2026-11-22" },
    ])
      expect(await desk.save(id, { version: 2, ...change })).toMatchObject(stays);
    const both = [desk.tableId, desk.otherTableId];
    const change = { guestName: "Nadia H.", covers: 6, minutes: 180, note: "Cake", tableIds: both };
    expect(await desk.save(id, { version: 2, ...change })).toMatchObject({ status: 200 });
    expect(await desk.get(id)).toMatchObject({ guestName: "Nadia H.", covers: 6, tableIds: both });
  });
});
