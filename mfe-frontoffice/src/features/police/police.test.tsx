import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockId } from "../../standalone/ids.ts";
import { aPoliceForm, aPoliceReport } from "../../testing/a-police-form.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { openReport, rowOf, smallHouse } from "../../testing/open-police.tsx";
import { policeColumns } from "./police-columns.tsx";
import { policeRows } from "./police-rows.ts";

test("FO-01 POL-02 the button in the header opens the report and counts the forms that are missing", async () => {
  const { hotel } = smallHouse();
  const { user } = await openDashboard({ hotel });
  const button = await screen.findByRole("button", {
    name: /Police Report.*2 people without a sent form/,
  });
  expect(button.textContent).toContain("2 people");
  await user.click(button);
  const dialog = within(await screen.findByRole("dialog", { name: "Police Report" }));
  // The list, and what is printed of it, also has who is expected: each number says what it counts.
  expect(await dialog.findByRole("tab", { name: "To send 2 people" })).toBeTruthy();
  expect(dialog.getByText("2 people arrived · 1 expected · 3 forms")).toBeTruthy();
  expect(dialog.getByRole("tab", { name: "Sent today 0 forms" })).toBeTruthy();
});

test("POL-01 POL-02 lists each occupant with what is missing, and those whom nobody has named", async () => {
  const { dialog, here, coming } = await openReport();
  const guest = rowOf(dialog, new RegExp(here.guests[0]?.fullName ?? ""));
  expect(guest.textContent).toMatch(
    /101.*10\/04\/2026.*Today.*\d of 9 details.*document number.*address/,
  );
  const unnamed = rowOf(dialog, /1 occupant without a name/);
  expect(unnamed.textContent).toContain(`With ${here.guests[0]?.fullName}`);
  expect(unnamed.textContent).toContain("Name and all details");
  const expected = rowOf(dialog, new RegExp(coming.guests[0]?.fullName ?? ""));
  expect(expected.textContent).toContain("Expected");
});

test("POL-01 of what a child's form misses it counts only what is asked of a child", () => {
  const child = aPoliceForm({ birthDate: "2020-01-01" });
  const [row] = policeRows(aPoliceReport({ forms: [child] }));
  const column = policeColumns(
    ((key: string, values?: object) => `${key} ${JSON.stringify(values)}`) as never,
  ).find(({ id }) => id === "gaps");
  render(<div>{row && column?.cell(row)}</div>);
  expect(screen.getByText(/^police\.gapsOf/).textContent).toContain('{"count":3,"of":4}');
});

test("POL-02 who is named has the form filled in next, as the button says", async () => {
  const { user, dialog } = await openReport();
  server.use(
    http.post(apiUrl("hotels/:hotelId/bookings/:bookingId/occupants"), () =>
      HttpResponse.json({ guestId: mockId(8, 1) }, { status: 201 }),
    ),
  );
  await user.click(within(dialog).getByText("1 occupant without a name"));
  const naming = within(await screen.findByRole("dialog", { name: "Who else is in room 101?" }));
  await user.type(naming.getByRole("combobox"), "Nadia Ben Aïssa");
  await user.click(naming.getByRole("button", { name: "Add and complete the form" }));
  expect(await screen.findByRole("dialog", { name: "Police form: Nadia Ben Aïssa" })).toBeTruthy();
});

test("POL-01 says so when the report can't be fetched", async () => {
  const { hotel } = smallHouse();
  const page = openDashboard({ hotel });
  server.use(http.get(apiUrl("hotels/:hotelId/police-report"), () => problem("internal")));
  const { user } = await page;
  await user.click(await screen.findByRole("button", { name: /Police Report/ }));
  expect((await screen.findByText(/Error fetching report data\./)).textContent).toBeTruthy();
});

test("POL-02 'Due' sorts by urgency in every language", () => {
  const when = policeColumns(((key: string) => key) as never).find(({ id }) => id === "when");
  const sorted = (["expected", "due", "late"] as const)
    .map((state) => ({ state, at: when?.sortBy?.({ state } as never) }))
    .sort((one, other) => Number(one.at) - Number(other.at));
  expect(sorted.map(({ state }) => state)).toEqual(["late", "due", "expected"]);
});
