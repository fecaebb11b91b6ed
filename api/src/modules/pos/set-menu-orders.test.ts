import { randomUUID } from "node:crypto";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { RestaurantSales } from "@funduq/shared-types/contracts/report-restaurant";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { openBillDesk, ticketsOf } from "../../testing/bill-desk.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { kitchenDiffers } from "../../testing/kitchen-check.ts";
import { accepted, cash, posDesk } from "../../testing/pos-desk.ts";
import { deadlocksDuring, tally } from "../../testing/races.ts";
import { fireAll, openRecordedDesk } from "../../testing/recorded-desk.ts";
import { soldLine } from "../../testing/recorded-sale.ts";
import { addSetMenu, SET_PRICE, SET_WITH_STEAK } from "../../testing/set-menu.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const fired = (course: number | null) => ({ kind: "fired", course }) as const;

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

async function restaurant() {
  const desk = await openBillDesk(api);
  return { desk, set: await addSetMenu(api, desk) };
}

const inOrder = async (hotelId: string) => expect(await kitchenDiffers(api, hotelId)).toEqual([]);

describe("POS-01 POS-09 an order of a set", () => {
  it("is one line at the set's price and rate of TVA, with its dishes beneath", async () => {
    const { desk, set } = await restaurant();
    const billId = await desk.openWith([set.order({ quantity: 2 })]);
    const { lines } = await desk.bill(billId);
    expect(lines).toMatchObject([
      {
        name: "Set of the day",
        priceCentimes: SET_WITH_STEAK,
        quantity: 2,
        tvaBp: 900,
        firedQuantity: 0,
        dishesFired: [0, 0],
        modifiers: [
          { name: "Mint tea", priceCentimes: 0, itemId: desk.teaId, course: 1 },
          { name: "Steak", priceCentimes: 30_000, itemId: desk.steakId, course: 2 },
        ],
      },
    ]);
  });

  it("asks for as many dishes of a course as it says, at its price", async () => {
    const { desk, set } = await restaurant();
    const billId = await desk.openWith([]);
    const send = (more: object) => desk.send(billId, [set.order(more)]);
    expect(await send({ modifierIds: [set.teaId], priceCentimes: SET_PRICE })).toMatchObject({
      status: 409,
      code: "item.choice-missing",
      body: { params: { groupName: "Main", least: 1 } },
    });
    const three = [set.teaId, set.teaId, set.breadId, set.fishOptionId];
    expect(await send({ modifierIds: three, priceCentimes: SET_PRICE })).toMatchObject({
      code: "item.choice-missing",
    });
    expect(await send({ priceCentimes: SET_PRICE })).toMatchObject({ code: "item.price-changed" });
    expect((await desk.bill(billId)).lines).toEqual([]);
  });

  it("is refused while one of its dishes is sold out, and so is more of it", async () => {
    const { desk, set } = await restaurant();
    const line = set.order();
    const billId = await desk.openWith([line]);
    await owner`update pos_items set is_sold_out = true where id = ${desk.steakId}`;
    const refused = { status: 409, code: "item.sold-out", body: { params: { name: "Steak" } } };
    const more = { kind: "quantity-changed", lineId: line.lineId, by: 1 } as const;
    expect(await desk.send(billId, [set.order()])).toMatchObject(refused);
    expect(await desk.send(billId, [more])).toMatchObject(refused);
    const fish = { modifierIds: [set.teaId, set.fishOptionId], priceCentimes: SET_PRICE };
    expect((await desk.send(billId, [set.order(fish)])).status).toBe(200);
  });

  it("has its happy hour's price, and the dishes' prices on top", async () => {
    const { desk, set } = await restaurant();
    const at = `/hotels/${desk.waiter.hotelId}/restaurants/${desk.restaurantId}`;
    const hours = {
      version: null,
      name: "Lunch",
      isActive: true,
      days: [1, 2, 3, 4, 5, 6, 7],
      from: "00:00",
      to: "23:59",
      firstDate: null,
      lastDate: null,
      prices: [{ kind: "item-price", itemId: set.setId, priceCentimes: 200_000 }],
    };
    const path = `${at}/happy-hours/${randomUUID()}`;
    const saved = await api.request("PUT", path, { as: desk.manager, body: hours });
    expect(saved.status).toBe(200);
    const billId = await desk.openWith([set.order({ priceCentimes: 230_000 })]);
    expect((await desk.bill(billId)).lines).toMatchObject([
      { happyHour: { name: "Lunch", normalPriceCentimes: SET_WITH_STEAK } },
    ]);
  });
});

