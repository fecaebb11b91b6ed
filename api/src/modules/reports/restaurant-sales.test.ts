import { randomUUID } from "node:crypto";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import type { RestaurantSales } from "@funduq/shared-types/contracts/report-restaurant";
import { beforeAll, describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import {
  accepted,
  card,
  cash,
  posDesk,
  type Restaurant,
  refusal,
  room,
} from "../../testing/pos-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner, clock } = api;
const desk = posDesk(api);
const DAY = "2026-11-21";

let chief: TestStaff;
let [casbah, terrace]: Restaurant[] = [];

/**
 * Samir at 12:30 (11:30 UTC): two teas of 109,00 and a soup of 119,00 at 19 %, half of it off; cash, with a tip of 10,00. Nadia
 * at 20:15: a tea by card and a room; and a tea in cash, given back. On the terrace a soup of 119,00 by card.
 */
beforeAll(async () => {
  const stay = await makeBooking(database, { checkInNow: true });
  chief = stay.staff;
  const { hotelId } = stay;
  const person = (displayName: string) =>
    makeStaff(database, { hotelId, displayName, role: "pos-manager" });
  const [samir, nadia] = [await person("Samir"), await person("Nadia")];
  const [one, two] = [await desk.open(samir), await desk.open(samir, "Terrace")];
  [casbah, terrace] = [one, two];
  const tea = { name: "Mint tea", categoryName: "Drinks", price: 10_900 };
  const soup = { name: "Chorba", price: 11_900, tvaBp: 1_900 };

  clock.set("2026-11-21T11:30:00Z");
  const lunch = await desk.bill(one, [
    { ...tea, quantity: 2 },
    { ...soup, discountBp: 5_000 },
  ]);
  await owner`update open_bills set covers = 2 where id = ${lunch.id}`;
  await owner`insert into bill_voids (hotel_id, id, restaurant_id, bill_id, bill_name, name, quantity, price_centimes,
      reason, business_date)
    values (${hotelId}, ${randomUUID()}, ${one.id}, ${lunch.id}, 'Bill 1', 'Chorba', 1, 11900, 'Cold', ${DAY})`;
  await accepted(desk.sell(one, lunch, [cash(27_750, 1_000)]));
  clock.set("2026-11-21T19:15:00Z");
  const evening = await desk.bill(one, [tea]);
  const paid = [card(5_000), room(stay.bookingId, 5_900)];
  await accepted(desk.sell(one, evening, paid, { as: nadia }));
  const wrong = await desk.bill(one, [tea]);
  const sale = await accepted<Sale>(desk.sell(one, wrong, [cash(10_900)], { as: nadia }));
  await accepted(desk.refund(one, sale, {}, nadia));
  await accepted(desk.sell(two, await desk.bill(two, [soup]), [card(11_900)]));
});

async function report(restaurant?: Restaurant, from = DAY, to = DAY): Promise<RestaurantSales> {
  const query = `from=${from}&to=${to}${restaurant ? `&restaurant=${restaurant.id}` : ""}`;
  const path = `/hotels/${chief.hotelId}/reports/restaurant-sales?${query}`;
  return accepted(request("GET", path, { as: chief }));
}

describe("REP-01 the sales of restaurants", () => {
  it("POS-14 of one, by item, category, hour, waiter, method and TVA rate, counted by hand", async () => {
    expect(await report(casbah)).toMatchObject({
      businessDate: DAY,
      restaurants: [
        { restaurantId: casbah?.id, name: "La Casbah" },
        { restaurantId: terrace?.id, name: "Terrace" },
      ],
      totals: {
        count: 3,
        amountCentimes: 38_650,
        discountCentimes: 5_950,
        tipCentimes: 1_000,
        covers: 2,
        refunds: { count: 1, amountCentimes: 10_900 },
        voids: { quantity: 1, amountCentimes: 11_900 },
        late: { count: 0, amountCentimes: 0 },
      },
      items: [
        { name: "Mint tea", categoryName: "Drinks", quantity: 3, amountCentimes: 32_700 },
        { name: "Chorba", categoryName: "", quantity: 1, amountCentimes: 5_950 },
      ],
      categories: [
        { name: "Drinks", quantity: 3, amountCentimes: 32_700 },
        { name: "", quantity: 1, amountCentimes: 5_950 },
      ],
      hours: [
        { hour: 12, count: 1, amountCentimes: 27_750 },
        { hour: 20, count: 2, amountCentimes: 10_900 },
      ],
      waiters: [
        { name: "Samir", count: 1, amountCentimes: 27_750, tipCentimes: 1_000 },
        { name: "Nadia", count: 2, amountCentimes: 10_900, tipCentimes: 0 },
      ],
      methods: [
        { method: "Cash", count: 2, amountCentimes: 27_750, tipCentimes: 1_000 },
        { method: "Credit Card", count: 1, amountCentimes: 5_000, tipCentimes: 0 },
        { method: "Room", count: 1, amountCentimes: 5_900, tipCentimes: 0 },
      ],
      tva: [
        { tvaBp: 900, netCentimes: 30_000, tvaCentimes: 2_700 },
        { tvaBp: 1_900, netCentimes: 5_000, tvaCentimes: 950 },
      ],
    });
  });

  it("of all come to what the manager report says of each", async () => {
    const path = `/hotels/${chief.hotelId}/reports/manager?date=${DAY}`;
    const manager = await accepted<ManagerReport>(request("GET", path, { as: chief }));
    const of = async (at: Restaurant | undefined) => (await report(at)).totals.amountCentimes;
    expect(manager.day.figures.restaurants).toEqual([
      { restaurantId: casbah?.id, name: "La Casbah", amountCentimes: await of(casbah) },
      { restaurantId: terrace?.id, name: "Terrace", amountCentimes: await of(terrace) },
    ]);
    const all = await report();
    const sums = [
      ...[all.items, all.categories, all.hours, all.waiters, all.methods].map((lines) =>
        lines.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0),
      ),
      all.tva.reduce((sum, { netCentimes, tvaCentimes }) => sum + netCentimes + tvaCentimes, 0),
    ];
    expect(sums).toEqual(Array(6).fill(all.totals.amountCentimes));
  });

  it("of days without a sale are nothing", async () => {
    const none = await report(undefined, "2026-11-22", "2026-11-30");
    expect(none).toMatchObject({ totals: { count: 0, amountCentimes: 0 }, items: [], tva: [] });
  });

  it.each([
    ["from=2026-11-21", "to"],
    ["from=2026-11-21&to=2026-11-20", "to"],
    ["from=2026-11-21&to=2026-11-21&restaurant=x", "restaurant"],
  ])("the query '%s' is refused with what is wrong with it", async (query, path) => {
    const address = `/hotels/${chief.hotelId}/reports/restaurant-sales?${query}`;
    const answer = await refusal(request("GET", address, { as: chief }));
    expect([answer.status, JSON.stringify(answer)]).toEqual([
      400,
      expect.stringContaining(`"${path}"`),
    ]);
  });

  it("POS-14 late sales are in the sums of the day on which they arrive, and named apart", async () => {
    const staff = await makeStaff(database, { role: "pos-manager" });
    const { hotelId } = staff;
    const at = await desk.open(staff);
    clock.set("2026-11-22T09:00:00Z");
    const day = { hotel_id: hotelId, date: DAY, closed_at: "2026-11-22T00:30:00Z", statistics: {} };
    await owner`insert into business_days ${owner(day)}`;
    await owner`update hotels set business_date = '2026-11-22' where id = ${hotelId}`;
    for (const hour of ["2026-11-21T20:00:00Z", "2026-11-22T08:00:00Z"])
      await accepted(desk.record(at, randomUUID(), { at: hour }));
    const admin = await makeStaff(database, { hotelId });
    const path = `/hotels/${hotelId}/reports/restaurant-sales?from=2026-11-22&to=2026-11-22`;
    const { totals } = await accepted<RestaurantSales>(request("GET", path, { as: admin }));
    expect(totals).toMatchObject({
      count: 2,
      amountCentimes: 60_000,
      late: { count: 1, amountCentimes: 30_000 },
    });
  });

  it("X-07 are of one hotel", async () => {
    const elsewhere = await makeStaff(database);
    const path = `/hotels/${elsewhere.hotelId}/reports/restaurant-sales?from=${DAY}&to=${DAY}`;
    const other = await accepted<RestaurantSales>(request("GET", path, { as: elsewhere }));
    expect([other.items, other.restaurants]).toEqual([[], []]);
  });
});
