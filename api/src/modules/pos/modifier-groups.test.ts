import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCategory, aGroup, anItem, anOption, menuDesk } from "../../testing/menu-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const desk = menuDesk(await testApp());

describe("POS-09 a group of options", () => {
  it("is added with its options in their order, and replaced on its version", async () => {
    const menu = await desk.restaurant();
    const [rare, done] = [anOption("Saignant"), anOption("Bien cuit", 5_000)];
    const cooking = { ...aGroup, name: "Cuisson", least: 1, modifiers: [rare, done] };
    const id = await desk.add(menu, "modifier-groups", cooking);
    expect((await desk.read(menu)).modifierGroups).toEqual([{ ...cooking, id, version: 1 }]);
    expect(await desk.told(menu, "pos.save-modifier-group")).toEqual([
      ["modifierGroup", "", null, "Cuisson"],
      ["priceCentimes", "Saignant", null, 0],
      ["priceCentimes", "Bien cuit", null, 5_000],
    ]);
    const blue = anOption("Bleu");
    const dearer = { ...done, priceCentimes: 7_000 };
    const changed = { ...cooking, version: 1, name: "La cuisson", modifiers: [dearer, blue] };
    expect(await desk.put(menu, `modifier-groups/${id}`, changed)).toMatchObject({
      body: { id, version: 2 },
    });
    expect((await desk.read(menu)).modifierGroups).toEqual([{ ...changed, id, version: 2 }]);
    expect(await desk.told(menu, "pos.save-modifier-group")).toEqual([
      ["modifierGroup", "", "Cuisson", "La cuisson"],
      ["priceCentimes", "Saignant", 0, null],
      ["priceCentimes", "Bien cuit", 5_000, 7_000],
      ["priceCentimes", "Bleu", null, 0],
    ]);
    expect(await desk.put(menu, `modifier-groups/${id}`, changed)).toMatchObject({
      status: 409,
      code: "menu.changed",
    });
  });

  it.each([
    ["no option", { modifiers: [] }, "modifiers"],
    ["a blank option", { modifiers: [anOption(" ")] }, "modifiers.0.name"],
    ["an option below 0", { modifiers: [anOption("Bleu", -1)] }, "modifiers.0.priceCentimes"],
    ["more to choose than there is", { least: 2, most: 2 }, "least"],
    ["a least above the most", { least: 1, most: 0 }, "most"],
    ["a name of nothing", { name: "" }, "name"],
  ])("is not added with %s", async (_, fault, path) => {
    const menu = await desk.restaurant();
    const body = { ...aGroup, name: "Sauce", modifiers: [anOption("Harissa")], ...fault };
    const answer = await desk.put(menu, `modifier-groups/${randomUUID()}`, body);
    expect(answer).toMatchObject({ status: 400, code: "request.invalid" });
    expect(answer.body).toHaveProperty("params.fields.0.path", path);
    expect((await desk.read(menu)).modifierGroups).toEqual([]);
  });

  it("has a name of its own, and options with ids of their own", async () => {
    const menu = await desk.restaurant();
    const harissa = anOption("Harissa");
    const sauce = { ...aGroup, name: "Sauce", modifiers: [harissa] };
    await desk.add(menu, "modifier-groups", sauce);
    const put = (body: object) => desk.put(menu, `modifier-groups/${randomUUID()}`, body);
    expect(await put({ ...sauce, name: "SAUCE", modifiers: [anOption("Mayo")] })).toMatchObject({
      status: 409,
      code: "modifier-group.name-taken",
    });
    const twice = anOption("Mayo");
    for (const modifiers of [[harissa], [twice, { ...twice, name: "Moutarde" }]])
      expect(await put({ ...sauce, name: "Autre", modifiers })).toMatchObject({
        status: 400,
        code: "request.invalid",
        body: { params: { fields: [{ path: "modifiers" }] } },
      });
    expect((await desk.read(menu)).modifierGroups).toMatchObject([{ modifiers: [harissa] }]);
  });

  it("is deleted with its options, and no item asks for it any more", async () => {
    const menu = await desk.restaurant();
    const sauce = { ...aGroup, name: "Sauce", modifiers: [anOption("Harissa", 2_000)] };
    const id = await desk.add(menu, "modifier-groups", sauce);
    await desk.add(menu, "items", { ...anItem, name: "Frites", modifierGroupIds: [id, id] });
    expect(await desk.itemNamed(menu, "Frites")).toMatchObject({ modifierGroupIds: [id] });
    expect(await desk.remove(menu, `modifier-groups/${id}`)).toMatchObject({ status: 204 });
    expect(await desk.itemNamed(menu, "Frites")).toMatchObject({ modifierGroupIds: [] });
    expect(await desk.told(menu, "pos.remove-modifier-group")).toEqual([
      ["modifierGroup", "", "Sauce", null],
      ["priceCentimes", "Harissa", 2_000, null],
    ]);
    expect(await desk.remove(menu, `modifier-groups/${id}`)).toMatchObject({
      status: 404,
      code: "modifier-group.not-found",
    });
  });
});

describe("POS-13 a station", () => {
  it("is added and renamed on its version, with a name of its own", async () => {
    const menu = await desk.restaurant();
    const id = await desk.add(menu, "stations", { version: null, name: "Cuisine" });
    await desk.add(menu, "stations", { version: null, name: "Bar" });
    const rename = (body: object) => desk.put(menu, `stations/${id}`, body);
    expect(await rename({ version: 1, name: "BAR" })).toMatchObject({
      status: 409,
      code: "station.name-taken",
    });
    expect(await rename({ version: 1, name: "Grill" })).toMatchObject({ body: { id, version: 2 } });
    expect(await rename({ version: 1, name: "Four" })).toMatchObject({ code: "menu.changed" });
    expect((await desk.read(menu)).stations).toMatchObject([{ name: "Bar" }, { name: "Grill" }]);
    expect(await desk.told(menu, "pos.save-station")).toEqual([
      ["station", "", "Cuisine", "Grill"],
    ]);
  });

  it("is not deleted while something is prepared there", async () => {
    const menu = await desk.restaurant();
    const stationId = await desk.add(menu, "stations", { version: null, name: "Bar" });
    const categoryId = await desk.add(menu, "categories", {
      ...aCategory,
      name: "Vins",
      stationId,
    });
    await desk.add(menu, "items", { ...anItem, name: "Café", stationId });
    expect(await desk.remove(menu, `stations/${stationId}`)).toMatchObject({
      status: 409,
      code: "station.in-use",
      body: { params: { names: ["Vins", "Café"] } },
    });
    await desk.remove(menu, `categories/${categoryId}`);
    const coffee = await desk.itemNamed(menu, "Café");
    await desk.put(menu, `items/${coffee.id}`, { ...anItem, name: "Café", version: 1 });
    expect(await desk.remove(menu, `stations/${stationId}`)).toMatchObject({ status: 204 });
    expect(await desk.remove(menu, `stations/${stationId}`)).toMatchObject({
      code: "station.not-found",
    });
    expect(await desk.told(menu, "pos.remove-station")).toEqual([["station", "", "Bar", null]]);
  });
});
