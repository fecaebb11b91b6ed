import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import {
  makeBooking,
  makeCompany,
  NIGHTLY_RATE,
  type TestBooking,
} from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { chargesOf } from "../../testing/night-desk.ts";
import { openNightsDesk, NIGHTLY_TAX as TAX } from "../../testing/open-nights.ts";
import { deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { bookingAfter, refusal, current, violations } = bookingSteps(api);

const { at, open, charge, codeOf, onDay, takenBack } = openNightsDesk(api);

/** As the night audit will post a night's room. */
const audited = ({ hotelId, bookingId, booking }: TestBooking, night: string) => owner`
  insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, night, department, description,
    amount_centimes, business_date)
  values (${hotelId}, gen_random_uuid(), 'stay', ${bookingId}, ${booking.folios[0]?.id ?? ""}, 'charge',
    'room', ${night}, 'Room', 'Room charge', ${NIGHTLY_RATE}, ${night})`;

describe("a reversed room charge", () => {
  it.each([
    [true, 0, ["room", "tourism-tax"]],
    [undefined, TAX, ["room"]],
  ])("FOL-02 with its taxes %s leaves %i", async (withNightTaxes, left, items) => {
    const made = await makeBooking(database, { checkInNow: true });
    const charged: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    const postingId = charged.folios[0]?.postings[0]?.id;
    const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/postings/${postingId}/reversal`;
    const body = { reason: "The wrong guest", withNightTaxes };
    const response = await request("POST", path, { as: made.staff, body });
    expect(response.status).toBe(201);
    const booking: Booking = await bookingAfter(response, made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([left]);
    expect((await open(made)).map(({ item }) => item)).toEqual(items);
    expect(await violations(made)).toEqual([]);
  });
});

describe("the nights that were not charged", () => {
  it("BK-13 NA-03 a guest who leaves on the day of arrival owes the first night and its tax", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 3 });
    const [personal] = made.booking.folios;
    const night = { night: "2026-11-21", folioId: personal?.id, folioName: "Personal" };
    expect(await open(made)).toEqual([
      { ...night, item: "room", amountCentimes: NIGHTLY_RATE },
      { ...night, item: "tourism-tax", amountCentimes: TAX },
    ]);
    const response = await charge(made, NIGHTLY_RATE + TAX);
    expect(response.status).toBe(201);
    const booking: Booking = await bookingAfter(response, made.staff);
    expect(booking.folios[0]?.postings).toMatchObject([
      {
        kind: "charge",
        department: "Room",
        description: "Room charge",
        amountCentimes: NIGHTLY_RATE,
        businessDate: "2026-11-21",
        item: "room",
        night: "2026-11-21",
      },
      { description: "Tourism tax (TDS)", amountCentimes: TAX, item: "tourism-tax" },
    ]);
    expect(booking.history[0]).toMatchObject({ action: "charge-posted" });
    expect(await open(made)).toEqual([]);
    expect(await refusal({ ...made, booking }, "check-out")).toMatchObject({
      code: "folio.not-settled",
    });
    expect(await violations(made)).toEqual([]);
  });

  it("NA-03 what the night audit has charged is not charged again; the rest is dated today", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 3 });
    await audited(made, "2026-11-21");
    await onDay(made, "2026-11-23");
    const charges = await open(made);
    expect(charges.map(({ night, item }) => `${night} ${item}`)).toEqual([
      "2026-11-21 tourism-tax",
      "2026-11-22 room",
      "2026-11-22 tourism-tax",
    ]);
    const booking: Booking = await bookingAfter(
      await charge(made, NIGHTLY_RATE + 2 * TAX),
      made.staff,
    );
    expect(booking.folios.map(folioBalance)).toEqual([2 * (NIGHTLY_RATE + TAX)]);
    const late = booking.folios[0]?.postings.find(({ night }) => night === "2026-11-22");
    expect(late).toMatchObject({ businessDate: "2026-11-23", item: "room" });
    expect(await violations(made)).toEqual([]);
  });

  it("NA-03 the night audit can't charge a night that the desk has charged", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await charge(made, NIGHTLY_RATE + TAX);
    await expect(audited(made, "2026-11-21")).rejects.toMatchObject({
      constraint_name: "postings_night_is_charged_once",
    });
  });

  it("NA-03 BK-13 a night that was taken back is open again, and charged a second time", async () => {
    const made = await takenBack();
    const night = { night: "2026-11-21", item: "room", amountCentimes: NIGHTLY_RATE };
    expect(await open(made)).toMatchObject([night]);
    const booking: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE), made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([NIGHTLY_RATE + TAX]);
    expect(await open(made)).toEqual([]);
    expect(await codeOf(await charge(made, NIGHTLY_RATE))).toMatchObject({
      code: "folio.nights-changed",
    });
    expect(await chargesOf(owner, made)).toEqual(["room", "room again", "tourism-tax"]);
    expect(await violations(made)).toEqual([]);
  });

  it("NA-03 FOL-06 a charge that was divided over two folios is not open", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const made = await makeBooking(database, { staff, companyId, checkInNow: true });
    const booking: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    const [personal, company] = booking.folios;
    const split = `/hotels/${made.hotelId}/bookings/${made.bookingId}/postings/${personal?.postings[0]?.id}/split`;
    const body = { toFolioId: company?.id, amountCentimes: 1_000, reason: "The company's part" };
    expect((await request("POST", split, { as: staff, body })).status).toBe(201);
    expect(await open(made)).toEqual([]);
  });

  it("NA-03 takes the hotel's own share of tourism tax", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await owner`update hotels set tds_bp = 0 where id = ${made.hotelId}`;
    expect((await open(made)).map(({ item }) => item)).toEqual(["room"]);
  });
});

describe("routed by the company's rules", () => {
  const perStay = (limitCentimes: number) => ({
    rules: [{ department: "Room", limitCentimes, frequency: "perStay" as const }],
  });

  it("FOL-01 FOL-07 FOL-10 a limit per stay counts what the stay has already charged under it", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId, perStay(2 * NIGHTLY_RATE));
    const made = await makeBooking(database, { staff, companyId, checkInNow: true, nights: 3 });
    const first: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    expect(first.folios.map(folioBalance)).toEqual([0, NIGHTLY_RATE + TAX]);
    // After a night the second room fits just so, and its tax follows it (FOL-10).
    await owner`update folio_rules set limit_centimes = ${2 * NIGHTLY_RATE + TAX}
      where hotel_id = ${made.hotelId}`;
    await onDay(made, "2026-11-23");
    const second: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    expect(second.folios.map(folioBalance)).toEqual([0, 2 * (NIGHTLY_RATE + TAX)]);
    await onDay(made, "2026-11-24");
    const third: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    expect(third.folios.map(folioBalance)).toEqual([NIGHTLY_RATE + TAX, 2 * (NIGHTLY_RATE + TAX)]);
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-07 FOL-10 a limit per transaction asks each night alone", async () => {
    const staff = await makeStaff(database);
    const rule = { department: "Room", frequency: "perTransaction" as const };
    const companyId = await makeCompany(database, staff.hotelId, {
      rules: [{ ...rule, limitCentimes: NIGHTLY_RATE - 1 }],
    });
    const made = await makeBooking(database, { staff, companyId, checkInNow: true });
    const booking: Booking = await bookingAfter(await charge(made, NIGHTLY_RATE + TAX), made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([NIGHTLY_RATE + TAX, 0]);
  });

  it("FOL-07 without a personal folio it is a critical error, and nothing is posted", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await owner`update folios set key = 'folio_lost' where hotel_id = ${made.hotelId}`;
    expect(await codeOf(await charge(made, NIGHTLY_RATE + TAX))).toMatchObject({
      status: 500,
      code: "folio.no-route",
    });
    expect((await current(made)).folios[0]?.postings).toEqual([]);
  });
});

describe("charging the open nights is refused", () => {
  it("where they came to another sum meanwhile", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    expect(await codeOf(await charge(made, NIGHTLY_RATE))).toEqual({
      status: 409,
      code: "folio.nights-changed",
      params: { totalCentimes: NIGHTLY_RATE + TAX },
    });
    expect((await current(made)).folios[0]?.postings).toEqual([]);
  });

  it("where there is none, or the guest is not in", async () => {
    const made = await makeBooking(database);
    expect(await open(made)).toEqual([]);
    expect(await codeOf(await charge(made, NIGHTLY_RATE + TAX))).toMatchObject({
      status: 409,
      code: "folio.guest-not-in",
    });
    for (const [status, code] of [
      ["no-show", "folio.guest-not-in"],
      ["Checked-out", "booking.closed"],
    ] as const) {
      await owner`update bookings set status = ${status} where id = ${made.bookingId}`;
      expect(await codeOf(await charge(made, NIGHTLY_RATE + TAX))).toMatchObject({ code });
    }
  });

  it("X-07 of another hotel's stay", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const staff = await makeStaff(database);
    const foreign = { ...made, staff, hotelId: staff.hotelId };
    const response = await request("GET", at(foreign), { as: staff });
    expect(await codeOf(response)).toMatchObject({ status: 404, code: "booking.not-found" });
    expect(await codeOf(await charge(foreign, NIGHTLY_RATE + TAX))).toMatchObject({
      status: 404,
      code: "booking.not-found",
    });
  });
});

it.each([
  ["for the first time", () => makeBooking(database, { checkInNow: true }), NIGHTLY_RATE + TAX],
  ["after it was taken back", takenBack, NIGHTLY_RATE],
] as const)(
  "NA-03 of twelve desks that charge a night at once %s, one does",
  async (_, make, due) => {
    const made = await make();
    const broken = await deadlocksDuring(api, async (processes) => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          const process = processes[index % 2 === 0 ? 0 : 1];
          const body = { totalCentimes: due };
          return outcomeOf(await process.request("POST", at(made), { as: made.staff, body }));
        }),
      );
      expect(tally(answers)).toEqual({ "201": 1, "409 folio.nights-changed": 11 });
    });
    expect(broken).toBe(0);
    expect((await current(made)).folios.map(folioBalance)).toEqual([NIGHTLY_RATE + TAX]);
  },
);
