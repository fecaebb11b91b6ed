import { describe, expect, it } from "vitest";
import {
  bookingRequest,
  makeBooking,
  makeCompany,
  NIGHTLY_RATE,
  type TestBooking,
} from "../../testing/factories-bookings.ts";
import { makeGuest, makeStaff } from "../../testing/factories-core.ts";
import { outcomeOf } from "../../testing/races.ts";
import { stayChanges } from "../../testing/stay-changes.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { current, violations, after, bookingAfter } = bookingSteps(api);
const { setBusinessDate } = stayChanges(api);

/** The details as they are, with some of them changed. */
function edit(made: TestBooking, more: object = {}) {
  const { booking, hotelId, bookingId } = made;
  const { version, adults, children, comments, company, ratePlan, rateCentimes } = booking;
  const guests = booking.guests.map(({ guestId, isPrimary }) => ({
    guest: { guestId },
    isPrimary,
  }));
  const details = { version, adults, children, comments, companyId: company?.id ?? null, guests };
  return request("PUT", `/hotels/${hotelId}/bookings/${bookingId}/details`, {
    as: made.staff,
    body: { ...details, rate: { ratePlan, rateCentimes }, ...more },
  });
}

const refusal = async (made: TestBooking, more: object) => outcomeOf(await edit(made, more));

describe("a stay's details", () => {
  it("BK-10 BK-18 are saved as a whole; the history tells what was other before", async () => {
    const made = await makeBooking(database, { nights: 2, fullName: "Amina Haddad" });
    const karim = await makeGuest(database, made.hotelId, { fullName: "Karim Ziani" });
    await owner`update room_types set max_occupancy = 3 where hotel_id = ${made.hotelId}`;
    const [amina] = made.booking.guests;
    const response = await edit(made, {
      adults: 3,
      comments: "  A quiet room ",
      guests: [
        { guest: { guestId: amina?.guestId }, isPrimary: false },
        { guest: { guestId: karim }, isPrimary: true },
        { guest: { fullName: "Lina Haddad" }, isPrimary: false },
      ],
    });
    expect(response.status).toBe(200);
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      adults: 3,
      comments: "A quiet room",
      rateCentimes: NIGHTLY_RATE,
      version: made.booking.version + 1,
      guests: [
        { fullName: "Karim Ziani", isPrimary: true },
        { fullName: "Amina Haddad", isPrimary: false },
        { fullName: "Lina Haddad", isPrimary: false },
      ],
      history: [
        {
          action: "details-changed",
          details: {
            adults: { from: 1, to: 3 },
            comments: { from: "", to: "A quiet room" },
            guestsAdded: ["Karim Ziani", "Lina Haddad"],
            primaryGuest: { from: "Amina Haddad", to: "Karim Ziani" },
          },
        },
        { action: "created" },
      ],
    });
    expect(await violations(made)).toEqual([]);
  });

  it.each([
    ["more than the party has is a question", 2, 1, "booking.more-named", { named: 2, party: 1 }],
    ["more than the room takes is refused", 3, 2, "booking.too-many-guests", { maxOccupancy: 2 }],
  ])("BK-23 naming %s", async (_, named, adults, code, params) => {
    const made = await makeBooking(database);
    const guests = Array.from({ length: named }, (_, at) => ({
      guest: { fullName: `Guest ${at}` },
      isPrimary: at === 0,
    }));
    expect(await refusal(made, { adults, guests })).toMatchObject({
      status: 409,
      code,
      body: { params },
    });
    const all = { ...bookingRequest(made.room, {}), adults, guests };
    const sold = await request("POST", `/hotels/${made.hotelId}/bookings`, {
      as: made.staff,
      body: all,
    });
    expect(await sold.json()).toMatchObject({ code, params });
  });

  it("BK-10 a guest who is not named any more is gone; who stays keeps the police report", async () => {
    const made = await makeBooking(database, {
      adults: 2,
      guests: [
        { guest: { fullName: "Amina" }, isPrimary: true },
        { guest: { fullName: "Karim" }, isPrimary: false },
      ],
    });
    await owner`update booking_guests set police_report_sent_at = now()
      where booking_id = ${made.bookingId} and is_primary`;
    const [amina] = made.booking.guests;
    const guests = [{ guest: { guestId: amina?.guestId }, isPrimary: true }];
    const booking = await bookingAfter(await edit(made, { guests }), made.staff);
    expect(booking.guests).toHaveLength(1);
    expect(booking.history[0]?.details).toEqual({ guestsRemoved: ["Karim"] });
    const [kept] = await owner`select police_report_sent_at is not null as sent
      from booking_guests where booking_id = ${made.bookingId}`;
    expect(kept).toEqual({ sent: true });
  });

  it("POL-03 a guest whose police report is sent stays", async () => {
    const made = await makeBooking(database, {
      adults: 2,
      guests: [
        { guest: { fullName: "Amina" }, isPrimary: true },
        { guest: { fullName: "Karim" }, isPrimary: false },
      ],
    });
    await owner`update booking_guests set police_report_sent_at = now()
      where booking_id = ${made.bookingId} and not is_primary`;
    const guests = [{ guest: { guestId: made.booking.guests[0]?.guestId }, isPrimary: true }];
    expect(await refusal(made, { guests })).toMatchObject({
      status: 409,
      code: "police.guest-reported",
      body: { params: { guestName: "Karim" } },
    });
  });

  it("BK-18 saved without a change, there is nothing to tell", async () => {
    const made = await makeBooking(database);
    const booking = await bookingAfter(await edit(made), made.staff);
    expect(booking.history).toEqual(made.booking.history);
  });

  it("BK-03 BK-10 a rate may be chosen again; a guest who is in keeps what the nights cost", async () => {
    const made = await makeBooking(database, { nights: 3, checkInNow: true });
    await owner`insert into public_rates (hotel_id, room_type_id, guest_count, rate_centimes)
      values (${made.hotelId}, ${made.room.roomTypeId}, 2, 1100000)`;
    await setBusinessDate(made, "2026-11-22");
    const rate = { ratePlan: "public", rateCentimes: 1_100_000 };
    const response = await edit(made, { adults: 2, rate });
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      ...rate,
      totalCentimes: NIGHTLY_RATE + 2 * 1_100_000,
      history: [{ details: { rateCentimes: { from: NIGHTLY_RATE, to: 1_100_000 } } }, {}, {}],
    });
  });
});

