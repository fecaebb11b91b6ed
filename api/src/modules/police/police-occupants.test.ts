import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { policeDesk, refusalOf } from "../../testing/police-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const { addOccupant } = policeDesk(api);

describe("naming an occupant", () => {
  it("POL-02 refuses more guests than booked, and the same guest twice", async () => {
    const full = await makeBooking(database, { checkInNow: true });
    expect(await refusalOf(await addOccupant(full, { fullName: "Ali" }))).toMatchObject({
      status: 409,
      code: "police.everybody-named",
    });
    const stay = await makeBooking(database, { checkInNow: true, adults: 2 });
    const [guest] = stay.booking.guests;
    expect(await refusalOf(await addOccupant(stay, { guestId: guest?.guestId }))).toMatchObject({
      status: 400,
      code: "request.invalid",
    });
  });

  it("POL-02 refuses a stay whose guest never arrived", async () => {
    const stay = await makeBooking(database, { adults: 2 });
    await owner`update bookings set status = 'no-show' where id = ${stay.bookingId}`;
    expect(await refusalOf(await addOccupant(stay, { fullName: "Ali" }))).toMatchObject({
      code: "booking.ended",
    });
  });
});
