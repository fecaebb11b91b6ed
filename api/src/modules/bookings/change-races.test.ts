import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { bookingRequest } from "../../testing/factories-bookings.ts";
import {
  makeRoom,
  makeRoomType,
  makeStaff,
  type TestRoom,
  type TestStaff,
} from "../../testing/factories-core.ts";
import {
  deadlocksDuring,
  dice,
  doubleBookings,
  type Outcome,
  outcomeOf,
  tally,
} from "../../testing/races.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;

const today = calendarDate("2026-11-21");
const WRITERS = 16;
const ROUNDS = 8;

/** What a desk may be told when another one was quicker. Anything else is a fault. */
const losing = [
  "409 booking.room-taken",
  "409 booking.room-occupied",
  "409 booking.same-room",
  "409 availability.overbooked",
  "409 room.not-ready",
  "409 request.stale",
];

type Stay = { id: string; version: number; roomId: string; checkInDate: string };
type Desk = {
  process: TestApp;
  staff: TestStaff;
  rooms: TestRoom[];
  stays: Stay[];
  roll: (limit: number) => number;
};
type Act = (desk: Desk) => Promise<Outcome>;

const pick = <Item>(roll: Desk["roll"], items: readonly Item[]): Item => {
  const item = items[roll(items.length)];
  if (item === undefined) throw new Error("nothing to pick");
  return item;
};

async function send({ process, staff }: Desk, path: string, body: object) {
  const at = `/hotels/${staff.hotelId}/bookings`;
  return outcomeOf(await process.request("POST", `${at}${path}`, { as: staff, body }));
}

/** Whoever succeeds tells the others how the stays stand now. */
async function keep(stays: Stay[], ids: readonly (string | undefined)[]): Promise<void> {
  const rows = await owner<Stay[]>`
    select id, version, room_id as "roomId", check_in_date::text as "checkInDate"
    from bookings where id = any(${ids.filter((id) => id !== undefined)})`;
  for (const row of rows) {
    const stay = stays.find(({ id }) => id === row.id);
    if (stay) Object.assign(stay, row);
    else stays.push({ ...row });
  }
}

const idOf = ({ body }: { body: unknown }) => (body as { id?: string }).id;

const changeRoom: Act = async (desk) => {
  const { id, version } = pick(desk.roll, desk.stays);
  const { roomId } = pick(desk.roll, desk.rooms);
  const done = await send(desk, `/${id}/change-room`, { version, roomId, rate: null });
  if (done.status === 200) await keep(desk.stays, [id]);
  return done;
};

const changeDates: Act = async (desk) => {
  const { id, version, checkInDate } = pick(desk.roll, desk.stays);
  const checkOutDate = addDays(calendarDate(checkInDate), 1 + desk.roll(6));
  const done = await send(desk, `/${id}/dates`, { version, checkOutDate });
  if (done.status === 200) await keep(desk.stays, [id]);
  return done;
};

/** Moves some stay aside and books its room, moves another stay into it, or has one stay longer. */
const wizard: Act = async (desk) => {
  const { roll, stays, rooms } = desk;
  const inTheWay = pick(roll, stays);
  const other = pick(roll, stays);
  const room = rooms.find(({ roomId }) => roomId === inTheWay.roomId);
  if (!room) throw new Error("no room");
  const move = { bookingId: inTheWay.id, version: inTheWay.version };
  const dates = { checkInDate: addDays(today, roll(4)), nights: 1 + roll(3) };
  const { id: bookingId, version } = other;
  const arrival = calendarDate(other.checkInDate);
  const endings = [
    { step: "change-room", bookingId, version, roomId: inTheWay.roomId, rate: null },
    { step: "dates", bookingId, version, checkOutDate: addDays(arrival, 1 + roll(6)) },
  ];
  const finalise =
    roll(2) === 0 || other.id === inTheWay.id
      ? { step: "create", booking: bookingRequest(room, dates) }
      : pick(roll, endings);
  const moves = [{ ...move, toRoomId: pick(roll, rooms).roomId }];
  const done = await send(desk, "/resolve-conflict", { moves, finalise });
  if (done.status === 200) await keep(stays, [idOf(done), inTheWay.id]);
  return done;
};

const sell: Act = async (desk) => {
  const dates = { checkInDate: addDays(today, desk.roll(4)), nights: 1 + desk.roll(3) };
  const sold = await send(desk, "", bookingRequest(pick(desk.roll, desk.rooms), dates));
  if (sold.status === 201) await keep(desk.stays, [idOf(sold)]);
  return sold;
};

/** Ten rooms of two types, half of them booked, two of the guests in. */
async function house() {
  const staff = await makeStaff(database);
  const types = [
    await makeRoomType(database, staff.hotelId),
    await makeRoomType(database, staff.hotelId),
  ];
  const rooms: TestRoom[] = [];
  for (let n = 0; n < 10; n++) {
    const roomTypeId = types[n % 2];
    rooms.push(await makeRoom(database, staff.hotelId, { ...(roomTypeId && { roomTypeId }) }));
  }
  const stays: Stay[] = [];
  for (const [index, room] of rooms.slice(0, 6).entries()) {
    const body = bookingRequest(room, {
      checkInDate: index < 2 ? today : addDays(today, index % 3),
      nights: 2,
      checkInNow: index < 2,
    });
    const path = `/hotels/${staff.hotelId}/bookings`;
    await keep(stays, [
      idOf(await outcomeOf(await api.request("POST", path, { as: staff, body }))),
    ]);
  }
  return { staff, rooms, stays };
}

async function race(acts: readonly Act[], delayMs = 0) {
  const { staff, rooms, stays } = await house();
  const outcomes: Outcome[] = [];
  const work = async (processes: readonly [TestApp, TestApp]) => {
    const desks = Array.from({ length: WRITERS }, async (_, index) => {
      const process = processes[index % 2 === 0 ? 0 : 1];
      const roll = dice(index + 1);
      const desk = { process, staff, rooms, stays, roll };
      for (let round = 0; round < ROUNDS; round++) outcomes.push(await pick(roll, acts)(desk));
    });
    await Promise.all(desks);
  };
  const broken = await deadlocksDuring(api, work, { delayMs });
  const answers = tally(outcomes);
  const allowed = ["200", "201", ...losing];
  expect(Object.keys(answers).filter((answer) => !allowed.includes(answer))).toEqual([]);
  expect(broken).toBe(0);
  expect(await doubleBookings(api, staff.hotelId)).toEqual([]);
  expect(await owner`select * from check_invariants(${staff.hotelId})`).toEqual([]);
  return answers;
}

describe.each([
  ["straight", 0],
  ["with 0 to 20 ms between API and database", 20],
] as const)("sixteen desks never share a night, deadlock or break: %s", (_, delayMs) => {
  it.each([
    ["BK-16 changing rooms", [changeRoom]],
    ["BK-17 extending and shortening", [changeDates, sell]],
    ["BK-08 at the conflict wizard", [wizard]],
    ["BK-08 BK-16 BK-17 at all of it", [changeRoom, changeDates, wizard, sell]],
  ] as const)(
    "I1 I2 %s",
    async (_what, acts) => {
      const answers = await race(acts, delayMs);
      expect((answers["200"] ?? 0) + (answers["201"] ?? 0)).toBeGreaterThan(5);
      expect(Object.keys(answers).length).toBeGreaterThan(1);
    },
    60_000,
  );
});
