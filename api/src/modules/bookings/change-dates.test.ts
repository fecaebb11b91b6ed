import { describe, expect, it } from "vitest";
import { makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { outcomeOf } from "../../testing/races.ts";
import { stayChanges } from "../../testing/stay-changes.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const { current, violations, soldNights, after, bookingAfter } = bookingSteps(api);
const { changeDates, anotherRoom, otherTypeRoom, get, setBusinessDate, soldOf } = stayChanges(api);

describe("other dates", () => {
  it("BK-17 BK-18 extending takes the nights, costs them, and is told in the history", async () => {
    const made = await makeBooking(database, { nights: 2, checkInNow: true });
    const response = await changeDates(made, undefined, 5);
    expect(response.status).toBe(200);
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      status: "Checked-in",
      checkOutDate: "2026-11-26",
      nights: 5,
      totalCentimes: 5 * NIGHTLY_RATE,
      version: made.booking.version + 1,
      history: [
        {
          action: "dates-changed",
          details: {
            checkInDate: "2026-11-21",
            checkOutDate: "2026-11-26",
            formerCheckInDate: "2026-11-21",
            formerCheckOutDate: "2026-11-23",
          },
        },
        {},
        {},
      ],
    });
    expect(await soldNights(made)).toEqual([1, 1, 1, 1, 1]);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-17 shortening returns the nights to sale", async () => {
    const made = await makeBooking(database, { nights: 5, checkInNow: true });
    expect((await changeDates(made, undefined, 2)).status).toBe(200);
    expect(await soldNights(made)).toEqual([1, 1, 0, 0, 0]);
    const next = { staff: made.staff, room: made.room, checkInDate: "2026-11-23" };
    await makeBooking(database, next);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-17 shortened until today the guest is still in, and checks out as on any day", async () => {
    const made = await makeBooking(database, { nights: 5, checkInNow: true });
    await setBusinessDate(made, "2026-11-23");
    const booking = await bookingAfter(await changeDates(made, undefined, 2), made.staff);
    expect(booking).toMatchObject({ status: "Checked-in", checkOutDate: "2026-11-23", nights: 2 });
    expect(await soldNights(made)).toEqual([1, 1, 0, 0, 0]);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-17 a guest who stayed over the agreed date is extended from there", async () => {
    const made = await makeBooking(database, { nights: 1, checkInNow: true });
    await setBusinessDate(made, "2026-11-24");
    expect((await changeDates(made, undefined, 5)).status).toBe(200);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-06 BK-17 another arrival: in the future Confirmed, today Reserved", async () => {
    const made = await makeBooking(database, { nights: 2 });
    const later = await bookingAfter(await changeDates(made, 3, 5), made.staff);
    expect(later).toMatchObject({ status: "Confirmed", checkInDate: "2026-11-24", nights: 2 });
    expect(await soldNights(made)).toEqual([0, 0, 1, 1]);
    const again = await bookingAfter(
      await changeDates({ ...made, booking: later }, 0, 1),
      made.staff,
    );
    expect(again).toMatchObject({ status: "Reserved", nights: 1 });
    expect(await violations(made)).toEqual([]);
  });

  it("BK-08 BK-17 in another room where the present one is taken", async () => {
    const made = await makeBooking(database, { nights: 1 });
    await makeBooking(database, { staff: made.staff, room: made.room, checkInDate: "2026-11-22" });
    const room = await anotherRoom(made);
    const moved = await bookingAfter(
      await changeDates(made, undefined, 3, { roomId: room.roomId }),
      made.staff,
    );
    expect(moved).toMatchObject({
      roomId: room.roomId,
      nights: 3,
      history: [{ details: { formerRoom: made.room.number, room: room.number } }, {}],
    });
    const suite = await otherTypeRoom(made, { baseRateCentimes: 1_500_000 });
    const rate = { ratePlan: "base", rateCentimes: 1_500_000 };
    const dearer = { ...made, booking: moved };
    const upgraded = await changeDates(dearer, undefined, 2, { roomId: suite.roomId, rate });
    expect(await bookingAfter(upgraded, made.staff)).toMatchObject({
      totalCentimes: 3_000_000,
      nights: 2,
    });
    expect(await soldOf(suite)).toEqual([1, 1]);
    expect(await violations(made)).toEqual([]);
  });
});

