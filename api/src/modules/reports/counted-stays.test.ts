import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import {
  type CountedStays,
  countedFigureSchema,
} from "@funduq/shared-types/contracts/report-stays";
import {
  addDays,
  type CalendarDate,
  calendarDate,
} from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database } = api;
const { close } = nightDesk(api);
const { step, current } = bookingSteps(api);

const FIRST = calendarDate("2026-11-21");
const SECOND = addDays(FIRST, 1);
const THIRD = addDays(FIRST, 2);

async function staysOf(
  staff: TestStaff,
  figure: string,
  from: CalendarDate,
  to = from,
): Promise<CountedStays> {
  const path = `/hotels/${staff.hotelId}/reports/stays?figure=${figure}&from=${from}&to=${to}`;
  const response = await request("GET", path, { as: staff });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

async function managerOf(staff: TestStaff, date: CalendarDate): Promise<ManagerReport> {
  const path = `/hotels/${staff.hotelId}/reports/manager?date=${date}`;
  return (await request("GET", path, { as: staff })).json();
}

const next = async (made: TestBooking) => ({ ...made, booking: await current(made) });

/** Two closed days and an open one, on which guests come, stay, leave, cancel and do not come. */
async function threeDays(): Promise<TestStaff> {
  const staff = await makeStaff(database);
  const room = async () => ({ staff, room: await makeRoom(database, staff.hotelId) });
  await makeBooking(database, { ...(await room()), checkInNow: true, children: 1, nights: 9 });
  const short = await makeBooking(database, { ...(await room()), checkInNow: true, nights: 2 });
  const dayUse = await makeBooking(database, { ...(await room()), checkInNow: true });
  expect((await step(dayUse, "check-out")).status).toBe(200);
  await step(await makeBooking(database, await room()), "cancel", { reason: "Of the test" });
  await step(await makeBooking(database, await room()), "no-show");
  await makeBooking(database, await room());
  const undone = await makeBooking(database, { ...(await room()), checkInNow: true, nights: 3 });
  expect((await step(undone, "undo", { reason: "Wrong guest" })).status).toBe(200);
  await close(staff);
  const late = await makeBooking(database, { ...(await room()), checkInDate: SECOND, nights: 2 });
  await step(late, "check-in");
  await close(staff);
  const leaving = await next(short);
  await step(leaving, "check-out");
  return staff;
}

it("REP-01 as many stays are listed as the manager report counts, of each day and of the month", async () => {
  const staff = await threeDays();
  const seen: Record<string, number> = {};
  for (const date of [FIRST, SECOND, THIRD]) {
    const { day, month } = await managerOf(staff, date);
    for (const figure of countedFigureSchema.options)
      for (const { from, to, figures } of [day, month]) {
        const { stays, counted } = await staysOf(staff, figure, from, to);
        expect([figure, from, to, stays.length]).toEqual([figure, from, to, figures[figure]]);
        expect(counted).toBe(figures[figure]);
        seen[figure] = (seen[figure] ?? 0) + stays.length;
      }
    const { stays } = await staysOf(staff, "sold", date);
    const persons = stays.reduce((all, { adults, children }) => all + adults + children, 0);
    expect(persons).toBe(day.figures.persons);
  }
  expect(Object.keys(seen).filter((figure) => seen[figure] === 0)).toEqual([]);
});

it("REP-01 a stay is listed with its guest, room and days, once for each day that counts it", async () => {
  const staff = await threeDays();
  const { stays } = await staysOf(staff, "sold", FIRST, SECOND);
  expect(stays.map(({ date }) => date)).toEqual([FIRST, FIRST, SECOND, SECOND, SECOND]);
  expect(stays[0]).toMatchObject({ adults: 1, children: 1, checkInDate: FIRST, companyName: null });
  expect(stays[0]?.guestName).not.toBe("");
});

it("REP-01 a no-show that was expected again later stays counted on its day, and is no longer listed", async () => {
  const made = await makeBooking(database, { nights: 3 });
  await close(made.staff);
  await step(await next(made), "reactivate");
  expect(await staysOf(made.staff, "noShows", FIRST)).toMatchObject({ counted: 1, stays: [] });
});

it.each(["", "figure=guests&", "figure=sold&figure=arrivals&"])(
  "REP-01 the stays of '%s' are refused",
  async (figure) => {
    const staff = await makeStaff(database);
    const path = `/hotels/${staff.hotelId}/reports/stays?${figure}from=2026-11-21&to=2026-11-21`;
    expect((await request("GET", path, { as: staff })).status).toBe(400);
  },
);
