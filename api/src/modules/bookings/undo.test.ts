import { describe, expect, it } from "vitest";
import { bookingRequest, makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { bookingSteps, type StepName } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { after, step, bookingAfter, refusal, current, violations, soldNights } = bookingSteps(api);

const reason = "The wrong guest";

const sell = ({ staff, room, hotelId }: TestBooking, checkInDate: string, checkInNow = false) =>
  request("POST", `/hotels/${hotelId}/bookings`, {
    as: staff,
    body: bookingRequest(room, { checkInDate, checkInNow, fullName: "Next Guest" }),
  });

const roomOf = async ({ room }: TestBooking) => {
  const [row] = await owner`select housekeeping_status from rooms where id = ${room.roomId}`;
  return row?.housekeeping_status;
};

const setRoom = ({ room }: TestBooking, status: string) =>
  owner`update rooms set housekeeping_status = ${status} where id = ${room.roomId}`;

const setBusinessDate = ({ hotelId }: TestBooking, date: string) =>
  owner`update hotels set business_date = ${date} where id = ${hotelId}`;

describe("undoing a check-in", () => {
  it("BK-20 BK-18 the guest is expected again, and the history tells both", async () => {
    const made = await after(["check-in"], { nights: 2 });
    expect(made.booking.lastStep).toEqual({
      step: "check-in",
      businessDate: "2026-11-21",
      isInvoiced: false,
      bookedUntil: null,
    });
    await setRoom(made, "Inspected");
    const response = await step(made, "undo", { reason: ` ${reason} ` });
    expect(response.status).toBe(200);
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      status: "Reserved",
      checkedInAt: null,
      lastStep: null,
      version: made.booking.version + 1,
      history: [
        { action: "check-in-undone", details: { reason, room: made.room.number } },
        { action: "checked-in" },
        { action: "created" },
      ],
    });
    expect(await roomOf(made)).toBe("Inspected");
    expect(await soldNights(made)).toEqual([1, 1]);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-20 a walk-in is expected, too, and its room is vacant for the next", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    expect((await step(made, "undo", { reason })).status).toBe(200);
    const again = { ...made, booking: await current(made) };
    expect(again.booking.status).toBe("Reserved");
    expect((await step(again, "cancel", { reason })).status).toBe(200);
    expect((await sell(made, "2026-11-21", true)).status).toBe(201);
    expect(await violations(made)).toEqual([]);
  });
});

describe("undoing a check-out", () => {
  it("BK-20 BK-18 the guest is in again, and the room as it was", async () => {
    const made = await after(["check-in", "check-out"], { nights: 1 });
    expect(await roomOf(made)).toBe("Dirty");
    const response = await step(made, "undo", { reason });
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      status: "Checked-in",
      checkedOutAt: null,
      lastStep: { step: "check-in" },
      history: [{ action: "check-out-undone", details: { reason } }, {}, {}, {}],
    });
    expect(await roomOf(made)).toBe("Clean");
    expect(await violations(made)).toEqual([]);
  });

  it("BK-20 takes the nights that an early departure gave back", async () => {
    const arrived = await after(["check-in"], { nights: 5 });
    await setBusinessDate(arrived, "2026-11-23");
    const left: TestBooking = {
      ...arrived,
      booking: await bookingAfter(await step(arrived, "check-out"), arrived.staff),
    };
    expect(left.booking).toMatchObject({
      checkOutDate: "2026-11-23",
      nights: 2,
      lastStep: { step: "check-out", bookedUntil: "2026-11-26" },
    });
    const booking = await bookingAfter(await step(left, "undo", { reason }), left.staff);
    expect(booking).toMatchObject({ checkOutDate: "2026-11-26", nights: 5 });
    expect(await soldNights(left)).toEqual([1, 1, 1, 1, 1]);
    expect(await violations(left)).toEqual([]);
  });

  it("BK-20 finds the nights sold meanwhile, and says to whom", async () => {
    const made = await after(["check-in", "check-out"], { nights: 3 });
    await sell(made, "2026-11-23");
    expect(await refusal(made, "undo", { reason })).toMatchObject({
      status: 409,
      code: "booking.room-taken",
      params: { clashes: [{ guestName: "Next Guest" }] },
    });
    expect(await current(made)).toEqual(made.booking);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-20 finds the next guest in the room already", async () => {
    const arrived = await after(["check-in"]);
    await setBusinessDate(arrived, "2026-11-22");
    const left = {
      ...arrived,
      booking: await bookingAfter(await step(arrived, "check-out"), arrived.staff),
    };
    await setRoom(left, "Clean");
    expect((await sell(left, "2026-11-22", true)).status).toBe(201);
    expect(await refusal(left, "undo", { reason })).toMatchObject({
      code: "booking.room-occupied",
      params: { guestName: "Next Guest" },
    });
  });

  it("BK-20 finds the room out of order", async () => {
    const made = await after(["check-in", "check-out"]);
    await owner`update rooms set housekeeping_status = 'OutOfOrder',
      out_of_order_from = '2026-11-21', out_of_order_to = '2026-11-22'
      where id = ${made.room.roomId}`;
    expect(await refusal(made, "undo", { reason })).toMatchObject({ code: "room.out-of-order" });
  });

  it.each([
    ["CleaningInProgress", "CleaningInProgress"],
    ["Inspected", "Inspected"],
    ["Dirty", "Clean"],
  ])("BK-20 a room that housekeeping left %s meanwhile is %s", async (meanwhile, then) => {
    const made = await after(["check-in", "check-out"]);
    await setRoom(made, meanwhile);
    expect((await step(made, "undo", { reason })).status).toBe(200);
    expect(await roomOf(made)).toBe(then);
  });

  it("BK-20 one step at a time: the check-in is undone after it", async () => {
    const made = await after(["check-in", "check-out"]);
    const once = {
      ...made,
      booking: await bookingAfter(await step(made, "undo", { reason }), made.staff),
    };
    const twice = await bookingAfter(await step(once, "undo", { reason }), made.staff);
    expect(twice).toMatchObject({ status: "Reserved", lastStep: null });
    expect(await refusal({ ...made, booking: twice }, "undo", { reason })).toMatchObject({
      code: "booking.nothing-to-undo",
    });
  });
});

