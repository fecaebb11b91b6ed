import { billAmounts } from "@funduq/shared-types/rules/bill";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it } from "vitest";
import { openBillDesk, ticketsOf } from "../../testing/bill-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;

const refusal = ({ status, code }: { status: number; code: string | undefined }) => [status, code];
const fireAll = { kind: "fired", course: null } as const;
const noDiscount = { discountBp: 0, discountCentimes: 0 };

/** What the audit trail keeps of the last write of this action. */
async function factsOf(action: string, billId: string) {
  const [change] = await owner<{ details: { facts: object[] }; by_user_id: string }[]>`
    select details, by_user_id from changes where action = ${action} and entity_id = ${billId}
    order by seq desc limit 1`;
  return { by: change?.by_user_id, facts: change?.details.facts };
}

describe("a void", () => {
  it("POS-11 takes off what the kitchen knows of, with a reason, and stays visible", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 3 });
    const billId = await desk.openWith([tea, desk.bread(), fireAll]);
    const body = { lineId: tea.lineId, quantity: 2, reason: " Wrong table " };
    const { status, body: after } = await desk.post(`${billId}/void`, body, desk.manager);
    expect(status).toBe(200);
    expect(after).toMatchObject({
      version: 2,
      lines: [{ name: "Mint tea", quantity: 1, firedQuantity: 1 }, { name: "Bread" }],
    });
    const voids = await owner`select * from bill_voids where bill_id = ${billId}`;
    expect(voids).toMatchObject([
      {
        bill_name: "Bill 1",
        table_name: "T1",
        name: "Mint tea",
        quantity: 2,
        price_centimes: 15_000,
        reason: "Wrong table",
        voided_by: desk.manager.userId,
        business_date: "2026-11-21",
      },
    ]);
    expect((await ticketsOf(api, billId)).map(({ lines }) => lines)).toEqual([
      [["Bread", 1, 0]],
      [["Mint tea", 3, 2]],
    ]);
    expect(await factsOf("pos.void-line", billId)).toEqual({
      by: desk.manager.userId,
      facts: [
        { what: "bill", of: null, as: "text", before: null, after: "Bill 1 · T1" },
        { what: "voided", of: "Mint tea", as: "number", before: null, after: 2 },
        { what: "amount", of: "Mint tea", as: "money", before: null, after: 30_000 },
        { what: "reason", of: null, as: "text", before: null, after: "Wrong table" },
      ],
    });
  });

  it("POS-11 of several firings marks what is to do before what is done, and the newest first", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 2 });
    const more = { kind: "quantity-changed", lineId: tea.lineId, by: 2 } as const;
    const billId = await desk.openWith([tea, fireAll]);
    await owner`update kitchen_tickets set done_at = now() where bill_id = ${billId}`;
    for (const instant of ["2026-11-21T09:10:00Z", "2026-11-21T09:20:00Z"]) {
      api.clock.set(instant);
      await desk.send(billId, [more, fireAll]);
    }
    api.clock.set("2026-11-21T09:00:00Z");
    const voidOf = (quantity: number) =>
      desk.post(`${billId}/void`, { lineId: tea.lineId, quantity, reason: "x" }, desk.manager);
    const voided = async () => (await ticketsOf(api, billId)).map(({ lines }) => lines[0]?.[2]);
    await voidOf(1);
    expect(await voided()).toEqual([0, 0, 1]);
    await voidOf(2);
    expect(await voided()).toEqual([0, 1, 2]);
    await voidOf(2);
    expect(await voided()).toEqual([1, 2, 2]);
    await voidOf(1);
    expect(await voided()).toEqual([2, 2, 2]);
    expect((await desk.bill(billId)).lines).toEqual([]);
  });

  it("POS-11 takes what the kitchen knows of before the rest, and marks no more than that", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 1 });
    const { lineId } = tea;
    const billId = await desk.openWith([tea, fireAll]);
    await desk.send(billId, [{ kind: "quantity-changed", lineId, by: 2 }]);
    const voidOf = (quantity: number) =>
      desk.post(`${billId}/void`, { lineId, quantity, reason: "x" }, desk.manager);
    expect((await voidOf(2)).body).toMatchObject({ lines: [{ quantity: 1, firedQuantity: 0 }] });
    expect((await ticketsOf(api, billId))[0]?.lines).toEqual([["Mint tea", 1, 1]]);
    expect(await voidOf(2)).toMatchObject({
      status: 409,
      code: "bill.line-too-few",
      body: { params: { name: "Mint tea", quantity: 1 } },
    });
    expect(await owner`select from bill_voids where bill_id = ${billId}`).toHaveLength(1);
  });

  it("POS-11 needs a reason and a line of the bill", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea();
    const billId = await desk.openWith([tea, fireAll]);
    const blank = { lineId: tea.lineId, quantity: 1, reason: "  " };
    const unknown = { lineId: uuidv7(), quantity: 1, reason: "x" };
    const post = (body: object, id = billId) => desk.post(`${id}/void`, body, desk.manager);
    expect(refusal(await post(blank))).toEqual([400, "request.invalid"]);
    expect(refusal(await post(unknown))).toEqual([404, "bill.line-not-found"]);
    expect(refusal(await post(unknown, uuidv7()))).toEqual([404, "bill.not-found"]);
  });
});

