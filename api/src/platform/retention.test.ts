import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeStaff } from "../testing/factories-core.ts";
import { testApp } from "../testing/test-app.ts";
import { setPin } from "../testing/till-pins.ts";
import {
  billOperationsJob,
  idempotencyKeysJob,
  kitchenTicketsJob,
  printJobsJob,
  tableReservationsJob,
  tillTurnsJob,
} from "./retention.ts";

const api = await testApp();
const { database, owner } = api;
const { signal } = new AbortController();

it("I16 an Idempotency-Key is kept for seven days, and then deleted in slices", async () => {
  const staff = await makeStaff(database);
  const ages = [1, 2, 3, 4, 5].map((turn) => [`eight-days-${turn}`, "8 days"] as const);
  for (const [key, age] of [["six-days", "6 days 23 hours"] as const, ...ages])
    await owner`insert into idempotency_keys
        (hotel_id, user_id, key, request_hash, status, created_at)
      values (${staff.hotelId}, ${staff.userId}, ${key}, ${"0".repeat(64)}, 200,
        now() - ${age}::interval)`;
  await idempotencyKeysJob(api.app.runtime, 2).run(signal);
  const kept = await owner`select key from idempotency_keys where hotel_id = ${staff.hotelId}`;
  expect(kept.map(({ key }) => key)).toEqual(["six-days"]);
});

it("I16 when keys can't be deleted in one hotel, those of the next hotels are deleted, and the run fails", async () => {
  const hotels = [await makeStaff(database), await makeStaff(database)];
  for (const { hotelId, userId } of hotels)
    await owner`insert into idempotency_keys (hotel_id, user_id, key, request_hash, status, created_at)
      values (${hotelId}, ${userId}, 'nine-days', ${"0".repeat(64)}, 200, now() - interval '9 days')`;
  const [first, next] = hotels.map(({ hotelId }) => hotelId).sort();
  await owner.begin(async (tx) => {
    await tx`select from idempotency_keys where hotel_id = ${first ?? ""} for update`;
    await expect(idempotencyKeysJob(api.app.runtime).run(signal)).rejects.toThrow("some hotels");
  });
  const kept = await owner`select hotel_id from idempotency_keys
    where hotel_id in (${first ?? ""}, ${next ?? ""})`;
  expect(kept.map(({ hotel_id }) => hotel_id)).toEqual([first]);
});

it("POS-12 ids of operations on bills are deleted after 90 days", async () => {
  const { hotelId } = await makeStaff(database);
  for (const age of ["89 days", "91 days", "92 days", "93 days"])
    await owner`insert into bill_operations (hotel_id, id, bill_id, done_at)
      values (${hotelId}, ${randomUUID()}, ${randomUUID()}, now() - ${age}::interval)`;
  await billOperationsJob(api.app.runtime, 2).run(signal);
  const kept = await owner`select done_at > now() - interval '90 days' as recent
    from bill_operations where hotel_id = ${hotelId}`;
  expect(kept.map(({ recent }) => recent)).toEqual([true]);
});

it("POS-15 turns at the till are deleted 7 days after they expired", async () => {
  const waiter = await makeStaff(database);
  const { hotelId, userId } = waiter;
  await api.app.runtime.sessions.start(userId);
  await setPin(api, waiter, "1379");
  for (const [hash, age] of [
    ["a", "6 days"],
    ["b", "8 days"],
    ["c", "9 days"],
  ])
    await owner`
      insert into till_turns (hotel_id, token_hash, session_id, user_id, purpose, created_at, expires_at)
      select ${hotelId}, ${String(hash).repeat(64)}, id, ${userId}, 'waiter', now() - interval '10 days',
        now() - ${String(age)}::interval from sessions where user_id = ${userId}`;
  await tillTurnsJob(api.app.runtime, 1).run(signal);
  const kept = await owner`select token_hash from till_turns where hotel_id = ${hotelId}`;
  expect(kept.map(({ token_hash }) => token_hash)).toEqual(["a".repeat(64)]);
});

