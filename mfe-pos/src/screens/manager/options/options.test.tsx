import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openManager } from "../../../testing/open-manager.tsx";

async function openTab(name: string) {
  const page = await openManager();
  await page.user.click(screen.getByRole("tab", { name }));
  return page;
}

const dialog = () => within(screen.getByRole("dialog"));
const listed = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector("strong")?.textContent);

it("POS-09 options are added with their surcharges and their order, and said in a line", async () => {
  const { user } = await openTab("Options");
  await user.click(screen.getByRole("button", { name: "Add options" }));
  const line = (number: number) =>
    within(dialog().getByRole("group", { name: `Option ${number}` }));
  const [name] = dialog().getAllByLabelText("Name");
  if (name) await user.type(name, "Garniture");
  await user.type(line(1).getByLabelText("Name"), "Harissa");
  await user.click(dialog().getByRole("button", { name: "Add option" }));
  await user.type(line(2).getByLabelText("Name"), "Mayonnaise");
  const surcharge = line(2).getByLabelText("Surcharge");
  await user.clear(surcharge);
  await user.type(surcharge, "50");
  await user.click(dialog().getByRole("button", { name: "Move Mayonnaise up" }));
  await user.click(dialog().getByRole("button", { name: "Save" }));
  await waitFor(() => expect(listed("Options")).toContain("Garniture"));
  const row = screen.getByText("Garniture").closest("li");
  expect(row?.textContent).toContain("choose 0 to 1 · asked for by 0 items");
  expect(row?.textContent).toContain("Mayonnaise · Harissa");
});

it("POS-09 more to choose than there are options is refused at the field", async () => {
  const { user } = await openTab("Options");
  await user.click(screen.getByRole("button", { name: "Edit Cuisson" }));
  const least = dialog().getByLabelText("Choose at least");
  await user.clear(least);
  await user.type(least, "4");
  await user.click(dialog().getByRole("button", { name: "Save" }));
  expect(dialog().getByText(/no more than there are options/)).toBeTruthy();
  expect(least).toHaveProperty("value", "4");
});

it("POS-09 deleting options says how many items ask for them", async () => {
  const { user } = await openTab("Options");
  await user.click(screen.getByRole("button", { name: "Delete Cuisson" }));
  const asks = within(screen.getByRole("alertdialog"));
  expect(asks.getByText(/^1 item no longer asks for it/)).toBeTruthy();
  await user.click(asks.getByRole("button", { name: "Delete" }));
  await waitFor(() =>
    expect(listed("Options")).toEqual([
      "Sans / supplément",
      "Sauce",
      "Supplément",
      "Entrée du menu",
      "Plat du menu",
    ]),
  );
});

it("POS-13 a station is added and renamed; one in use is not deleted, and the dialog says by what", async () => {
  const { user } = await openTab("Kitchen stations");
  await user.click(screen.getByRole("button", { name: "Add station" }));
  await user.click(dialog().getByRole("button", { name: "Save" }));
  expect(dialog().getByText("Enter a name.")).toBeTruthy();
  await user.type(dialog().getByLabelText(/^Name/), "Grill{Enter}");
  await waitFor(() => expect(listed("Kitchen stations")).toEqual(["Bar", "Cuisine", "Grill"]));
  await user.click(screen.getByRole("button", { name: "Edit Grill" }));
  await user.clear(dialog().getByLabelText(/^Name/));
  await user.type(dialog().getByLabelText(/^Name/), "Braise{Enter}");
  await waitFor(() => expect(listed("Kitchen stations")).toContain("Braise"));

  await user.click(screen.getByRole("button", { name: "Delete Bar" }));
  const asks = within(screen.getByRole("alertdialog"));
  await user.click(asks.getByRole("button", { name: "Delete" }));
  expect(await asks.findByText(/Boissons are prepared there/)).toBeTruthy();
  await user.click(asks.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Delete Braise" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(listed("Kitchen stations")).toEqual(["Bar", "Cuisine"]));
});