describe("other dates are refused", () => {
  it("BK-09 BK-17 where another booking has one of the nights", async () => {
    const made = await makeBooking(database, { nights: 2, checkInNow: true });
    const next = { staff: made.staff, room: made.room, checkInDate: "2026-11-24" };
    const other = await makeBooking(database, next);
    const { code, body } = await outcomeOf(await changeDates(made, undefined, 4));
    expect(code).toBe("booking.room-taken");
    expect(body).toMatchObject({ params: { clashes: [{ bookingId: other.bookingId }] } });
    expect((await changeDates(made, undefined, 3)).status).toBe(200);
  });

  it.each([
    ["reversed", 4, 4, "booking.dates-reversed"],
    ["in the past", -1, 4, "booking.check-in-past"],
    ["ten years long", 0, 3_650, "booking.too-long"],
    ["two years ahead", 720, 740, "booking.too-far"],
  ])("BK-17 %s", async (_, from, to, code) => {
    const made = await makeBooking(database);
    expect(await outcomeOf(await changeDates(made, from, to))).toMatchObject({ status: 400, code });
    expect(await current(made)).toEqual(made.booking);
  });

  it("BK-17 with another arrival of a guest who is in, or before the business date", async () => {
    const made = await makeBooking(database, { nights: 4, checkInNow: true });
    await setBusinessDate(made, "2026-11-23");
    const moved = await outcomeOf(await changeDates(made, 2, 4));
    expect(moved.code).toBe("booking.check-in-fixed");
    expect((await outcomeOf(await changeDates(made, 0, 1))).code).toBe("booking.check-out-past");
  });

  it.each([["check-in", "check-out"], ["cancel"], ["no-show"]] as const)(
    "BK-20 of a stay that has ended: %s",
    async (...names) => {
      const made = await after(names, { nights: 2 });
      expect(await outcomeOf(await changeDates(made, undefined, 3))).toMatchObject({
        status: 409,
        code: "booking.ended",
      });
    },
  );

  it("FO-10 BK-17 where groups hold the night, or the room is closed, or the state is old", async () => {
    const made = await makeBooking(database, { nights: 1 });
    const { hotelId, room } = made;
    await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms, held)
      values (${hotelId}, ${room.roomTypeId}, '2026-11-23', 1, 1)`;
    const held = await outcomeOf(await changeDates(made, undefined, 4));
    expect(held.code).toBe("availability.overbooked");
    await owner`update rooms set housekeeping_status = 'OutOfOrder',
      out_of_order_from = '2026-11-22', out_of_order_to = '2026-11-24' where id = ${room.roomId}`;
    const closed = await outcomeOf(await changeDates(made, undefined, 2));
    expect(closed.code).toBe("room.out-of-order");
    const stale = await outcomeOf(await changeDates(made, undefined, 1, { version: 9 }));
    expect(stale.code).toBe("request.stale");
    expect(await current(made)).toEqual(made.booking);
  });
});

describe("the preview of other dates", () => {
  it("BK-05 BK-17 tells the price before and after, and changes nothing", async () => {
    const made = await makeBooking(database, { nights: 2 });
    const preview = await get(made, "dates/preview?checkOutDate=2026-11-26");
    const rate = { ratePlan: "base", rateCentimes: NIGHTLY_RATE };
    expect(await preview.json()).toEqual({
      before: { ...rate, nights: 2, totalCentimes: 2 * NIGHTLY_RATE },
      after: { ...rate, nights: 5, totalCentimes: 5 * NIGHTLY_RATE },
    });
    expect(await current(made)).toEqual(made.booking);
  });

  it("BK-17 refuses what the change would be refused for", async () => {
    const made = await makeBooking(database);
    await makeBooking(database, { staff: made.staff, room: made.room, checkInDate: "2026-11-22" });
    const preview = await get(made, "dates/preview?checkOutDate=2026-11-23");
    expect(await outcomeOf(preview)).toMatchObject({ status: 409, code: "booking.room-taken" });
  });
});