it("POS-13 kitchen tickets are deleted with their lines 90 days after they were done, or fired where they never were", async () => {
  const { hotelId } = await makeStaff(database);
  const restaurantId = randomUUID();
  await owner`insert into restaurants (hotel_id, id, name) values (${hotelId}, ${restaurantId}, 'Grill')`;
  for (const [fired, done] of [
    ["100 days", "89 days"],
    ["100 days", "91 days"],
    ["100 days", "92 days"],
    ["93 days", "93 days"],
    ["89 days", null],
    ["91 days", null],
    ["92 days", null],
  ] as const) {
    const id = randomUUID();
    const name = done ? `${done} done` : fired;
    await owner`insert into kitchen_tickets (hotel_id, id, restaurant_id, bill_id, bill_name, table_name, course,
        fired_at, done_at)
      values (${hotelId}, ${id}, ${restaurantId}, ${randomUUID()}, 'Bill 1', ${name}, 1,
        now() - ${fired}::interval, now() - ${done}::interval)`;
    await owner`insert into kitchen_ticket_lines (hotel_id, ticket_id, position, line_id, name, quantity)
      values (${hotelId}, ${id}, 1, ${randomUUID()}, 'Tea', 1)`;
  }
  await kitchenTicketsJob(api.app.runtime, 2).run(signal);
  const kept = await owner`select t.table_name from kitchen_tickets t
    join kitchen_ticket_lines l on l.ticket_id = t.id where t.hotel_id = ${hotelId} order by 1`;
  expect(kept.map(({ table_name }) => table_name)).toEqual(["89 days", "89 days done"]);
  expect(await owner`select from kitchen_ticket_lines where hotel_id = ${hotelId}`).toHaveLength(2);
});

it("POS-13 papers of network printers are deleted after 7 days, printed or not", async () => {
  const { hotelId } = await makeStaff(database);
  const restaurantId = randomUUID();
  await owner`insert into restaurants (hotel_id, id, name) values (${hotelId}, ${restaurantId}, 'Grill')`;
  for (const state of ["waiting", "done", "failed"])
    for (const age of ["6 days 23 hours", "8 days", "9 days"])
      await owner`insert into print_jobs (hotel_id, id, restaurant_id, printer_id, printer_name, state, created_at)
        values (${hotelId}, ${randomUUID()}, ${restaurantId}, ${randomUUID()}, 'Pass', ${state}, now() - ${age}::interval)`;
  await printJobsJob(api.app.runtime, 2).run(signal);
  const kept = await owner`select state, created_at > now() - interval '7 days' as recent
    from print_jobs where hotel_id = ${hotelId} order by state`;
  expect(kept.map(({ state, recent }) => [state, recent])).toEqual([
    ["done", true],
    ["failed", true],
    ["waiting", true],
  ]);
});

it("POS-02 X-08 reservations of tables are deleted with their tables 90 days after they ended, cancelled ones and no-shows too", async () => {
  const { hotelId } = await makeStaff(database);
  const [restaurantId, tableId] = [randomUUID(), randomUUID()];
  await owner`insert into restaurants (hotel_id, id, name) values (${hotelId}, ${restaurantId}, 'Grill')`;
  await owner`insert into dining_tables (hotel_id, id, restaurant_id, name, covers)
    values (${hotelId}, ${tableId}, ${restaurantId}, 'T1', 4)`;
  for (const [state, ended, time] of [
    ["booked", null, "91 days"],
    ["booked", null, "89 days"],
    ["booked", null, "-300 days"],
    ["finished", "91 days", "91 days"],
    ["no-show", "92 days", "93 days"],
    ["no-show", "89 days", "93 days"],
    // Cancelled long before its day.
    ["cancelled", "91 days", "-200 days"],
    ["cancelled", "1 day", "-200 days"],
  ] as const) {
    const id = randomUUID();
    await owner`insert into table_reservations (hotel_id, id, restaurant_id, guest_name, name_search, covers,
        state, starts_at, ends_at, ended_at)
      values (${hotelId}, ${id}, ${restaurantId}, ${`${state} ${time}`}, 'x', 2, ${state},
        now() - ${time}::interval - interval '1 hour', now() - ${time}::interval, now() - ${ended}::interval)`;
    await owner`insert into reserved_tables (hotel_id, reservation_id, table_id, restaurant_id, starts_at, ends_at, holds)
      select hotel_id, id, ${tableId}, restaurant_id, starts_at, ends_at, holds from table_reservations where id = ${id}`;
  }
  await tableReservationsJob(api.app.runtime, 2).run(signal);
  const kept = await owner`select r.guest_name as name from table_reservations r
    join reserved_tables t on t.reservation_id = r.id where r.hotel_id = ${hotelId} order by 1`;
  expect(kept.map(({ name }) => name)).toEqual([
    "booked -300 days",
    "booked 89 days",
    "cancelled -200 days",
    "no-show 93 days",
  ]);
  expect(await owner`select from reserved_tables where hotel_id = ${hotelId}`).toHaveLength(4);
});
