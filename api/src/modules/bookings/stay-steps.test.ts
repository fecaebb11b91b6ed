import { randomUUID } from "node:crypto";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import {
  bookingRequest,
  makeBooking,
  makeCompany,
  NIGHTLY_RATE,
  type TestBooking,
} from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { bookingReader, LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";
import { departureDate } from "./check-out.service.ts";

const { request, database, owner } = await testApp();
const bookingAfter = bookingReader({ request });

type Step = "check-in" | "check-out";

const step = (
  { hotelId, bookingId, staff, booking }: TestBooking,
  name: Step,
  version = booking.version,
) =>
  request("POST", `/hotels/${hotelId}/bookings/${bookingId}/${name}`, {
    as: staff,
    body: { version, ...(name === "check-out" && LET_GO) },
  });

async function refusal(made: TestBooking, name: Step, version?: number) {
  const response = await step(made, name, version);
  const { code, params } = await response.json();
  return { status: response.status, code, params };
}

const statusOf = async ({ bookingId }: TestBooking) => {
  const [row] = await owner`select status, check_out_date from bookings where id = ${bookingId}`;
  return row;
};

const violations = (hotelId: string) => owner`select * from check_invariants(${hotelId})`;

describe("checking in", () => {
  it("BK-11 BK-18 lets an expected guest into a ready room and says so in the history", async () => {
    const made = await makeBooking(database, { nights: 2 });
    const response = await step(made, "check-in");
    expect(response.status).toBe(200);
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      status: "Checked-in",
      version: made.booking.version + 1,
      checkedInAt: "2026-11-21T09:00:00+00:00",
      history: [
        { action: "checked-in", user: expect.stringMatching(/^User/) },
        { action: "created" },
      ],
    });
    expect(await statusOf(made)).toMatchObject({ status: "Checked-in" });
    expect(await violations(made.hotelId)).toEqual([]);
  });

  it("waits for the day of arrival", async () => {
    const made = await makeBooking(database, { checkInDate: "2026-11-22" });
    expect(await refusal(made, "check-in")).toMatchObject({
      status: 409,
      code: "booking.not-today",
    });
  });

  it.each(["Dirty", "CleaningInProgress"])("BK-11 waits for a room that is %s", async (status) => {
    const made = await makeBooking(database);
    await owner`update rooms set housekeeping_status = ${status} where id = ${made.room.roomId}`;
    expect(await refusal(made, "check-in")).toMatchObject({
      status: 409,
      code: "room.not-ready",
      params: { roomNumber: made.room.number, status },
    });
    expect(await statusOf(made)).toMatchObject({ status: "Reserved" });
  });

  it("waits until the former guest has left the room", async () => {
    const former = await makeBooking(database, { checkInNow: true, fullName: "Lina Saadi" });
    const made = await makeBooking(database, { ...former, checkInDate: "2026-11-22" });
    await owner`update hotels set business_date = '2026-11-22' where id = ${made.hotelId}`;
    expect(await refusal(made, "check-in")).toMatchObject({
      status: 409,
      code: "booking.room-occupied",
      params: { guestName: "Lina Saadi" },
    });
  });

  it("BK-20 takes nobody twice", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    expect(await refusal(made, "check-in")).toMatchObject({
      status: 409,
      code: "booking.not-arriving",
    });
  });

  it("lets the database refuse a second guest in the room", async () => {
    const former = await makeBooking(database, { checkInNow: true });
    const next = await makeBooking(database, { ...former, checkInDate: "2026-11-22" });
    const forced = owner`update bookings set status = 'Checked-in' where id = ${next.bookingId}`;
    await expect(forced).rejects.toMatchObject({
      constraint_name: "bookings_one_checked_in_per_room",
    });
  });
});

it("BK-23 BK-11 nobody checks in with more names than the party has, as former releases allowed", async () => {
  const made = await makeBooking(database, {
    adults: 2,
    guests: [
      { guest: { fullName: "Amina" }, isPrimary: true },
      { guest: { fullName: "Karim" }, isPrimary: false },
    ],
  });
  await owner`update bookings set adults = 1 where id = ${made.bookingId}`;
  expect(await refusal(made, "check-in")).toMatchObject({
    status: 409,
    code: "booking.more-named",
    params: { named: 2, party: 1 },
  });
});

