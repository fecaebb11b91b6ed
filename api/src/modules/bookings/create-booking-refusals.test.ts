import { randomUUID } from "node:crypto";
import type { CreateBooking } from "@funduq/shared-types/contracts/booking";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { guestIdSchema, roomIdSchema } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { describe, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { bookingRequest, makeBooking, makeCompany } from "../../testing/factories-bookings.ts";
import {
  makeGuest,
  makeRoom,
  makeStaff,
  type TestRoom,
  type TestStaff,
} from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

const book = (staff: TestStaff, body: CreateBooking, key?: string) =>
  request("POST", `/hotels/${staff.hotelId}/bookings`, { as: staff, body, ...(key && { key }) });

async function refusal(staff: TestStaff, body: CreateBooking) {
  const response = await book(staff, body);
  const { code, params, detail } = await response.json();
  return { status: response.status, code, params, detail };
}

async function desk(traits: Parameters<typeof makeRoom>[2] = {}) {
  const staff = await makeStaff(database);
  const room = await makeRoom(database, staff.hotelId, traits);
  return { staff, room };
}

describe("a booking that is refused leaves nothing behind", () => {
  it.each([
    ["BK-04 booking.guest-missing", { guests: [] }],
    [
      "BK-04 booking.primary-guest-missing",
      { guests: [{ guest: { fullName: "Ali" }, isPrimary: false }] },
    ],
    ["BK-05 booking.dates-reversed", { checkOutDate: calendarDate("2026-11-21") }],
    ["booking.check-in-past", { checkInDate: calendarDate("2026-11-20") }],
    ["booking.too-long", { checkOutDate: calendarDate("2027-12-31") }],
    ["BK-01 booking.too-many-guests", { adults: 2, children: 1 }],
    ["BK-02 booking.rate-missing", { ratePlan: "default" as const, rateCentimes: centimes(0) }],
    ["BK-02 a rate that is no number: request.invalid", { rateCentimes: "abc" as never }],
    ["BK-03 booking.rate-changed", { rateCentimes: centimes(1) }],
    ["BK-03 booking.rate-changed", { ratePlan: "company-1" as const }],
    ["room.not-found", { roomId: roomIdSchema.parse(randomUUID()) }],
    [
      "guest.not-found",
      { guests: [{ guest: { guestId: guestIdSchema.parse(randomUUID()) }, isPrimary: true }] },
    ],
  ])("%s", async (title, change: Partial<CreateBooking>) => {
    const { staff, room } = await desk();
    const answer = await refusal(staff, { ...bookingRequest(room), ...change });
    expect(answer.code).toBe(title.split(" ").at(-1));
    const [kept] = await owner`
      select (select count(*)::int from bookings where hotel_id = ${staff.hotelId}) as bookings,
        (select count(*)::int from guests where hotel_id = ${staff.hotelId}) as guests,
        (select count(*)::int from changes where hotel_id = ${staff.hotelId}) as changes`;
    expect(kept).toEqual({ bookings: 0, guests: 0, changes: 0 });
  });

  it("X-07 takes no company of another hotel", async () => {
    const { staff, room } = await desk();
    const elsewhere = await makeStaff(database);
    const companyId = await makeCompany(database, elsewhere.hotelId);
    expect(await refusal(staff, bookingRequest(room, { companyId }))).toMatchObject({
      status: 404,
      code: "company.not-found",
    });
  });

  it("BK-07 answers with the bookings in the way; the check-out day is free again", async () => {
    const { staff, room, booking, bookingId } = await makeBooking(database, {
      checkInDate: "2026-11-25",
      nights: 3,
      fullName: "Karim Zidi",
    });
    expect(await refusal(staff, bookingRequest(room, { checkInDate: "2026-11-27" }))).toMatchObject(
      {
        status: 409,
        code: "booking.room-taken",
        detail:
          "Sorry, a last-minute conflict was detected. The selected room is no longer available.",
        params: {
          clashes: [
            {
              bookingId,
              guestName: "Karim Zidi",
              status: "Confirmed",
              checkInDate: booking.checkInDate,
              checkOutDate: booking.checkOutDate,
            },
          ],
        },
      },
    );
    const after = await book(staff, bookingRequest(room, { checkInDate: "2026-11-28" }));
    const before = await book(staff, bookingRequest(room, { checkInDate: "2026-11-24" }));
    expect([after.status, before.status]).toEqual([201, 201]);
  });

  it("BK-07 names who is in the way also when only the database's constraint noticed", async () => {
    const { staff, room } = await desk();
    const id = randomUUID();
    let answer: ReturnType<typeof refusal> | undefined;
    // A writer that does not lock the room and commits after the desk's check: a walk-in is checked first.
    await owner.begin(async (rude) => {
      await rude`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date,
          check_out_date, adults, rate_plan, rate_centimes)
        values (${staff.hotelId}, ${id}, 'Reserved', ${room.roomId}, ${room.roomTypeId},
          '2026-11-21', '2026-11-23', 1, 'base', 1)`;
      answer = refusal(staff, bookingRequest(room, { checkInNow: true }));
      const waiting = () => owner`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%into bookings%'`;
      await eventually(async () => expect(await waiting()).toHaveLength(1));
    });
    expect(await answer).toMatchObject({
      status: 409,
      code: "booking.room-taken",
      params: { clashes: [{ bookingId: id, checkOutDate: "2026-11-23" }] },
    });
  });

  it("BK-07 T14 names who has the room at once while the nights of its type are held, and is busy for a free one", async () => {
    const { staff, room } = await makeBooking(database, { checkInDate: "2026-11-25" });
    const { roomTypeId } = room;
    const free = await makeRoom(database, staff.hotelId, { roomTypeId });
    const ask = (asked: TestRoom) =>
      refusal(staff, bookingRequest(asked, { checkInDate: "2026-11-25" }));
    const refused = await owner.begin(async (other) => {
      await other`select from night_inventory where hotel_id = ${staff.hotelId} for update`;
      return Promise.all([ask(room), ask(free)]);
    });
    expect(refused).toMatchObject([
      { status: 409, code: "booking.room-taken" },
      { status: 503, code: "service.busy" },
    ]);
  });

  it("HK-02 a room that is out of order on one of the nights", async () => {
    const { staff, room } = await desk();
    await owner`update rooms set housekeeping_status = 'OutOfOrder',
      out_of_order_from = '2026-11-24', out_of_order_to = '2026-11-26' where id = ${room.roomId}`;
    expect(
      await refusal(staff, bookingRequest(room, { checkInDate: "2026-11-22", nights: 3 })),
    ).toMatchObject({
      code: "room.out-of-order",
      params: { from: "2026-11-24", to: "2026-11-26" },
    });
    const before = await book(
      staff,
      bookingRequest(room, { checkInDate: "2026-11-22", nights: 2 }),
    );
    expect(before.status).toBe(201);
  });

  it("says how many rooms of the type are left when groups hold the rest", async () => {
    const { staff, room } = await desk();
    await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms, held)
      values (${staff.hotelId}, ${room.roomTypeId}, '2026-11-22', 1, 1)`;
    expect(await refusal(staff, bookingRequest(room, { nights: 3 }))).toMatchObject({
      status: 409,
      code: "availability.overbooked",
      detail: `Overbooking! Not enough rooms of type ID ${room.roomTypeId} available on 2026-11-22. Only 0 left.`,
    });
  });

  it("a walk-in of another day", async () => {
    const { staff, room } = await desk();
    const body = bookingRequest(room, { checkInDate: "2026-11-22", checkInNow: true });
    expect(await refusal(staff, body)).toMatchObject({ status: 409, code: "booking.not-today" });
  });

  it.each(["Dirty", "CleaningInProgress"] as const)(
    "BK-06 a walk-in into a room that is %s",
    async (status) => {
      const { staff, room } = await desk({ housekeepingStatus: status });
      expect(await refusal(staff, bookingRequest(room, { checkInNow: true }))).toMatchObject({
        status: 409,
        code: "room.not-ready",
        params: { roomNumber: room.number, status },
      });
    },
  );

  it("a walk-in into a room that its former guest has not left", async () => {
    const { staff, room, hotelId } = await makeBooking(database, {
      checkInNow: true,
      fullName: "Samir Haddad",
    });
    await owner`update hotels set business_date = '2026-11-22' where id = ${hotelId}`;
    const body = bookingRequest(room, { checkInDate: "2026-11-22", checkInNow: true });
    expect(await refusal(staff, body)).toMatchObject({
      status: 409,
      code: "booking.room-occupied",
      params: { roomNumber: room.number, guestName: "Samir Haddad" },
    });
  });

  it("a guest who is listed twice", async () => {
    const { staff, room } = await desk();
    const guestId = await makeGuest(database, staff.hotelId);
    const twice = [true, false].map((isPrimary) => ({ guest: { guestId }, isPrimary }));
    expect(await refusal(staff, bookingRequest(room, { guests: twice }))).toMatchObject({
      status: 400,
      code: "request.invalid",
      params: { fields: [{ path: "guests.1.guest.guestId" }] },
    });
  });
});
