import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openManager } from "../../testing/open-manager.tsx";
import { openWithoutHotel } from "../../testing/open-restaurant.tsx";

it("POS-01 asks for a hotel first", async () => {
  await openWithoutHotel("pos-manager");
  expect(
    await screen.findByText("Please select a hotel from the System Admin page to manage its POS."),
  ).toBeTruthy();
});

it("POS-01 has the menu, the plan, the terminals, the times of reservations, the options, the happy hours, the stations, the printers and the bills sold twice of a restaurant", async () => {
  const { user } = await openManager();
  const tabs = screen.getAllByRole("tab").map(({ textContent }) => textContent);
  expect(tabs).toEqual([
    "Menu",
    "Floor Plan",
    "Terminals",
    "Reservations",
    "Options",
    "Happy hours",
    "Kitchen stations",
    "Printers",
    "Sold twice",
  ]);
  await user.click(screen.getByRole("tab", { name: "Floor Plan" }));
  expect(await screen.findByRole("tabpanel", { name: "Floor Plan" })).toBeTruthy();
});
