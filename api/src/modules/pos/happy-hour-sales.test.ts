import { randomUUID } from "node:crypto";
import type { Sale, SaleList } from "@funduq/shared-types/contracts/pos-sale";
import type { OpenShift } from "@funduq/shared-types/contracts/pos-shift";
import type { RestaurantSales } from "@funduq/shared-types/contracts/report-restaurant";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import {
  AFTER_WORK,
  HAPPY,
  pricesOf as lines,
  OVER,
  openHappyDesk,
} from "../../testing/happy-hours.ts";
import { accepted, cash, posDesk } from "../../testing/pos-desk.ts";
import { openRecordedDesk, sold } from "../../testing/recorded-desk.ts";
import { soldLine } from "../../testing/recorded-sale.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { clock } = api;

beforeEach(() => clock.set(HAPPY));

it("POS-06 POS-09 a line of a happy hour is sold, refunded and reported with what it would have cost", async () => {
  const { desk, happyTea } = await openHappyDesk(api);
  const till = posDesk(api);
  const billId = await desk.openWith([happyTea({ quantity: 2 })]);
  clock.set(OVER);
  const place = { staff: desk.manager, id: desk.restaurantId, tableId: "", terminalId: "" };
  const body = {
    saleId: randomUUID(),
    version: 1,
    totalCentimes: 24_000,
    terminalId: null,
    payments: [cash(24_000)],
  };
  const sale = (await desk.post(`${billId}/sale`, body)).body as Sale;
  expect(sale.lines).toMatchObject([{ priceCentimes: 12_000, happyHour: AFTER_WORK }]);
  const chief = await makeStaff(api.database, { hotelId: desk.waiter.hotelId });
  const report = async () => {
    const query = `from=${sale.businessDate}&to=${sale.businessDate}`;
    const path = `/hotels/${chief.hotelId}/reports/restaurant-sales?${query}`;
    return (await accepted<RestaurantSales>(api.request("GET", path, { as: chief }))).happyHours;
  };
  expect(await report()).toEqual([
    { name: "After work", quantity: 2, amountCentimes: 24_000, reducedCentimes: 6_000 },
  ]);
  const refund = await accepted<Sale>(till.refund(place, sale, { terminalId: null }));
  expect(refund.lines).toMatchObject([{ priceCentimes: 12_000, happyHour: AFTER_WORK }]);
  expect(await report()).toEqual([
    { name: "After work", quantity: 0, amountCentimes: 0, reducedCentimes: 0 },
  ]);
});

it("POS-09 POS-14 the report of the shift has what a happy hour took off, less refunds", async () => {
  const { desk, happyTea } = await openHappyDesk(api);
  const till = posDesk(api);
  const { hotelId } = desk.waiter;
  const place = { staff: desk.manager, id: desk.restaurantId, tableId: desk.tableId };
  const terminalId = await till.addTerminal({ ...place, terminalId: "" }, "Bar");
  const happyHours = async () => {
    const { shift } = await accepted<OpenShift>(
      till.get({ ...place, terminalId }, `terminals/${terminalId}/shift`),
    );
    return shift?.happyHours;
  };
  const sell = async (quantity: number) => {
    const billId = await desk.openWith([happyTea({ quantity })]);
    const totalCentimes = 12_000 * quantity;
    const payments = [cash(totalCentimes)];
    const body = { saleId: randomUUID(), version: 1, totalCentimes, terminalId, payments };
    return (await desk.post(`${billId}/sale`, body)).body as Sale;
  };
  await sell(2);
  const sale = await sell(3);
  expect(await happyHours()).toEqual([
    { name: "After work", quantity: 5, reducedCentimes: 15_000 },
  ]);
  await accepted(till.refund({ ...place, terminalId }, sale, {}, desk.manager));
  expect(await happyHours()).toEqual([{ name: "After work", quantity: 2, reducedCentimes: 6_000 }]);
  expect(await api.owner`select * from check_invariants(${hotelId})`).toEqual([]);
});