describe("POS-13 the dishes of a set in the kitchen", () => {
  it("are fired course by course, each at its own station, with the options of its course", async () => {
    const { desk, set } = await restaurant();
    const modifierIds = [set.teaId, set.steakId, set.softId];
    const order = set.order({ quantity: 2, modifierIds, note: "allergic to nuts" });
    const billId = await desk.openWith([order, fired(1)]);
    expect(await ticketsOf(api, billId)).toEqual([
      { station: "Bar", course: 1, table: "T1", lines: [["Mint tea", 2, 0]] },
    ]);
    expect((await desk.bill(billId)).lines).toMatchObject([
      { firedQuantity: 2, dishesFired: [2, 0] },
    ]);
    await desk.send(billId, [fired(2)]);
    expect((await ticketsOf(api, billId)).map(({ station, lines }) => [station, lines])).toEqual([
      ["Bar", [["Mint tea", 2, 0]]],
      ["Grill", [["Steak", 2, 0]]],
    ]);
    const notes =
      await owner`select name, note, jsonb_path_query_array(modifiers, '$[*].name') as options
      from kitchen_ticket_lines where line_id = ${order.lineId as string} order by dish`;
    expect(notes.map((row) => ({ ...row }))).toEqual([
      { name: "Mint tea", note: "allergic to nuts", options: [] },
      { name: "Steak", note: "allergic to nuts", options: ["Well done"] },
    ]);
    await inOrder(desk.waiter.hotelId);
  });

  it("are ready each on its own", async () => {
    const { desk, set } = await restaurant();
    const order = set.order();
    const billId = await desk.openWith([order, fired(null)]);
    const [ticket] = await owner`select id from kitchen_tickets
      where bill_id = ${billId} and station_name = 'Grill'`;
    const path = `${desk.at.replace(/bills$/u, "kitchen")}/tickets/${ticket?.id}/done`;
    await api.request("PUT", path, { as: desk.waiter, body: { isDone: true } });
    const { ready } = await desk.bill(billId);
    expect(ready.map(({ lines }) => lines)).toEqual([
      [{ lineId: order.lineId, dish: 2, quantity: 1 }],
    ]);
  });

  it("are voided with their set, also on their tickets; of what the kitchen knows nothing is just taken off", async () => {
    const { desk, set } = await restaurant();
    const order = set.order({ quantity: 3 });
    const billId = await desk.openWith([order, fired(1)]);
    const less = { kind: "quantity-changed", lineId: order.lineId, by: -1 } as const;
    expect(await desk.send(billId, [less])).toMatchObject({ code: "bill.line-ordered" });
    const body = { lineId: order.lineId, quantity: 2, reason: "Left" };
    expect((await desk.post(`${billId}/void`, body)).status).toBe(403);
    expect((await desk.post(`${billId}/void`, body, desk.manager)).status).toBe(200);
    expect((await desk.bill(billId)).lines).toMatchObject([
      { quantity: 1, firedQuantity: 1, dishesFired: [1, 0] },
    ]);
    expect((await ticketsOf(api, billId)).map(({ lines }) => lines)).toEqual([
      [["Mint tea", 3, 2]],
    ]);
    const voids = await owner`select name, quantity from bill_voids where bill_id = ${billId}`;
    expect(voids.map((row) => ({ ...row }))).toEqual([{ name: "Set of the day", quantity: 2 }]);
    await inOrder(desk.waiter.hotelId);
  });

  it("stay with their set in a split and a merge", async () => {
    const { desk, set } = await restaurant();
    const order = set.order({ quantity: 3 });
    const billId = await desk.openWith([order, desk.bread(), fired(1)]);
    const [newBillId, newLineId] = [uuidv7(), uuidv7()];
    const lines = [{ lineId: order.lineId, newLineId, quantity: 2 }];
    expect((await desk.post(`${billId}/split`, { version: 1, newBillId, lines })).status).toBe(200);
    const dishes = async (id: string) =>
      (await desk.bill(id)).lines.map(({ quantity, dishesFired }) => [quantity, dishesFired]);
    expect(await dishes(newBillId)).toEqual([[2, [2, 0]]]);
    expect(await dishes(billId)).toEqual([
      [1, [1, 0]],
      [1, []],
    ]);
    await inOrder(desk.waiter.hotelId);
    await desk.send(newBillId, [fired(2)]);
    const { version } = await desk.bill(newBillId);
    expect((await desk.post(`${newBillId}/merge`, { version, intoBillId: billId })).status).toBe(
      200,
    );
    expect(await dishes(billId)).toEqual([
      [1, [1, 0]],
      [2, [2, 2]],
      [1, []],
    ]);
    await inOrder(desk.waiter.hotelId);
  });

  it("that are voided, split, fired and taken more of at once leave every dish with its set, without a deadlock", async () => {
    const { desk, set } = await restaurant();
    const { hotelId } = desk.waiter;
    const deadlocks = await deadlocksDuring(api, async ([one, two]) => {
      for (let round = 0; round < 12; round += 1) {
        const order = set.order({ quantity: 3 });
        const { lineId } = order;
        const billId = await desk.openWith([order, fired(1)]);
        const lines = [{ lineId, newLineId: uuidv7(), quantity: 2 }];
        const more = { kind: "quantity-changed", lineId, by: 2 } as const;
        const answers = await Promise.all([
          desk.post(`${billId}/void`, { lineId, quantity: 2, reason: "Race" }, desk.manager, one),
          desk.post(
            `${billId}/split`,
            { version: 1, newBillId: uuidv7(), lines },
            desk.waiter,
            two,
          ),
          desk.send(billId, [more], desk.colleague, one),
          desk.send(billId, [fired(2)], desk.waiter, two),
        ]);
        const refused = ["404 bill.line-not-found", "409 bill.changed", "409 bill.line-too-few"];
        const said = Object.keys(tally(answers)).filter((each) => each !== "200");
        expect(refused).toEqual(expect.arrayContaining(said));
        await inOrder(hotelId);
      }
    });
    expect(deadlocks).toBe(0);
    const torn = await owner`select id from open_bill_lines l, unnest(dishes_fired) fired
      where l.hotel_id = ${hotelId} and fired > quantity`;
    expect(torn).toEqual([]);
  });
});

