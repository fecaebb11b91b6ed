import { describe, expect, it } from "vitest";
import { aMenu } from "../../standalone/restaurants.ts";
import { itemsShown, menuSections } from "./menu.ts";

const menu = aMenu();
const namesOf = (items: { name: string }[]) => items.map(({ name }) => name);

describe("the menu", () => {
  it("POS-02 shows the items of the chosen category", () => {
    const desserts = menu.categories.find(({ name }) => name === "Desserts");
    expect(namesOf(itemsShown(menu, desserts?.id ?? null, ""))).toEqual([
      "Kalb el louz",
      "Baklawa",
    ]);
  });

  it("searches the whole menu without case or accents, whatever the category", () => {
    const drinks = menu.categories.at(-1)?.id ?? null;
    expect(namesOf(itemsShown(menu, drinks, " MECHOUIA "))).toEqual(["Salade méchouia"]);
  });

  it("keeps the order of the categories and puts items without one last", () => {
    const sections = menuSections(menu);
    expect(sections.map(({ category }) => category?.name ?? null)).toEqual([
      "Entrées",
      "Plats",
      "Desserts",
      "Boissons",
      null,
    ]);
    expect(namesOf(sections.at(-1)?.items ?? [])).toEqual(["Gâteau d’anniversaire"]);
  });

  it("leaves out a category that holds nothing", () => {
    const empty = { ...menu, items: menu.items.slice(0, 3) };
    expect(menuSections(empty)).toHaveLength(1);
  });
});
