import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { aCategory, aGroup, anItem, anOption, menuDesk } from "../../testing/menu-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const desk = menuDesk(api);

const cooking = { ...aGroup, name: "Cuisson", least: 1, modifiers: [anOption("Saignant")] };

describe("POS-01 an item", () => {
  it("is added with category, price, colour, station, TVA and options, and changed on its version", async () => {
    const menu = await desk.restaurant();
    const categoryId = await desk.add(menu, "categories", { ...aCategory, name: "Plats" });
    const stationId = await desk.add(menu, "stations", { version: null, name: "Grill" });
    const sauces = { ...aGroup, name: "Sauce", modifiers: [anOption("Harissa")] };
    const groups = [
      await desk.add(menu, "modifier-groups", sauces),
      await desk.add(menu, "modifier-groups", cooking),
    ];
    const body = {
      version: null,
      categoryId,
      name: "Entrecôte",
      priceCentimes: 250_000,
      color: "red",
      stationId,
      tvaBp: 1_900,
      modifierGroupIds: groups,
    };
    const id = await desk.add(menu, "items", body);
    expect(await desk.itemNamed(menu, "Entrecôte")).toEqual({
      ...body,
      id,
      isSoldOut: false,
      photoHash: null,
      version: 1,
    });
    expect(await desk.told(menu, "pos.save-item")).toEqual([
      ["menuItem", "", null, "Entrecôte"],
      ["priceCentimes", "Entrecôte", null, 250_000],
      ["tvaBp", "Entrecôte", null, 1_900],
    ]);

    const dearer = {
      ...body,
      version: 1,
      priceCentimes: 280_000,
      modifierGroupIds: groups.slice(1),
    };
    expect(await desk.put(menu, `items/${id}`, dearer)).toMatchObject({ body: { id, version: 2 } });
    expect(await desk.itemNamed(menu, "Entrecôte")).toMatchObject({ ...dearer, version: 2 });
    expect(await desk.told(menu, "pos.save-item")).toEqual([
      ["menuItem", "", null, "Entrecôte"],
      ["priceCentimes", "Entrecôte", 250_000, 280_000],
    ]);
  });

  it.each([
    ["no name", { name: "" }, "name"],
    ["no price", { priceCentimes: null }, "priceCentimes"],
    ["a price of 0", { priceCentimes: 0 }, "priceCentimes"],
    ["a price below 0", { priceCentimes: -100 }, "priceCentimes"],
    ["a price of a thousand million dinars", { priceCentimes: 1e11 }, "priceCentimes"],
    ["a price of one and a half centimes", { priceCentimes: 1.5 }, "priceCentimes"],
    ["a TVA above 100 %", { tvaBp: 10_001 }, "tvaBp"],
  ])("is not added with %s", async (_, fault, path) => {
    const menu = await desk.restaurant();
    const body = { ...anItem, name: "Loubia", ...fault };
    expect(await desk.put(menu, `items/${randomUUID()}`, body)).toMatchObject({
      status: 400,
      code: "request.invalid",
      body: { params: { fields: [{ path }] } },
    });
    expect((await desk.read(menu)).items).toEqual([]);
  });

  it("has a name of its own in its restaurant, whatever its case", async () => {
    const menu = await desk.restaurant();
    await desk.add(menu, "items", { ...anItem, name: "Thé à la menthe" });
    const twin = { ...anItem, name: "thé À la menthe" };
    expect(await desk.put(menu, `items/${randomUUID()}`, twin)).toMatchObject({
      status: 409,
      code: "item.name-taken",
    });
    await desk.add(await desk.restaurant(menu.hotelId), "items", twin);
  });

  it("X-07 takes no category, station or options of another restaurant, nor an id of its item", async () => {
    const menu = await desk.restaurant();
    const beside = await desk.restaurant(menu.hotelId);
    const itemId = await desk.add(beside, "items", { ...anItem, name: "Loubia" });
    const foreign = [
      [
        { categoryId: await desk.add(beside, "categories", { ...aCategory, name: "Plats" }) },
        "category.not-found",
      ],
      [
        { stationId: await desk.add(beside, "stations", { version: null, name: "Bar" }) },
        "station.not-found",
      ],
      [
        { modifierGroupIds: [await desk.add(beside, "modifier-groups", cooking)] },
        "modifier-group.not-found",
      ],
    ] as const;
    for (const [part, code] of foreign) {
      const body = { ...anItem, name: "Rechta", ...part };
      expect(await desk.put(menu, `items/${randomUUID()}`, body)).toMatchObject({
        status: 404,
        code,
      });
    }
    const rechta = { ...anItem, name: "Rechta" };
    expect(await desk.put(menu, `items/${itemId}`, rechta)).toMatchObject({ code: "menu.changed" });
    const known = { ...rechta, version: 1 };
    expect(await desk.put(menu, `items/${itemId}`, known)).toMatchObject({
      code: "item.not-found",
    });
    expect(await desk.remove(menu, `items/${itemId}`)).toMatchObject({ code: "item.not-found" });
    expect((await desk.read(beside)).items).toHaveLength(1);
    expect((await desk.read(menu)).items).toEqual([]);
  });

  it("X-07 of another hotel's restaurant is out of reach", async () => {
    const menu = await desk.restaurant();
    const elsewhere = await desk.restaurant();
    const itemId = await desk.add(elsewhere, "items", { ...anItem, name: "Loubia" });
    const at = `/hotels/${menu.hotelId}/restaurants/${elsewhere.restaurantId}`;
    const lost = { ...menu, at };
    const body = { ...anItem, name: "Rechta" };
    for (const answer of [
      await desk.put(lost, `items/${itemId}`, body),
      await desk.remove(lost, `items/${itemId}`),
      await desk.put(lost, "items-order", { ids: [itemId] }),
    ])
      expect(answer).toMatchObject({ status: 404, code: "restaurant.not-found" });
    const soldOut = { isSoldOut: true };
    expect(await desk.put(lost, `items/${itemId}/sold-out`, soldOut)).toMatchObject({
      status: 404,
      code: "item.not-found",
    });
    expect(
      await desk.put({ ...elsewhere, staff: menu.staff }, `items/${itemId}`, body),
    ).toMatchObject({
      status: 404,
      code: "hotel.not-found",
    });
    expect(await desk.itemNamed(elsewhere, "Loubia")).toMatchObject({ isSoldOut: false });
  });

  it("is deleted while it is on an open bill, whose line keeps its copy", async () => {
    const menu = await desk.restaurant();
    const { hotelId, restaurantId } = menu;
    const itemId = await desk.add(menu, "items", { ...anItem, name: "Loubia" });
    const billId = randomUUID();
    await api.owner`insert into open_bills (hotel_id, id, restaurant_id, name)
      values (${hotelId}, ${billId}, ${restaurantId}, 'Bill 1')`;
    await api.owner`insert into open_bill_lines (hotel_id, id, bill_id, item_id, name, price_centimes, quantity)
      values (${hotelId}, ${randomUUID()}, ${billId}, ${itemId}, 'Loubia', 40000, 2)`;
    expect(await desk.remove(menu, `items/${itemId}`)).toMatchObject({ status: 204 });
    expect((await desk.read(menu)).items).toEqual([]);
    expect(
      await api.owner`select name, price_centimes::int as price from open_bill_lines
      where bill_id = ${billId}`,
    ).toEqual([{ name: "Loubia", price: 40_000 }]);
    expect(await desk.told(menu, "pos.remove-item")).toEqual([
      ["menuItem", "", "Loubia", null],
      ["priceCentimes", "Loubia", 40_000, null],
    ]);
  });

  it("X-02 added again with the same key, is added once; with another key, somebody else was first", async () => {
    const menu = await desk.restaurant();
    const path = `items/${randomUUID()}`;
    const body = { ...anItem, name: "Loubia" };
    const first = await desk.put(menu, path, body, { key: "the-same-key" });
    expect(await desk.put(menu, path, body, { key: "the-same-key" })).toEqual(first);
    expect(await desk.put(menu, path, body)).toMatchObject({ code: "menu.changed" });
    expect((await desk.read(menu)).items).toMatchObject([{ name: "Loubia", version: 1 }]);
  });
});

