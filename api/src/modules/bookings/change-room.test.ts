import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { outcomeOf } from "../../testing/races.ts";
import { stayChanges } from "../../testing/stay-changes.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const { current, violations, step, bookingAfter } = bookingSteps(api);
const changes = stayChanges(api);
const { changeRoom, anotherRoom, otherTypeRoom, roomStatus, soldOf, setBusinessDate } = changes;

const offer = { ratePlan: "base", rateCentimes: 1_500_000 };

describe("changing the room of a guest who is expected", () => {
  it("BK-16 BK-18 keeps rate and nights, leaves the old room as it is, and says so", async () => {
    const made = await makeBooking(database, { nights: 2 });
    const room = await anotherRoom(made);
    const response = await changeRoom(made, room);
    expect(response.status).toBe(200);
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      roomId: room.roomId,
      roomNumber: room.number,
      rateCentimes: NIGHTLY_RATE,
      totalCentimes: 2 * NIGHTLY_RATE,
      version: made.booking.version + 1,
      history: [
        { action: "room-changed", details: { from: made.room.number, to: room.number } },
        { action: "created" },
      ],
    });
    expect(await roomStatus(made.room)).toBe("Clean");
    expect(await soldOf(made.room)).toEqual([1, 1]);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-16 moves the nights into the type of the new room", async () => {
    const made = await makeBooking(database, { nights: 2 });
    const suite = await otherTypeRoom(made);
    expect((await changeRoom(made, suite)).status).toBe(200);
    expect(await soldOf(made.room)).toEqual([0, 0]);
    expect(await soldOf(suite)).toEqual([1, 1]);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-16 takes the new type's offer where the desk chooses it", async () => {
    const made = await makeBooking(database, { nights: 2 });
    const suite = await otherTypeRoom(made, { baseRateCentimes: 1_500_000 });
    const response = await changeRoom(made, suite, { rate: offer });
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      ...offer,
      totalCentimes: 3_000_000,
      history: [{ details: { rateFrom: NIGHTLY_RATE, rateTo: 1_500_000 } }, {}],
    });
  });
});

describe("changing the room of a guest who is in", () => {
  it("BK-16 hands the old room to housekeeping", async () => {
    const made = await makeBooking(database, { nights: 2, checkInNow: true });
    const room = await anotherRoom(made);
    expect(await bookingAfter(await changeRoom(made, room), made.staff)).toMatchObject({
      status: "Checked-in",
    });
    expect(await roomStatus(made.room)).toBe("Dirty");
    expect(await roomStatus(room)).toBe("Clean");
  });

  it("BK-16 leaves the nights slept where they were, at what they cost", async () => {
    const made = await makeBooking(database, { nights: 4, checkInNow: true });
    const suite = await otherTypeRoom(made, { baseRateCentimes: 1_500_000 });
    await setBusinessDate(made, "2026-11-23");
    const response = await changeRoom(made, suite, { rate: offer });
    const total = 2 * NIGHTLY_RATE + 2 * 1_500_000;
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      nights: 4,
      totalCentimes: total,
    });
    expect(await soldOf(made.room)).toEqual([1, 1, 0, 0]);
    expect(await soldOf(suite)).toEqual([1, 1]);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-13 BK-20 checks out of the new room, early too, and comes back to it", async () => {
    const made = await makeBooking(database, { nights: 4, checkInNow: true });
    const suite = await otherTypeRoom(made, { baseRateCentimes: 1_500_000 });
    await setBusinessDate(made, "2026-11-23");
    const booking = await bookingAfter(await changeRoom(made, suite, { rate: offer }), made.staff);
    const left = await bookingAfter(await step({ ...made, booking }, "check-out"), made.staff);
    expect(left).toMatchObject({ nights: 2, totalCentimes: 2 * NIGHTLY_RATE });
    const back = await step({ ...made, booking: left }, "undo", { reason: "Stays" });
    expect(await bookingAfter(back, made.staff)).toMatchObject({
      nights: 4,
      totalCentimes: booking.totalCentimes,
    });
    expect(await violations(made)).toEqual([]);
  });

  it.each(["Dirty", "CleaningInProgress"] as const)("BK-11 not into a %s room", async (status) => {
    const made = await makeBooking(database, { checkInNow: true });
    const room = await anotherRoom(made, { housekeepingStatus: status });
    expect(await outcomeOf(await changeRoom(made, room))).toMatchObject({
      status: 409,
      code: "room.not-ready",
    });
    expect(await current(made)).toEqual(made.booking);
  });

  it("BK-16 not into a room that another guest has not left", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const room = await anotherRoom(made);
    await makeBooking(database, { staff: made.staff, room, checkInNow: true });
    await setBusinessDate(made, "2026-11-22");
    await owner`update bookings set check_out_date = '2026-11-25' where id = ${made.bookingId}`;
    await owner`update bookings set check_in_date = '2026-11-20', check_out_date = '2026-11-21'
      where room_id = ${room.roomId}`;
    const refused = await outcomeOf(await changeRoom(made, room));
    expect(refused.code).toBe("booking.room-occupied");
  });
});

