import { expect, it } from "vitest";
import { aTable, floorDesk } from "../../testing/floor-desk.ts";
import { arrangeRace, deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const { makeRestaurant, save, floorOf } = floorDesk(api);

it("POS-01 of ten editors of one version the first saves, and the others are told", async () => {
  const place = await makeRestaurant();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async (_, n) =>
      outcomeOf(await save(place, { version: 1, tables: [aTable({ name: `T${n}` })] })),
    ),
  );
  expect(tally(outcomes)).toEqual({ "200": 1, "409 layout.changed": 9 });
  expect((await floorOf(place)).tables).toHaveLength(1);
});

it("POS-01 a table is kept when a bill was being opened on it as it was deleted", async () => {
  const table = aTable();
  const place = await makeRestaurant([table]);
  const bill = { hotel_id: place.hotelId, restaurant_id: place.restaurantId, table_id: table.id };
  const [deleted] = await arrangeRace(
    api,
    (waiter) =>
      waiter`insert into open_bills ${waiter({ ...bill, id: crypto.randomUUID(), name: "Bill 1" })}`,
    () => [save(place, { version: 2, tables: [] })],
  );
  expect(deleted).toMatchObject({ status: 409, code: "table.has-bills" });
});

it("POS-01 a layout is saved while a bill is being opened on a table that stays", async () => {
  const table = aTable();
  const place = await makeRestaurant([table]);
  const bill = { hotel_id: place.hotelId, restaurant_id: place.restaurantId, table_id: table.id };
  await owner.begin(async (waiter) => {
    await waiter`insert into open_bills ${waiter({ ...bill, id: crypto.randomUUID(), name: "Bill 1" })}`;
    const moved = await save(place, { version: 2, tables: [{ ...table, planX: 7 }] });
    expect(moved.status).toBe(200);
  });
});

it.each(["changed", "deleted"])(
  "POS-01 a layout in which the second table is %s waits for a bill on the first one, and holds no other table meanwhile",
  async (what) => {
    const tables = [aTable({ name: "T1" }), aTable({ name: "T2" })];
    const [first, second] = tables.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (!first || !second) throw new Error("two tables");
    const place = await makeRestaurant(tables);
    const moved = [second, first].map((table) => ({ ...table, planX: 7 }));
    const [saved] = await arrangeRace(
      api,
      (waiter) => waiter`select from dining_tables where id = ${first.id} for no key update`,
      () => [save(place, { version: 2, tables: what === "changed" ? moved : moved.slice(1) })],
      (waiter) =>
        waiter`select from dining_tables where id = ${second.id} for no key update nowait`,
    );
    expect(saved).toMatchObject({ status: 200 });
  },
);

it("POS-01 each table has a bill or is deleted, never both, without a deadlock", async () => {
  const tables = Array.from({ length: 12 }, (_, n) => aTable({ name: `T${n}` }));
  const places = await Promise.all(tables.map((table) => makeRestaurant([table])));
  const broken = await deadlocksDuring(api, async ([one]) => {
    await Promise.all(
      places.flatMap((place, n) => {
        const bill = {
          hotel_id: place.hotelId,
          restaurant_id: place.restaurantId,
          table_id: tables[n]?.id,
        };
        const opened = owner`insert into open_bills ${owner({ ...bill, id: crypto.randomUUID(), name: "Bill 1" })}`;
        const body = { version: 2, tables: [] };
        return [
          opened.then(
            () => "opened",
            () => "refused",
          ),
          one.request("PUT", `${place.at}/layout`, { as: place.manager, body }),
        ];
      }),
    );
  });
  expect(broken).toBe(0);
  for (const place of places) {
    const [row] = await owner<{ tables: number; bills: number }[]>`
      select (select count(*)::int from dining_tables where restaurant_id = ${place.restaurantId}) as tables,
        (select count(*)::int from open_bills where restaurant_id = ${place.restaurantId}) as bills`;
    expect(row?.tables).toBe(row?.bills);
  }
}, 40_000);
