import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { bookingRequest, makeBooking } from "../../testing/factories-bookings.ts";
import { makeHouse, type TestRoom, type TestStaff } from "../../testing/factories-core.ts";
import { deadlocksDuring, type Outcome, outcomeOf, tally } from "../../testing/races.ts";
import { lines, type RacingDesk, race, send } from "../../testing/racing-desks.ts";
import { LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;

const today = calendarDate("2026-11-21");

const losing = [
  "409 booking.room-taken",
  "409 booking.room-occupied",
  "409 booking.not-arriving",
  "409 booking.not-checked-in",
  "409 booking.not-today",
  "409 booking.closed",
  "409 folio.not-settled",
  "409 room.not-ready",
  "409 room.needed-by-booking",
  "409 room.out-of-order",
  "409 request.stale",
];

const violations = ({ hotelId }: TestStaff) => owner`select * from check_invariants(${hotelId})`;

const houseOfFive = () => makeHouse(database, 5);

type Stay = { id: string; version: number; folioId: string | undefined };
type Desk = RacingDesk<{ rooms: TestRoom[]; stays: Stay[] }>;

/** One thing a desk or a housekeeper does, on a room or a stay picked at random. */
async function actOnce(desk: Desk): Promise<Outcome[]> {
  const { rooms, stays, roll } = desk;
  const room = rooms[roll(rooms.length)];
  const stay = stays[roll(Math.max(1, stays.length))];
  const kind = roll(10);
  if (!room) return [];
  if (kind < 4) return [await sell(desk, room, false)];
  if (kind < 6) return [await sell(desk, room, true)];
  if (kind < 7) return [await clean(desk, room)];
  if (!stay) return [];
  if (kind < 8)
    return [await send(desk, `bookings/${stay.id}/check-in`, { version: stay.version })];
  return payAndLeave(desk, stay);
}

async function sell(desk: Desk, room: TestRoom, checkInNow: boolean): Promise<Outcome> {
  const { roll, stays } = desk;
  const checkInDate = checkInNow ? today : addDays(today, roll(3));
  const body = bookingRequest(room, { checkInDate, nights: 1 + roll(3), checkInNow });
  const sold = await send(desk, "bookings", body);
  if (sold.status !== 201) return sold;
  const { id, version } = sold.body as Stay;
  const [folio] = await owner`select id from folios where booking_id = ${id}`;
  stays.push({ id, version, folioId: folio?.id });
  return sold;
}

async function clean(desk: Desk, { roomId }: TestRoom): Promise<Outcome> {
  const [row] = await owner`select version from rooms where id = ${roomId}`;
  const body = { status: "Clean", assignedTo: null, outOfOrder: null, version: row?.version };
  return send(desk, `rooms/${roomId}/housekeeping-status`, body, "PUT");
}

async function payAndLeave(desk: Desk, { id, version, folioId }: Stay): Promise<Outcome[]> {
  const amountCentimes = 1_000;
  const charge = { folioId, description: "Tea", department: "Restaurant", amountCentimes };
  const charged = await send(desk, `bookings/${id}/charges`, charge);
  const paid = await send(desk, `bookings/${id}/payments`, {
    folioId,
    method: "Cash",
    amountCentimes,
  });
  const left = await send(desk, `bookings/${id}/check-out`, { version, ...LET_GO });
  return [charged, paid, left];
}

describe("sixteen writers on five rooms", () => {
  it.each(lines)(
    "I1 I2 BK-07 never share a night, deadlock or break, and each loser is told why: %s",
    async (_, delayMs) => {
      const hotel = { ...(await houseOfFive()), stays: [] };
      const answers = await race(api, hotel, { act: actOnce, rounds: 15, delayMs, losing });
      expect(answers["409 booking.room-taken"]).toBeGreaterThan(10);
      expect(answers["201"]).toBeGreaterThan(10);
    },
    60_000,
  );

  it("I1 of twenty who want one room, one gets it and the others see whose it is", async () => {
    const { staff, rooms } = await houseOfFive();
    const [room] = rooms;
    if (!room) throw new Error("no room");
    const body = bookingRequest(room, { fullName: "First", nights: 2 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        outcomeOf(
          await api.request("POST", `/hotels/${staff.hotelId}/bookings`, { as: staff, body }),
        ),
      ),
    );
    expect(tally(answers)).toEqual({ "201": 1, "409 booking.room-taken": 19 });
    const winner = answers.find(({ status }) => status === 201)?.body as { id: string };
    const losers = answers.filter(({ status }) => status === 409);
    for (const { body: problem } of losers)
      expect(problem).toMatchObject({ params: { clashes: [{ bookingId: winner.id }] } });
    const [{ guests } = { guests: 0 }] = await owner`
      select count(*)::int as guests from guests where hotel_id = ${staff.hotelId}`;
    expect(guests).toBe(1);
  });

  it("I1 BK-11 of twelve who check the same guest in, one does", async () => {
    const { staff, rooms } = await houseOfFive();
    const made = await makeBooking(database, { staff, ...(rooms[0] && { room: rooms[0] }) });
    const arrive = () =>
      api.request("POST", `/hotels/${staff.hotelId}/bookings/${made.bookingId}/check-in`, {
        as: staff,
        body: { version: 1 },
      });
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => outcomeOf(await arrive())),
    );
    expect(tally(answers)).toEqual({ "200": 1, "409 request.stale": 11 });
  });

  it("HK-02 a room is never both sold and out of order", async () => {
    const { staff, rooms } = await houseOfFive();
    const period = { from: "2026-11-23", to: "2026-11-25" };
    const closing = { status: "OutOfOrder", assignedTo: null, outOfOrder: period, version: 1 };
    const broken = await deadlocksDuring(api, async ([one, two]) => {
      const at = `/hotels/${staff.hotelId}`;
      await Promise.all(
        rooms.flatMap((room) => [
          one.request("PUT", `${at}/rooms/${room.roomId}/housekeeping-status`, {
            as: staff,
            body: closing,
          }),
          two.request("POST", `${at}/bookings`, {
            as: staff,
            body: bookingRequest(room, { checkInDate: "2026-11-22", nights: 2 }),
          }),
        ]),
      );
    });
    const both = await owner`
      select r.number from rooms r join bookings b on b.hotel_id = r.hotel_id and b.room_id = r.id
      where r.hotel_id = ${staff.hotelId} and r.housekeeping_status = 'OutOfOrder'`;
    expect(both).toEqual([]);
    expect(broken).toBe(0);
    expect(await violations(staff)).toEqual([]);
  });
});
