import { randomUUID } from "node:crypto";
import type { Sale, SaleList } from "@funduq/shared-types/contracts/pos-sale";
import { beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { accepted, cash, posDesk, type Restaurant, refusal } from "../../testing/pos-desk.ts";
import { soldLine } from "../../testing/recorded-sale.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);
const tea = { price: 30_000 };

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

async function restaurant() {
  const staff = await makeStaff(database, { role: "pos-manager", displayName: "Samir" });
  return desk.open(staff);
}

const record = (at: Restaurant, billId: string, body: Parameters<typeof desk.record>[2] = {}) =>
  accepted<Sale>(desk.record(at, billId, body));

/** The lines of an open bill with one tea, as its terminal sells them. */
async function linesOf(billId: string) {
  const [line] = await owner`select id from open_bill_lines where bill_id = ${billId}`;
  return [soldLine({ lineId: line?.id })];
}

/** What is sold, and which bills are open. */
async function kept({ staff: { hotelId } }: Restaurant) {
  const [row] = await owner`select
    (select count(*)::int from sales where hotel_id = ${hotelId}) as sales,
    (select count(*)::int from sale_conflicts where hotel_id = ${hotelId}) as conflicts,
    (select count(*)::int from open_bills where hotel_id = ${hotelId}) as open`;
  return row;
}

describe("POS-12 a sale that was made without the network", () => {
  it("is taken as it was paid, of a bill whose operations never arrived, at a table that is gone", async () => {
    const at = await restaurant();
    const itemId = randomUUID();
    await owner`insert into pos_items ${owner({ hotel_id: at.staff.hotelId, restaurant_id: at.id, id: itemId, name: "Mint tea", price_centimes: 99_000 })}`;
    const sale = await record(at, randomUUID(), {
      at: "2026-11-21T07:40:00Z",
      provisionalNumber: "Bar K7-1",
      table: { id: randomUUID(), name: "Terrace 9" },
      billName: "Bill 3",
      covers: 2,
      discountBp: 1_000,
      discountReason: "Regular guest",
      lines: [
        soldLine({ itemId, quantity: 2, discountBp: 5_000, discountReason: "Served late" }),
        soldLine({ name: "Couscous", priceCentimes: 120_000, tvaBp: 1_900, note: "no chili" }),
      ],
      totalCentimes: 135_000,
      payments: [cash(100_000, 5_000, 110_000), { ...cash(35_000), tenderedCentimes: null }],
    });
    expect(sale).toMatchObject({
      number: "1/11",
      provisionalNumber: "Bar K7-1",
      lateFrom: null,
      tableName: "Terrace 9",
      billName: "Bill 3",
      covers: 2,
      terminalName: "Bar",
      totalCentimes: 135_000,
      discountReason: "Regular guest",
      businessDate: "2026-11-21",
      soldBy: "Samir",
      lines: [
        { name: "Mint tea", quantity: 2, priceCentimes: 30_000, discountCentimes: 33_000 },
        { name: "Couscous", quantity: 1, note: "no chili", discountCentimes: 12_000, tvaBp: 1_900 },
      ],
      payments: [
        { method: "Cash", amountCentimes: 100_000, tipCentimes: 5_000, tenderedCentimes: 110_000 },
        { method: "Cash", amountCentimes: 35_000, tipCentimes: 0, tenderedCentimes: null },
      ],
    });
    expect(new Date(sale.soldAt).toISOString()).toBe("2026-11-21T07:40:00.000Z");
    const items =
      await owner`select item_id from sale_lines where sale_id = ${sale.id} order by position`;
    expect(items).toMatchObject([{ item_id: itemId }, { item_id: null }]);
    expect(await kept(at)).toEqual({ sales: 1, conflicts: 0, open: 0 });
    expect(await desk.violations(at)).toEqual([]);
  });

  it("ends the open bill, and operations that arrive afterwards are refused", async () => {
    const at = await restaurant();
    const bill = await desk.bill(at, [tea]);
    const lines = await linesOf(bill.id);
    const sale = await record(at, bill.id, { lines, at: "2026-11-21T08:30:00Z" });
    expect(await kept(at)).toEqual({ sales: 1, conflicts: 0, open: 0 });
    const opened = { id: randomUUID(), kind: "opened", tableId: at.tableId, covers: null };
    const late = desk.post(at, `bills/${bill.id}/operations`, { operations: [opened] });
    expect(await refusal(late)).toMatchObject({
      code: "bill.sold",
      params: { number: sale.number },
    });
  });

  it("is the strict sale of the same id, whichever arrives first", async () => {
    const at = await restaurant();
    const bills = [await desk.bill(at, [tea]), await desk.bill(at, [tea])];
    for (const [index, bill] of bills.entries()) {
      const saleId = randomUUID();
      const strict = () => desk.sell(at, bill, [cash(30_000)], { saleId });
      const lines = await linesOf(bill.id);
      const recorded = () => desk.record(at, bill.id, { saleId, lines });
      const both = index === 0 ? [strict, recorded] : [recorded, strict];
      const answers = [];
      for (const send of both) answers.push(await accepted<Sale>(send()));
      expect(answers.map(({ id }) => id)).toEqual([saleId, saleId]);
      expect(answers[1]).toEqual(answers[0]);
    }
    expect(await kept(at)).toEqual({ sales: 2, conflicts: 0, open: 0 });
  });

  it("is done once, also when it is sent again with another key", async () => {
    const at = await restaurant();
    const [billId, saleId] = [randomUUID(), randomUUID()];
    const first = await record(at, billId, { saleId });
    expect(await record(at, billId, { saleId })).toEqual(first);
    expect(await desk.numbers(at)).toEqual([1]);
  });

  it("is that of the user who made it, also when a colleague sends it after that user was disabled", async () => {
    const at = await restaurant();
    const { hotelId } = at.staff;
    const maker = await makeStaff(database, { role: "pos-manager", hotelId, displayName: "Lila" });
    await owner`update hotel_users set status = 'disabled' where user_id = ${maker.userId}`;
    const sale = await record(at, randomUUID(), { at: "2026-11-21T08:00:00Z", by: maker.userId });
    expect(sale.soldBy).toBe("Lila");
    const other = await makeStaff(database, { role: "pos-manager", displayName: "Elsewhere" });
    const strange = { at: "2026-11-21T08:00:00Z", by: other.userId };
    expect((await record(at, randomUUID(), strange)).soldBy).toBe("Samir");
  });

  it("is dated by the API where the device's clock is a little fast", async () => {
    const at = await restaurant();
    const sale = await record(at, randomUUID(), { at: "2026-11-21T09:04:00Z" });
    expect(new Date(sale.soldAt).toISOString()).toBe("2026-11-21T09:00:00.000Z");
  });

  it("says in the audit trail both numbers, who made it, and when", async () => {
    const at = await restaurant();
    const { hotelId } = at.staff;
    const maker = await makeStaff(database, { role: "pos-manager", hotelId, displayName: "Lila" });
    const more = { at: "2026-11-21T08:00:00Z", by: maker.userId, provisionalNumber: "Bar K7-9" };
    await record(at, randomUUID(), more);
    const [entry] = await owner`select by_user_id, details from changes
      where hotel_id = ${hotelId} and action = 'pos.record-sale'`;
    expect(entry?.by_user_id).toBe(at.staff.userId);
    const facts = entry?.details.facts.map(({ what, after }: Record<string, unknown>) => [
      what,
      after,
    ]);
    expect(facts).toEqual([
      ["restaurant", "La Casbah"],
      ["sale", "1/11"],
      ["payment", 30_000],
      ["provisionalNumber", "Bar K7-9"],
      ["recordedBy", "Lila"],
      ["recordedAt", "2026-11-21T08:00:00.000Z"],
    ]);
  });

  it("says in the audit trail where the API's bill had another price or discount", async () => {
    const at = await restaurant();
    const bill = await desk.bill(at, [tea], { discount: 1_000 });
    const [line] = await linesOf(bill.id);
    const lines = [{ ...line, priceCentimes: 25_000, discountBp: 1_000, discountReason: "Late" }];
    await record(at, bill.id, { lines, totalCentimes: 22_500 });
    const [entry] = await owner`select details from changes
      where hotel_id = ${at.staff.hotelId} and action = 'pos.record-sale'`;
    expect(entry?.details.facts.slice(3)).toMatchObject([
      { what: "discountCentimes", of: null, before: 1_000, after: 0 },
      { what: "priceCentimes", of: "Mint tea", before: 30_000, after: 25_000 },
      { what: "discountBp", of: "Mint tea", before: 0, after: 1_000 },
    ]);
  });

  it("has the reasons of all bills that were merged into it", async () => {
    const at = await restaurant();
    const discountReason = ["a", "b", "c"].map((reason) => reason.repeat(200)).join("; ");
    const more = { discountBp: 1_000, discountReason, totalCentimes: 27_000 };
    expect(await record(at, randomUUID(), more)).toMatchObject({ discountReason });
  });

  it("POS-11 is marked for the manager where a waiter sold it for less than the bill and the menu come to", async () => {
    const at = await restaurant();
    const { hotelId } = at.staff;
    const as = await makeStaff(database, { hotelId, role: "employee", sections: ["pos"] });
    const itemId = randomUUID();
    await owner`insert into pos_items ${owner({ hotel_id: hotelId, restaurant_id: at.id, id: itemId, name: "Steak", price_centimes: 99_000 })}`;
    const sellAs = async (user: typeof as, priceCentimes: number | null, discountBp: number) => {
      const bill = await desk.bill(at, [tea], { discountBp: 1_000 });
      const steaks = priceCentimes === null ? [] : [soldLine({ itemId, priceCentimes })];
      const gross = 30_000 + (priceCentimes ?? 0);
      await record(at, bill.id, {
        as: user,
        lines: [...(await linesOf(bill.id)), ...steaks],
        discountBp,
        discountReason: "Regular guest",
        totalCentimes: gross - (gross * discountBp) / 10_000,
      });
    };
    for (const user of [as, at.staff]) {
      await sellAs(user, 99_000, 1_000);
      await sellAs(user, 9_000, 1_000);
      await sellAs(user, null, 5_000);
    }
    const { sales } = await accepted<SaleList>(desk.get(at, "sales"));
    expect(sales.map((sale) => sale.expectedTotalCentimes).reverse()).toEqual([
      null,
      116_100,
      27_000,
      null,
      null,
      null,
    ]);
  });

  it("in a restaurant without terminals needs none", async () => {
    const at = await restaurant();
    await owner`delete from pos_terminals where id = ${at.terminalId}`;
    expect(await record(at, randomUUID(), { terminalId: null })).toMatchObject({
      terminalName: null,
    });
  });
});

describe("POS-12 a recorded sale is refused without a trace", () => {
  const future = { at: "2026-11-21T09:06:00Z" };
  const old = { at: "2026-10-21T08:00:00Z" };
  const lineId = randomUUID();
  it.each([
    ["another total than its lines", { totalCentimes: 29_999 }, "totalCentimes"],
    ["a sale in the future", future, "Funduq-Recorded-At"],
    ["a sale of more than 31 days ago", old, "Funduq-Recorded-At"],
    ["two lines of one id", { lines: [soldLine({ lineId }), soldLine({ lineId })] }, "lines"],
    ["no line", { lines: [] }, "lines"],
    ["a discount without a reason", { discountBp: 100 }, "discountReason"],
    ["a share and an amount", { discountBp: 1, discountCentimes: 1 }, "discountCentimes"],
    ["a line's reason without a discount", { lines: [soldLine({ discountReason: "?" })] }, "lines"],
  ])("%s", async (_, body, path) => {
    const at = await restaurant();
    const response = await desk.record(at, randomUUID(), body);
    const { code, params } = await response.json();
    expect([response.status, code]).toEqual([400, "request.invalid"]);
    expect(params.fields).toContainEqual(expect.objectContaining({ path }));
    expect(await kept(at)).toEqual({ sales: 0, conflicts: 0, open: 0 });
  });

  it("a charge to a room, which needs the network", async () => {
    const at = await restaurant();
    const payments = [
      { method: "Room", amountCentimes: 30_000, bookingId: randomUUID(), signature: null },
    ];
    expect(await refusal(desk.record(at, randomUUID(), { payments }))).toMatchObject({
      status: 400,
    });
  });

  it.each([
    ["payments of another sum", { payments: [cash(29_000)] }, 409, "sale.payments-differ"],
    ["too little cash", { payments: [cash(30_000, 0, 20_000)] }, 409, "sale.cash-too-little"],
    ["a removed terminal", { terminalId: randomUUID() }, 404, "terminal.not-found"],
    ["no terminal", { terminalId: null }, 409, "terminal.required"],
    [
      "a bill above the maximum",
      { lines: [soldLine({ priceCentimes: 10_000_000_000, quantity: 2 })] },
      409,
      "bill.too-high",
    ],
  ])("%s", async (_, body, status, code) => {
    const at = await restaurant();
    const ids = { saleId: randomUUID() };
    const billId = randomUUID();
    expect(await refusal(desk.record(at, billId, { ...body, ...ids }))).toMatchObject({
      status,
      code,
    });
    expect(await kept(at)).toEqual({ sales: 0, conflicts: 0, open: 0 });
    expect(await record(at, billId, ids)).toMatchObject({ id: ids.saleId, number: "1/11" });
  });

  it("a removed restaurant, another hotel's, and a bill of another restaurant", async () => {
    const at = await restaurant();
    const other = await desk.open(at.staff, "Pool");
    const bill = await desk.bill(other, [tea]);
    const gone = { ...at, id: randomUUID() };
    expect(await refusal(desk.record(gone, randomUUID()))).toMatchObject({
      code: "restaurant.not-found",
    });
    const elsewhere = await restaurant();
    const strange = { ...elsewhere, staff: at.staff };
    expect(await refusal(desk.record(strange, randomUUID()))).toMatchObject({ status: 404 });
    const invalid = { status: 400, code: "request.invalid" };
    expect(await refusal(desk.record(at, bill.id))).toMatchObject(invalid);
    const sale = await accepted<Sale>(desk.sell(other, bill, [cash(30_000)]));
    expect(await refusal(desk.record(at, bill.id))).toMatchObject(invalid);
    const withItsId = desk.record(at, randomUUID(), { saleId: sale.id });
    expect(await refusal(withItsId)).toMatchObject(invalid);
  });

  it("the id of another bill's sale, and a provisional number that the terminal has used", async () => {
    const at = await restaurant();
    const provisionalNumber = "Bar K7-1";
    const { id: saleId } = await record(at, randomUUID(), { provisionalNumber });
    expect(await refusal(desk.record(at, randomUUID(), { saleId }))).toMatchObject({
      status: 400,
      code: "request.invalid",
    });
    expect(await refusal(desk.record(at, randomUUID(), { provisionalNumber }))).toMatchObject({
      status: 409,
      code: "sale.provisional-number-used",
      params: { provisionalNumber, number: "1/11" },
    });
    const terminalId = await desk.addTerminal(at, "Terrace");
    expect(await record({ ...at, terminalId }, randomUUID(), { provisionalNumber })).toMatchObject({
      number: "2/11",
    });
  });

  it("AUTH-17 of who may not sell", async () => {
    const at = await restaurant();
    const { hotelId } = at.staff;
    const as = await makeStaff(database, { role: "housekeeping", hotelId });
    expect(await refusal(desk.record(at, randomUUID(), { as }))).toMatchObject({ status: 403 });
  });
});

it("POS-12 a change that stays refused is discarded with a reason, which the trail keeps", async () => {
  const at = await restaurant();
  const discarded = {
    change: "Bill 3: 300,00 DA",
    madeBy: "Lila",
    madeAt: "2026-11-21T08:00:00Z",
    reason: "Typed twice",
  };
  const path = `bills/${randomUUID()}/discarded-change`;
  const response = await desk.post(at, path, discarded);
  expect(response.status).toBe(204);
  const [entry] = await owner`select details from changes
    where hotel_id = ${at.staff.hotelId} and action = 'pos.discard-change'`;
  expect(entry?.details.facts).toMatchObject([
    { what: "restaurant", after: "La Casbah" },
    { what: "discardedChange", before: "Bill 3: 300,00 DA" },
    { what: "recordedBy", after: "Lila" },
    { what: "recordedAt" },
    { what: "reason", after: "Typed twice" },
  ]);
});

it("POS-12 a change of a restaurant that was removed meanwhile is discarded, too: it could not be sent nor given up otherwise", async () => {
  const at = await restaurant();
  const { hotelId } = at.staff;
  const place = `/hotels/${hotelId}/restaurants/${randomUUID()}`;
  const response = await api.request("POST", `${place}/bills/${randomUUID()}/discarded-change`, {
    as: at.staff,
    body: { change: "Bill 3", madeBy: "", madeAt: "2026-11-21T08:00:00Z", reason: "Closed" },
  });
  expect(response.status).toBe(204);
  const [entry] = await owner`select details from changes
    where hotel_id = ${hotelId} and action = 'pos.discard-change'`;
  const facts: { what: string }[] = entry?.details.facts;
  expect(facts.map(({ what }) => what)).not.toContain("restaurant");
});
