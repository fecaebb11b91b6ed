import type { Booking } from "@funduq/shared-types/contracts/booking";
import { describe, expect, it } from "vitest";
import { makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { openNightsDesk, NIGHTLY_TAX as TAX } from "../../testing/open-nights.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { step, bookingAfter, current, violations } = bookingSteps(api);
const { charge, codeOf, onDay, takenBack } = openNightsDesk(api);

describe("a check-out", () => {
  const toldOf = ({ history }: Booking) =>
    history.find(({ action }) => action === "checked-out")?.details;

  it("FOL-09 BK-13 BK-18 of a guest let go without the charge keeps who, why, how many nights and how much", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 3 });
    await onDay(made, "2026-11-23");
    const waive = { reason: "Noise all night", totalCentimes: 2 * (NIGHTLY_RATE + TAX) };
    const left: Booking = await bookingAfter(await step(made, "check-out", { waive }), made.staff);
    expect(toldOf(left)).toMatchObject({
      nightsLetGo: 2,
      reason: waive.reason,
      amountCentimes: waive.totalCentimes,
    });
    const [line] = await owner`select details -> 'facts' as facts from changes
      where hotel_id = ${made.hotelId} and action = 'bookings.check-out'`;
    expect(line?.facts).toMatchObject([
      { what: "waived", as: "money", after: waive.totalCentimes },
      { what: "reason", after: waive.reason },
    ]);
    expect(await violations(made)).toEqual([]);
  });

  it.each([
    ["nobody waives the nights", { waive: undefined }, 409, "folio.nights-open"],
    ["without a reason", { waive: { reason: "  " } }, 400, "request.invalid"],
    [
      "where they come to another sum",
      { waive: { reason: "Noise", totalCentimes: 1 } },
      409,
      "folio.nights-changed",
    ],
  ])("FOL-09 is refused: %s", async (_, body, status, code) => {
    const made = await makeBooking(database, { checkInNow: true });
    expect(await codeOf(await step(made, "check-out", body))).toMatchObject({ status, code });
    expect((await current(made)).status).toBe("Checked-in");
  });

  it("FOL-09 AUTH-17 is refused where who waives nights may not; charged ones need no right", async () => {
    const staff = await makeStaff(database, { role: "front-office" });
    const made = await makeBooking(database, { staff, checkInNow: true });
    expect(await codeOf(await step(made, "check-out"))).toMatchObject({
      status: 403,
      code: "section.denied",
    });
    await charge(made, NIGHTLY_RATE + TAX);
    const pay = `/hotels/${made.hotelId}/bookings/${made.bookingId}/payments`;
    const [folio] = made.booking.folios;
    const body = { folioId: folio?.id, method: "Cash", amountCentimes: NIGHTLY_RATE + TAX };
    await request("POST", pay, { as: staff, body });
    expect((await step(made, "check-out", { waive: undefined })).status).toBe(200);
  });

  it("BK-13 BK-18 counts a night whose charge was taken back", async () => {
    const made = await takenBack();
    const pay = `/hotels/${made.hotelId}/bookings/${made.bookingId}/payments`;
    const body = { folioId: made.booking.folios[0]?.id, amountCentimes: TAX, method: "Cash" };
    await request("POST", pay, { as: made.staff, body });
    const booking = await current(made);
    const left: Booking = await bookingAfter(
      await step({ ...made, booking }, "check-out"),
      made.staff,
    );
    expect(toldOf(left)).toMatchObject({ nightsLetGo: 1 });
  });

  it("BK-13 BK-18 after the charge was paid says nothing of it", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await charge(made, NIGHTLY_RATE + TAX);
    const body = {
      folioId: made.booking.folios[0]?.id,
      method: "Cash",
      amountCentimes: NIGHTLY_RATE + TAX,
    };
    const pay = `/hotels/${made.hotelId}/bookings/${made.bookingId}/payments`;
    await request("POST", pay, { as: made.staff, body });
    const left: Booking = await bookingAfter(await step(made, "check-out"), made.staff);
    expect(left.status).toBe("Checked-out");
    expect(toldOf(left)).not.toHaveProperty("nightsLetGo");
  });
});
