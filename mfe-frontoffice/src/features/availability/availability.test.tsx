import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, delay, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const opener = () => screen.getByRole("button", { name: "Find Availability / Change Dates" });
const popover = () => screen.findByRole("dialog", { name: "Find Availability / Change Dates" });
const day = (panel: HTMLElement, name: RegExp) => within(panel).findByRole("button", { name });

test("FO-01 FO-06 the popover filters the day by guests, housekeeping, types and activity", async () => {
  const { user } = await openDashboard();
  await user.click(opener());
  const panel = await popover();
  await within(panel).findAllByRole("tab");
  expect(
    within(panel)
      .getAllByRole("tab")
      .map(({ textContent }) => textContent),
  ).toEqual(["Filter Daily View", "Find Availability"]);
  const names = within(await within(panel).findByRole("tabpanel"))
    .getAllByRole("checkbox")
    .map((box) => box.closest("label")?.textContent);
  expect(names).toEqual([
    ...["Occupied", "Reserved", "No-Show"],
    ...["Clean", "Dirty", "Out of Order"],
    ...["Single", "Double", "Suite"],
  ]);
  expect(
    within(panel)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent),
  ).toEqual(["All", "Arrivals", "Departures"]);

  await user.click(within(panel).getByRole("checkbox", { name: "Occupied" }));
  await user.click(within(panel).getByRole("checkbox", { name: "Single" }));
  await user.click(within(panel).getByRole("checkbox", { name: "Suite" }));
  await user.click(within(panel).getByRole("radio", { name: "Departures" }));
  const numbers = screen.getAllByRole("gridcell").flatMap(({ dataset }) => dataset.number ?? []);
  expect(numbers).toEqual(["101", "201"]);
});