describe("checking out", () => {
  it("BK-13 BK-18 lets a settled guest go and sends the room to housekeeping", async () => {
    const paid = { charged: NIGHTLY_RATE, paid: NIGHTLY_RATE };
    const made = await makeBooking(database, { checkInNow: true, ...paid });
    const response = await step(made, "check-out");
    expect(response.status).toBe(200);
    const booking = await bookingAfter(response, made.staff);
    expect(booking).toMatchObject({ status: "Checked-out", checkedOutAt: expect.any(String) });
    expect(booking.history[0]).toMatchObject({ action: "checked-out" });
    const [room] =
      await owner`select housekeeping_status, version from rooms where id = ${made.room.roomId}`;
    expect(room).toEqual({ housekeeping_status: "Dirty", version: 2 });
    expect(await violations(made.hotelId)).toEqual([]);
  });

  it("BK-13 keeps a guest who still owes", async () => {
    const made = await makeBooking(database, { checkInNow: true, charged: 900_000, paid: 400_000 });
    expect(await refusal(made, "check-out")).toMatchObject({
      status: 409,
      code: "folio.not-settled",
      params: { folioName: "Personal" },
    });
    expect(await statusOf(made)).toMatchObject({ status: "Checked-in" });
  });

  it("BK-13 keeps a guest to whom the hotel owes", async () => {
    const made = await makeBooking(database, { checkInNow: true, paid: 1 });
    expect(await refusal(made, "check-out")).toMatchObject({ code: "folio.not-settled" });
  });

  it("BK-13 keeps a guest whose company folio is open", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const made = await makeBooking(database, { staff, companyId, checkInNow: true });
    const folioId = made.booking.folios[1]?.id;
    await request("POST", `/hotels/${made.hotelId}/bookings/${made.bookingId}/charges`, {
      as: staff,
      body: { folioId, description: "Room", department: "Other", amountCentimes: 100 },
    });
    expect(await refusal(made, "check-out")).toMatchObject({
      code: "folio.not-settled",
      params: { folioName: expect.stringMatching(/^Company/) },
    });
  });

  it("BK-20 needs a guest who is in", async () => {
    const made = await makeBooking(database);
    expect(await refusal(made, "check-out")).toMatchObject({
      status: 409,
      code: "booking.not-checked-in",
    });
  });

  it("an early departure gives the rest of the nights back for sale", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 5 });
    await owner`update hotels set business_date = '2026-11-23' where id = ${made.hotelId}`;
    const response = await step(made, "check-out");
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      checkOutDate: "2026-11-23",
      nights: 2,
    });
    const nights = await owner`
      select night, sold from night_inventory where hotel_id = ${made.hotelId} order by night`;
    expect(nights.map(({ sold }) => sold)).toEqual([1, 1, 0, 0, 0]);
    expect(await violations(made.hotelId)).toEqual([]);
    const again = await request("POST", `/hotels/${made.hotelId}/bookings`, {
      as: made.staff,
      body: bookingRequest(made.room, { checkInDate: "2026-11-23", nights: 3 }),
    });
    expect(again.status).toBe(201);
  });

  it("a guest who leaves on the day of arrival keeps one night, and the room is for sale again", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 2 });
    const response = await step(made, "check-out");
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      checkOutDate: "2026-11-22",
      nights: 1,
    });
    expect(await violations(made.hotelId)).toEqual([]);
    const body = bookingRequest(made.room);
    const again = await request("POST", `/hotels/${made.hotelId}/bookings`, {
      as: made.staff,
      body,
    });
    expect(again.status).toBe(201);
    expect(await violations(made.hotelId)).toEqual([]);
  });

  it("a guest who stayed longer than agreed keeps the agreed dates", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await owner`update hotels set business_date = '2026-11-25' where id = ${made.hotelId}`;
    expect(await bookingAfter(await step(made, "check-out"), made.staff)).toMatchObject({
      checkOutDate: "2026-11-22",
    });
    expect(await violations(made.hotelId)).toEqual([]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
  ])("a stay of three nights left after %i nights is kept with %i", (after, nights) => {
    const checkInDate = calendarDate("2026-02-27");
    const stay = { checkInDate, checkOutDate: addDays(checkInDate, 3) };
    expect(departureDate(stay, addDays(checkInDate, after))).toBe(addDays(checkInDate, nights));
  });
});

describe("every step", () => {
  it.each(["check-in", "check-out"] as const)(
    "%s decided on an old state is refused, and says who changed it",
    async (name) => {
      const staff = await makeStaff(database, { displayName: "Amel Rahmani" });
      const made = await makeBooking(database, { staff });
      await step(made, "check-in");
      expect(await refusal(made, name)).toMatchObject({
        status: 409,
        code: "request.stale",
        params: { changedBy: "Amel Rahmani", changedAt: "2026-11-21T09:00:00+00:00" },
      });
    },
  );

  it.each(["check-in", "check-out"] as const)(
    "X-07 %s finds no booking of another hotel",
    async (name) => {
      const made = await makeBooking(database);
      const staff = await makeStaff(database);
      const answers = await Promise.all(
        [made.bookingId, randomUUID()].map((bookingId) =>
          request("POST", `/hotels/${staff.hotelId}/bookings/${bookingId}/${name}`, {
            as: staff,
            body: { version: 1 },
          }),
        ),
      );
      const codes = await Promise.all(answers.map(async (answer) => (await answer.json()).code));
      expect(codes).toEqual(["booking.not-found", "booking.not-found"]);
    },
  );
});
