import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openRestaurant } from "../../../testing/open-restaurant.tsx";

async function openTerminals() {
  const page = await openRestaurant("pos-manager", { route: "/?tab=terminals" });
  await page.user.click(await screen.findByRole("button", { name: "Cafétéria" }));
  await screen.findByRole("list", { name: "Terminals" });
  return page;
}

const names = () =>
  within(screen.getByRole("list", { name: "Terminals" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("bdi")?.textContent);

it("POS-02 terminals are added, renamed and deleted; a deletion asks", async () => {
  const { user } = await openTerminals();
  expect(names()).toEqual(["Bar", "Terrasse"]);
  await user.click(screen.getByRole("button", { name: "Add terminal" }));
  await user.type(await screen.findByLabelText(/^Name/u), "bar");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("There is already a terminal bar.")).toBeTruthy();
  await user.type(screen.getByLabelText(/^Name/u), " 2");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(names()).toContain("bar 2"));

  await user.click(screen.getByRole("button", { name: "Edit Bar" }));
  const name = await screen.findByLabelText(/^Name/u);
  await user.clear(name);
  await user.type(name, "Comptoir");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(names()).toContain("Comptoir"));

  await user.click(screen.getByRole("button", { name: "Delete Terrasse" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete Terrasse?" });
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(names()).not.toContain("Terrasse"));
});
