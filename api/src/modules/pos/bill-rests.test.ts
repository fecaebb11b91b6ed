import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { ticketsOf } from "../../testing/bill-desk.ts";
import { accepted, posDesk, refusal } from "../../testing/pos-desk.ts";
import { fireAll, more, openRecordedDesk, sold } from "../../testing/recorded-desk.ts";
import { soldLine } from "../../testing/recorded-sale.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const till = posDesk(api);

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

const restaurant = () => openRecordedDesk(api);

describe("POS-12 what colleagues added to a bill that was paid without the network", () => {
  it("stays open on a bill of the table that names the sale, with its kitchen tickets", async () => {
    const { desk, sell, inOrder } = await restaurant();
    const [tea, steak] = [desk.tea({ quantity: 2 }), desk.steak({ note: "no salt" })];
    const billId = await desk.openWith([tea, fireAll]);
    await desk.send(billId, [more(tea, 3), steak, fireAll, more(tea, 1)], desk.colleague);
    const sale = await sell(billId, [sold(tea, 2)], { at: "2026-11-21T08:55:00Z" });
    expect(sale).toMatchObject({ billName: "Bill 1", totalCentimes: 30_000 });
    const [rest, ...others] = await desk.bills();
    expect(others).toEqual([]);
    expect(rest).toMatchObject({
      name: "Rest of Bill 1",
      tableId: desk.tableId,
      covers: null,
      restOf: { saleId: sale.id, number: sale.number },
      lines: [
        { name: "Mint tea", quantity: 4, firedQuantity: 3 },
        { name: "Steak", quantity: 1, firedQuantity: 1, note: "no salt" },
      ],
    });
    expect(
      (await ticketsOf(api, rest?.id ?? "")).map(({ station, lines }) => [station, lines]),
    ).toEqual([
      ["Bar", [["Mint tea", 3, 0]]],
      ["Grill", [["Steak", 1, 0]]],
    ]);
    expect((await ticketsOf(api, billId)).map(({ lines }) => lines)).toEqual([
      [["Mint tea", 2, 0]],
    ]);
    await inOrder();
  });

  it("is nothing where the terminal sold all of it, or more", async () => {
    const { desk, sell, inOrder } = await restaurant();
    const tea = desk.tea();
    const billId = await desk.openWith([tea]);
    await sell(billId, [sold(tea, 3), soldLine()]);
    expect(await desk.bills()).toEqual([]);
    await inOrder();
  });

  it("is all of the bill where none of the terminal's lines arrived", async () => {
    const { desk, sell, inOrder } = await restaurant();
    const billId = await desk.openWith([desk.bread(), desk.tea(), fireAll]);
    await sell(billId, [soldLine()]);
    expect(await desk.bills()).toMatchObject([{ name: "Rest of Bill 1", lines: [{}, {}] }]);
    await inOrder();
  });

  it("keeps the discounts of its lines and a share off the bill; an amount off the bill is the sale's", async () => {
    const { desk, sell } = await restaurant();
    for (const [discountBp, discountCentimes] of [
      [1_000, 0],
      [0, 5_000],
    ]) {
      const tea = desk.tea();
      const billId = await desk.openWith([tea, desk.steak()]);
      const steak = (await desk.bill(billId)).lines[1];
      const discount = { reason: "Late", discountBp: 500, discountCentimes: 0 };
      await desk.post(
        `${billId}/discount`,
        { version: 1, lineId: steak?.id, ...discount },
        desk.manager,
      );
      const ofBill = { reason: "Regular", discountBp, discountCentimes };
      await desk.post(`${billId}/discount`, { version: 2, lineId: null, ...ofBill }, desk.manager);
      await sell(billId, [sold(tea)]);
    }
    expect(await desk.bills()).toMatchObject([
      {
        discountBp: 1_000,
        discountCentimes: 0,
        discountReason: "Regular",
        lines: [{ discountBp: 500 }],
      },
      { discountBp: 0, discountCentimes: 0, discountReason: null, lines: [{ discountBp: 500 }] },
    ]);
  });

  it("has a name of its own each time, and stays presented", async () => {
    const { desk, sell } = await restaurant();
    for (const _ of [1, 2]) {
      const tea = desk.tea();
      const billId = await desk.openWith([tea, desk.bread(), { kind: "presented" }]);
      await owner`update open_bills set name = 'Bill 1' where id = ${billId}`;
      await sell(billId, [sold(tea)]);
    }
    const bills = await desk.bills();
    expect(bills.map(({ name }) => name)).toEqual(["Rest of Bill 1", "Rest of Bill 1 (2)"]);
    expect(bills.map(({ presentedAt }) => presentedAt === null)).toEqual([false, false]);
  });

  it("of a quick sale stays a quick sale, and can be sold itself", async () => {
    const { desk, sell, inOrder } = await restaurant();
    const [tea, bread] = [desk.tea(), desk.bread()];
    const billId = await desk.openWith([tea, bread], null);
    await sell(billId, [sold(tea)], { table: null });
    const [rest] = await desk.bills();
    expect(rest).toMatchObject({ tableId: null, restOf: { number: "1/11" } });
    const ofRest =
      rest?.lines.map((line) => soldLine({ lineId: line.id, priceCentimes: 5_000 })) ?? [];
    expect(await sell(rest?.id ?? "", ofRest)).toMatchObject({ number: "2/11" });
    expect(await desk.bills()).toEqual([]);
    await inOrder();
  });
});

