import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCategory, anItem, menuDesk, type TestMenu } from "../../testing/menu-desk.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const desk = menuDesk(api);

const send = ({ at, staff }: TestMenu, path: string, body: object) =>
  api.request("PUT", `${at}/${path}`, { as: staff, body });

/** Requests that wait together for the lock of the menu. */
const race = ({ hotelId, restaurantId }: TestMenu, others: () => readonly Promise<Response>[]) =>
  arrangeRace(
    api,
    (tx) => tx`select from restaurants where hotel_id = ${hotelId} and id = ${restaurantId}
      for no key update`,
    others,
  );

describe("POS-01 two editors of one menu at the same time", () => {
  it("change one item: the second is told, and the first one's price stays", async () => {
    const menu = await desk.restaurant();
    const id = await desk.add(menu, "items", { ...anItem, name: "Loubia" });
    const prices = [50_000, 60_000];
    const outcomes = await race(menu, () =>
      prices.map((priceCentimes) =>
        send(menu, `items/${id}`, { ...anItem, name: "Loubia", priceCentimes, version: 1 }),
      ),
    );
    expect(tally(outcomes)).toEqual({ "200": 1, "409 menu.changed": 1 });
    const kept = prices[outcomes.findIndex(({ status }) => status === 200)];
    expect(await desk.itemNamed(menu, "Loubia")).toMatchObject({ priceCentimes: kept, version: 2 });
  });

  it.each([
    ["categories", { ...aCategory, name: "Plats" }, "category.name-taken"],
    ["items", { ...anItem, name: "Plats" }, "item.name-taken"],
    ["stations", { version: null, name: "Plats" }, "station.name-taken"],
    [
      "modifier-groups",
      {
        version: null,
        name: "Plats",
        least: 0,
        most: 1,
        modifiers: [{ id: randomUUID(), name: "Sans sel", priceCentimes: 0 }],
      },
      "modifier-group.name-taken",
    ],
  ])("add %s of one name: one is added", async (kind, body, code) => {
    const menu = await desk.restaurant();
    const outcomes = await race(menu, () =>
      [1, 2, 3].map(() => send(menu, `${kind}/${randomUUID()}`, body)),
    );
    expect(tally(outcomes)).toEqual({ "200": 1, [`409 ${code}`]: 2 });
  });

  it("an item is not saved into a category that was deleted meanwhile", async () => {
    const menu = await desk.restaurant();
    const categoryId = await desk.add(menu, "categories", { ...aCategory, name: "Plats" });
    const [saved] = await arrangeRace(
      api,
      (tx) => tx`select from restaurants where id = ${menu.restaurantId} for no key update`,
      () => [send(menu, `items/${randomUUID()}`, { ...anItem, name: "Loubia", categoryId })],
      (tx) => tx`delete from pos_categories where id = ${categoryId}`,
    );
    expect(saved).toMatchObject({ status: 404, code: "category.not-found" });
  });
});
