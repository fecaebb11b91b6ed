import { randomUUID } from "node:crypto";
import type { TerminalList } from "@funduq/shared-types/contracts/pos-floor";
import { describe, expect, it } from "vitest";
import { floorDesk } from "../../testing/floor-desk.ts";
import { outcomeOf, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, owner } = api;
const { makeRestaurant, factsOf } = floorDesk(api);
type Place = Awaited<ReturnType<typeof makeRestaurant>>;

const put = (place: Place, id: string, body: { name: string; version: number | null }) =>
  request("PUT", `${place.at}/terminals/${id}`, { as: place.manager, body });
const remove = (place: Place, id: string) =>
  request("DELETE", `${place.at}/terminals/${id}`, { as: place.manager, body: {} });
const add = async (place: Place, name: string) => {
  const id = randomUUID();
  expect((await put(place, id, { name, version: null })).status).toBe(200);
  return id;
};
const list = async ({ at, waiter }: Place): Promise<TerminalList> =>
  (await request("GET", `${at}/terminals`, { as: waiter })).json();

describe("a restaurant's terminals", () => {
  it("POS-02 are listed by name to a waiter, added and renamed by the manager", async () => {
    const place = await makeRestaurant();
    expect(await list(place)).toEqual({ terminals: [] });
    const [bar, hall] = [await add(place, "Bar"), await add(place, " Accueil ")];
    const renamed = await put(place, bar, { name: "Bar 2", version: 1 });
    expect(await renamed.json()).toEqual({ id: bar, version: 2 });
    expect(await list(place)).toEqual({
      terminals: [
        { id: bar, name: "Bar 2", printer: null, hasDrawer: false, version: 2 },
        { id: hall, name: "Accueil", printer: null, hasDrawer: false, version: 1 },
      ],
    });
    expect(await factsOf(place.hotelId, "pos.save-terminal")).toEqual([
      ["terminal", "", "Bar", "Bar 2"],
    ]);
  });

  it("POS-02 have different names, whatever their case", async () => {
    const place = await makeRestaurant();
    const bar = await add(place, "Bar");
    const hall = await add(place, "Hall");
    const refused = { status: 409, code: "terminal.name-taken" };
    const twice = await put(place, randomUUID(), { name: "BAR", version: null });
    expect(await outcomeOf(twice)).toMatchObject(refused);
    const renamed = await put(place, hall, { name: "bar", version: 1 });
    expect(await outcomeOf(renamed)).toMatchObject(refused);
    expect((await put(place, bar, { name: "BAR", version: 1 })).status).toBe(200);
  });

  it("POS-02 of ten renamings of one version the first is done", async () => {
    const place = await makeRestaurant();
    const id = await add(place, "Bar");
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async (_, n) =>
        outcomeOf(await put(place, id, { name: `Bar ${n}`, version: 1 })),
      ),
    );
    expect(tally(outcomes)).toEqual({ "200": 1, "409 menu.changed": 9 });
  });

  it("POS-02 are not added under the id of another one, and not renamed where they are gone", async () => {
    const place = await makeRestaurant();
    const id = await add(place, "Bar");
    const again = await put(place, id, { name: "Hall", version: null });
    expect(await outcomeOf(again)).toMatchObject({ status: 409, code: "menu.changed" });
    const gone = await put(place, randomUUID(), { name: "Hall", version: 1 });
    expect(await outcomeOf(gone)).toMatchObject({ status: 404, code: "terminal.not-found" });
  });

  it("POS-02 are deleted, unless they had a shift", async () => {
    const place = await makeRestaurant();
    const [fresh, used] = [await add(place, "Bar"), await add(place, "Hall")];
    const at = { hotel_id: place.hotelId, restaurant_id: place.restaurantId };
    await owner`insert into pos_shifts ${owner({ ...at, id: randomUUID(), terminal_id: used, number: 1, business_date: "2026-11-21", opened_by: place.waiter.userId })}`;
    expect((await remove(place, fresh)).status).toBe(204);
    expect(await factsOf(place.hotelId, "pos.delete-terminal")).toEqual([
      ["terminal", "", "Bar", null],
    ]);
    expect(await outcomeOf(await remove(place, used))).toMatchObject({
      status: 409,
      code: "terminal.has-sales",
      body: { params: { name: "Hall" } },
    });
    expect(await outcomeOf(await remove(place, fresh))).toMatchObject({
      status: 404,
      code: "terminal.not-found",
    });
    expect((await list(place)).terminals).toMatchObject([{ name: "Hall" }]);
  });

  it("X-07 of another hotel are not found", async () => {
    const place = await makeRestaurant();
    const elsewhere = await makeRestaurant();
    const foreign = await add(elsewhere, "Bar");
    const at = `/hotels/${place.hotelId}/restaurants/${elsewhere.restaurantId}`;
    const lost = { ...place, at };
    const notFound = { status: 404, code: "restaurant.not-found" };
    const read = await request("GET", `${at}/terminals`, { as: place.waiter });
    expect(await outcomeOf(read)).toMatchObject(notFound);
    const added = await put(lost, randomUUID(), { name: "Hall", version: null });
    expect(await outcomeOf(added)).toMatchObject(notFound);
    expect((await remove(lost, foreign)).status).toBe(404);
    expect((await list(elsewhere)).terminals).toHaveLength(1);
  });

  it("AUTH-17 a waiter does not change them", async () => {
    const place = await makeRestaurant();
    const waiters = { ...place, manager: place.waiter };
    expect((await put(waiters, randomUUID(), { name: "Bar", version: null })).status).toBe(403);
  });
});
