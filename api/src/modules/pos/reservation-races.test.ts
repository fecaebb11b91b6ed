import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { arrangeRace, deadlocksDuring, dice, tally } from "../../testing/races.ts";
import { type Acted, actAtRandom } from "../../testing/reservation-acts.ts";
import { openReservationDesk } from "../../testing/reservation-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;

/** Pairs of reservations that hold one table at the same time. There must be none, ever. */
const reservedTwice = (hotelId: string) => owner`
  select a.reservation_id from reserved_tables a join reserved_tables b
    on b.hotel_id = a.hotel_id and b.table_id = a.table_id and b.reservation_id > a.reservation_id
    and a.holds and b.holds and a.starts_at < b.ends_at and b.starts_at < a.ends_at
  where a.hotel_id = ${hotelId}`;

/** Reservations whose guests count as gone although a bill with lines of theirs is open. There must be none, ever. */
const goneTooEarly = (hotelId: string) => owner`
  with recursive reached (reservation_id, id, since) as (
    select r.id, r.first_bill_id, r.seated_at from table_reservations r
    where r.hotel_id = ${hotelId} and r.state = 'finished'
    union
    select f.reservation_id, o.to_bill_id, o.done_at from reached f
    join bill_operations o on o.bill_id = f.id and o.to_bill_id is not null and o.done_at >= f.since
  )
  select f.reservation_id from reached f join open_bills b on b.id = f.id`;

it("POS-02 of ten waiters who reserve one table the first has it, and the others are told who", async () => {
  const desk = await openReservationDesk(api);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, n) => desk.save(randomUUID(), { guestName: `Guest ${n}` })),
  );
  expect(tally(outcomes)).toEqual({ "200": 1, "409 reservation.table-taken": 9 });
  const [has] = await desk.list();
  for (const { status, body } of outcomes)
    if (status === 409) expect(body).toMatchObject({ params: { guestName: has?.guestName } });
});

it("POS-02 the database refuses a second reservation of a table at one time, also when it is moved there", async () => {
  const desk = await openReservationDesk(api);
  await desk.book();
  const later = await desk.book({ time: "22:00" });
  const overlap = owner`update table_reservations set starts_at = '2026-11-21 20:59Z' where id = ${later}`;
  await expect(overlap).rejects.toMatchObject({
    constraint_name: "reserved_tables_are_reserved_once",
  });
  const other = await desk.book({ tableIds: [desk.otherTableId] });
  const second = owner`update reserved_tables set table_id = ${desk.tableId} where reservation_id = ${other}`;
  await expect(second).rejects.toMatchObject({
    constraint_name: "reserved_tables_are_reserved_once",
  });
  const cancelled = await desk.book({ tableIds: [desk.otherTableId], time: "23:00" });
  await desk.step(cancelled, "cancel", 1);
  const again = await desk.book({ tableIds: [desk.otherTableId], time: "23:00" });
  expect(again).toBeTruthy();
  const restored = owner`update table_reservations set state = 'booked', ended_at = null where id = ${cancelled}`;
  await expect(restored).rejects.toMatchObject({
    constraint_name: "reserved_tables_are_reserved_once",
  });
});

it("POS-02 guests are not seated on a second bill that a colleague opens at the same moment", async () => {
  const desk = await openReservationDesk(api);
  const id = await desk.book();
  const bill = { hotel_id: desk.waiter.hotelId, restaurant_id: desk.restaurantId };
  const seat = () => {
    const body = { version: 1, billId: randomUUID(), tableId: desk.tableId, knownBillIds: [] };
    const path = `${desk.place}/reservations/${id}/seat`;
    return api.request("POST", path, { as: desk.waiter, body });
  };
  const [outcome] = await arrangeRace(
    api,
    (tx) => tx`select from dining_tables where id = ${desk.tableId} for no key update`,
    () => [seat()],
    (tx) =>
      tx`insert into open_bills ${tx({ ...bill, id: randomUUID(), table_id: desk.tableId, name: "Bill 1" })}`,
  );
  expect(outcome).toMatchObject({ status: 409, code: "reservation.table-has-bill" });
  expect(await desk.bills()).toHaveLength(1);
});

it("POS-02 of waiters who seat one reservation at once, one opens the bill", async () => {
  const desk = await openReservationDesk(api);
  const id = await desk.book();
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => desk.seat(id)));
  expect(tally(outcomes)).toEqual({ "200": 1, "409 reservation.changed": 5 });
  expect(await desk.bills()).toHaveLength(1);
});

