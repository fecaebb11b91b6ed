import { createHash, randomBytes } from "node:crypto";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import { describe, expect, it } from "vitest";
import { bookingRequest, makeBooking } from "./testing/factories-bookings.ts";
import { makeRoom, makeStaff, TEST_PASSWORD, type TestStaff } from "./testing/factories-core.ts";
import { arrangeRace, outcomeOf, tally } from "./testing/races.ts";
import { LET_GO } from "./testing/steps.ts";
import { testApp } from "./testing/test-app.ts";

/** Locks that no other test covers: without one of them, a test here fails every time. */
const api = await testApp();
const { database, owner, request } = api;

const post = (staff: TestStaff, path: string, body: object) =>
  request("POST", `/hotels/${staff.hotelId}/${path}`, { as: staff, body });
const stay = async (staff: TestStaff, id: string): Promise<Booking> =>
  (await request("GET", `/hotels/${staff.hotelId}/bookings/${id}`, { as: staff })).json();
const put = (staff: TestStaff, path: string, body: object) =>
  request("PUT", `/hotels/${staff.hotelId}/${path}`, { as: staff, body });

describe("I5 a write during the night audit waits for it, and uses the new business date", () => {
  /** The night audit closes 21 November while the desk acts. */
  async function atTheClosing(staff: TestStaff, act: () => Promise<Response>, next = "2026-11-22") {
    const [outcome] = await arrangeRace(
      api,
      (audit) => audit`select from hotels where id = ${staff.hotelId} for no key update`,
      () => [act()],
      (audit) => audit`update hotels set business_date = ${next} where id = ${staff.hotelId}`,
    );
    return outcome;
  }

  it("BK-03 a booking for the day that has just ended is refused", async () => {
    const staff = await makeStaff(database);
    const room = await makeRoom(database, staff.hotelId);
    const body = bookingRequest(room, { checkInDate: "2026-11-21", nights: 2 });
    const booked = await atTheClosing(staff, () => post(staff, "bookings", body));
    expect(booked?.status).toBeGreaterThanOrEqual(400);
    expect(await owner`select from bookings where hotel_id = ${staff.hotelId}`).toEqual([]);
  });

  it("BK-11 a guest who arrives on the new day is checked in", async () => {
    const { staff, bookingId } = await makeBooking(database, { checkInDate: "2026-11-22" });
    const act = () => post(staff, `bookings/${bookingId}/check-in`, { version: 1 });
    expect(await outcomeOf(await act())).toMatchObject({ code: "booking.not-today" });
    expect(await atTheClosing(staff, act)).toMatchObject({ status: 200 });
  });

  it("BK-13 a guest who leaves early is checked out on the new day", async () => {
    const { staff, bookingId } = await makeBooking(database, { nights: 4, checkInNow: true });
    const act = () => post(staff, `bookings/${bookingId}/check-out`, { version: 1, ...LET_GO });
    const left = await atTheClosing(staff, act, "2026-11-24");
    expect(left).toMatchObject({ status: 200 });
    expect(await stay(staff, bookingId)).toMatchObject({ checkOutDate: "2026-11-24" });
  });

  it("HK-02 a room can't be put out of order from the day that has just ended", async () => {
    const staff = await makeStaff(database);
    const { roomId } = await makeRoom(database, staff.hotelId);
    const outOfOrder = { from: "2026-11-21", to: "2026-11-25" };
    const body = { status: "OutOfOrder", assignedTo: null, outOfOrder, version: 1 };
    const act = () => put(staff, `rooms/${roomId}/housekeeping-status`, body);
    expect(await atTheClosing(staff, act)).toMatchObject({ code: "room.period-invalid" });
  });
});

