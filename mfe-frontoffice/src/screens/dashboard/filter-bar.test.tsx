import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const bar = () => within(screen.getByRole("list", { name: "Filters that are on" }));
const remove = (name: string) =>
  screen.getByRole("button", { name: `Remove the filter '${name}'` });
const cells = () =>
  within(screen.getByRole("grid", { name: /^Rooms on/ })).getAllByRole("gridcell");
const said = (text: string) => screen.getByText(text).closest("[role=status]");

test("FO-17 each filter that is on stands above the board, also one that only the popover has", async () => {
  const { hotel } = await openDashboard({ route: "/?status=Reserved,NoShow" });
  expect(
    bar()
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Reserved", "No-Show"]);
  expect(said(`2 of ${hotel.rooms.length} rooms shown`)).toBeTruthy();
});

test("FO-17 a room type that the hotel no longer has filters nothing", async () => {
  const gone = crypto.randomUUID();
  const { hotel } = await openDashboard({ route: `/?types=${gone}` });
  expect(cells()).toHaveLength(hotel.rooms.length);
  expect(screen.queryByRole("list", { name: "Filters that are on" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
});

test("FO-17 filters are removed one by one by the keyboard; the focus stays in the bar and the count is announced", async () => {
  const { hotel, user } = await openDashboard({ route: "/?status=Occupied,Reserved" });
  const all = hotel.rooms.length;
  const status = said(`${cells().length} of ${all} rooms shown`);
  remove("Occupied").focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(status?.textContent).toBe(`2 of ${all} rooms shown`));
  expect(document.activeElement).toBe(remove("Reserved"));

  await user.keyboard("{Enter}");
  await waitFor(() => expect(cells()).toHaveLength(all));
  expect(screen.queryByRole("list", { name: "Filters that are on" })).toBeNull();
  expect(status?.textContent).toBe(`${all} of ${all} rooms shown`);
  expect(document.activeElement).toBe(status);
});

test("FO-17 'Clear all' removes a room type too; until then the counts say of how many they are", async () => {
  const { hotel, user } = await openDashboard();
  const type = hotel.dayGrid().roomTypes[0];
  const ofType = hotel.rooms.filter(({ roomTypeId }) => roomTypeId === type?.id);
  const whole = screen.getByRole("button", { name: /^Occupied \d/ }).textContent;
  await user.click(screen.getByRole("button", { name: "Find Availability / Change Dates" }));
  await user.click(await screen.findByRole("checkbox", { name: type?.name }));
  await waitFor(() => expect(cells()).toHaveLength(ofType.length));
  expect(remove(type?.name ?? "")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Occupied \d+ of \d+$/ })).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Clear all" }));
  await waitFor(() => expect(cells()).toHaveLength(hotel.rooms.length));
  expect(screen.getByRole("button", { name: /^Occupied \d/ }).textContent).toBe(whole);
});