describe("a change of room is refused", () => {
  it("BK-09 BK-16 where another booking has a night, in the words of the specification", async () => {
    const made = await makeBooking(database, { nights: 3 });
    const room = await anotherRoom(made);
    const other = await makeBooking(database, {
      staff: made.staff,
      room,
      checkInDate: "2026-11-23",
    });
    const { status, body } = await outcomeOf(await changeRoom(made, room));
    expect([status, body]).toMatchObject([
      409,
      {
        code: "booking.room-taken",
        detail:
          "Sorry, a last-minute conflict was detected. The selected room is no longer available.",
        params: { clashes: [{ bookingId: other.bookingId }] },
      },
    ]);
    expect(await current(made)).toEqual(made.booking);
  });

  it("BK-16 into the same room, a closed one, a small one, a sold-out type, one of elsewhere", async () => {
    const made = await makeBooking(database, { nights: 2, adults: 2 });
    const codeOf = async (room: { roomId: string }, more?: object) =>
      (await outcomeOf(await changeRoom(made, room as typeof made.room, more))).code;
    expect(await codeOf(made.room)).toBe("booking.same-room");
    const closed = await anotherRoom(made);
    await owner`update rooms set housekeeping_status = 'OutOfOrder',
      out_of_order_from = '2026-11-22', out_of_order_to = '2026-11-24' where id = ${closed.roomId}`;
    expect(await codeOf(closed)).toBe("room.out-of-order");
    const small = await otherTypeRoom(made, { maxOccupancy: 1 });
    expect(await codeOf(small)).toBe("booking.too-many-guests");
    const held = await otherTypeRoom(made);
    await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms, held)
      values (${made.hotelId}, ${held.roomTypeId}, '2026-11-22', 1, 1)`;
    expect(await codeOf(held)).toBe("availability.overbooked");
    const elsewhere = await makeBooking(database);
    expect(await codeOf(elsewhere.room)).toBe("room.not-found");
    expect(await current(made)).toEqual(made.booking);
  });

  it("BK-02 BK-16 at a rate that is not offered", async () => {
    const made = await makeBooking(database);
    const suite = await otherTypeRoom(made, { baseRateCentimes: 1_500_000 });
    for (const [rate, code] of [
      [{ ratePlan: "base", rateCentimes: 1_400_000 }, "booking.rate-changed"],
      [{ ratePlan: "default", rateCentimes: 0 }, "booking.rate-missing"],
      [{ ratePlan: "company-1", rateCentimes: 1_500_000 }, "booking.rate-changed"],
    ] as const)
      expect((await outcomeOf(await changeRoom(made, suite, { rate }))).code).toBe(code);
  });

  it("BK-16 decided on an older state, or of a stay that has ended", async () => {
    const made = await makeBooking(database);
    const room = await anotherRoom(made);
    const stale = await outcomeOf(await changeRoom(made, room, { version: 7 }));
    expect(stale.code).toBe("request.stale");
    for (const status of ["Checked-out", "no-show"]) {
      await owner`update bookings set status = ${status} where id = ${made.bookingId}`;
      expect((await outcomeOf(await changeRoom(made, room))).code).toBe("booking.ended");
    }
  });
});

describe("the preview of a change of room", () => {
  it("BK-16 tells the price as agreed and at each offer of the new type", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId, { rates: [700_000] });
    const made = await makeBooking(database, { staff, nights: 4, checkInNow: true, companyId });
    const suite = await otherTypeRoom(made, { name: "Suite", baseRateCentimes: 1_500_000 });
    await setBusinessDate(made, "2026-11-22");
    const answer = await changes.get(made, `change-room/preview?roomId=${suite.roomId}`);
    const price = { nights: 4 };
    expect(await answer.json()).toEqual({
      roomId: suite.roomId,
      roomNumber: suite.number,
      roomTypeId: suite.roomTypeId,
      roomTypeName: "Suite",
      typeChanges: true,
      kept: { ...price, ratePlan: "base", rateCentimes: 900_000, totalCentimes: 3_600_000 },
      offers: [
        { ...price, ratePlan: "company-1", rateCentimes: 700_000, totalCentimes: 3_000_000 },
        { ...price, ratePlan: "base", rateCentimes: 1_500_000, totalCentimes: 5_400_000 },
      ],
    });
    expect(await current(made)).toEqual(made.booking);
  });

  it("BK-16 refuses what the change would be refused for", async () => {
    const made = await makeBooking(database, { nights: 2 });
    const room = await anotherRoom(made);
    await makeBooking(database, { staff: made.staff, room });
    const preview = await changes.get(made, `change-room/preview?roomId=${room.roomId}`);
    expect(await outcomeOf(preview)).toMatchObject({ status: 409, code: "booking.room-taken" });
    const same = await changes.get(made, `change-room/preview?roomId=${made.room.roomId}`);
    expect(await outcomeOf(same)).toMatchObject({ status: 409, code: "booking.same-room" });
  });
});
