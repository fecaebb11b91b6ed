import { randomUUID } from "node:crypto";
import { MAX_TABLES } from "@funduq/shared-types/contracts/pos-floor";
import { diningTableIdSchema } from "@funduq/shared-types/values/ids";
import { describe, expect, it } from "vitest";
import { aTable, floorDesk } from "../../testing/floor-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const { makeRestaurant, save, floorOf, openBill, factsOf } = floorDesk(api);

const namesOf = async (place: Parameters<typeof floorOf>[0]) =>
  (await floorOf(place)).tables.map(({ name }) => name);

describe("a restaurant's layout", () => {
  it("POS-01 is saved as a whole: tables are added, changed and deleted", async () => {
    const [kept, deleted] = [aTable({ name: "T1" }), aTable({ name: "T2", planX: 4 })];
    const place = await makeRestaurant([kept, deleted]);
    const moved = { ...kept, name: "VIP", covers: 6, planX: 3, planY: 5, rotation: 45 };
    const added = aTable({ name: "T1", area: "Terrasse", shape: "round", width: 3, height: 4 });

    const answer = await outcomeOf(await save(place, { version: 2, tables: [moved, added] }));

    expect(answer).toMatchObject({ status: 200, body: { id: place.restaurantId, version: 3 } });
    const floor = await floorOf(place);
    expect(floor.version).toBe(3);
    expect(floor.tables).toMatchObject([moved, added]);
    expect(await factsOf(place.hotelId, "pos.save-layout")).toEqual([
      ["table", "", null, "T1"],
      ["covers", "T1", null, 4],
      ["table", "", "T1", "VIP"],
      ["covers", "VIP", 4, 6],
      ["table", "", "T2", null],
      ["movedTables", "", null, 1],
    ]);
  });

  it("POS-01 two tables exchange their names", async () => {
    const [one, two] = [aTable({ name: "1" }), aTable({ name: "2", planX: 4 })];
    const place = await makeRestaurant([one, two]);
    await save(place, {
      version: 2,
      tables: [
        { ...one, name: "2" },
        { ...two, name: "1" },
      ],
    });
    expect(await namesOf(place)).toEqual(["2", "1"]);
  });

  it("POS-01 that was edited on an older version is refused", async () => {
    const table = aTable();
    const place = await makeRestaurant([table]);
    const late = await outcomeOf(await save(place, { version: 1, tables: [] }));
    expect(late).toMatchObject({ status: 409, code: "layout.changed" });
    expect(await namesOf(place)).toEqual(["T1"]);
  });

  it("X-02 that changes nothing is not announced", async () => {
    const table = aTable();
    const place = await makeRestaurant([table]);
    const answer = await outcomeOf(await save(place, { version: 2, tables: [table] }));
    expect(answer.body).toMatchObject({ version: 2 });
    const changes = await owner`select from changes where hotel_id = ${place.hotelId}`;
    expect(changes).toHaveLength(1);
  });

  it("POS-01 keeps a table on which a bill is open, and names it", async () => {
    const [busy, free] = [aTable({ name: "T1" }), aTable({ name: "T2" })];
    const place = await makeRestaurant([busy, free]);
    await openBill(place, busy.id);
    const refused = await outcomeOf(await save(place, { version: 2, tables: [] }));
    expect(refused).toMatchObject({
      status: 409,
      code: "table.has-bills",
      body: { params: { names: ["T1"] } },
    });
    expect(await namesOf(place)).toEqual(["T1", "T2"]);
    expect((await save(place, { version: 2, tables: [{ ...busy, planX: 9 }] })).status).toBe(200);
  });

  it("POS-01 has no two tables of one name in an area", async () => {
    const place = await makeRestaurant();
    const tables = [aTable({ name: "1", area: "Bar" }), aTable({ name: "1" })];
    expect((await save(place, { version: 1, tables })).status).toBe(200);
    const twice = [...tables, aTable({ name: "1 ", area: "bar" })];
    const refused = await outcomeOf(await save(place, { version: 2, tables: twice }));
    expect(refused).toMatchObject({ status: 409, code: "layout.name-twice" });
  });

  it.each([
    ["a blank name", { name: " " }],
    ["no seat", { covers: 0 }],
    ["a place left of the plan", { planX: -1 }],
    ["a place beyond the plan", { planY: 201 }],
    ["no width", { width: 0 }],
    ["a turn of 360 degrees", { rotation: 360 }],
    ["an unknown shape", { shape: "oval" }],
  ])("POS-01 has no table with %s", async (_, fault) => {
    const place = await makeRestaurant();
    const refused = await save(place, { version: 1, tables: [{ ...aTable(), ...fault }] });
    expect(await outcomeOf(refused)).toMatchObject({ status: 400, code: "request.invalid" });
  });

  it("POS-01 has each table once, and no more than the limit", async () => {
    const place = await makeRestaurant();
    const table = aTable();
    const twice = await save(place, { version: 1, tables: [table, { ...table, name: "T2" }] });
    expect(await outcomeOf(twice)).toMatchObject({ status: 400, code: "request.invalid" });
    const many = Array.from({ length: MAX_TABLES + 1 }, (_, n) => aTable({ name: `${n}` }));
    expect((await save(place, { version: 1, tables: many })).status).toBe(400);
    expect((await save(place, { version: 1, tables: many.slice(1) })).status).toBe(200);
  });

  it("X-07 does not reach a table of another restaurant, nor another hotel's restaurant", async () => {
    const foreign = aTable({ name: "Foreign" });
    const place = await makeRestaurant();
    const other = randomUUID();
    const at = { hotel_id: place.hotelId, restaurant_id: other };
    await owner`insert into restaurants ${owner({ hotel_id: place.hotelId, id: other, name: "Bar" })}`;
    await owner`insert into dining_tables ${owner({ ...at, id: foreign.id, name: "Foreign", covers: 2 })}`;
    const refused = await outcomeOf(await save(place, { version: 1, tables: [foreign] }));
    expect(refused).toMatchObject({ status: 404, code: "table.not-found" });

    const elsewhere = await makeRestaurant([aTable()]);
    const lost = { at: `/hotels/${place.hotelId}/restaurants/${elsewhere.restaurantId}` };
    const unknown = await save({ ...place, ...lost }, { version: 2, tables: [] });
    expect(await outcomeOf(unknown)).toMatchObject({ status: 404, code: "restaurant.not-found" });
    expect(await namesOf(elsewhere)).toEqual(["T1"]);
  });

  it("AUTH-17 is the manager's: a waiter does not change it", async () => {
    const place = await makeRestaurant();
    const refused = await save({ ...place, manager: place.waiter }, { version: 1, tables: [] });
    expect(refused.status).toBe(403);
  });
});

it("POS-02 open screens read the layout and the bills of its tables again", async () => {
  const place = await makeRestaurant([aTable()]);
  const [change] = await owner`
    select tags from live_changes where hotel_id = ${place.hotelId} order by seq desc limit 1`;
  expect(change?.tags).toEqual(["Restaurant", "Bill"]);
  expect(diningTableIdSchema.safeParse((await floorOf(place)).tables[0]?.id).success).toBe(true);
});
