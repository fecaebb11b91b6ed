import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { aGroup, anItem, anOption, menuDesk, type TestMenu } from "../../testing/menu-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const desk = menuDesk(api);

const aDish = (itemId: string, priceCentimes = 0) => ({ ...anOption("?", priceCentimes), itemId });

/** A restaurant with two dishes, a course that has them, and a set that asks for it. */
async function withSet() {
  const menu = await desk.restaurant();
  const [soupId, fishId] = [
    await desk.add(menu, "items", { ...anItem, name: "Soup" }),
    await desk.add(menu, "items", { ...anItem, name: "Fish" }),
  ];
  const starter = {
    ...aGroup,
    name: "Starter",
    least: 1,
    course: 1,
    modifiers: [aDish(soupId), aDish(fishId, 30_000)],
  };
  const groupId = await desk.add(menu, "modifier-groups", starter);
  const set = { ...anItem, name: "Set of the day", modifierGroupIds: [groupId] };
  const setId = await desk.add(menu, "items", set);
  return { menu, soupId, fishId, starter, groupId, set, setId };
}

const groupsOf = async (menu: TestMenu) => (await desk.read(menu)).modifierGroups;

describe("POS-01 a course of a set", () => {
  it("has dishes of the menu with the names that these have now, and the trail says its course", async () => {
    const { menu, soupId, starter, groupId } = await withSet();
    const [soup, fish] = starter.modifiers;
    expect(await groupsOf(menu)).toEqual([
      {
        ...starter,
        id: groupId,
        version: 1,
        modifiers: [
          { ...soup, name: "Soup" },
          { ...fish, name: "Fish" },
        ],
      },
    ]);
    expect(await desk.told(menu, "pos.save-modifier-group")).toEqual([
      ["modifierGroup", "", null, "Starter"],
      ["setCourse", "Starter", null, 1],
      ["priceCentimes", "Soup", null, 0],
      ["priceCentimes", "Fish", null, 30_000],
    ]);
    const renamed = { ...anItem, version: 1, name: "Chorba" };
    await desk.put(menu, `items/${soupId}`, renamed);
    expect((await groupsOf(menu))[0]?.modifiers[0]?.name).toBe("Chorba");
  });

  it("becomes plain options, and a course again", async () => {
    const { menu, starter, groupId } = await withSet();
    const path = `modifier-groups/${groupId}`;
    const plain = { ...starter, version: 1, course: null, modifiers: [anOption("Lemon")] };
    expect((await desk.put(menu, path, plain)).status).toBe(200);
    expect((await groupsOf(menu))[0]).toMatchObject({
      course: null,
      modifiers: [{ itemId: null }],
    });
    expect((await desk.put(menu, path, { ...starter, version: 2 })).status).toBe(200);
    expect((await groupsOf(menu))[0]?.modifiers).toHaveLength(2);
  });

  it("stays one with its dishes where a manager's page of an earlier release saves it", async () => {
    const { menu, starter, groupId } = await withSet();
    const { course: _, ...former } = starter;
    const modifiers = starter.modifiers.map(({ itemId: __, ...option }) => option);
    const body = { ...former, version: 1, most: 2, modifiers };
    expect((await desk.put(menu, `modifier-groups/${groupId}`, body)).status).toBe(200);
    expect((await groupsOf(menu))[0]).toMatchObject({
      most: 2,
      course: 1,
      modifiers: [{ name: "Soup" }, { name: "Fish" }],
    });
  });

  it("changes a dish only under a new id of its option, so that no order gets another dish", async () => {
    const { menu, starter, groupId, fishId } = await withSet();
    const [soup, fish] = starter.modifiers;
    const put = (option: object) =>
      desk.put(menu, `modifier-groups/${groupId}`, {
        ...starter,
        version: 1,
        modifiers: [option, fish],
      });
    for (const itemId of [fishId, null])
      expect(await put({ ...soup, itemId })).toMatchObject({
        status: 400,
        code: "request.invalid",
        body: { params: { fields: [{ path: "modifiers.0.id" }] } },
      });
    expect((await groupsOf(menu))[0]?.modifiers[0]).toMatchObject({ id: soup?.id, name: "Soup" });
    const bread = await desk.add(menu, "items", { ...anItem, name: "Bread" });
    expect((await put(aDish(bread))).status).toBe(200);
    expect((await groupsOf(menu))[0]?.modifiers[0]?.name).toBe("Bread");
  });

  it("has no dishes without a course, of no other restaurant and of no such item", async () => {
    const { menu, starter } = await withSet();
    const beside = await desk.restaurant(menu.hotelId);
    const foreign = await desk.add(beside, "items", { ...anItem, name: "Pizza" });
    const put = (more: object) =>
      desk.put(menu, `modifier-groups/${randomUUID()}`, { ...starter, name: "Other", ...more });
    expect(await put({ course: null })).toMatchObject({
      status: 400,
      code: "request.invalid",
      body: { params: { fields: [{ path: "course" }] } },
    });
    for (const itemId of [foreign, randomUUID()])
      expect(await put({ modifiers: [aDish(itemId)] })).toMatchObject({
        status: 404,
        code: "item.not-found",
      });
    expect(await put({ course: 6 })).toMatchObject({ status: 400 });
    expect(await groupsOf(menu)).toHaveLength(1);
  });

  it("has no set as a dish, whichever is saved last", async () => {
    const { menu, groupId, setId, soupId } = await withSet();
    const other = { ...aGroup, name: "Other", course: 2, modifiers: [aDish(setId)] };
    const refused = { status: 409, code: "item.set-in-set" };
    expect(await desk.put(menu, `modifier-groups/${randomUUID()}`, other)).toMatchObject(refused);
    const soup = { ...anItem, version: 1, name: "Soup", modifierGroupIds: [groupId] };
    expect(await desk.put(menu, `items/${soupId}`, soup)).toMatchObject({
      ...refused,
      body: { params: { name: "Soup" } },
    });
    expect((await desk.itemNamed(menu, "Soup")).version).toBe(1);
  });

  it("has a dish that asks for options of its own in a course, as how it is cooked", async () => {
    const { menu, soupId } = await withSet();
    const cooking = { ...aGroup, name: "Cooking", course: 2, modifiers: [anOption("Rare")] };
    const cookingId = await desk.add(menu, "modifier-groups", cooking);
    const soup = { ...anItem, version: 1, name: "Soup", modifierGroupIds: [cookingId] };
    expect((await desk.put(menu, `items/${soupId}`, soup)).status).toBe(200);
    const withDish = { ...cooking, version: 1, modifiers: [aDish(soupId)] };
    expect(await desk.put(menu, `modifier-groups/${cookingId}`, withDish)).toMatchObject({
      status: 409,
      code: "item.set-in-set",
    });
  });

  it("keeps its dishes on the menu: one is deleted only once it is in no set", async () => {
    const { menu, soupId, starter, groupId } = await withSet();
    expect(await desk.remove(menu, `items/${soupId}`)).toMatchObject({
      status: 409,
      code: "item.is-a-dish",
      body: { params: { name: "Soup", courses: ["Starter"] } },
    });
    const without = { ...starter, version: 1, modifiers: starter.modifiers.slice(1) };
    await desk.put(menu, `modifier-groups/${groupId}`, without);
    expect((await desk.remove(menu, `items/${soupId}`)).status).toBe(204);
  });

  it("is deleted with its dishes; the items stay", async () => {
    const { menu, groupId } = await withSet();
    expect((await desk.remove(menu, `modifier-groups/${groupId}`)).status).toBe(204);
    expect((await desk.read(menu)).items.map(({ name }) => name)).toEqual([
      "Soup",
      "Fish",
      "Set of the day",
    ]);
  });

  it("is saved by who manages the menu, not by waiters", async () => {
    const { menu, starter } = await withSet();
    const sells = { hotelId: menu.hotelId, role: "employee" as const, sections: ["pos" as const] };
    const waiter = { ...menu, staff: await makeStaff(api.database, sells) };
    expect(
      await desk.put(waiter, `modifier-groups/${randomUUID()}`, { ...starter, name: "Main" }),
    ).toMatchObject({ status: 403 });
  });
});