describe("a room that another transaction locks", () => {
  it("BK-11 is refused at the check-in if that transaction made it dirty", async () => {
    const { staff, bookingId, room } = await makeBooking(database);
    const [arrival] = await arrangeRace(
      api,
      (maid) => maid`select from rooms where id = ${room.roomId} for no key update`,
      () => [post(staff, `bookings/${bookingId}/check-in`, { version: 1 })],
      (maid) => maid`update rooms set housekeeping_status = 'Dirty' where id = ${room.roomId}`,
    );
    expect(arrival).toMatchObject({ status: 409, code: "room.not-ready" });
  });

  it("BK-18 has its new number in the history of the check-out", async () => {
    const { staff, bookingId, room } = await makeBooking(database, { checkInNow: true });
    const [left] = await arrangeRace(
      api,
      (admin) => admin`select from rooms where id = ${room.roomId} for no key update`,
      () => [post(staff, `bookings/${bookingId}/check-out`, { version: 1, ...LET_GO })],
      (admin) => admin`update rooms set number = '999' where id = ${room.roomId}`,
    );
    expect(left).toMatchObject({ status: 200 });
    const history = { action: "checked-out", details: { room: "999" } };
    expect(await stay(staff, bookingId)).toMatchObject({ history: [history, {}, {}] });
  });

  it("HK-02 that is out of order stays so after the check-out", async () => {
    const { staff, bookingId, room } = await makeBooking(database, { checkInNow: true });
    await owner`update rooms set housekeeping_status = 'OutOfOrder',
      out_of_order_from = '2026-12-01', out_of_order_to = '2026-12-03' where id = ${room.roomId}`;
    const left = await post(staff, `bookings/${bookingId}/check-out`, { version: 1, ...LET_GO });
    expect(left.status).toBe(200);
    const [after] = await owner`select housekeeping_status from rooms where id = ${room.roomId}`;
    expect(after).toEqual({ housekeeping_status: "OutOfOrder" });
  });
});

it("SYS-04 two extensions at the same time both count", async () => {
  const staff = await makeStaff(database);
  const as = await api.makeSuperAdmin();
  const extend = () => request("POST", `/hotels/${staff.hotelId}/extend`, { as, body: {} });
  const outcomes = await arrangeRace(
    api,
    (other) => other`select from hotels where id = ${staff.hotelId} for no key update`,
    () => [extend(), extend()],
  );
  expect(tally(outcomes)).toEqual({ "200": 2 });
  const [hotel] = await owner`select expires_at from hotels where id = ${staff.hotelId}`;
  expect(new Date(hotel?.expires_at).toISOString()).toBe("2027-01-20T09:00:00.000Z");
});

it("AUTH-19 disabling a user while they accept the invitation ends their sessions", async () => {
  const admin = await makeStaff(database);
  const clerk = await makeStaff(database, { hotelId: admin.hotelId });
  await owner`update hotel_users set user_id = null where id = ${clerk.hotelUserId}`;
  const cookie = await api.signIn(clerk);
  const taken = `update hotel_users set user_id = '${clerk.userId}' where id = '${clerk.hotelUserId}'`;
  const [disabled] = await arrangeRace(
    api,
    (invited) => invited.unsafe(taken),
    () => [put(admin, `users/${clerk.hotelUserId}/status`, { status: "disabled" })],
  );
  expect(disabled).toMatchObject({ status: 200 });
  expect((await request("GET", "/session", { headers: { cookie } })).status).toBe(401);
});

describe("AUTH-02 of two concurrent guesses only one gets the last attempt of a limit", () => {
  const keyOf = (email: string) => createHash("sha256").update(email).digest("hex");
  const stranger = () => randomBytes(32).toString("hex");

  async function failures(count: number, attempt: () => { email: string; address: string }) {
    await owner`delete from login_attempts`;
    for (let n = 0; n < count; n++) {
      const { email, address } = attempt();
      await owner`insert into login_attempts (id, email, address, succeeded)
        values (gen_random_uuid(), ${email}, ${address}, false)`;
    }
  }

  /** Sends the guesses while the table is locked, so that none is stored before the others are sent. */
  async function guessAtOnce(guesses: readonly { email: string; from: string }[]) {
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`lock table login_attempts in share mode`,
      () =>
        guesses.map(({ email, from }) =>
          request("POST", "/session", {
            body: { email, password: `not ${TEST_PASSWORD}` },
            headers: { "x-forwarded-for": from },
          }),
        ),
    );
    return tally(outcomes);
  }

  it("from one address at one account", async () => {
    const { email } = await makeStaff(database);
    const from = "198.51.100.7";
    await failures(4, () => ({ email: keyOf(email), address: from }));
    expect(await guessAtOnce([1, 2].map(() => ({ email, from })))).toEqual({
      "401 session.wrong-password": 1,
      "429 session.too-many-attempts": 1,
    });
  });

  it("from one address at two unknown emails", async () => {
    const from = "198.51.100.8";
    await failures(9, () => ({ email: `unknown:${stranger()}`, address: from }));
    const guesses = [1, 2].map((n) => ({ email: `nobody-${n}@hotel.test`, from }));
    expect(await guessAtOnce(guesses)).toEqual({
      "401 session.unknown-email": 1,
      "429 session.too-many-attempts": 1,
    });
  });
});
