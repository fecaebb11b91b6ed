import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { setupHotelId, someSetup } from "../../standalone/setup.ts";
import { openSetup } from "../../testing/open-setup.tsx";

it("SET-01 a menu leads to the parts of the screen and follows the scrolling", async () => {
  await openSetup();
  const menu = within(await screen.findByRole("navigation", { name: "Parts of the set-up" }));
  expect(menu.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    ...["#information", "#taxes", "#floors", "#room-types", "#rooms", "#restaurants", "#charges"],
  ]);
  const isScrolledTo = (id: string) =>
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(0, 0, 0, this.id === id ? window.innerHeight : 0);
    });
  isScrolledTo("rooms");
  fireEvent.scroll(document.body);
  await waitFor(() =>
    expect(menu.getByRole("link", { current: "location" }).textContent).toBe("Rooms"),
  );
  vi.restoreAllMocks();
});

it("SET-01 the way to the first booking says what is missing, and leads there", async () => {
  await openSetup();
  expect(await screen.findByText("5 of 7 steps done")).toBeTruthy();
  expect(screen.getByText("Without a rate: Suite")).toBeTruthy();
  const hrefs = ["Rates", "Users", "First booking"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(hrefs).toEqual([
    `/hotel/${setupHotelId}/rate-manager`,
    `/hotel/${setupHotelId}/user-management`,
    `/hotel/${setupHotelId}/dashboard?new=any`,
  ]);
});

it("SET-01 RAT-01 the rates are not done while a number of guests has none", async () => {
  const setup = someSetup();
  const list = setup.roomTypes.list.map((type) => ({ ...type, unpricedGuests: [2] }));
  await openSetup({ setup: { ...setup, roomTypes: { ...setup.roomTypes, list } } });
  const said = "Without a rate: Double (guests: 2) and Suite (guests: 2)";
  expect(await screen.findByText(said)).toBeTruthy();
});

it("SET-01 the way is folded away once nothing is missing on it", async () => {
  const setup = someSetup();
  const list = setup.roomTypes.list.map((type) => ({ ...type, unpricedGuests: [] }));
  const roomTypes = { ...setup.roomTypes, list };
  const { user } = await openSetup({ setup: { ...setup, roomTypes, hasBooking: true } });
  expect(await screen.findByText("7 of 7 steps done")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Rates" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show the steps", expanded: false }));
  expect(await screen.findByRole("link", { name: "Rates" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Hide the steps", expanded: true }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Rates" })).toBeNull());
});