describe("undoing a cancellation", () => {
  it.each([
    ["2026-11-21", "Reserved"],
    ["2026-11-25", "Confirmed"],
  ])("BK-20 BK-18 a stay from %s is %s again", async (checkInDate, status) => {
    const made = await after(["cancel"], { checkInDate, nights: 2 });
    const response = await step(made, "undo", { reason });
    expect(await bookingAfter(response, made.staff)).toMatchObject({
      status,
      cancelledAt: null,
      cancellationReason: null,
      lastStep: null,
      history: [
        { action: "cancellation-undone", details: { reason } },
        { action: "cancelled" },
        { action: "created" },
      ],
    });
    expect(await soldNights(made)).toEqual([1, 1]);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-20 finds the room sold meanwhile", async () => {
    const made = await after(["cancel"], { nights: 2 });
    await sell(made, "2026-11-22");
    expect(await refusal(made, "undo", { reason })).toMatchObject({ code: "booking.room-taken" });
    expect(await violations(made)).toEqual([]);
  });

  it("BK-20 finds the last unit held by a group", async () => {
    const made = await after(["cancel"], { nights: 2 });
    await owner`update night_inventory set held = 1
      where hotel_id = ${made.hotelId} and night = '2026-11-22'`;
    expect(await refusal(made, "undo", { reason })).toMatchObject({
      code: "availability.overbooked",
    });
  });
});

describe("every undo", () => {
  const steps: [string, StepName[]][] = [
    ["check-in", ["check-in"]],
    ["check-out", ["check-in", "check-out"]],
    ["cancellation", ["cancel"]],
  ];

  it.each(steps)("BK-20 of a %s is too late on the next business date", async (_, names) => {
    const made = await after(names, { nights: 3 });
    await setBusinessDate(made, "2026-11-22");
    expect(await refusal(made, "undo", { reason })).toMatchObject({
      status: 409,
      code: "booking.undo-too-late",
      params: { stepDate: "2026-11-21", businessDate: "2026-11-22" },
    });
    expect(await current(made)).toEqual(made.booking);
  });

  it.each(steps)("BK-20 of a %s needs a reason and the newest state", async (_, names) => {
    const made = await after(names);
    for (const more of [{}, { reason: "" }, { reason: "  " }])
      expect(await refusal(made, "undo", more)).toMatchObject({
        status: 400,
        code: "booking.undo-reason-missing",
        params: { fields: [{ path: "reason" }] },
      });
    const version = made.booking.version - 1;
    expect(await refusal(made, "undo", { reason, version })).toMatchObject({
      code: "request.stale",
    });
  });

  it.each(steps)("X-07 of a %s finds no booking of another hotel", async (_, names) => {
    const made = await after(names);
    const staff = await makeStaff(database);
    const foreign = { ...made, staff, hotelId: staff.hotelId };
    expect(await refusal(foreign, "undo", { reason })).toMatchObject({
      status: 404,
      code: "booking.not-found",
    });
  });

  it.each(steps)("BK-20 of a %s twice at once is done once", async (_, names) => {
    const made = await after(names);
    const answers = await Promise.all([1, 2, 3, 4].map(() => step(made, "undo", { reason })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-20 there is none of a booking to which nothing was done, or long ago", async () => {
    const made = await makeBooking(database);
    expect(await refusal(made, "undo", { reason })).toMatchObject({
      status: 409,
      code: "booking.nothing-to-undo",
    });
    const former = await after(["check-in"]);
    await owner`update bookings set checked_in_on = null where id = ${former.bookingId}`;
    expect(await refusal(former, "undo", { reason })).toMatchObject({
      code: "booking.nothing-to-undo",
    });
  });
});
