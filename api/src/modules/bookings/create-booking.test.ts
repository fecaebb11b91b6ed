import { randomUUID } from "node:crypto";
import type { Booking, CreateBooking } from "@funduq/shared-types/contracts/booking";
import { centimes } from "@funduq/shared-types/values/money";
import { describe, expect, it } from "vitest";
import {
  bookingRequest,
  makeBooking,
  makeCompany,
  NIGHTLY_RATE,
} from "../../testing/factories-bookings.ts";
import {
  makeGuest,
  makeRoom,
  makeRoomType,
  makeStaff,
  type TestStaff,
} from "../../testing/factories-core.ts";
import { bookingReader } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();
const bookingAfter = bookingReader({ request });

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

describe("a new booking", () => {
  it("BK-01 BK-06 keeps a room for a future guest as Confirmed, with all that belongs to a stay", async () => {
    const { staff, room } = await desk();
    const body = bookingRequest(room, {
      checkInDate: "2026-11-25",
      nights: 3,
      fullName: "Nadia Bénaïssa",
    });

    const response = await book(staff, { ...body, comments: "Sea view" });

    expect(response.status).toBe(201);
    const booking: Booking = await bookingAfter(response, staff);
    expect(booking).toMatchObject({
      status: "Confirmed",
      roomNumber: room.number,
      checkInDate: "2026-11-25",
      checkOutDate: "2026-11-28",
      nights: 3,
      totalCentimes: 3 * NIGHTLY_RATE,
      comments: "Sea view",
      guests: [{ fullName: "Nadia Bénaïssa", isPrimary: true }],
      folios: [{ key: "folio_guest_personal", payer: "Guest", postings: [] }],
      history: [{ action: "created" }],
    });
    const [guest] =
      await owner`select name_search from guests where id = ${booking.guests[0]?.guestId ?? null}`;
    expect(guest).toEqual({ name_search: "nadia benaissa" });
  });

  it("takes the nights out of what is for sale, and no other night", async () => {
    const { staff, room } = await desk();
    await makeRoom(database, staff.hotelId, { roomTypeId: room.roomTypeId });
    await book(staff, bookingRequest(room, { checkInDate: "2026-11-22", nights: 2 }));
    const nights = await owner`
      select night, rooms, sold from night_inventory where hotel_id = ${staff.hotelId} order by night`;
    expect(nights).toEqual([
      { night: "2026-11-22", rooms: 2, sold: 1 },
      { night: "2026-11-23", rooms: 2, sold: 1 },
    ]);
  });

  it("BK-06 BK-18 an arrival of today is Reserved, or in at once when the room is ready", async () => {
    const { staff, room } = await desk();
    const other = await makeRoom(database, staff.hotelId, { housekeepingStatus: "Inspected" });

    expect(await bookingAfter(await book(staff, bookingRequest(room)), staff)).toMatchObject({
      status: "Reserved",
    });
    const walkIn = await book(staff, bookingRequest(other, { checkInNow: true }));
    expect(await bookingAfter(walkIn, staff)).toMatchObject({
      status: "Checked-in",
      checkedInAt: expect.any(String),
      history: [{ action: "checked-in" }, { action: "created" }],
    });
  });

  it("FOL-01 a company stay has the company's folio with its billing rules", async () => {
    const { staff, room } = await desk();
    const rules = [{ department: "Room", limitCentimes: 0, frequency: "perStay" as const }];
    const companyId = await makeCompany(database, staff.hotelId, { name: "Sonatrach", rules });

    const response = await book(staff, bookingRequest(room, { companyId }));

    expect(await bookingAfter(response, staff)).toMatchObject({
      company: { id: companyId, name: "Sonatrach" },
      folios: [
        { key: "folio_guest_personal", rules: [] },
        { name: "Sonatrach", payer: "Company", rules },
      ],
    });
  });

  it("uses a known guest again", async () => {
    const { staff, room } = await desk();
    const guestId = await makeGuest(database, staff.hotelId, { fullName: "Amine Ziani" });
    const guests = [
      { guest: { fullName: "Rym Ziani", phone: "+213 555 00 11 22" }, isPrimary: false },
      { guest: { guestId }, isPrimary: true },
    ];
    const response = await book(staff, bookingRequest(room, { guests, adults: 2 }));
    const booking: Booking = await bookingAfter(response, staff);
    expect(booking.guests.map(({ fullName, isPrimary }) => [fullName, isPrimary])).toEqual([
      ["Amine Ziani", true],
      ["Rym Ziani", false],
    ]);
  });
});

it("BK-03 offers the public rate of the type and the number of people", async () => {
  const staff = await makeStaff(database);
  const roomTypeId = await makeRoomType(database, staff.hotelId, { maxOccupancy: 3 });
  const room = await makeRoom(database, staff.hotelId, { roomTypeId });
  await owner`insert into public_rates (hotel_id, room_type_id, guest_count, rate_centimes)
    values (${staff.hotelId}, ${roomTypeId}, 3, 1500000)`;
  const rate = { ratePlan: "public" as const, rateCentimes: centimes(1_500_000) };
  const three = { ...bookingRequest(room, { adults: 2, children: 1 }), ...rate };
  expect(await refusal(staff, { ...three, children: 0 })).toMatchObject({
    code: "booking.rate-changed",
  });
  expect((await book(staff, three)).status).toBe(201);
});

it("a repeated request makes one booking and answers the same", async () => {
  const { staff, room } = await desk();
  const body = bookingRequest(room);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => book(staff, body, key)));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  const [{ made } = { made: 0 }] = await owner`
    select count(*)::int as made from bookings where hotel_id = ${staff.hotelId}`;
  expect(made).toBe(1);
});

it("lets the database refuse a second guest in the room", async () => {
  const { bookingId } = await makeBooking(database);
  const copy = owner`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date,
      check_out_date, adults, rate_centimes, rate_plan)
    select hotel_id, ${randomUUID()}, status, room_id, room_type_id, check_in_date, check_out_date,
      adults, rate_centimes, rate_plan from bookings where id = ${bookingId}`;
  await expect(copy).rejects.toMatchObject({ constraint_name: "bookings_no_double_booking" });
});
