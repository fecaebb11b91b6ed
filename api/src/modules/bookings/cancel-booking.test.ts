import { describe, expect, it } from "vitest";
import {
  bookingRequest,
  makeBooking,
  NIGHTLY_RATE,
  type TestBooking,
} from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { step, bookingAfter, refusal, current, violations, soldNights } = bookingSteps(api);

const bookAgain = ({ staff, room, hotelId }: TestBooking, checkInDate = "2026-11-21", nights = 1) =>
  request("POST", `/hotels/${hotelId}/bookings`, {
    as: staff,
    body: bookingRequest(room, { checkInDate, nights, fullName: "Next Guest" }),
  });

const setBusinessDate = ({ hotelId }: TestBooking, date: string) =>
  owner`update hotels set business_date = ${date} where id = ${hotelId}`;

describe("cancelling", () => {
  it("BK-12 BK-18 keeps the reason, gives the nights back and says so in the history", async () => {
    const made = await makeBooking(database, { checkInDate: "2026-11-23", nights: 2 });
    const response = await step(made, "cancel", { reason: "  The guest is ill " });
    expect(response.status).toBe(200);
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      status: "Cancelled",
      cancellationReason: "The guest is ill",
      cancelledAt: "2026-11-21T09:00:00+00:00",
      lastStep: { step: "cancellation", businessDate: "2026-11-21", isInvoiced: false },
      version: made.booking.version + 1,
      history: [
        { action: "cancelled", details: { reason: "The guest is ill", room: made.room.number } },
        { action: "created" },
      ],
    });
    expect(await soldNights(made)).toEqual([0, 0]);
    expect((await bookAgain(made, "2026-11-23", 2)).status).toBe(201);
    expect(await violations(made)).toEqual([]);
  });

  it.each([{}, { reason: null }, { reason: "" }, { reason: " \t " }])(
    "BK-12 needs a reason: %j",
    async (more) => {
      const made = await makeBooking(database);
      expect(await refusal(made, "cancel", more)).toMatchObject({
        status: 400,
        code: "booking.cancel-reason-missing",
        detail: "Please provide a reason for cancellation.",
        params: { fields: [{ path: "reason" }] },
      });
      expect(await current(made)).toEqual(made.booking);
    },
  );

  it("BK-12 a deposit does not vanish: the balance is named until it is settled", async () => {
    const made = await makeBooking(database, { paid: 500_000 });
    const reason = "Found another hotel";
    expect(await refusal(made, "cancel", { reason })).toMatchObject({
      status: 409,
      code: "booking.cancel-unsettled",
      params: { folioName: "Personal", balanceCentimes: -500_000 },
    });
    const postingId = made.booking.folios[0]?.postings[0]?.id;
    const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/postings/${postingId}/reversal`;
    await request("POST", path, { as: made.staff, body: { reason: "Refunded" } });
    expect((await step(made, "cancel", { reason })).status).toBe(200);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-12 a deposit kept as a fee may stay on the folio", async () => {
    const made = await makeBooking(database, { paid: 500_000, charged: 500_000 });
    expect((await step(made, "cancel", { reason: "Too late" })).status).toBe(200);
  });

  it.each(["Checked-in", "Checked-out", "no-show"])("BK-20 not a %s booking", async (status) => {
    const made = await makeBooking(database);
    await owner`update bookings set status = ${status} where id = ${made.bookingId}`;
    expect(await refusal(made, "cancel", { reason: "x" })).toMatchObject({
      status: 409,
      code: "booking.status-change-refused",
      params: { from: status, to: "Cancelled" },
    });
  });
});

describe("a guest who does not come", () => {
  it("BK-20 BK-18 is a no-show from the day of arrival on; the nights to come are for sale", async () => {
    const made = await makeBooking(database, { nights: 3, paid: 100 });
    await setBusinessDate(made, "2026-11-22");
    const response = await step(made, "no-show");
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      status: "no-show",
      version: made.booking.version + 1,
      history: [{ action: "no-show", details: { room: made.room.number } }, {}, {}],
    });
    expect(await soldNights(made)).toEqual([1, 0, 0]);
    expect((await bookAgain(made, "2026-11-22", 2)).status).toBe(201);
    expect(await violations(made)).toEqual([]);
  });

  it("is no no-show the day before", async () => {
    const made = await makeBooking(database, { checkInDate: "2026-11-22" });
    expect(await refusal(made, "no-show")).toMatchObject({
      status: 409,
      code: "booking.not-today",
      params: { checkInDate: "2026-11-22", businessDate: "2026-11-21" },
    });
  });

  it("BK-20 is none who is in", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    expect(await refusal(made, "no-show")).toMatchObject({
      code: "booking.status-change-refused",
    });
  });
});

describe("reactivating a no-show", () => {
  const noShow = async (traits: Parameters<typeof makeBooking>[1] = {}) => {
    const made = await makeBooking(database, traits);
    await step(made, "no-show");
    return { ...made, booking: await current(made) };
  };

  it("BK-15 BK-18 expects the guest again and takes the nights to come", async () => {
    const made = await noShow({ nights: 3 });
    await setBusinessDate(made, "2026-11-22");
    const response = await step(made, "reactivate");
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      status: "Reserved",
      history: [{ action: "reactivated", details: { checkInDate: "2026-11-21" } }, {}, {}],
    });
    expect(await soldNights(made)).toEqual([0, 1, 1]);
    expect(await violations(made)).toEqual([]);
    const reserved = { ...made, booking: await current(made) };
    expect((await step(reserved, "check-in")).status).toBe(200);
  });

  it("BK-15 finds the room sold meanwhile, and says to whom", async () => {
    const made = await noShow({ nights: 3 });
    await bookAgain(made, "2026-11-23");
    expect(await refusal(made, "reactivate")).toMatchObject({
      status: 409,
      code: "booking.room-taken",
      params: { clashes: [{ guestName: "Next Guest", checkInDate: "2026-11-23" }] },
    });
    expect(await current(made)).toEqual(made.booking);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-15 finds the room out of order, or the last unit held by a group", async () => {
    const closed = await noShow({ nights: 2 });
    await owner`update rooms set housekeeping_status = 'OutOfOrder',
      out_of_order_from = '2026-11-22', out_of_order_to = '2026-11-25'
      where id = ${closed.room.roomId}`;
    expect(await refusal(closed, "reactivate")).toMatchObject({ code: "room.out-of-order" });
    const held = await noShow({ nights: 2 });
    await owner`update night_inventory set held = 1
      where hotel_id = ${held.hotelId} and night = '2026-11-22'`;
    expect(await refusal(held, "reactivate")).toMatchObject({
      code: "availability.overbooked",
      params: { date: "2026-11-22", left: 0 },
    });
    expect(await current(held)).toEqual(held.booking);
  });

  it("BK-15 comes too late once every night has passed", async () => {
    const made = await noShow();
    await setBusinessDate(made, "2026-11-22");
    expect(await refusal(made, "reactivate")).toMatchObject({
      status: 409,
      code: "booking.stay-over",
      params: { checkOutDate: "2026-11-22", businessDate: "2026-11-22" },
    });
  });

  it.each(["Reserved", "Cancelled"])("BK-20 needs a no-show, not a %s booking", async (status) => {
    const made = await makeBooking(database);
    if (status === "Cancelled") await step(made, "cancel", { reason: "x" });
    const booking = await current(made);
    expect(await refusal({ ...made, booking }, "reactivate")).toMatchObject({
      code: "booking.status-change-refused",
      params: { from: status, to: "Reserved" },
    });
  });
});

describe("every step", () => {
  it.each(["cancel", "no-show", "reactivate"] as const)(
    "%s decided on an old state is refused; so is a booking of another hotel",
    async (name) => {
      const made = await makeBooking(database, { charged: NIGHTLY_RATE });
      const old = { reason: "x", version: made.booking.version - 1 };
      const body = name === "cancel" ? old : { version: old.version };
      expect(await refusal(made, name, body)).toMatchObject({ code: "request.stale" });
      const staff = await makeStaff(database);
      expect(await refusal({ ...made, staff, hotelId: staff.hotelId }, name, body)).toMatchObject({
        status: 404,
        code: "booking.not-found",
        detail: "Booking not found!",
      });
    },
  );
});
