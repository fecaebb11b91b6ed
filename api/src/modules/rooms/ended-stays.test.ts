import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

it("BK-20 lists the check-outs and cancellations of the business date, latest first, then the no-shows", async () => {
  const staff = await makeStaff(database);
  const { hotelId } = staff;
  const make = (fullName: string, checkInNow: boolean) =>
    makeBooking(database, { staff, fullName, checkInNow });
  const left = await make("Left", true);
  const leftBefore = await make("Left the day before", true);
  const cancelled = await make("Cancelled", false);
  const absent = await make("Did not come", false);
  await make("Still expected", false);
  const on = (date: string) => ({ checked_out_on: date, room_status_at_check_out: "Clean" });
  const leave = (id: string, at: string, day: string) => owner`
    update bookings set status = 'Checked-out', checked_out_at = ${at}, booked_until = check_out_date,
      ${owner(on(day))} where id = ${id}`;
  await leave(left.bookingId, "2026-11-21T09:00:00Z", "2026-11-21");
  await leave(leftBefore.bookingId, "2026-11-20T09:00:00Z", "2026-11-20");
  await owner`update bookings set status = 'Cancelled', cancellation_reason = 'Ill',
    cancelled_at = '2026-11-21T10:00:00Z', cancelled_on = '2026-11-21' where id = ${cancelled.bookingId}`;
  await owner`update bookings set status = 'no-show' where id = ${absent.bookingId}`;

  const response = await request("GET", `/hotels/${hotelId}/ended-stays`, { as: staff });
  const { stays } = await response.json();
  expect(stays.map(({ guestName }: { guestName: string }) => guestName)).toEqual([
    "Cancelled",
    "Left",
    "Did not come",
  ]);
  expect(stays[1]).toEqual({
    id: left.bookingId,
    reference: left.booking.reference,
    status: "Checked-out",
    roomId: left.room.roomId,
    roomNumber: left.booking.roomNumber,
    guestName: "Left",
    checkInDate: "2026-11-21",
    checkOutDate: "2026-11-22",
  });
});

it("BK-15 does not list a no-show whose departure date has passed", async () => {
  const { staff, hotelId, bookingId } = await makeBooking(database);
  await owner`update bookings set status = 'no-show', check_in_date = '2026-11-19',
    check_out_date = '2026-11-21' where id = ${bookingId}`;
  const response = await request("GET", `/hotels/${hotelId}/ended-stays`, { as: staff });
  expect(await response.json()).toEqual({ stays: [] });
});

it("BK-21 lists nothing of another hotel", async () => {
  const { hotelId, bookingId } = await makeBooking(database);
  await owner`update bookings set status = 'no-show' where id = ${bookingId}`;
  const elsewhere = await makeStaff(database);
  const own = await request("GET", `/hotels/${elsewhere.hotelId}/ended-stays`, { as: elsewhere });
  expect(await own.json()).toEqual({ stays: [] });
  const other = await request("GET", `/hotels/${hotelId}/ended-stays`, { as: elsewhere });
  expect(other.status).toBeGreaterThanOrEqual(403);
});
