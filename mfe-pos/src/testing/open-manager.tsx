import { screen, within } from "@testing-library/react";
import { openRestaurant } from "./open-restaurant.tsx";

/** The manager of the first restaurant, on one of its tabs. */
export async function openManager(options: Parameters<typeof openRestaurant>[1] = {}) {
  const page = await openRestaurant("pos-manager", options);
  await page.user.click(await screen.findByRole("button", { name: "Restaurant El Bahdja" }));
  await screen.findByRole("tablist");
  return page;
}

/** The names of the categories in their order. */
export const categoriesShown = () =>
  within(screen.getByRole("list", { name: "Categories" }))
    .getAllByRole("button", { pressed: undefined })
    .filter((button) => button.hasAttribute("aria-pressed"))
    .map((button) => button.textContent?.replace(/\d+$/u, ""));

/** The names of the items in their order. */
export const itemsListed = () =>
  within(screen.getByRole("grid", { name: "Items of the menu" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector("bdi")?.textContent);
