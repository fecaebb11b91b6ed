import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { bookingRequest } from "../../testing/factories-bookings.ts";
import { makeRoom, makeRoomType, makeStaff, type TestRoom } from "../../testing/factories-core.ts";
import { type Outcome, outcomeOf } from "../../testing/races.ts";
import { lines, pick, type RacingDesk, race, send } from "../../testing/racing-desks.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;

const today = calendarDate("2026-11-21");

const losing = [
  "409 booking.room-taken",
  "409 booking.room-occupied",
  "409 booking.same-room",
  "409 availability.overbooked",
  "409 room.not-ready",
  "409 request.stale",
];

type Stay = { id: string; version: number; roomId: string; checkInDate: string };
type Desk = RacingDesk<{ rooms: TestRoom[]; stays: Stay[] }>;
type Act = (desk: Desk) => Promise<Outcome>;

const sendBooking = (desk: Desk, path: string, body: object) => send(desk, `bookings${path}`, body);

/** After a success the other desks read the current stays. */
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
  const done = await sendBooking(desk, `/${id}/change-room`, { version, roomId, rate: null });
  if (done.status === 200) await keep(desk.stays, [id]);
  return done;
};

const changeDates: Act = async (desk) => {
  const { id, version, checkInDate } = pick(desk.roll, desk.stays);
  const checkOutDate = addDays(calendarDate(checkInDate), 1 + desk.roll(6));
  const done = await sendBooking(desk, `/${id}/dates`, { version, checkOutDate });
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
  const done = await sendBooking(desk, "/resolve-conflict", { moves, finalise });
  if (done.status === 200) await keep(stays, [idOf(done), inTheWay.id]);
  return done;
};

const sell: Act = async (desk) => {
  const dates = { checkInDate: addDays(today, desk.roll(4)), nights: 1 + desk.roll(3) };
  const sold = await sendBooking(desk, "", bookingRequest(pick(desk.roll, desk.rooms), dates));
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

describe.each(lines)("sixteen desks never share a night, deadlock or break: %s", (_, delayMs) => {
  it.each([
    ["BK-16 changing rooms", [changeRoom]],
    ["BK-17 extending and shortening", [changeDates, sell]],
    ["BK-08 at the conflict wizard", [wizard]],
    ["BK-08 BK-16 BK-17 at all of it", [changeRoom, changeDates, wizard, sell]],
  ] as const)(
    "I1 I2 %s",
    async (_what, acts) => {
      const act = async (desk: Desk) => [await pick<Act>(desk.roll, acts)(desk)];
      const answers = await race(api, await house(), { act, rounds: 8, delayMs, losing });
      expect((answers["200"] ?? 0) + (answers["201"] ?? 0)).toBeGreaterThan(5);
      expect(Object.keys(answers).length).toBeGreaterThan(1);
    },
    60_000,
  );
});
