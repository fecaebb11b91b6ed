import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { openedOn } from "../../testing/bill-desk.ts";
import {
  AFTER_WORK,
  HAPPY,
  pricesOf as lines,
  OVER,
  openHappyDesk,
} from "../../testing/happy-hours.ts";
import { arrangeRace } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { clock } = api;

const openDesk = () => openHappyDesk(api);

beforeEach(() => clock.set(HAPPY));

type Answer = { status: number; code: string | undefined; body: unknown };
const told = ({ status, code, body }: Answer) => [
  status,
  code,
  (body as { params?: { priceCentimes?: number } }).params?.priceCentimes,
];
it("POS-09 POS-12 an order that was tapped over a day before has the price of its tap, which the trail tells", async () => {
  const { desk, happyTea } = await openDesk();
  clock.set("2026-11-22T17:30:00Z");
  const order = async (orderedAt: string) => {
    await desk.openWith([happyTea({ orderedAt })]);
    return lastTaps();
  };
  const lastTaps = async () => {
    const [change] = await api.owner`
      select details from changes where hotel_id = ${desk.waiter.hotelId} order by seq desc limit 1`;
    return change?.details.facts.filter(({ what }: { what: string }) => what === "orderedAt");
  };
  expect(await order("2026-11-21T17:30:00Z")).toEqual([]);
  expect(await order("2026-11-21T17:29:59Z")).toMatchObject([
    { as: "moment", after: "2026-11-21T17:29:59.000Z", of: "Mint tea" },
  ]);
  // Also of more of a line: twenty teas 'tapped' in a happy hour that is over.
  const tea = happyTea({ orderedAt: "2026-11-22T17:29:00Z" });
  const billId = await desk.openWith([tea]);
  const more = { kind: "quantity-changed", lineId: tea.lineId, by: 20 } as const;
  await desk.send(billId, [{ ...more, orderedAt: "2026-11-21T17:29:59Z" }]);
  expect(await lastTaps()).toMatchObject([{ after: "2026-11-21T17:29:59.000Z", of: "Mint tea" }]);
});

it("POS-09 more of a line in another happy hour at the same price is refused, and said so", async () => {
  const { desk, hours, happyHourId, happyTea } = await openDesk();
  const tea = happyTea();
  const billId = await desk.openWith([tea]);
  await hours.remove(happyHourId);
  const price = { kind: "item-price", itemId: desk.teaId, priceCentimes: 12_000 };
  await hours.add({ name: "Late show", prices: [price] } as never);
  const more = { kind: "quantity-changed", lineId: tea.lineId, by: 1 } as const;
  expect(await desk.send(billId, [more])).toMatchObject({
    status: 409,
    code: "item.happy-hour-changed",
    body: { params: { name: "Mint tea" } },
  });
});

