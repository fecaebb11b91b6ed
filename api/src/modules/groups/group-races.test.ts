import type { Group } from "@funduq/shared-types/contracts/group";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { bookingRequest } from "../../testing/factories-bookings.ts";
import type { TestRoom } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { arrangeRace, type Outcome, tally } from "../../testing/races.ts";
import { lines, pick, type RacingDesk, race, send, WRITERS } from "../../testing/racing-desks.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const plain = groupDesk(api);
const tomorrow = calendarDate("2026-11-22");
const losing = [
  "409 booking.room-taken",
  "409 availability.overbooked",
  "409 group.block-full",
  "409 group.block-named",
  "409 booking.status-change-refused",
  "409 booking.nothing-to-undo",
  "409 request.stale",
];

type Stay = { id: string; version: number };
type Desk = RacingDesk<{ rooms: TestRoom[]; group: Group; stays: Stay[] }>;

/** Assigns a room of the group, sells one beside it, calls a booking off or takes it up again. */
async function actOnce(desk: Desk): Promise<Outcome> {
  const { roll, stays, rooms, group, staff, process } = desk;
  const kind = roll(10);
  const room = pick(roll, rooms);
  if (kind < 4) {
    const done = await groupDesk(api, process).assign(staff, group, blockOf(group), room);
    return keepAll(stays, done);
  }
  if (kind < 6) {
    const stay = { checkInDate: addDays(tomorrow, roll(2)), nights: 1 + roll(2) };
    return send(desk, "bookings", bookingRequest(room, stay));
  }
  if (kind === 6) return resize(desk);
  const stay = stays[roll(Math.max(1, stays.length))];
  if (!stay) return send(desk, "bookings", bookingRequest(room, { checkInDate: tomorrow }));
  const name = roll(2) === 0 ? "cancel" : "undo";
  const body = { version: stay.version, reason: "Of the test" };
  const done = await send(desk, `bookings/${stay.id}/${name}`, body);
  if (done.status === 200) stay.version = (done.body as Stay).version;
  return done;
}

/** After a room was assigned, the other desks get the group's current bookings. */
function keepAll(stays: Stay[], done: Outcome & { body: unknown }): Outcome {
  const entries = done.status === 201 ? blockOf(done.body as Group).entries : [];
  for (const { booking } of entries)
    if (booking && stays.every(({ id }) => id !== booking.id))
      stays.push({ id: booking.id, version: 1 });
  return done;
}

async function resize({ staff, group, roll, process }: Desk): Promise<Outcome> {
  const desk = groupDesk(api, process);
  const { version } = await desk.read(staff, group);
  const { id, checkInDate, checkOutDate } = blockOf(group);
  const block = { id, checkInDate, checkOutDate, quantity: 2 + roll(4) };
  return desk.send(staff, "PUT", `/${group.id}/blocks`, { version, blocks: [block] });
}

it.each(lines)(
  "GRP-04 BK-07 I1 I2 sixteen desks assign, sell, call off and resize at once: %s",
  async (_, delayMs) => {
    const { staff, rooms, roomTypeId } = await plain.house(6);
    const group = await plain.made(staff, [newBlock(roomTypeId, { quantity: 4 })]);
    const act = async (desk: Desk) => [await actOnce(desk)];
    const hotel = { staff, rooms, group, stays: [] };
    const answers = await race(api, hotel, { act, rounds: 8, delayMs, losing });
    expect(answers["201"]).toBeGreaterThan(4);
    expect(answers["200"]).toBeGreaterThan(4);
  },
  60_000,
);

it("GRP-04 of sixteen who assign the last unit, one gets it and the others are told that it is gone", async () => {
  const { staff, rooms, roomTypeId } = await plain.house(4);
  const group = await plain.made(staff, [newBlock(roomTypeId)]);
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, (_, index) =>
      plain.assign(staff, group, blockOf(group), rooms[index % 4] as TestRoom),
    ),
  );
  expect(tally(answers)).toEqual({ "201": 1, "409 group.block-full": WRITERS - 1 });
  expect(await plain.nights(staff)).toEqual(["1/0", "1/0"]);
  expect(await plain.violations(staff)).toEqual([]);
});

it("GRP-02 of sixteen groups that want all rooms, one gets them", async () => {
  const { staff, roomTypeId } = await plain.house(3);
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, () =>
      plain.create(staff, [newBlock(roomTypeId, { quantity: 3 })]),
    ),
  );
  expect(tally(answers)).toEqual({ "201": 1, "409 availability.overbooked": WRITERS - 1 });
  expect(await plain.nights(staff)).toEqual(["0/3", "0/3"]);
});

it("FO-10 two that call off two bookings of a group at once count its units one after the other", async () => {
  const { staff, rooms, roomTypeId } = await plain.house(3);
  const made = await plain.made(staff, [newBlock(roomTypeId, { quantity: 2 })]);
  for (const room of rooms.slice(0, 2)) await plain.assign(staff, made, blockOf(made), room);
  const ids = blockOf(await plain.read(staff, made)).entries.map(({ booking }) => booking?.id);
  const step = (id: string | undefined, name: string) =>
    api.request("POST", `/hotels/${staff.hotelId}/bookings/${id}/${name}`, {
      as: staff,
      body: { version: name === "cancel" ? 1 : 2, reason: "Of the test" },
    });
  const group = (tx: { unsafe(text: string): unknown }) =>
    tx.unsafe(`select from groups where id = '${made.id}' for update`) as Promise<unknown>;
  const off = await arrangeRace(api, group, () => ids.map((id) => step(id, "cancel")));
  expect(off.map(({ status }) => status)).toEqual([200, 200]);
  await plain.assign(staff, made, blockOf(made), rooms[2] as TestRoom);
  // One unit is free, two want it back: the second counts the first.
  const back = await arrangeRace(api, group, () => ids.map((id) => step(id, "undo")));
  expect(back.map(({ status }) => status)).toEqual([200, 200]);
  expect(await plain.nights(staff)).toEqual(["3/0", "3/0"]);
  expect(await plain.violations(staff)).toEqual([]);
});
