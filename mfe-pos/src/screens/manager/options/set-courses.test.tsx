import {
  type SaveModifierGroup,
  saveModifierGroupSchema,
} from "@funduq/shared-types/contracts/pos-menu";
import { server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openManager } from "../../../testing/open-manager.tsx";

const dialog = () => within(screen.getByRole("dialog"));
const dish = (number: number) => within(dialog().getByRole("group", { name: `Option ${number}` }));

async function openTab(name: string) {
  const page = await openManager();
  await page.user.click(screen.getByRole("tab", { name }));
  return page;
}

it("POS-01 a course of a set has dishes of the menu, with a surcharge, and an option that is no dish", async () => {
  const { user } = await openTab("Options");
  await user.click(screen.getByRole("button", { name: "Add options" }));
  const [name] = dialog().getAllByLabelText(/^Name/u);
  if (name) await user.type(name, "Dessert du menu");
  expect(dialog().getByText(/'Cooking', 'Sauce'/u)).toBeTruthy();
  await user.selectOptions(dialog().getByLabelText("Course of a set menu"), "3");
  expect(dialog().getByText(/'Starter', 'Main', 'Dessert'/u)).toBeTruthy();
  await user.selectOptions(dish(1).getByLabelText("Dish"), "Baklawa");
  expect(dish(1).queryByLabelText("Name")).toBeNull();
  await user.click(dialog().getByRole("button", { name: "Add dish" }));
  await user.selectOptions(dish(2).getByLabelText("Dish"), "Kalb el louz");
  const surcharge = dish(2).getByLabelText("Surcharge");
  await user.clear(surcharge);
  await user.type(surcharge, "80");
  await user.click(dialog().getByRole("button", { name: "Add dish" }));
  await user.type(dish(3).getByLabelText("Name"), "Avec miel");
  await user.click(dialog().getByRole("button", { name: "Save" }));
  const row = (await screen.findByText("Dessert du menu")).closest("li");
  expect(row?.textContent).toContain("Course 3 of a set · choose 1 · asked for by 0 items");
  expect(row?.textContent).toContain("Baklawa · Kalb el louz · Avec miel");
});

it("POS-01 a set is no dish; a course without a dish's name is refused at its field", async () => {
  const { user } = await openTab("Options");
  await user.click(screen.getByRole("button", { name: "Edit Plat du menu" }));
  const choices = within(dish(1).getByLabelText("Dish")).getAllByRole("option");
  expect(choices.map(({ textContent }) => textContent)).not.toContain("Menu du jour");
  expect(choices.map(({ textContent }) => textContent)).toContain("Loubia");
  await user.click(dialog().getByRole("button", { name: "Add dish" }));
  await user.click(dialog().getByRole("button", { name: "Save" }));
  expect(dialog().getByText("Enter a name.")).toBeTruthy();
});

it("POS-01 another dish is another option, of which no order knows yet; its field keeps the focus", async () => {
  const saved: SaveModifierGroup[] = [];
  server.events.on("request:start", async ({ request }) => {
    if (request.method === "PUT")
      saved.push(saveModifierGroupSchema.parse(await request.clone().json()));
  });
  let reads = 0;
  server.events.on("response:mocked", ({ request }) => {
    if (request.method === "GET") reads += 1;
  });
  const { user } = await openTab("Options");
  const save = async (change?: () => Promise<void>) => {
    await user.click(screen.getByRole("button", { name: "Edit Plat du menu" }));
    await change?.();
    const before = reads;
    await user.click(dialog().getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // The next change is of what was saved.
    await waitFor(() => expect(reads).toBeGreaterThan(before));
  };
  await save();
  await save(async () => {
    const field = dish(1).getByLabelText("Dish");
    field.focus();
    await user.selectOptions(field, "Loubia");
    expect(document.activeElement).toBe(field);
  });
  const [before, after] = saved.map(({ modifiers }) => modifiers);
  expect(after?.[0]).toMatchObject({ name: "Loubia" });
  expect(before?.map(({ id }) => id)).not.toContain(after?.[0]?.id);
  expect(after?.slice(1)).toEqual(before?.slice(1));
});

it("POS-01 a course that becomes plain options has no dishes any more", async () => {
  const { user } = await openTab("Options");
  await user.click(screen.getByRole("button", { name: "Edit Plat du menu" }));
  await user.selectOptions(dialog().getByLabelText("Course of a set menu"), "");
  expect(dish(1).getByLabelText("Name")).toHaveProperty("value", "Couscous royal");
  await user.click(dialog().getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const row = () => screen.getByText("Plat du menu").closest("li")?.textContent;
  await waitFor(() => expect(row()).not.toContain("of a set"));
});

it("POS-01 an item becomes a set by the courses that it asks for", async () => {
  const { user } = await openManager();
  await user.click(screen.getByRole("button", { name: /^Plats/u }));
  const row = await screen.findByRole("row", { name: /Menu du jour/u });
  await user.click(within(row).getByRole("button", { name: /Actions/iu }));
  await user.click(screen.getByRole("menuitem", { name: "Edit" }));
  const courses = within(dialog().getByRole("group", { name: "Courses of a set menu" }));
  expect(courses.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    true,
  ]);
  expect(courses.getByText(/Course 2 of a set/u).textContent).toContain(
    "Couscous royal · Rechta au poulet",
  );
});
