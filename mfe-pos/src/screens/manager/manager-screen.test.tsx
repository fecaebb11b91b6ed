import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openRestaurant, openWithoutHotel } from "../../testing/open-restaurant.tsx";

async function openManager() {
  const page = await openRestaurant("pos-manager");
  await page.user.click(await screen.findByRole("button", { name: "Restaurant El Bahdja" }));
  await screen.findByText("T1");
  return page;
}

it("shows each table with its covers and whether it is occupied", async () => {
  await openManager();
  const tables = within(screen.getByRole("list", { name: "Tables" })).getAllByRole("listitem");
  expect(tables).toHaveLength(12);
  expect(tables[0]?.textContent).toContain("4 seats");
  expect(tables[1]?.textContent).toContain("Occupied");
});

it("X-01 shows the menu by category with its prices", async () => {
  await openManager();
  const desserts = within(screen.getByRole("table", { name: /^Desserts/ }));
  expect(desserts.getByRole("row", { name: /Baklawa 350,00\s?DA/ })).toBeTruthy();
  expect(screen.getByRole("table", { name: /^Without category/ })).toBeTruthy();
});

it("asks for a hotel first", async () => {
  await openWithoutHotel("pos-manager");
  expect(
    screen.getByText("Please select a hotel from the System Admin page to manage its POS."),
  ).toBeTruthy();
});