describe("POS-01 the order of the items", () => {
  it("is that of the list within one category; an item that changes its category becomes the last one", async () => {
    const menu = await desk.restaurant();
    const categoryId = await desk.add(menu, "categories", { ...aCategory, name: "Plats" });
    const ids: string[] = [];
    for (const name of ["Chorba", "Loubia", "Rechta"])
      ids.push(await desk.add(menu, "items", { ...anItem, name, categoryId }));
    const tea = await desk.add(menu, "items", { ...anItem, name: "Thé" });
    const names = async () => (await desk.read(menu)).items.map(({ name }) => name);

    expect(await desk.put(menu, "items-order", { ids: ids.toReversed() })).toMatchObject({
      status: 204,
    });
    const inCategory = (await names()).filter((name) => name !== "Thé");
    expect(inCategory).toEqual(["Rechta", "Loubia", "Chorba"]);

    await desk.put(menu, `items/${tea}`, { ...anItem, name: "Thé", categoryId, version: 1 });
    expect(await names()).toEqual(["Rechta", "Loubia", "Chorba", "Thé"]);
    for (const wrong of [ids, [...ids, tea, randomUUID()], [randomUUID()], [tea, tea, ...ids]])
      expect(await desk.put(menu, "items-order", { ids: wrong })).toMatchObject({
        code: "menu.changed",
      });
    expect(await desk.put(menu, "items-order", { ids: [] })).toMatchObject({ status: 204 });
  });
});

describe("POS-09 sold out", () => {
  it("is set by a waiter, stays apart from the item's version, and is told once", async () => {
    const menu = await desk.restaurant();
    const id = await desk.add(menu, "items", { ...anItem, name: "Loubia" });
    const waiter = await makeStaff(api.database, {
      hotelId: menu.hotelId,
      role: "employee",
      sections: ["pos"],
    });
    const set = (isSoldOut: boolean) =>
      desk.put({ ...menu, staff: waiter }, `items/${id}/sold-out`, { isSoldOut });
    expect(await set(true)).toMatchObject({ status: 204 });
    expect(await set(true)).toMatchObject({ status: 204 });
    expect(await desk.itemNamed(menu, "Loubia")).toMatchObject({ isSoldOut: true, version: 1 });
    expect(await desk.told(menu, "pos.set-sold-out")).toEqual([
      ["isSoldOut", "Loubia", false, true],
    ]);
    const changes = await api.owner`select from changes
      where hotel_id = ${menu.hotelId} and action = 'pos.set-sold-out'`;
    expect(changes).toHaveLength(1);
    expect(
      await desk.put({ ...menu, staff: waiter }, `items/${id}`, {
        ...anItem,
        name: "X",
        version: 1,
      }),
    ).toMatchObject({
      status: 403,
      code: "section.denied",
    });
    expect(
      await desk.put(menu, `items/${randomUUID()}/sold-out`, { isSoldOut: true }),
    ).toMatchObject({
      code: "item.not-found",
    });
  });
});
