import { describe, expect, it } from "vitest";
import { bookingRequest, makeBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

describe("reading a booking", () => {
  it("BK-21 finds the hotel's own, and no other", async () => {
    const made = await makeBooking(database);
    const read = (hotelId: string, as = made.staff) =>
      request("GET", `/hotels/${hotelId}/bookings/${made.bookingId}`, { as });
    expect(await (await read(made.hotelId)).json()).toEqual(made.booking);
    const elsewhere = await makeStaff(database);
    const response = await read(elsewhere.hotelId, elsewhere);
    expect([response.status, (await response.json()).detail]).toEqual([404, "Booking not found!"]);
  });

  it("the change log names the booking and what it made stale", async () => {
    const made = await makeBooking(database, { room: undefined });
    const room = await makeRoom(database, made.hotelId);
    const response = await request("POST", `/hotels/${made.hotelId}/bookings`, {
      as: made.staff,
      body: bookingRequest(room),
    });
    const { id } = await response.json();
    const [change] =
      await owner`select action, entity_id, tags from changes where hotel_id = ${made.hotelId}`;
    expect(change).toEqual({
      action: "bookings.create",
      entity_id: id,
      tags: ["Booking", "Room", "Availability", "Guest"],
    });
  });
});