describe("POS-12 a bill that was merged meanwhile", () => {
  async function merged() {
    const { desk, ...more } = await restaurant();
    const [tea, bread, steak] = [desk.tea({ quantity: 3 }), desk.bread(), desk.steak()];
    const billId = await desk.openWith([tea, bread, fireAll]);
    const intoBillId = await desk.openWith([steak, fireAll], desk.otherTableId);
    await desk.post(`${billId}/merge`, { version: 1, intoBillId });
    return { desk, ...more, billId, intoBillId, tea, bread, steak };
  }

  it("takes what was paid off the other bill, and leaves what is not", async () => {
    const { desk, sell, inOrder, billId, intoBillId, tea, bread, steak } = await merged();
    await sell(billId, [sold(tea, 2), sold(bread)]);
    const [bill, ...others] = await desk.bills();
    expect(others).toEqual([]);
    expect(bill).toMatchObject({
      id: intoBillId,
      lines: [
        { id: tea.lineId, quantity: 1, firedQuantity: 1 },
        { id: steak.lineId, quantity: 1 },
      ],
    });
    await inOrder();
  });

  it("is sold twice where the other bill is sold already", async () => {
    const { record, sell, at, billId, intoBillId, tea, bread, steak } = await merged();
    const first = await sell(intoBillId, [sold(tea, 3), sold(bread), sold(steak)]);
    const second = await accepted<Sale>(record(billId, [sold(tea, 2)]));
    expect(second.id).toBe(first.id);
    expect(
      await owner`select first_sale_id from sale_conflicts where restaurant_id = ${at.id}`,
    ).toEqual([{ first_sale_id: first.id }]);
  });
});

it("POS-12 what a colleague split off meanwhile is paid too, and is taken off the other bills", async () => {
  const { desk, sell, split, inOrder } = await restaurant();
  const [tea, bread] = [desk.tea({ quantity: 5 }), desk.bread()];
  const billId = await desk.openWith([tea, bread, fireAll]);
  const second = await split(billId, 1, tea.lineId, 3);
  const third = await split(second.billId, 1, second.lineId, 1);
  await desk.send(third.billId, [desk.steak()], desk.colleague);
  await sell(billId, [sold(tea, 5), sold(bread)], { at: "2026-11-21T08:50:00Z" });
  expect(await desk.bills()).toMatchObject([
    { id: second.billId, lines: [] },
    { id: third.billId, lines: [{ name: "Steak" }] },
  ]);
  const tickets = (await ticketsOf(api, billId)).flatMap(({ lines }) => lines);
  const teas = tickets.filter(([name]) => name === "Mint tea");
  expect(teas.reduce((sum, [, quantity]) => sum + quantity, 0)).toBe(5);
  await inOrder();
});

describe("POS-13 what the kitchen did not know of", () => {
  it("goes to it with a sale of the last minutes", async () => {
    const { desk, sell } = await restaurant();
    const tea = desk.tea({ quantity: 3 });
    const billId = await desk.openWith([tea, fireAll]);
    await desk.send(billId, [more(tea, 1)]);
    const steak = desk.steak();
    await sell(billId, [sold(tea, 5), sold(steak)], { at: "2026-11-21T08:46:00Z" });
    const tickets = (await ticketsOf(api, billId)).map(({ station, lines }) => [station, lines]);
    expect(tickets).toEqual([
      ["Bar", [["Mint tea", 3, 0]]],
      ["Bar", [["Mint tea", 2, 0]]],
      ["Grill", [["Mint tea", 1, 0]]],
    ]);
  });

  it("does not go to it with an older one: the guests have eaten", async () => {
    const { desk, sell } = await restaurant();
    const billId = uuidv7();
    await sell(billId, [sold(desk.steak())], { at: "2026-11-21T08:44:00Z" });
    expect(await ticketsOf(api, billId)).toEqual([]);
  });
});

it("POS-12 a bill that is opened, sold and sent in this order is sold once, also after the answers were lost", async () => {
  const { desk, record, sell, at } = await restaurant();
  const tea = desk.tea();
  const billId = await desk.openWith([tea]);
  const saleId = uuidv7();
  const sale = await sell(billId, [sold(tea)], { saleId });
  const again = await desk.send(billId, [{ kind: "opened", tableId: desk.tableId, covers: 2 }]);
  expect(again).toMatchObject({ status: 409, code: "bill.sold" });
  expect((await accepted<Sale>(record(billId, [sold(tea)], { saleId }))).number).toBe(sale.number);
  expect(await refusal(till.sell(at, { id: billId, totalCentimes: 15_000 }, []))).toMatchObject({
    code: "bill.sold",
  });
});