describe("POS-09 an order in a happy hour", () => {
  it("costs its price, which the line remembers with name and normal price; before and after it the normal one", async () => {
    const { desk, happyTea } = await openDesk();
    const billId = await desk.openWith([happyTea()]);
    expect(told(await desk.send(billId, [desk.tea()]))).toEqual([
      409,
      "item.price-changed",
      12_000,
    ]);
    clock.set("2026-11-21T17:59:59.999Z");
    expect((await desk.send(billId, [happyTea()])).status).toBe(200);
    clock.set(OVER);
    expect(told(await desk.send(billId, [happyTea()]))).toEqual([
      409,
      "item.price-changed",
      15_000,
    ]);
    expect((await desk.send(billId, [desk.tea()])).status).toBe(200);
    expect(lines(await desk.bill(billId))).toEqual([
      [12_000, AFTER_WORK, 1],
      [12_000, AFTER_WORK, 1],
      [15_000, null, 1],
    ]);
    const [entry] = await api.owner`select details from changes where action = 'pos.change-bill'
      and hotel_id = ${desk.waiter.hotelId} order by seq limit 1`;
    expect(entry?.details.facts).toContainEqual(
      expect.objectContaining({ what: "happyHour", of: "Mint tea", after: "After work" }),
    );
  });

  it("keeps the prices of its options; a share off a category is a share off its items alone", async () => {
    const { desk, hours } = await openDesk();
    const [mains] = await api.owner`select category_id from pos_items where id = ${desk.steakId}`;
    await hours.add({
      name: "Grill",
      prices: [{ kind: "category-share", categoryId: mains?.category_id, offBp: 1_000 }],
    });
    const modifierIds = [desk.rareId, desk.pepperId];
    const steak = desk.steak({ modifierIds, priceCentimes: 170_000 });
    const billId = await desk.openWith([steak]);
    expect(lines(await desk.bill(billId))).toEqual([
      [170_000, { name: "Grill", normalPriceCentimes: 188_000 }, 1],
    ]);
  });

  it("costs whole dinars where a share is taken off; its price in centimes is refused", async () => {
    const { desk, hours } = await openDesk();
    const third = { kind: "item-share", itemId: desk.steakId, offBp: 3_333 };
    await hours.add({ name: "Grill", prices: [third] });
    const options = 8_000;
    const steak = (dish: number) =>
      desk.steak({ modifierIds: [desk.rareId, desk.pepperId], priceCentimes: dish + options });
    const billId = await desk.openWith([steak(120_000)]);
    expect(told(await desk.send(billId, [steak(120_006)]))).toEqual([
      409,
      "item.price-changed",
      120_000 + options,
    ]);
  });

  it("of two happy hours has the lowest price; one that is off, or of other days, has none", async () => {
    const { desk, hours } = await openDesk();
    const price = (priceCentimes: number) => [
      { kind: "item-price", itemId: desk.teaId, priceCentimes },
    ];
    await hours.add({ name: "Off", isActive: false, prices: price(1_000) });
    await hours.add({ name: "Sundays", days: [7], prices: price(2_000) });
    await hours.add({ name: "Over", lastDate: "2026-11-20", prices: price(3_000) });
    await hours.add({ name: "Apéro", prices: price(12_000) });
    const billId = await desk.openWith([desk.tea({ priceCentimes: 12_000 })]);
    expect(lines(await desk.bill(billId))).toEqual([
      [12_000, { ...AFTER_WORK, name: "After work" }, 1],
    ]);
    await hours.add({ name: "Élite", prices: price(11_000) });
    expect(told(await desk.send(billId, [desk.tea()]))).toEqual([
      409,
      "item.price-changed",
      11_000,
    ]);
  });

  it("gets more at its price while it is on; after it more is a new line", async () => {
    const { desk, happyTea } = await openDesk();
    const tea = happyTea();
    const billId = await desk.openWith([tea]);
    const more = { kind: "quantity-changed", lineId: tea.lineId, by: 1 } as const;
    expect((await desk.send(billId, [more])).status).toBe(200);
    clock.set(OVER);
    expect(told(await desk.send(billId, [more]))).toEqual([409, "item.price-changed", 15_000]);
    expect((await desk.send(billId, [{ ...more, by: -1 }])).status).toBe(200);
    expect(lines(await desk.bill(billId))).toEqual([[12_000, AFTER_WORK, 1]]);
  });

  it("is not more of a line that cost the same outside it", async () => {
    const { desk, hours, happyHourId, prices } = await openDesk();
    await hours.put(happyHourId, {
      version: 1,
      name: "Soir",
      isActive: true,
      days: [6],
      from: "17:00",
      to: "19:00",
      firstDate: null,
      lastDate: null,
      prices,
    });
    const tea = desk.tea({ priceCentimes: 12_000 });
    const billId = await desk.openWith([tea]);
    await hours.remove(happyHourId);
    await api.owner`update pos_items set price_centimes = 12000 where id = ${desk.teaId}`;
    const more = { kind: "quantity-changed", lineId: tea.lineId, by: 1 } as const;
    expect(told(await desk.send(billId, [more]))).toEqual([
      409,
      "item.happy-hour-changed",
      undefined,
    ]);
  });

  it("stays as it was when the happy hour is changed or deleted", async () => {
    const { desk, hours, happyHourId, happyTea } = await openDesk();
    const billId = await desk.openWith([happyTea()]);
    await hours.remove(happyHourId);
    expect(lines(await desk.bill(billId))).toEqual([[12_000, AFTER_WORK, 1]]);
    expect(told(await desk.send(billId, [happyTea()]))).toEqual([
      409,
      "item.price-changed",
      15_000,
    ]);
  });
});

