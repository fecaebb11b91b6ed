import { randomUUID } from "node:crypto";
import { MAX_HAPPY_HOURS } from "@funduq/shared-types/contracts/pos-happy-hour";
import { describe, expect, it } from "vitest";
import { aHappyHour } from "../../testing/happy-hours.ts";
import { aCategory, anItem, menuDesk, type TestMenu } from "../../testing/menu-desk.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const desk = menuDesk(api);

/** A menu of one item, and a happy hour that makes it cheaper. */
async function withItem() {
  const menu = await desk.restaurant();
  const categoryId = await desk.add(menu, "categories", { ...aCategory, name: "Boissons" });
  const itemId = await desk.add(menu, "items", { ...anItem, name: "Thé", categoryId });
  const prices = [{ kind: "item-price", itemId, priceCentimes: 30_000 }];
  return { menu, categoryId, itemId, happy: aHappyHour({ prices }) };
}

const put = (menu: TestMenu, body: object, id: string = randomUUID()) =>
  desk.put(menu, `happy-hours/${id}`, body);

describe("POS-01 POS-09 a happy hour", () => {
  it("is added, replaced on its version and said in the audit trail; the second editor is told", async () => {
    const { menu, categoryId, itemId, happy } = await withItem();
    const id = await desk.add(menu, "happy-hours", happy);
    const { version: _, ...fields } = happy;
    const read = async () => (await desk.read(menu)).happyHours;
    expect(await read()).toEqual([{ ...fields, id, version: 1 }]);
    expect((await desk.read(menu)).timeZone).toBe("Africa/Algiers");
    expect(await desk.told(menu, "pos.save-happy-hour")).toEqual([
      ["happyHour", "", null, "After work"],
      ["isActive", "After work", null, true],
      ["hours", "After work", null, "1 2 3 4 5 6 7 · 17:00–19:00"],
      ["prices", "After work", null, 1],
      ["priceCentimes", "Thé", null, 30_000],
    ]);
    const changed = {
      ...happy,
      version: 1,
      isActive: false,
      days: [5, 6],
      from: "22:00",
      to: "02:00",
      firstDate: "2026-12-01",
      lastDate: "2026-12-31",
      prices: [
        { kind: "category-share", categoryId, offBp: 2_000 },
        { kind: "item-share", itemId, offBp: 1_000 },
      ],
    };
    expect(await put(menu, changed, id)).toMatchObject({ status: 200, body: { id, version: 2 } });
    expect(await read()).toEqual([{ ...changed, id, version: 2 }]);
    expect(await put(menu, changed, id)).toMatchObject({ status: 409, code: "menu.changed" });
    expect(await desk.remove(menu, `happy-hours/${id}`)).toMatchObject({ status: 204 });
    expect(await read()).toEqual([]);
    expect(await desk.remove(menu, `happy-hours/${id}`)).toMatchObject({
      status: 404,
      code: "happy-hour.not-found",
    });
    expect(await put(menu, changed, id)).toMatchObject({ code: "happy-hour.not-found" });
  });

  it("AUTH-20 has each price that is changed in the audit trail, also where their number stays", async () => {
    const { menu, categoryId, itemId, happy } = await withItem();
    const id = await desk.add(menu, "happy-hours", happy);
    const price = { kind: "item-price", itemId, priceCentimes: 20_000 };
    const share = { kind: "item-share", itemId, offBp: 1_000 };
    const category = { kind: "category-share", categoryId, offBp: 2_000 };
    const name = ["happyHour", "", null, "After work"];
    for (const [index, [prices, facts]] of [
      [[price], [["priceCentimes", "Thé", 30_000, 20_000]]],
      [[price], []],
      [
        [share],
        [
          ["priceCentimes", "Thé", 20_000, null],
          ["discountBp", "Thé", null, 1_000],
        ],
      ],
      [
        [category],
        [
          ["discountBp", "Thé", 1_000, null],
          ["discountBp", "Boissons", null, 2_000],
        ],
      ],
    ].entries()) {
      await put(menu, { ...happy, version: index + 1, prices }, id);
      expect(await desk.told(menu, "pos.save-happy-hour")).toEqual([name, ...(facts ?? [])]);
    }
    await desk.remove(menu, `happy-hours/${id}`);
    expect(await desk.told(menu, "pos.remove-happy-hour")).toContainEqual([
      "discountBp",
      "Boissons",
      2_000,
      null,
    ]);
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["no day", { days: [] }, "days"],
    ["a day twice", { days: [1, 1] }, "days"],
    ["an eighth day", { days: [8] }, "days.0"],
    ["a time that is none", { from: "24:00" }, "from"],
    ["a time in another form", { to: "7:00" }, "to"],
    [
      "an end before its beginning",
      { firstDate: "2026-12-02", lastDate: "2026-12-01" },
      "lastDate",
    ],
    ["no price", { prices: [] }, "prices"],
  ])("is not added with %s", async (_, fault, path) => {
    const { menu, happy } = await withItem();
    const answer = await put(menu, { ...happy, ...fault });
    expect(answer).toMatchObject({ status: 400, code: "request.invalid" });
    expect(answer.body).toHaveProperty("params.fields.0.path", path);
  });

  it.each([
    ["free", { kind: "item-price", priceCentimes: 0 }],
    ["wholly off", { kind: "item-share", offBp: 10_000 }],
    ["a share of nothing", { kind: "item-share", offBp: 0 }],
    ["above the maximum", { kind: "item-price", priceCentimes: 1e11 }],
  ])("changes no price to one that is %s", async (_, price) => {
    const { menu, itemId, happy } = await withItem();
    const answer = await put(menu, { ...happy, prices: [{ ...price, itemId }] });
    expect(answer).toMatchObject({ status: 400, code: "request.invalid" });
  });

  it("names each item once, cheaper than it is, and what is on the menu", async () => {
    const { menu, itemId, happy } = await withItem();
    const share = { kind: "item-share", itemId, offBp: 500 };
    expect(
      await put(menu, { ...happy, prices: [...(happy.prices as object[]), share] }),
    ).toMatchObject({
      code: "request.invalid",
      body: { params: { fields: [{ path: "prices" }] } },
    });
    const asDear = { kind: "item-price", itemId, priceCentimes: 40_000 };
    expect(await put(menu, { ...happy, prices: [asDear] })).toMatchObject({
      status: 400,
      code: "happy-hour.not-cheaper",
      body: { params: { name: "Thé", priceCentimes: 40_000 } },
    });
    const gone = { kind: "item-price", itemId: randomUUID(), priceCentimes: 1 };
    expect(await put(menu, { ...happy, prices: [gone] })).toMatchObject({ code: "item.not-found" });
    const noCategory = { kind: "category-share", categoryId: randomUUID(), offBp: 1 };
    expect(await put(menu, { ...happy, prices: [noCategory] })).toMatchObject({
      code: "category.not-found",
    });
    const elsewhere = await withItem();
    expect(await put(menu, elsewhere.happy)).toMatchObject({ code: "item.not-found" });
  });

  it("has a name of its own; of three that are added at once one is", async () => {
    const { menu, happy } = await withItem();
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from restaurants where id = ${menu.restaurantId} for no key update`,
      () =>
        [1, 2, 3].map(() =>
          api.request("PUT", `${menu.at}/happy-hours/${randomUUID()}`, {
            as: menu.staff,
            body: happy,
          }),
        ),
    );
    expect(tally(outcomes)).toEqual({ "200": 1, "409 happy-hour.name-taken": 2 });
    expect(await put(menu, { ...happy, name: "AFTER WORK" })).toMatchObject({
      code: "happy-hour.name-taken",
    });
  });

  it("is changed by one of two editors at once; the other one is told", async () => {
    const { menu, happy } = await withItem();
    const id = await desk.add(menu, "happy-hours", happy);
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from restaurants where id = ${menu.restaurantId} for no key update`,
      () =>
        ["18:00", "20:00"].map((to) =>
          api.request("PUT", `${menu.at}/happy-hours/${id}`, {
            as: menu.staff,
            body: { ...happy, version: 1, to },
          }),
        ),
    );
    expect(tally(outcomes)).toEqual({ "200": 1, "409 menu.changed": 1 });
  });

  it("is one of at most fifty of a restaurant", async () => {
    const { menu, happy } = await withItem();
    const { hotelId: hotel_id, restaurantId: restaurant_id } = menu;
    await api.owner`
      insert into happy_hours (hotel_id, restaurant_id, id, name, is_active, days, from_time, to_time)
      select ${hotel_id}::uuid, ${restaurant_id}::uuid, gen_random_uuid(), 'Heure ' || n, true, '{1}', '17:00', '18:00'
      from generate_series(1, ${MAX_HAPPY_HOURS}::int) n`;
    expect(await put(menu, happy)).toMatchObject({
      status: 409,
      code: "happy-hour.too-many",
      body: { params: { most: MAX_HAPPY_HOURS } },
    });
  });

  it("loses the prices of an item or a category that is deleted", async () => {
    const { menu, categoryId, itemId, happy } = await withItem();
    const share = { kind: "category-share", categoryId, offBp: 2_000 };
    await desk.add(menu, "happy-hours", {
      ...happy,
      prices: [...(happy.prices as object[]), share],
    });
    const prices = async () => (await desk.read(menu)).happyHours?.[0]?.prices;
    await desk.remove(menu, `items/${itemId}`);
    expect(await prices()).toEqual([share]);
    await desk.remove(menu, `categories/${categoryId}`);
    expect(await prices()).toEqual([]);
  });
});
