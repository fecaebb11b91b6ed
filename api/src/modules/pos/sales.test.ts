import { randomUUID } from "node:crypto";
import type { Sale, SaleList } from "@funduq/shared-types/contracts/pos-sale";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { accepted, card, cash, posDesk, type Restaurant, refusal } from "../../testing/pos-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);
const tea = { name: "Mint tea", price: 15_000, quantity: 2 };
const soup = { name: "Chorba", price: 40_000, tvaBp: 1_900 };

const waiter = () =>
  makeStaff(database, { role: "employee", sections: ["pos"], displayName: "Samir" });
const restaurant = async () => desk.open(await waiter());
const openBills = ({ staff: { hotelId } }: Restaurant) =>
  owner`select id from open_bills where hotel_id = ${hotelId}`;

describe("POS-06 the sale of a bill", () => {
  it("POS-05 is numbered, keeps lines, payments and the waiter, and ends the bill", async () => {
    const casbah = await restaurant();
    const bill = await desk.bill(casbah, [tea, soup]);
    const sale = await accepted<Sale>(desk.sell(casbah, bill, [cash(70_000, 5_000, 80_000)]));
    expect(sale).toMatchObject({
      number: "1/11",
      restaurantName: "La Casbah",
      terminalName: "Bar",
      tableName: "T1",
      billName: "Bill 1",
      totalCentimes: 70_000,
      businessDate: "2026-11-21",
      soldBy: "Samir",
      lines: [
        { name: "Mint tea", quantity: 2, priceCentimes: 15_000, discountCentimes: 0, tvaBp: 900 },
        { name: "Chorba", quantity: 1, priceCentimes: 40_000, tvaBp: 1_900 },
      ],
      payments: [
        { method: "Cash", amountCentimes: 70_000, tipCentimes: 5_000, tenderedCentimes: 80_000 },
      ],
      refunds: null,
      refundedBy: null,
    });
    expect(await openBills(casbah)).toEqual([]);
    expect(await accepted(desk.get(casbah, `sales/${sale.id}`))).toEqual(sale);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("POS-11 keeps the share that each line has of the discounts", async () => {
    const casbah = await restaurant();
    // Lines 300,00 and 400,00; 10 % off the tea is 30,00; the bill's 67,00 falls on 270,00 and 400,00.
    const bill = await desk.bill(casbah, [{ ...tea, discountBp: 1_000 }, soup], {
      discount: 6_700,
    });
    expect(bill.totalCentimes).toBe(60_300);
    const sale = await accepted<Sale>(desk.sell(casbah, bill, [card(60_300)]));
    expect(sale).toMatchObject({
      discountReason: "Regular guest",
      lines: [
        { discountCentimes: 3_000 + 2_700, discountReason: "Served late" },
        { discountCentimes: 4_000, discountReason: null },
      ],
    });
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("of a bill that is a present has no payment", async () => {
    const casbah = await restaurant();
    const bill = await desk.bill(casbah, [tea], { discountBp: 10_000, onTable: false });
    const sale = await accepted<Sale>(desk.sell(casbah, bill, []));
    expect(sale).toMatchObject({ totalCentimes: 0, tableName: "", payments: [] });
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("POS-05 restarts at 1 each month, and each restaurant counts for itself", async () => {
    const casbah = await restaurant();
    const other = await desk.open(casbah.staff, "Al Bahdja");
    const sold = async (at: Restaurant) => {
      const bill = await desk.bill(at, [tea]);
      return (await accepted<Sale>(desk.sell(at, bill, [cash(30_000)]))).number;
    };
    expect([await sold(casbah), await sold(casbah), await sold(other)]).toEqual([
      "1/11",
      "2/11",
      "1/11",
    ]);
    const { hotelId } = casbah.staff;
    await owner`update hotels set business_date = '2026-12-01' where id = ${hotelId}`;
    expect([await sold(casbah), await sold(casbah)]).toEqual(["1/12", "2/12"]);
    await owner`update hotels set business_date = '2027-11-02' where id = ${hotelId}`;
    expect(await sold(casbah)).toBe("1/11");
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("is listed by its day, the last one first", async () => {
    const casbah = await restaurant();
    for (const payment of [cash(30_000), card(30_000)])
      await accepted(desk.sell(casbah, await desk.bill(casbah, [tea]), [payment]));
    const { hotelId } = casbah.staff;
    const listed = await accepted<SaleList>(desk.get(casbah, "sales"));
    expect(listed).toMatchObject({
      businessDate: "2026-11-21",
      sales: [
        { number: "2/11", methods: ["Credit Card"], isRefund: false, isRefunded: false },
        { number: "1/11", methods: ["Cash"], soldBy: "Samir" },
      ],
    });
    await owner`update hotels set business_date = '2026-11-22' where id = ${hotelId}`;
    expect((await accepted<SaleList>(desk.get(casbah, "sales"))).sales).toEqual([]);
    expect(
      (await accepted<SaleList>(desk.get(casbah, "sales?date=2026-11-21"))).sales,
    ).toHaveLength(2);
  });

  it("is in the audit trail with number and amounts", async () => {
    const casbah = await restaurant();
    await accepted(desk.sell(casbah, await desk.bill(casbah, [tea]), [cash(20_000), card(10_000)]));
    const [change] = await owner`select details->'facts' as facts, tags from changes
      where hotel_id = ${casbah.staff.hotelId} and action = 'pos.sell'`;
    expect(change?.["facts"]).toEqual([
      { what: "restaurant", of: null, as: "text", before: null, after: "La Casbah" },
      { what: "sale", of: null, as: "text", before: null, after: "1/11" },
      { what: "payment", of: "Cash", as: "money", before: null, after: 20_000 },
      { what: "payment", of: "Credit Card", as: "money", before: null, after: 10_000 },
    ]);
    expect(change?.["tags"]).toEqual(["Bill"]);
  });
});

describe("POS-06 a bill is not sold", () => {
  it.each([
    ["that was changed since", { version: 2 }, 409, "bill.changed", undefined],
    [
      "whose total is another",
      { totalCentimes: 29_999 },
      409,
      "sale.total-changed",
      { totalCentimes: 30_000 },
    ],
    [
      "with too little",
      { payments: [cash(20_000)] },
      409,
      "sale.payments-differ",
      { paidCentimes: 20_000, totalCentimes: 30_000 },
    ],
    [
      "with too much",
      { payments: [cash(20_000), card(10_001)] },
      409,
      "sale.payments-differ",
      undefined,
    ],
    [
      "for less cash than it costs with its tip",
      { payments: [cash(30_000, 500, 30_000)] },
      409,
      "sale.cash-too-little",
      { missingCentimes: 500 },
    ],
    [
      "of a terminal that is elsewhere",
      { terminalId: randomUUID() },
      404,
      "terminal.not-found",
      undefined,
    ],
    ["of no terminal", { terminalId: null }, 409, "terminal.required", undefined],
    [
      "to a stay that is not there",
      {
        payments: [
          { method: "Room", amountCentimes: 30_000, bookingId: randomUUID(), signature: null },
        ],
      },
      404,
      "booking.not-found",
      undefined,
    ],
  ])("%s", async (_, more, status, code, params) => {
    const casbah = await restaurant();
    const bill = await desk.bill(casbah, [tea]);
    const answer = await refusal(desk.sell(casbah, bill, [cash(30_000)], more));
    expect(answer).toMatchObject({ status, code, ...(params && { params }) });
    expect(await desk.numbers(casbah)).toEqual([]);
    expect(await openBills(casbah)).toHaveLength(1);
  });

  it("without lines", async () => {
    const casbah = await restaurant();
    const bill = await desk.bill(casbah, []);
    expect(await refusal(desk.sell(casbah, bill, []))).toMatchObject({
      status: 409,
      code: "bill.empty",
    });
  });

  it("X-07 of another restaurant or hotel", async () => {
    const casbah = await restaurant();
    const bill = await desk.bill(casbah, [tea]);
    const other = await desk.open(casbah.staff, "Al Bahdja");
    for (const elsewhere of [other, await restaurant()])
      expect(await refusal(desk.sell(elsewhere, bill, [cash(30_000)]))).toMatchObject({
        status: 404,
        code: "bill.not-found",
      });
    const sale = await accepted<Sale>(desk.sell(casbah, bill, [cash(30_000)]));
    expect(await refusal(desk.get(other, `sales/${sale.id}`))).toMatchObject({
      status: 404,
      code: "sale.not-found",
    });
  });

  it("with the id of another sale", async () => {
    const casbah = await restaurant();
    const saleId = randomUUID();
    const [one, two] = [await desk.bill(casbah, [tea]), await desk.bill(casbah, [tea])];
    await accepted(desk.sell(casbah, one, [cash(30_000)], { saleId }));
    const answer = await refusal(desk.sell(casbah, two, [cash(30_000)], { saleId }));
    expect(answer).toMatchObject({ status: 409, code: "request.refused-by-data" });
    expect(await desk.numbers(casbah)).toEqual([1]);
  });
});

describe("POS-06 a sale that is sent again", () => {
  it("is answered with the first one", async () => {
    const casbah = await restaurant();
    const bill = await desk.bill(casbah, [tea]);
    const saleId = randomUUID();
    const first = await accepted(desk.sell(casbah, bill, [cash(30_000)], { saleId }));
    expect(await accepted(desk.sell(casbah, bill, [cash(30_000)], { saleId }))).toEqual(first);
    expect(await desk.numbers(casbah)).toEqual([1]);
    const changes = await owner`select from changes
      where hotel_id = ${casbah.staff.hotelId} and action = 'pos.sell'`;
    expect(changes).toHaveLength(1);
  });

  it("as another one is refused with number and total of the first", async () => {
    const casbah = await restaurant();
    const bill = await desk.bill(casbah, [tea]);
    await accepted(desk.sell(casbah, bill, [cash(30_000)]));
    expect(await refusal(desk.sell(casbah, bill, [card(30_000)]))).toEqual({
      status: 409,
      code: "bill.sold",
      params: { number: "1/11", totalCentimes: 30_000, done: [] },
    });
  });
});

describe("what the database refuses of a sale", () => {
  it("a second sale of a bill", async () => {
    const casbah = await restaurant();
    await accepted(desk.sell(casbah, await desk.bill(casbah, [tea]), [cash(30_000)]));
    await expect(
      owner`insert into sales (hotel_id, id, restaurant_id, client_operation_id, bill_id, year, month, number,
          table_name, total_centimes, business_date)
        select hotel_id, gen_random_uuid(), restaurant_id, gen_random_uuid(), bill_id, year, month, 2, '', 0,
          business_date from sales where hotel_id = ${casbah.staff.hotelId}`,
    ).rejects.toThrow("sales_end_a_bill_once");
  });
});
