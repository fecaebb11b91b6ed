import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { businessDate, roomTypes } from "../../standalone/mock-rooms.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const sidebar = () => screen.getByRole("complementary", { name: "Today's activity" });

test("FO-05 collapsed, the sidebar says how many come, leave and stay; it opens and is remembered", async () => {
  const { user, unmount, hotel } = await openDashboard();
  const inHouse = hotel.bookings.filter(({ status }) => status === "Checked-in").length;
  expect(
    within(sidebar())
      .getAllByRole("button")
      .map((button) => button.ariaLabel),
  ).toEqual(["Today's activity", "Still to arrive 3", "Still to leave 3", `In house ${inHouse}`]);
  await user.click(within(sidebar()).getByRole("button", { name: "Still to arrive 3" }));
  expect(await within(sidebar()).findByRole("heading", { name: /Still to leave 3/ })).toBeTruthy();
  unmount();

  await openDashboard();
  const opened = within(sidebar());
  expect(await opened.findByRole("button", { name: /Police forms to send \d+/ })).toBeTruthy();
  await user.click(opened.getByRole("button", { name: "Collapse" }));
  expect(within(sidebar()).queryByRole("heading")).toBeNull();
});

test("FO-05 whoever is in the house is listed once asked for, and opens the stay", async () => {
  const { user } = await openDashboard();
  await user.click(screen.getByRole("button", { name: "Today's activity" }));
  const part = await within(sidebar()).findByRole("button", { name: /In house/ });
  expect(within(sidebar()).queryByRole("button", { name: /Room 102/ })).toBeNull();
  await user.click(part);
  await user.click(within(sidebar()).getByRole("button", { name: /Room 102/ }));

  expect(await screen.findByRole("dialog", { name: /Room 102/ })).toBeTruthy();
});

test("FO-05 on a phone the sidebar is a drawer", async () => {
  const plain = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(plain(query), { matches: query.includes("max-width") }),
  );
  const { user } = await openDashboard();
  expect(screen.queryByRole("complementary", { name: "Today's activity" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Today's activity" }));
  const drawer = await screen.findByRole("dialog", { name: "Today's activity" });

  await waitFor(() => expect(within(drawer).getAllByRole("heading").length).toBeGreaterThan(6));
});

test("GRP-08 FO-06 the two counts of arrivals agree: rooms that arrive, and what groups await without a room", async () => {
  const hotel = new MockHotel();
  const plain = hotel.dayGrid.bind(hotel);
  const [type] = roomTypes;
  const group = {
    groupId: "01890a5d-ac96-774b-bcce-b302099a7301",
    groupName: "Tassili Tours",
    blockId: "01890a5d-ac96-774b-bcce-b302099a7302",
    roomTypeId: type?.id,
    roomTypeName: type?.name,
    rooms: 6,
    checkInDate: businessDate,
    checkOutDate: "2026-04-14",
    nightCentimes: 5_100_000,
  };
  vi.spyOn(hotel, "dayGrid").mockImplementation((date) => ({
    ...plain(date),
    groupRooms: [group],
  }));
  await openDashboard({ hotel });
  expect(within(sidebar()).getByRole("button", { name: "Still to arrive 9" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Arrivals 3 + 6 without a room" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Departures \d+$/ })).toBeTruthy();
});