it("POS-02 guests who are seated on a bill that is being deleted are not left without one", async () => {
  const desk = await openReservationDesk(api);
  const id = await desk.book();
  const billId = randomUUID();
  await desk.send(billId, [{ kind: "opened", tableId: desk.tableId, covers: 2 }]);
  const body = { version: 1, billId, tableId: desk.tableId, knownBillIds: [billId] };
  const path = `${desk.place}/reservations/${id}/seat`;
  const [outcome] = await arrangeRace(
    api,
    (tx) => tx`select from open_bills where id = ${billId} for update`,
    () => [api.request("POST", path, { as: desk.waiter, body })],
    (tx) => tx`delete from open_bills where id = ${billId}`,
  );
  expect(outcome).toMatchObject({ status: 404, code: "bill.not-found" });
  expect(await desk.get(id)).toMatchObject({ state: "booked", version: 1 });
});

it("POS-02 a table is reserved or taken off the plan, never both", async () => {
  const desk = await openReservationDesk(api);
  const floor = await (
    await api.request("GET", `${desk.place}/floor`, { as: desk.manager })
  ).json();
  const body = { version: floor.version, tables: [] };
  const [layout, booked] = await arrangeRace(
    api,
    (tx) => tx`select from restaurants where id = ${desk.restaurantId} for no key update`,
    () => [
      api.request("PUT", `${desk.place}/layout`, { as: desk.manager, body }),
      api.request("PUT", `${desk.place}/reservations/${randomUUID()}`, {
        as: desk.waiter,
        body: {
          version: null,
          guestName: "Nadia",
          phone: "",
          covers: 2,
          date: "2026-11-21",
          time: "20:00",
          minutes: 60,
          note: "",
          tableIds: [desk.tableId],
          bookingId: null,
        },
      }),
    ],
  );
  const outcomes = [layout?.code, booked?.code].filter(Boolean);
  expect(outcomes).toHaveLength(1);
  expect(["table.has-reservations", "table.not-found"]).toContain(outcomes[0]);
});

it("POS-02 POS-10 guests who go on with a part that is being moved meanwhile have the table that it is moved to", async () => {
  const desk = await openReservationDesk(api);
  const { id, billId } = await desk.seated();
  const tea = desk.tea();
  await desk.send(billId, [tea, desk.bread()]);
  const { newBillId } = await desk.split(await desk.bill(billId), tea.lineId);
  const paid = await desk.bill(billId);
  const payment = { amountCentimes: 5_000, tipCentimes: 0, tenderedCentimes: null };
  const sale = { saleId: randomUUID(), version: paid.version, totalCentimes: 5_000 };
  const body = { ...sale, terminalId: null, payments: [{ method: "Cash", ...payment }] };
  const path = `${desk.at}/${billId}/sale`;
  const [outcome] = await arrangeRace(
    api,
    (tx) => tx`select from open_bills where id = ${newBillId} for no key update`,
    () => [api.request("POST", path, { as: desk.waiter, body })],
    (tx) => tx`update open_bills set table_id = ${desk.otherTableId} where id = ${newBillId}`,
  );
  expect(outcome).toMatchObject({ status: 201 });
  expect(await desk.get(id)).toMatchObject({ billId: newBillId, tableIds: [desk.otherTableId] });
});

it("POS-02 POS-06 POS-10 waiters who book, seat, order, move, split, merge, sell and cancel at once neither deadlock, nor reserve twice, nor lose guests", async () => {
  const desk = await openReservationDesk(api);
  const { hotelId } = desk.waiter;
  const roll = dice(7);
  const ids = Array.from({ length: 12 }, () => randomUUID());
  const acted: Acted[] = [];

  /** What ends bills and hands guests over. */
  const handing = ["seat", "order", "move", "split", "merge", "sell"];
  const isDone = (name: string) => acted.some((each) => each.name === name && each.status < 300);
  const isEnough = () => acted.length >= 2_000 || (acted.length >= 240 && handing.every(isDone));
  const broken = await deadlocksDuring(api, async (processes) => {
    const work = Array.from({ length: 8 }, (_, waiter) => {
      const process = processes[waiter % 2] ?? processes[0];
      return actAtRandom(desk, { ids, roll, process }, acted, isEnough);
    });
    await Promise.all(work);
  });
  expect(broken).toBe(0);
  expect(acted.filter(({ status }) => status >= 500)).toEqual([]);
  expect(handing.filter((name) => !isDone(name))).toEqual([]);
  expect(await reservedTwice(hotelId)).toHaveLength(0);
  expect(await goneTooEarly(hotelId)).toHaveLength(0);
}, 120_000);
