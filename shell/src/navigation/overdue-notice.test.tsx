import { addDays, calendarDateIn } from "@funduq/shared-types/values/calendar-date";
import { textsReady } from "@funduq/shared-ui/i18n";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { address, at, heading, hotel, openShell, releases } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});

const businessDate = addDays(calendarDateIn("Africa/Algiers", new Date()), -3);
const session = aSession({ hotels: [aHotel({ role: "hotel-admin", businessDate })] });

/** The departments, with the night audit's screen of another name, or without it. */
const departments = (id: string | undefined) =>
  releases.map((entry) => ({
    ...entry,
    views: entry.views.flatMap((view) => {
      if (view.access !== "night_audit") return [view];
      return id ? [{ ...view, id }] : [];
    }),
  }));

it("NA-07 MOD-01 leads to the screen of whichever department has the night audit", async () => {
  const modules = departments("day-end");
  const { user } = await openShell({ session, route: at("dashboard"), modules });
  await heading(`dashboard of ${hotel.name}`);
  await user.click(screen.getByRole("link", { name: "Go to the night audit" }));
  expect(await heading(`day-end of ${hotel.name}`)).toBeTruthy();
  expect(address()).toBe(at("day-end"));
});

it("NA-07 MOD-01 says that the audit is overdue, without a link, where no department has it", async () => {
  await openShell({ session, route: at("dashboard"), modules: departments(undefined) });
  await heading(`dashboard of ${hotel.name}`);
  expect(screen.getByText(/has not been closed: the night audit is/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Go to the night audit" })).toBeNull();
});
