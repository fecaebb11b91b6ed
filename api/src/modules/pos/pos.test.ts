import { randomUUID } from "node:crypto";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { describe, expect, it } from "vitest";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

async function makeRestaurant(hotelId: HotelId, name = "La Casbah") {
  const id = randomUUID();
  await owner`insert into restaurants ${owner({ hotel_id: hotelId, id, name })}`;
  return id;
}

/** Two tables: one with two open bills, one free; a menu of one category and two items. */
async function makeFloor(hotelId: HotelId, restaurantId: string) {
  const at = { hotel_id: hotelId, restaurant_id: restaurantId };
  const [busy, free, category, tea, soup] = [1, 2, 3, 4, 5].map(() => randomUUID());
  await owner`insert into dining_tables ${owner([
    { ...at, id: free, name: "T2", covers: 2, plan_y: 1 },
    { ...at, id: busy, name: "T1", covers: 4, plan_y: 0 },
  ])}`;
  await owner`insert into pos_categories ${owner({ ...at, id: category, name: "Drinks" })}`;
  await owner`insert into pos_items ${owner([
    { ...at, id: tea, name: "Mint tea", category_id: category, price_centimes: 15_000 },
    { ...at, id: soup, name: "Chorba", category_id: null, price_centimes: 40_000 },
  ])}`;
  for (const [bill, quantity] of [
    [randomUUID(), 2],
    [randomUUID(), 0],
  ] as const) {
    const table = { ...at, table_id: busy, name: "Bill" };
    await owner`insert into open_bills ${owner({ ...table, id: bill })}`;
    if (quantity > 0)
      await owner`insert into open_bill_lines ${owner([
        {
          hotel_id: hotelId,
          id: randomUUID(),
          bill_id: bill,
          item_id: tea,
          name: "Mint tea",
          price_centimes: 15_000,
          quantity,
        },
        {
          hotel_id: hotelId,
          id: randomUUID(),
          bill_id: bill,
          item_id: soup,
          name: "Chorba",
          price_centimes: 40_000,
          quantity: 1,
        },
      ])}`;
  }
}

const menuOf = (staff: TestStaff, restaurantId: string) =>
  request("GET", `/hotels/${staff.hotelId}/restaurants/${restaurantId}/menu`, { as: staff });

const floorOf = (staff: TestStaff, restaurantId: string) =>
  request("GET", `/hotels/${staff.hotelId}/restaurants/${restaurantId}/floor`, { as: staff });

describe("the restaurants", () => {
  it("POS-02 X-07 are listed by name, without those of another hotel", async () => {
    const staff = await makeStaff(database, { role: "pos-manager" });
    await makeRestaurant(staff.hotelId, "Le Patio");
    await makeRestaurant(staff.hotelId, "bar");
    const elsewhere = await makeStaff(database);
    await makeRestaurant(elsewhere.hotelId, "Foreign");
    const response = await request("GET", `/hotels/${staff.hotelId}/restaurants`, { as: staff });
    const { restaurants } = await response.json();
    expect(restaurants.map(({ name }: { name: string }) => name)).toEqual(["bar", "Le Patio"]);
  });
});

describe("a restaurant's floor", () => {
  it("POS-02 POS-03 shows the tables with their open bills; its menu is apart", async () => {
    const staff = await makeStaff(database, { role: "employee", sections: ["pos"] });
    const restaurantId = await makeRestaurant(staff.hotelId);
    await makeFloor(staff.hotelId, restaurantId);

    const response = await floorOf(staff, restaurantId);

    expect(response.status).toBe(200);
    const floor: RestaurantFloor = await response.json();
    expect(floor).toMatchObject({
      id: restaurantId,
      name: "La Casbah",
      tables: [
        { name: "T1", covers: 4, openBills: 2, lastFiredAt: null },
        { name: "T2", covers: 2, openBills: 0 },
      ],
    });

    const menu: PosMenu = await (await menuOf(staff, restaurantId)).json();
    expect(menu).toMatchObject({
      categories: [{ name: "Drinks", color: "grey" }],
      items: [
        { name: "Chorba", categoryId: null, priceCentimes: 40_000, isSoldOut: false },
        { name: "Mint tea", priceCentimes: 15_000, modifierGroupIds: [] },
      ],
      modifierGroups: [],
      stations: [],
    });
    expect(menu.items[1]?.categoryId).toBe(menu.categories[0]?.id);
  });

  it("POS-12 SET-02 has the hotel's rate of TVA of its business date, for a till without a network", async () => {
    const staff = await makeStaff(database);
    const restaurantId = await makeRestaurant(staff.hotelId);
    const tvaBp = async () => ((await (await menuOf(staff, restaurantId)).json()) as PosMenu).tvaBp;
    await owner`update hotels set tva_bp = 700 where id = ${staff.hotelId}`;
    expect(await tvaBp()).toBe(700);
    const [hotel] =
      await owner`select business_date as day from hotels where id = ${staff.hotelId}`;
    await setTaxes(owner, staff.hotelId, hotel?.day, { tvaBp: 1_900 });
    expect(await tvaBp()).toBe(1_900);
  });

  it("POS-02 of a new restaurant is empty", async () => {
    const staff = await makeStaff(database);
    const restaurantId = await makeRestaurant(staff.hotelId);
    expect(await (await floorOf(staff, restaurantId)).json()).toMatchObject({ tables: [] });
    expect(await (await menuOf(staff, restaurantId)).json()).toMatchObject({ items: [] });
  });

  it("X-07 of another hotel is not found", async () => {
    const staff = await makeStaff(database);
    const elsewhere = await makeStaff(database);
    for (const id of [await makeRestaurant(elsewhere.hotelId), randomUUID()]) {
      for (const response of [await floorOf(staff, id), await menuOf(staff, id)])
        expect([response.status, (await response.json()).code]).toEqual([
          404,
          "restaurant.not-found",
        ]);
    }
  });
});