describe("POS-09 POS-12 an order has the price of its tap", () => {
  it("in the second before the happy hour ends, and where it arrives hours later", async () => {
    const { desk, happyTea } = await openDesk();
    clock.set("2026-11-21T20:00:00Z");
    const orderedAt = "2026-11-21T17:59:59.500Z";
    const tea = happyTea({ orderedAt });
    const billId = await desk.openWith([tea]);
    const more = { kind: "quantity-changed", lineId: tea.lineId, by: 1 } as const;
    expect((await desk.send(billId, [{ ...more, orderedAt }])).status).toBe(200);
    expect(told(await desk.send(billId, [more]))).toEqual([409, "item.price-changed", 15_000]);
    expect(lines(await desk.bill(billId))).toEqual([[12_000, AFTER_WORK, 2]]);
  });

  it("where its device is a little ahead of the API", async () => {
    const { desk, happyTea } = await openDesk();
    clock.set("2026-11-21T15:59:59Z");
    const billId = await desk.openWith([happyTea({ orderedAt: "2026-11-21T16:00:00Z" })]);
    expect(lines(await desk.bill(billId))).toEqual([[12_000, AFTER_WORK, 1]]);
  });

  it.each([
    ["ahead of what a clock may be", "2026-11-22T16:30:00Z"],
    ["longer ago than an order may wait", "2026-10-01T16:30:00Z"],
  ])("and not that of an instant %s: then it is the arrival's", async (_, orderedAt) => {
    const { desk, happyTea } = await openDesk();
    clock.set(OVER);
    const billId = await desk.openWith([]);
    const answer = await desk.send(billId, [happyTea({ orderedAt })]);
    expect(told(answer)).toEqual([409, "item.price-changed", 15_000]);
  });

  it("and an instant that is none is refused", async () => {
    const { desk, happyTea } = await openDesk();
    const billId = await desk.openWith([]);
    const answer = await desk.send(billId, [happyTea({ orderedAt: "five o'clock" })]);
    expect(told(answer).slice(0, 2)).toEqual([400, "request.invalid"]);
  });
});

describe("POS-10 POS-11 a line of a happy hour", () => {
  it("keeps price and name when it is split, merged and moved, and discounts apply to its price", async () => {
    const { desk, happyTea } = await openDesk();
    const tea = happyTea({ quantity: 3 });
    const billId = await desk.openWith([tea]);
    clock.set(OVER);
    const newBillId = uuidv7();
    const part = { lineId: tea.lineId, newLineId: uuidv7(), quantity: 2 };
    const split = await desk.post(`${billId}/split`, { version: 1, newBillId, lines: [part] });
    expect((split.body as { bills: OpenBill[] }).bills.map(lines)).toEqual([
      [[12_000, AFTER_WORK, 1]],
      [[12_000, AFTER_WORK, 2]],
    ]);
    const merged = await desk.post(`${billId}/merge`, { version: 2, intoBillId: newBillId });
    expect(merged.status).toBe(200);
    const moved = { kind: "moved", tableId: desk.otherTableId } as const;
    await desk.send(newBillId, [moved]);
    const wish = { version: 3, lineId: null, discountBp: 5_000, discountCentimes: 0, reason: "x" };
    const discount = await desk.post(`${newBillId}/discount`, wish, desk.manager);
    expect(lines(discount.body as OpenBill)).toEqual([
      [12_000, AFTER_WORK, 1],
      [12_000, AFTER_WORK, 2],
    ]);
  });
});

it("POS-09 orders while a manager changes the happy hour have either price, never another one", async () => {
  const { desk, hours, happyHourId, happyTea } = await openDesk();
  const wish = (priceCentimes: number, version: number) => ({
    version,
    name: "After work",
    isActive: true,
    days: [6],
    from: "17:00",
    to: "19:00",
    firstDate: null,
    lastDate: null,
    prices: [{ kind: "item-price", itemId: desk.teaId, priceCentimes }],
  });
  const order = (priceCentimes: number) =>
    desk.send(uuidv7(), [openedOn(null), happyTea({ priceCentimes })]);
  // The restaurant's row is locked by orders without a table and by changes of its menu: all of them wait for it at once.
  const orders = (priceCentimes: number) =>
    [1, 2, 3].map(() =>
      api.request("POST", `${desk.at}/${uuidv7()}/operations`, {
        as: desk.waiter,
        body: {
          operations: [openedOn(null), happyTea({ priceCentimes })].map((each) => ({
            ...each,
            id: uuidv7(),
          })),
        },
      }),
    );
  const answers = await arrangeRace(
    api,
    (tx) => tx`select from restaurants where id = ${desk.restaurantId} for no key update`,
    () => [
      ...orders(12_000),
      api.request("PUT", `${hours.at}/${happyHourId}`, {
        as: desk.manager,
        body: wish(10_000, 1),
      }),
      ...orders(10_000),
    ],
  );
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect([12_000, 10_000]).toContain(told(answer)[2]);
  const prices = (await desk.bills()).flatMap((bill) => lines(bill));
  expect(prices.length).toBe(answers.length - 1 - refused.length);
  for (const [price, happyHour] of prices) {
    expect([12_000, 10_000]).toContain(price);
    expect(happyHour).toEqual(AFTER_WORK);
  }
  expect(prices.length).toBeGreaterThanOrEqual(3);
  expect((await order(10_000)).status).toBe(200);
  expect(told(await order(12_000))).toEqual([409, "item.price-changed", 10_000]);
});
