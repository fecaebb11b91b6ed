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

/** Whoever succeeds tells the others how the stay stands now. */
function keep(stays: Stay[], changed: unknown): void {
  const { id, version, roomId, checkInDate } = changed as Stay;
  const stay = stays.find((each) => each.id === id);
  if (stay) Object.assign(stay, { version, roomId });
  else stays.push({ id, version, roomId, checkInDate });
}

const changeRoom: Act = async (desk) => {
  const { id, version } = pick(desk.roll, desk.stays);
  const { roomId } = pick(desk.roll, desk.rooms);
  const done = await send(desk, `/${id}/change-room`, { version, roomId, rate: null });
  if (done.status === 200) keep(desk.stays, done.body);
  return done;
};

const changeDates: Act = async (desk) => {
  const { id, version, checkInDate } = pick(desk.roll, desk.stays);
  const checkOutDate = addDays(calendarDate(checkInDate), 1 + desk.roll(6));
  const done = await send(desk, `/${id}/dates`, { version, checkOutDate });
  if (done.status === 200) keep(desk.stays, done.body);
  return done;
};

/** Moves some stay aside and books its room, or extends another stay into it. */
const wizard: Act = async (desk) => {
  const { roll, stays, rooms } = desk;
  const inTheWay = pick(roll, stays);
  const other = pick(roll, stays);
  const room = rooms.find(({ roomId }) => roomId === inTheWay.roomId);
  if (!room) throw new Error("no room");
  const move = { bookingId: inTheWay.id, version: inTheWay.version };
  const dates = { checkInDate: addDays(today, roll(4)), nights: 1 + roll(3) };
  const { id: bookingId, version } = other;
  const change = { bookingId, version, roomId: inTheWay.roomId, rate: null };
  const finalise =
    roll(2) === 0 || other.id === inTheWay.id
      ? { step: "create", booking: bookingRequest(room, dates) }
      : { step: "change-room", ...change };
  const moves = [{ ...move, toRoomId: pick(roll, rooms).roomId }];
  const done = await send(desk, "/resolve-conflict", { moves, finalise });
  const { booking, moved = [] } = done.body as { booking?: Stay; moved?: Stay[] };
  if (done.status === 200) for (const each of [booking, ...moved]) keep(stays, each);
  return done;
};

const sell: Act = async (desk) => {
  const dates = { checkInDate: addDays(today, desk.roll(4)), nights: 1 + desk.roll(3) };
  const sold = await send(desk, "", bookingRequest(pick(desk.roll, desk.rooms), dates));
  if (sold.status === 201) keep(desk.stays, sold.body);
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
    keep(stays, await (await api.request("POST", path, { as: staff, body })).json());
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

/** All want the same thing at the same moment: one gets it. */
async function contest(acts: readonly (() => Promise<Response>)[]) {
  return tally(await Promise.all(acts.map(async (act) => outcomeOf(await act()))));
}

describe("of sixteen who want one room on one night, one gets it", () => {
  async function guests() {
    const staff = await makeStaff(database);
    const roomTypeId = await makeRoomType(database, staff.hotelId);
    const rooms: TestRoom[] = [];
    for (let n = 0; n <= WRITERS; n++)
      rooms.push(await makeRoom(database, staff.hotelId, { roomTypeId }));
    const wanted = rooms.pop();
    if (!wanted) throw new Error("no room");
    const path = `/hotels/${staff.hotelId}/bookings`;
    const book = async (room: TestRoom, checkInDate: string = today) =>
      (await (
        await api.request("POST", path, { as: staff, body: bookingRequest(room, { checkInDate }) })
      ).json()) as Stay;
    const post = (tail: string, body: object) =>
      api.request("POST", `${path}${tail}`, { as: staff, body });
    return { staff, rooms, wanted, book, post };
  }

  it("I1 BK-16 by a change of room", async () => {
    const { staff, rooms, wanted, book, post } = await guests();
    const stays = await Promise.all(rooms.map((room) => book(room)));
    const answers = await contest(
      stays.map(({ id, version }) => () => {
        return post(`/${id}/change-room`, { version, roomId: wanted.roomId, rate: null });
      }),
    );
    expect(answers).toEqual({ "200": 1, "409 booking.room-taken": WRITERS - 1 });
    expect(await doubleBookings(api, staff.hotelId)).toEqual([]);
  });

  it("I1 BK-17 by an extension or a new booking", async () => {
    const { staff, wanted, book, post } = await guests();
    const { id, version } = await book(wanted);
    const tomorrow = addDays(today, 1);
    const extending = () => post(`/${id}/dates`, { version, checkOutDate: addDays(today, 2) });
    const booking = () => post("", bookingRequest(wanted, { checkInDate: tomorrow }));
    const acts = Array.from({ length: WRITERS }, (_, n) => (n % 2 ? extending : booking));
    const either = [
      { "200": 1, "409 booking.room-taken": 8, "409 request.stale": 7 },
      { "201": 1, "409 booking.room-taken": 15 },
    ];
    expect(either).toContainEqual(await contest(acts));
    expect(await doubleBookings(api, staff.hotelId)).toEqual([]);
  });

  it("I1 BK-08 by the conflict wizard", async () => {
    const { staff, rooms, wanted, book, post } = await guests();
    const inTheWay = await book(wanted);
    const answers = await contest(
      rooms.map(({ roomId: toRoomId }) => () => {
        const move = { bookingId: inTheWay.id, version: inTheWay.version, toRoomId };
        const finalise = { step: "create", booking: bookingRequest(wanted, { nights: 2 }) };
        return post("/resolve-conflict", { moves: [move], finalise });
      }),
    );
    expect(answers).toEqual({ "200": 1, "409 request.stale": WRITERS - 1 });
    expect(await doubleBookings(api, staff.hotelId)).toEqual([]);
  });
});