test("FO-06 on a phone the panel says how many rooms are left, and leads to them", async () => {
  const plain = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(plain(query), { matches: query.includes("max-width") }),
  );
  const { user } = await openDashboard();
  await user.click(opener());
  const panel = within(await popover());
  expect(await panel.findByRole("button", { name: "Show 24 rooms" })).toBeTruthy();
  await user.click(panel.getByRole("checkbox", { name: "Reserved" }));
  await user.click(await panel.findByRole("button", { name: "Show 2 rooms" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getAllByRole("gridcell")).toHaveLength(2);
});

test("FO-05 FO-06 with the No-Show filter on a panel tells who did not come", async () => {
  const hotel = new MockHotel();
  const expected = hotel.bookings.find(({ status }) => status === "Reserved");
  if (expected) expected.status = "no-show";
  await openDashboard({ hotel, route: "/?status=NoShow,Occupied" });
  const panel = within(await screen.findByRole("region", { name: "No-shows" }));

  expect(await panel.findByText(expected?.guests[0]?.fullName ?? "")).toBeTruthy();
  expect(panel.getByRole("button", { name: "Reactivate" })).toBeTruthy();
});

test("FO-07 each day of the month says 'AV.nn', 'Complet' or '--', and opens", async () => {
  const hotel = new MockHotel();
  const { user } = await openDashboard({ hotel });
  server.use(
    http.get(
      apiUrl("hotels/:hotelId/availability/days"),
      async () => {
        await delay("infinite");
      },
      { once: true },
    ),
  );
  await user.click(opener());
  const panel = await popover();
  expect((await within(panel).findAllByText("--")).length).toBeGreaterThan(27);

  await user.click(within(panel).getByRole("button", { name: "Next month" }));
  const may = await day(panel, /12 May 2026.*rooms left to sell: \d+/);
  expect(may.textContent).toMatch(/^12 AV\.\d+$/);
  await user.click(may);
  expect(await screen.findByRole("grid", { name: /12 May 2026/ })).toBeTruthy();
});

test("FO-07 a month that cannot be loaded is said, and asked for again", async () => {
  const { user } = await openDashboard();
  const days = apiUrl("hotels/:hotelId/availability/days");
  server.use(http.get(days, () => problem("service.busy"), { once: true }));
  await user.click(opener());
  const panel = await popover();
  const alert = within(await within(panel).findByRole("alert"));
  expect(alert.getByText("The rooms left of these days could not be loaded.")).toBeTruthy();
  expect(within(panel).getAllByText("--").length).toBeGreaterThan(27);
  await user.click(alert.getByRole("button", { name: "Try again" }));
  expect(await day(panel, /10 Apr 2026.*rooms left/)).toBeTruthy();
  expect(within(panel).queryByRole("alert")).toBeNull();
});

test("FO-07 a day that is over is '--', a full one 'Complet'; a change shows at once", async () => {
  const hotel = new MockHotel();
  const { user, store } = await openDashboard({ hotel });
  await user.click(opener());
  const panel = await popover();
  const tonight = await day(panel, /10 Apr 2026.*rooms left/);
  expect((await day(panel, /^.*9 Apr 2026.*Not known/)).textContent).toBe("9 --");
  expect(tonight.querySelector("[title]")?.getAttribute("title")).toMatch(
    /Single \d+ · Double \d+ · Suite \d+/,
  );

  hotel.freeRooms = () => ({ rooms: [] });
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Availability"])));
  await waitFor(() => expect(tonight.textContent).toBe("10 Complet"));
});

test("X-06 FO-07 the arrows walk over the days, Enter opens one", async () => {
  const { user } = await openDashboard();
  await user.click(opener());
  const panel = await popover();
  (await day(panel, /10 Apr 2026/)).focus();
  await user.keyboard("{ArrowDown}{ArrowRight}{Enter}");

  expect(await screen.findByRole("grid", { name: /18 Apr 2026/ })).toBeTruthy();
});

test("FO-08 both days are needed, in order, from the business date on", async () => {
  const { user } = await openDashboard();
  await user.keyboard("[F4]");
  const panel = await popover();
  await user.click(await within(panel).findByRole("button", { name: "Find Available Rooms" }));
  expect(within(panel).getByText("Please select both a Check-in and Check-out date.")).toBeTruthy();

  await user.type(within(panel).getByLabelText("Check-in"), "120426");
  await user.type(within(panel).getByLabelText("Check-out"), "120426");
  await user.click(within(panel).getByRole("button", { name: "Find Available Rooms" }));
  expect(within(panel).getByText("Check-out date must be after the Check-in date.")).toBeTruthy();

  await user.clear(within(panel).getByLabelText("Check-in"));
  await user.type(within(panel).getByLabelText("Check-in"), "090426");
  await user.click(within(panel).getByRole("button", { name: "Find Available Rooms" }));
  expect(within(panel).getByLabelText("Check-in").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("region", { name: "Available rooms" })).toBeNull();
});

test("FO-08 a check-out before the check-in is refused in the specification's words, typed; the calendar does not offer it", async () => {
  const { user } = await openDashboard();
  await user.keyboard("[F4]");
  const panel = within(await popover());
  await user.type(await panel.findByLabelText("Check-in"), "150426");
  await user.type(panel.getByLabelText("Check-out"), "140426{Enter}");
  expect(panel.getByRole("alert").textContent).toBe(
    "Check-out date must be after the Check-in date.",
  );
  expect(panel.getByLabelText("Check-out").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("region", { name: "Available rooms" })).toBeNull();

  await user.click(panel.getByRole("button", { name: "Choose a date: Check-out" }));
  const calendar = await screen.findByRole("dialog", { name: "Choose a date: Check-out" });
  const disabled = async (name: RegExp) =>
    (await day(calendar, name)).getAttribute("aria-disabled") === "true";
  expect(await disabled(/^Tue, 14 Apr 2026/)).toBe(true);
  expect(await disabled(/^Wed, 15 Apr 2026/)).toBe(false);
});

test("FO-08 BK-01 nights are typed instead of the check-out, days as figures alone or counted from the check-in", async () => {
  const { user } = await openDashboard();
  await user.keyboard("[F4]");
  const panel = within(await popover());
  const [from, to] = [await panel.findByLabelText("Check-in"), panel.getByLabelText("Check-out")];
  const nights = panel.getByRole("spinbutton", { name: "Nights" });
  const shown = () => [from, to, nights].map((field) => (field as HTMLInputElement).value);
  await user.type(from, "2211{Tab}");
  await user.type(nights, "3");
  expect(shown()).toEqual(["22/11/2026", "25/11/2026", "3"]);
  await user.clear(nights);
  expect(shown()).toEqual(["22/11/2026", "25/11/2026", ""]);
  await user.type(nights, "x{Tab}");
  expect(shown()).toEqual(["22/11/2026", "25/11/2026", "3"]);
  await user.clear(to);
  await user.type(to, "+5{Tab}");
  expect(shown()).toEqual(["22/11/2026", "27/11/2026", "5"]);
  await user.clear(from);
  await user.type(from, "+3{Tab}");
  expect(shown()).toEqual(["13/04/2026", "27/11/2026", "228"]);
});

test("FO-09 the free rooms with their prices; the title says types, days and how many", async () => {
  const { user } = await openDashboard();
  await user.keyboard("[F4]");
  const panel = await popover();
  await user.type(await within(panel).findByLabelText("Check-in"), "120526");
  await user.type(within(panel).getByLabelText("Check-out"), "150526");
  await user.click(within(panel).getByRole("checkbox", { name: "Double" }));
  await user.click(within(panel).getByRole("checkbox", { name: "Suite" }));
  await user.click(within(panel).getByRole("button", { name: "Find Available Rooms" }));

  const results = within(await screen.findByRole("region", { name: "Available rooms" }));
  await waitFor(() =>
    expect(results.getByRole("heading", { level: 2 }).textContent).toMatch(
      /Double.*Suite · .*12 May 2026→.*15 May 2026 · 15 rooms available/,
    ),
  );
  expect(screen.queryByRole("grid")).toBeNull();

  const double = results.getByRole("heading", { level: 3, name: /Double/ }).closest("header");
  expect(double?.textContent).toMatch(/9\.500,00\sDA per night.*3\snights · 28\.500,00\sDA/);
  await user.click(results.getByRole("button", { name: "Clear Search & Show Daily Grid" }));
  expect(await screen.findByRole("grid")).toBeTruthy();
});

test("FO-06 FO-07 a day picked while free rooms are listed leads back to the grid of that day", async () => {
  const { user } = await openDashboard();
  await user.keyboard("[F4]");
  const search = within(await popover());
  await user.type(await search.findByLabelText("Check-in"), "120526");
  await user.type(search.getByLabelText("Check-out"), "150526{Enter}");
  await screen.findByRole("region", { name: "Available rooms" });
  await user.click(opener());
  await user.click(await screen.findByRole("tab", { name: "Filter Daily View" }));
  await user.click(await day(await popover(), /^Sun, 12 Apr 2026/));
  expect(await screen.findByRole("grid", { name: /12 Apr 2026/ })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Available rooms" })).toBeNull();
});

test("FO-09 a booking begins with the room and the nights that were found, and leads back to the grid", async () => {
  const { user, hotel } = await openDashboard({ route: "/?date=2026-04-11" });
  await user.keyboard("[F4]");
  const panel = await popover();
  await user.type(await within(panel).findByLabelText("Check-in"), "120526");
  await user.type(within(panel).getByLabelText("Check-out"), "150526{Enter}");
  await user.click(await screen.findByRole("button", { name: "New booking, room 204" }));
  const dialog = within(await screen.findByRole("dialog", { name: /204/ }));
  expect(dialog.getByLabelText<HTMLInputElement>("Check-in").value).toBe("12/05/2026");
  expect(dialog.getByLabelText<HTMLInputElement>("Check-out").value).toBe("15/05/2026");
  await user.type(dialog.getByRole("combobox", { name: "Guest" }), "Lyes Kaci");
  await waitFor(() => expect(dialog.getByLabelText("Rate plan").textContent).toContain("Public"));
  await user.keyboard("{Control>}{Enter}{/Control}");

  expect(await screen.findByRole("grid", { name: /11 Apr 2026/ })).toBeTruthy();
  expect(hotel.bookings.at(-1)).toMatchObject({
    roomNumber: "204",
    checkInDate: "2026-05-12",
    checkOutDate: "2026-05-15",
  });
});
