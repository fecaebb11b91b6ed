import { folioBalance } from "@funduq/shared-types/rules/folio";
import { leftToPay } from "@funduq/shared-types/rules/stay-due";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { makeBooking, makeCompany, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { close } = nightDesk(api);
const { current } = bookingSteps(api);

const NIGHT = NIGHTLY_RATE + NIGHTLY_RATE / 50;

it("FOL-10 NA-03 a guest whose company pays rooms up to a limit is told the share that the audits charge", async () => {
  const staff = await makeStaff(api.database);
  const companyId = await makeCompany(api.database, staff.hotelId, {
    // The first night fits, and of the second one its tax alone would.
    rules: [{ department: "Room", limitCentimes: NIGHT + 50_000, frequency: "perStay" }],
  });
  const made = await makeBooking(api.database, { staff, companyId, checkInNow: true, nights: 2 });
  const share = async (day: string) => leftToPay(await current(made), calendarDate(day));
  const told = { centimes: NIGHT, isShare: true };
  expect(await share("2026-11-21")).toMatchObject(told);
  await close(staff);
  expect(await share("2026-11-22")).toMatchObject(told);
  await close(staff);
  expect(await share("2026-11-23")).toMatchObject(told);
  expect((await current(made)).folios.map(folioBalance)).toEqual([NIGHT, NIGHT]);
});
