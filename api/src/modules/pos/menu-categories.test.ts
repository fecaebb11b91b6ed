import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCategory, anItem, menuDesk } from "../../testing/menu-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const desk = menuDesk(api);

describe("POS-01 a category", () => {
  it("is added after the others with its colour and station, and changed on its version", async () => {
    const menu = await desk.restaurant();
    const stationId = await desk.add(menu, "stations", { version: null, name: "Bar" });
    await desk.add(menu, "categories", { ...aCategory, name: "Plats" });
    const id = randomUUID();
    const bar = { version: null, name: " Boissons ", color: "blue", stationId };
    expect(await desk.put(menu, `categories/${id}`, bar)).toMatchObject({
      status: 200,
      body: { id, version: 1 },
    });
    const renamed = { ...bar, version: 1, name: "Boissons fraîches" };
    expect(await desk.put(menu, `categories/${id}`, renamed)).toMatchObject({
      body: { id, version: 2 },
    });
    expect((await desk.read(menu)).categories).toMatchObject([
      { name: "Plats", color: "grey", stationId: null, version: 1 },
      { id, name: "Boissons fraîches", color: "blue", stationId, version: 2 },
    ]);
    expect(await desk.told(menu, "pos.save-category")).toEqual([
      ["menuCategory", "", "Boissons", "Boissons fraîches"],
    ]);
  });

  it("has a name of its own in its restaurant, whatever its case", async () => {
    const menu = await desk.restaurant();
    await desk.add(menu, "categories", { ...aCategory, name: "Entrées" });
    const twin = { ...aCategory, name: "ENTRÉES" };
    expect(await desk.put(menu, `categories/${randomUUID()}`, twin)).toMatchObject({
      status: 409,
      code: "category.name-taken",
      body: { params: { name: "ENTRÉES" } },
    });
    const beside = await desk.restaurant(menu.hotelId);
    await desk.add(beside, "categories", twin);
    const [own] = (await desk.read(menu)).categories;
    const recased = { ...twin, version: own?.version };
    expect(await desk.put(menu, `categories/${own?.id}`, recased)).toMatchObject({ status: 200 });
  });

  it.each([
    ["a blank name", { name: "  " }, "name"],
    ["no name", { name: undefined }, "name"],
    ["a name of 61 letters", { name: "x".repeat(61) }, "name"],
    ["an unknown colour", { color: "pink" }, "color"],
  ])("is not added with %s", async (_, fault, path) => {
    const menu = await desk.restaurant();
    const body = { ...aCategory, name: "Plats", ...fault };
    expect(await desk.put(menu, `categories/${randomUUID()}`, body)).toMatchObject({
      status: 400,
      code: "request.invalid",
      body: { params: { fields: [{ path }] } },
    });
    expect((await desk.read(menu)).categories).toEqual([]);
  });

  it("is told apart by its version: the second editor is told, and a deleted one is not found", async () => {
    const menu = await desk.restaurant();
    const id = await desk.add(menu, "categories", { ...aCategory, name: "Plats" });
    const save = (body: object) => desk.put(menu, `categories/${id}`, { ...aCategory, ...body });
    expect(await save({ name: "Grillades", version: 1 })).toMatchObject({ status: 200 });
    for (const version of [1, null])
      expect(await save({ name: "Viandes", version })).toMatchObject({ code: "menu.changed" });
    expect(await desk.remove(menu, `categories/${id}`)).toMatchObject({ status: 204 });
    expect(await save({ name: "Viandes", version: 2 })).toMatchObject({
      status: 404,
      code: "category.not-found",
    });
    expect(await desk.remove(menu, `categories/${id}`)).toMatchObject({
      code: "category.not-found",
    });
  });

  it("leaves its items without a category when it is deleted", async () => {
    const menu = await desk.restaurant();
    const categoryId = await desk.add(menu, "categories", { ...aCategory, name: "Desserts" });
    await desk.add(menu, "items", { ...anItem, name: "Baklawa", categoryId });
    await desk.remove(menu, `categories/${categoryId}`);
    expect(await desk.read(menu)).toMatchObject({
      categories: [],
      items: [{ name: "Baklawa", categoryId: null, version: 1 }],
    });
    expect(await desk.told(menu, "pos.remove-category")).toEqual([
      ["menuCategory", "", "Desserts", null],
    ]);
  });

  it("names a station of its own restaurant only", async () => {
    const menu = await desk.restaurant();
    const beside = await desk.restaurant(menu.hotelId);
    const stationId = await desk.add(beside, "stations", { version: null, name: "Bar" });
    const body = { ...aCategory, name: "Boissons", stationId };
    expect(await desk.put(menu, `categories/${randomUUID()}`, body)).toMatchObject({
      status: 404,
      code: "station.not-found",
    });
  });
});

describe("POS-01 the order of the categories", () => {
  it("is that of the list, and changes nothing when it is sent again", async () => {
    const menu = await desk.restaurant();
    const names = ["Entrées", "Plats", "Desserts"];
    const ids: string[] = [];
    for (const name of names) ids.push(await desk.add(menu, "categories", { ...aCategory, name }));
    const order = { ids: ids.toReversed() };
    const version = async () => {
      const [row] = await api.owner`select max(seq) as seq from changes
        where hotel_id = ${menu.hotelId}`;
      return row?.seq;
    };
    expect(await desk.put(menu, "categories-order", order)).toMatchObject({ status: 204 });
    const { categories } = await desk.read(menu);
    expect(categories.map(({ name }) => name)).toEqual(names.toReversed());
    const before = await version();
    expect(await desk.put(menu, "categories-order", order)).toMatchObject({ status: 204 });
    expect(await version()).toBe(before);
  });

  it("is refused where somebody added or deleted one meanwhile, or one is named twice", async () => {
    const menu = await desk.restaurant();
    const a = await desk.add(menu, "categories", { ...aCategory, name: "Entrées" });
    const b = await desk.add(menu, "categories", { ...aCategory, name: "Plats" });
    for (const ids of [[b], [b, a, randomUUID()], [b, b], []])
      expect(await desk.put(menu, "categories-order", { ids })).toMatchObject({
        status: 409,
        code: "menu.changed",
      });
  });
});