describe("a discount", () => {
  it("POS-11 of a line and of the bill, golden amounts", async () => {
    const desk = await openBillDesk(api);
    const [tea, steak] = [desk.tea({ quantity: 3 }), desk.steak()];
    const billId = await desk.openWith([tea, steak]);
    const discount = async (body: object) =>
      desk.post(`${billId}/discount`, { ...noDiscount, ...body }, desk.manager);
    const total = async () => {
      const bill = await desk.bill(billId);
      return billAmounts(bill.lines, bill).netCentimes;
    };
    expect(await total()).toBe(225_000);
    // 3 × 150 DA less 33,33 %: 450 − 149,99 (149,985 rounded half up) = 300,01 DA.
    const late = { version: 1, lineId: tea.lineId, discountBp: 3_333, reason: "Served late" };
    expect((await discount(late)).body).toMatchObject({
      version: 2,
      lines: [{ discountBp: 3_333, discountReason: "Served late" }, { discountBp: 0 }],
    });
    expect(await total()).toBe(210_001);
    // 10 % of 2.100,01 DA is 210,001, rounded 210,00 DA.
    const regular = { version: 2, lineId: null, discountBp: 1_000, reason: "Regular guest" };
    await discount(regular);
    expect(await total()).toBe(189_001);
    expect(await factsOf("pos.discount-bill", billId)).toEqual({
      by: desk.manager.userId,
      facts: [
        { what: "bill", of: null, as: "text", before: null, after: "Bill 1 · T1" },
        { what: "discountBp", of: null, as: "percent", before: 0, after: 1_000 },
        { what: "reason", of: null, as: "text", before: null, after: "Regular guest" },
      ],
    });
    const amount = { version: 3, lineId: null, discountCentimes: 50_000, reason: "Cold soup" };
    await discount(amount);
    expect(await total()).toBe(160_001);
    const off = await discount({ version: 4, lineId: null, reason: "" });
    expect(off.body).toMatchObject({ discountCentimes: 0, discountReason: null });
    await discount({ version: 5, lineId: tea.lineId, reason: "" });
    expect(await total()).toBe(225_000);
    const [floor] =
      await owner`select discount_by from open_bill_lines where id = ${String(tea.lineId)}`;
    expect(floor?.discount_by).toBe(desk.manager.userId);
  });

  it("POS-11 is refused on a bill that changed, without a reason, and as share and amount together", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea();
    const billId = await desk.openWith([tea]);
    await desk.send(billId, [desk.bread()]);
    const share = { version: 2, lineId: null, discountBp: 100, discountCentimes: 0, reason: "x" };
    const post = async (body: object) =>
      refusal(await desk.post(`${billId}/discount`, { ...share, ...body }, desk.manager));
    expect(await post({ version: 1 })).toEqual([409, "bill.changed"]);
    expect(await post({ reason: " " })).toEqual([400, "request.invalid"]);
    expect(await post({ discountCentimes: 5 })).toEqual([400, "request.invalid"]);
    const ofLine = { lineId: tea.lineId, discountBp: 0, discountCentimes: 5 };
    expect(await post(ofLine)).toEqual([400, "request.invalid"]);
    expect(await post({ lineId: uuidv7() })).toEqual([404, "bill.line-not-found"]);
    expect(await post({})).toEqual([200, undefined]);
  });
});

describe("a discount does not grow", () => {
  it("POS-11 of a line: more of it is refused, less is not", async () => {
    const desk = await openBillDesk(api);
    const steak = desk.steak({ quantity: 2 });
    const { lineId } = steak;
    const billId = await desk.openWith([steak]);
    const free = { ...noDiscount, version: 1, lineId, discountBp: 10_000, reason: "Burnt" };
    await desk.post(`${billId}/discount`, free, desk.manager);
    const change = (by: number, as = desk.waiter) =>
      desk.send(billId, [{ kind: "quantity-changed", lineId, by }], as);
    for (const as of [desk.waiter, desk.manager])
      expect(await change(5, as)).toMatchObject({
        status: 409,
        code: "bill.line-discounted",
        body: { params: { name: "Steak" } },
      });
    expect((await change(-1)).body).toMatchObject({ lines: [{ quantity: 1 }] });
    expect(refusal(await change(1))).toEqual([409, "bill.line-discounted"]);
    expect(refusal(await desk.send(billId, [desk.steak()]))).toEqual([200, undefined]);
    const bill = await desk.bill(billId);
    expect(billAmounts(bill.lines, bill).netCentimes).toBe(180_000);
  });

  it("POS-11 of the bill: an amount stays that amount, a share is a share of later orders too", async () => {
    const desk = await openBillDesk(api);
    const off = async (more: object) => {
      const billId = await desk.openWith([desk.tea({ quantity: 2 })]);
      const body = { ...noDiscount, version: 1, lineId: null, reason: "Regular guest", ...more };
      await desk.post(`${billId}/discount`, body, desk.manager);
      await desk.send(billId, [desk.tea({ quantity: 4 })]);
      const bill = await desk.bill(billId);
      return billAmounts(bill.lines, bill).discountCentimes;
    };
    expect(await off({ discountCentimes: 30_000 })).toBe(30_000);
    expect(await off({ discountBp: 1_000 })).toBe(9_000);
  });
});

describe("a bill without lines", () => {
  it("POS-03 is deleted, also after all of it was voided", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea();
    const { lineId } = tea;
    const billId = await desk.openWith([tea]);
    expect(refusal(await desk.remove(billId))).toEqual([409, "bill.changed"]);
    await desk.send(billId, [fireAll]);
    expect(refusal(await desk.remove(billId))).toEqual([409, "bill.is-ordered"]);
    await desk.post(`${billId}/void`, { lineId, quantity: 1, reason: "Guests left" }, desk.manager);
    expect(refusal(await desk.remove(billId))).toEqual([204, undefined]);
    expect(await desk.bills()).toEqual([]);
    expect(refusal(await desk.remove(billId))).toEqual([404, "bill.not-found"]);
    expect(await factsOf("pos.delete-bill", billId)).toMatchObject({
      facts: [{ what: "bill", after: "Bill 1 · T1" }],
    });
  });
});