describe("POS-06 the sale of a set", () => {
  it("has one priced line with its dishes, sends to the kitchen what it does not know of, and counts the set once", async () => {
    const { desk, set } = await restaurant();
    const billId = await desk.openWith([set.order({ quantity: 2 }), fired(1)]);
    const body = {
      saleId: randomUUID(),
      version: 1,
      totalCentimes: 2 * SET_WITH_STEAK,
      terminalId: null,
      payments: [cash(2 * SET_WITH_STEAK)],
    };
    const sale = (await desk.post(`${billId}/sale`, body)).body as Sale;
    expect(sale.lines).toMatchObject([
      {
        name: "Set of the day",
        quantity: 2,
        priceCentimes: SET_WITH_STEAK,
        tvaBp: 900,
        modifiers: [{ name: "Mint tea" }, { name: "Steak", priceCentimes: 30_000 }],
      },
    ]);
    expect((await ticketsOf(api, billId)).map(({ lines }) => lines)).toEqual([
      [["Mint tea", 2, 0]],
      [["Steak", 2, 0]],
    ]);
    const chief = await makeStaff(api.database, { hotelId: desk.waiter.hotelId });
    const items = async () => {
      const query = `from=${sale.businessDate}&to=${sale.businessDate}`;
      const path = `/hotels/${chief.hotelId}/reports/restaurant-sales?${query}`;
      return (await accepted<RestaurantSales>(api.request("GET", path, { as: chief }))).items;
    };
    expect(await items()).toEqual([
      {
        name: "Set of the day",
        categoryName: "",
        quantity: 2,
        amountCentimes: 2 * SET_WITH_STEAK,
      },
    ]);
    const place = { staff: desk.manager, id: desk.restaurantId, tableId: "", terminalId: "" };
    const till = posDesk(api);
    const refund = await accepted<Sale>(till.refund(place, sale, { terminalId: null }));
    expect(refund.lines[0]?.modifiers.map(({ name }) => name)).toEqual(["Mint tea", "Steak"]);
  });

  it("POS-12 without the network has its dishes: the kitchen gets each at its station, and the amount is that of the menu", async () => {
    const recorded = await openRecordedDesk(api);
    const { desk } = recorded;
    const set = await addSetMenu(api, desk);
    const modifiers = [
      { id: set.teaId, name: "Mint tea", priceCentimes: 0, itemId: desk.teaId, course: 1 },
      { id: set.steakId, name: "Steak", priceCentimes: 30_000, itemId: desk.steakId, course: 2 },
    ];
    const line = soldLine({ itemId: set.setId, priceCentimes: SET_WITH_STEAK, modifiers });
    const billId = uuidv7();
    const sale = await recorded.sell(billId, [line], { at: "2026-11-21T08:55:00Z" });
    expect(sale.lines).toMatchObject([{ modifiers: [{ name: "Mint tea" }, { name: "Steak" }] }]);
    expect((await ticketsOf(api, billId)).map(({ station, lines }) => [station, lines])).toEqual([
      ["Bar", [["Mint tea", 1, 0]]],
      ["Grill", [["Steak", 1, 0]]],
    ]);
    const [marked] =
      await owner`select expected_total_centimes as total from sales where id = ${sale.id}`;
    expect(marked?.total).toBeNull();
  });

  it("POS-12 of a bill that a colleague ordered more of leaves the rest with its dishes", async () => {
    const { desk, sell, inOrder: all } = await openRecordedDesk(api);
    const set = await addSetMenu(api, desk);
    const order = set.order({ quantity: 1 });
    const { lineId, itemId } = order;
    const billId = await desk.openWith([order, fired(1)]);
    const more = { kind: "quantity-changed", lineId, by: 2 } as const;
    await desk.send(billId, [more, fired(1)], desk.colleague);
    const known = (await desk.bill(billId)).lines[0]?.modifiers;
    const line = soldLine({ lineId, itemId, priceCentimes: SET_WITH_STEAK, modifiers: known });
    await sell(billId, [line], { at: "2026-11-21T08:55:00Z" });
    const [rest] = await desk.bills();
    expect(rest).toMatchObject({
      name: "Rest of Bill 1",
      lines: [{ quantity: 2, firedQuantity: 2, dishesFired: [2, 0] }],
    });
    expect((await ticketsOf(api, billId)).map(({ lines }) => lines)).toEqual([
      [["Mint tea", 1, 0]],
      [["Steak", 1, 0]],
    ]);
    await desk.send(rest?.id ?? "", [fireAll]);
    await all();
  });
});