describe("the company of a stay", () => {
  const rules = [{ department: "Restaurant", limitCentimes: 0, frequency: "perStay" as const }];

  it("BK-10 FOL-01 comes with its folio and its rules, and goes without a trace of charges", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId, { name: "Sonatrach", rules });
    const made = await makeBooking(database, { staff, checkInNow: true });
    const sent = await bookingAfter(await edit(made, { companyId }), made.staff);
    expect(sent).toMatchObject({
      company: { name: "Sonatrach" },
      folios: [{ payer: "Guest" }, { payer: "Company", rules: [{ department: "Restaurant" }] }],
      history: [{ details: { company: { from: null, to: "Sonatrach" } } }, {}, {}],
    });
    const withdrawn = await edit({ ...made, booking: sent }, { companyId: null });
    const alone = await bookingAfter(withdrawn, made.staff);
    expect(alone).toMatchObject({ company: null, folios: [{}, { payer: "Company", rules: [] }] });
    const again = await edit({ ...made, booking: alone }, { companyId });
    expect(await bookingAfter(again, made.staff)).toMatchObject({ folios: [{}, { rules: [{}] }] });
    expect(await violations(made)).toEqual([]);
  });

  it("BK-10 does not go while its folio has a balance", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId, { rules });
    const made = await makeBooking(database, { staff, companyId, checkInNow: true });
    const folioId = made.booking.folios[1]?.id;
    const charge = {
      folioId,
      description: "Dinner",
      department: "Restaurant",
      amountCentimes: 500,
    };
    const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/charges`;
    await request("POST", path, { as: staff, body: charge });
    expect(await refusal(made, { companyId: null })).toMatchObject({
      status: 409,
      body: {
        code: "booking.company-unsettled",
        params: { folioName: expect.stringMatching(/^Company/), balanceCentimes: 500 },
      },
    });
  });

  it("BK-03 BK-10 takes its rate with it", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId, { rates: [700_000] });
    const other = await makeCompany(database, staff.hotelId, { rates: [600_000] });
    const made = await makeBooking(database, { staff, companyId });
    const rate = { ratePlan: "company-1", rateCentimes: 700_000 };
    const agreed = { ...made, booking: await bookingAfter(await edit(made, { rate }), made.staff) };
    expect(agreed.booking).toMatchObject(rate);
    expect((await refusal(agreed, { companyId: null })).code).toBe("booking.rate-changed");
    expect((await refusal(agreed, { companyId: other })).code).toBe("booking.rate-changed");
    expect((await edit(agreed, { comments: "Late" })).status).toBe(200);
  });
});

describe("details are refused", () => {
  it("BK-02 BK-04 BK-10 for what a new booking would be refused for", async () => {
    const made = await makeBooking(database);
    const [guest] = made.booking.guests;
    const primary = { guest: { guestId: guest?.guestId }, isPrimary: true };
    const stranger = (await makeBooking(database)).booking.guests[0]?.guestId;
    const cases: [object, string][] = [
      [{ guests: [] }, "booking.guest-missing"],
      [{ guests: [{ ...primary, isPrimary: false }] }, "booking.primary-guest-missing"],
      [{ guests: [primary, { ...primary, isPrimary: false }] }, "request.invalid"],
      [{ guests: [{ guest: { guestId: stranger }, isPrimary: true }] }, "guest.not-found"],
      [{ adults: 2, children: 3 }, "booking.too-many-guests"],
      [{ adults: 9 }, "request.invalid"],
      [{ rate: { ratePlan: "base", rateCentimes: 1 } }, "booking.rate-changed"],
      [{ rate: { ratePlan: "default", rateCentimes: 0 } }, "booking.rate-missing"],
      [{ companyId: made.bookingId }, "company.not-found"],
      [{ version: 8 }, "request.stale"],
    ];
    for (const [more, code] of cases)
      expect((await refusal(made, more)).code, JSON.stringify(more)).toBe(code);
    expect(await current(made)).toEqual(made.booking);
  });

  it("BK-20 of a stay that has ended", async () => {
    const made = await after(["cancel"]);
    expect(await refusal(made, { comments: "x" })).toMatchObject({
      status: 409,
      code: "booking.ended",
    });
  });

  it("BK-10 two tabs: the second is told who was quicker", async () => {
    const made = await makeBooking(database);
    const both = await Promise.all([
      refusal(made, { comments: "one" }),
      refusal(made, { comments: "two" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.map(({ code }) => code)).toContain("request.stale");
  });
});
