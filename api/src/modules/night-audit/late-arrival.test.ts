import { folioBalance } from "@funduq/shared-types/rules/folio";
import { leftToPay } from "@funduq/shared-types/rules/stay-due";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { close } = nightDesk(api);
const { step, current } = bookingSteps(api);

const TAX = NIGHTLY_RATE / 50;

it("BK-15 NA-03 FOL-05 who comes a night late is told to pay what the audits will charge, no night more", async () => {
  const made = await makeBooking(api.database, { checkInDate: "2026-11-21", nights: 3 });
  const left = async (day: string) => leftToPay(await current(made), calendarDate(day))?.centimes;
  expect(await left("2026-11-21")).toBe(3 * (NIGHTLY_RATE + TAX));
  await close(made.staff);
  for (const name of ["reactivate", "check-in"] as const) {
    const booking = await current(made);
    expect((await step({ ...made, booking }, name)).status).toBe(200);
    expect(await left("2026-11-22")).toBe(2 * (NIGHTLY_RATE + TAX));
  }
  await close(made.staff);
  expect(await left("2026-11-23")).toBe(2 * (NIGHTLY_RATE + TAX));
  await close(made.staff);
  const { folios } = await current(made);
  expect(folios.map(folioBalance)).toEqual([2 * (NIGHTLY_RATE + TAX)]);
  expect(await left("2026-11-24")).toBe(2 * (NIGHTLY_RATE + TAX));
});