describe("POS-12 a sale without the network", () => {
  it("keeps the happy hour of its lines, and is not marked where the tap was in it", async () => {
    const recorded = await openRecordedDesk(api);
    const { desk, happyTea } = await openHappyDesk(api, recorded.desk);
    clock.set("2026-11-21T20:00:00Z");
    const soldLate = { at: "2026-11-21T19:30:00Z" };
    const line = (orderedAt?: string) => ({
      ...soldLine({ itemId: desk.teaId, priceCentimes: 12_000, happyHour: AFTER_WORK }),
      ...(orderedAt && { orderedAt }),
    });
    const honest = await recorded.sell(uuidv7(), [line("2026-11-21T17:30:00Z")], soldLate);
    expect(honest.lines).toMatchObject([{ priceCentimes: 12_000, happyHour: AFTER_WORK }]);
    await recorded.sell(uuidv7(), [line("2026-11-21T19:20:00Z")], soldLate);
    await recorded.sell(uuidv7(), [line()], soldLate);
    const billId = await desk.openWith([happyTea({ orderedAt: HAPPY })]);
    const [known] = (await desk.bill(billId)).lines;
    await recorded.sell(
      billId,
      [sold({ kind: "line-added", lineId: known?.id, itemId: desk.teaId, priceCentimes: 12_000 })],
      soldLate,
    );
    const list = await api.request("GET", desk.at.replace("bills", "sales"), { as: desk.manager });
    const { sales } = (await list.json()) as SaleList;
    expect(sales.map(({ expectedTotalCentimes }) => expectedTotalCentimes).reverse()).toEqual([
      null,
      15_000,
      15_000,
      null,
    ]);
  });

  it("has the happy hour that the API's bill or menu has at this price, whatever the terminal says, which the trail tells", async () => {
    const recorded = await openRecordedDesk(api);
    const { desk } = await openHappyDesk(api, recorded.desk);
    clock.set(OVER);
    const billId = await desk.openWith([desk.tea()]);
    const [known] = (await desk.bill(billId)).lines;
    const claimed = { itemId: desk.teaId, priceCentimes: 15_000 };
    const happyHour = { name: "All night", normalPriceCentimes: 90_000 };
    const ofBill = { ...soldLine(claimed), happyHour, lineId: known?.id };
    const ofMenu = { ...soldLine(claimed), happyHour };
    const sale = await recorded.sell(billId, [ofBill as never, ofMenu]);
    expect(sale.lines.map((line) => line.happyHour)).toEqual([null, null]);
    const [change] = await api.owner`
      select details from changes where hotel_id = ${desk.waiter.hotelId} and action = 'pos.record-sale'`;
    expect(change?.details.facts).toContainEqual(
      expect.objectContaining({ what: "happyHour", after: "All night", of: "Mint tea" }),
    );
    await recorded.inOrder();
  });

  it("is marked where a line was tapped over a day before, in a happy hour of then", async () => {
    const recorded = await openRecordedDesk(api);
    const { desk } = await openHappyDesk(api, recorded.desk);
    const line = (orderedAt: string) => ({
      ...soldLine({ itemId: desk.teaId, priceCentimes: 12_000, happyHour: AFTER_WORK }),
      orderedAt,
    });
    clock.set("2026-11-23T12:00:00Z");
    const expected = async (orderedAt: string, at: string) => {
      const { id } = await recorded.sell(uuidv7(), [line(orderedAt)], { at });
      const [sale] =
        await api.owner`select expected_total_centimes as total from sales where id = ${id}`;
      return sale?.total === null ? null : Number(sale?.total);
    };
    const tapped = "2026-11-21T17:30:00Z";
    expect(await expected(tapped, "2026-11-22T12:00:00Z")).toBeNull();
    expect(await expected(tapped, "2026-11-22T18:30:00Z")).toBe(15_000);
  });

  it("is refused where a line's happy hour was not cheaper", async () => {
    const recorded = await openRecordedDesk(api);
    const { desk } = await openHappyDesk(api, recorded.desk);
    const dear = soldLine({
      itemId: desk.teaId,
      priceCentimes: 15_000,
      happyHour: AFTER_WORK,
    });
    const answer = await recorded.record(uuidv7(), [dear]);
    expect(answer.status).toBe(400);
  });

  it("is refused where its lines would be above the maximum of a bill without their happy hour", async () => {
    const recorded = await openRecordedDesk(api);
    const { desk } = await openHappyDesk(api, recorded.desk);
    const [most, half] = [10_000_000_000, 5_000_000_000];
    const line = (normalPriceCentimes: number, quantity: number) =>
      soldLine({
        itemId: desk.teaId,
        priceCentimes: 12_000,
        happyHour: { ...AFTER_WORK, normalPriceCentimes },
        quantity,
      });
    for (const lines of [[line(most, 2)], [line(most, 1), line(half, 1)], [line(half, 3)]]) {
      const answer = await recorded.record(uuidv7(), lines);
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: "bill.too-high" }]);
    }
    await recorded.sell(uuidv7(), [line(half, 2)]);
  });

  it("leaves what was not paid on another bill, at its price", async () => {
    const recorded = await openRecordedDesk(api);
    const { desk, happyTea } = await openHappyDesk(api, recorded.desk);
    const [tea, other] = [happyTea({ quantity: 3 }), happyTea()];
    const billId = await desk.openWith([tea, other]);
    clock.set(OVER);
    await recorded.sell(billId, [sold(tea, 2)]);
    const [rest] = await desk.bills();
    expect(rest && lines(rest)).toEqual([
      [12_000, AFTER_WORK, 1],
      [12_000, AFTER_WORK, 1],
    ]);
    await recorded.inOrder();
  });
});
