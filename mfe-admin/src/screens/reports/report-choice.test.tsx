import { server } from "@funduq/shared-ui/testing/server";
import { act, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PHONE } from "../../features/layout/use-narrow-screen.ts";
import { reportIds } from "../../features/reports/report-list.ts";
import { reportHandlers } from "../../standalone/reports.ts";
import { openFrom, openReports, withPaper } from "../../testing/open-reports.tsx";

withPaper();

const reportsOf = {
  Day: ["Manager report", "Day book", "Forecast", "Restaurant sales"],
  Money: ["Payments", "Journal", "Trial balance", "Balances by account"],
  "Stays and rooms": ["Stays counted", "Rooms"],
  Companies: ["Revenue by company", "Aged balances", "Sales journal"],
  Accounting: ["Accounting entries", "Taxes"],
};

const names = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

it("X-06 every report is two presses away: its group, and its tab", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports();
  for (const [group, reports] of Object.entries(reportsOf)) {
    await user.click(await screen.findByRole("radio", { name: group }));
    expect(names("tab")).toEqual(reports);
  }
  expect(Object.values(reportsOf).flat()).toHaveLength(reportIds.length);
});

it("X-06 arrows move along the groups and along the reports of a group", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports();
  (await screen.findByRole("radio", { name: "Day" })).focus();
  await user.keyboard("{ArrowRight}");
  expect(await screen.findByRole("tab", { name: "Payments", selected: true })).toBeTruthy();
  screen.getByRole("tab", { selected: true }).focus();
  await user.keyboard("{ArrowRight}");
  expect(await screen.findByRole("tab", { name: "Journal", selected: true })).toBeTruthy();
});

it("a link opens its report in its group", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=taxes");
  expect(await screen.findByRole("tab", { name: "Taxes", selected: true })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Accounting" }).checked).toBe(true);
});

it("a report of a month does not keep a single day, also past a report without days", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports();
  await openFrom(user, "Companies", "Sales journal");
  expect(await screen.findByText("From 01/03/2026 to 31/03/2026")).toBeTruthy();
});

it("X-06 on a phone one list has all reports under the names of their groups", async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes(PHONE) }),
  );
  server.use(...reportHandlers());
  const { user } = await openReports();
  const list = await screen.findByRole("combobox", { name: "Report" });
  const groups = within(list)
    .getAllByRole("group")
    .map((group) => [
      group.getAttribute("label"),
      within(group)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ]);
  expect(Object.fromEntries(groups)).toEqual(reportsOf);
  expect(screen.queryByRole("tab")).toBeNull();
  await user.selectOptions(list, "Payments");
  expect(await screen.findByText("Yasmine Haddad")).toBeTruthy();
});

it("X-02 X-06 what is open above a report stays when the phone is turned", async () => {
  const wide = window.matchMedia;
  let isNarrow = false;
  const turned = new Set<() => void>();
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(wide(query), {
      get matches() {
        return isNarrow && query.includes("max-width");
      },
      addEventListener: (_: string, listener: () => void) => turned.add(listener),
      removeEventListener: (_: string, listener: () => void) => turned.delete(listener),
    }),
  );
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=payments");
  await screen.findByText("Yasmine Haddad");
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(await screen.findByRole("dialog", { name: "Print the report" })).toBeTruthy();
  isNarrow = true;
  act(() => {
    for (const tell of turned) tell();
  });
  expect(await screen.findByRole("combobox", { name: "Report", hidden: true })).toBeTruthy();
  expect(screen.getByRole("dialog", { name: "Print the report" })).toBeTruthy();
});
