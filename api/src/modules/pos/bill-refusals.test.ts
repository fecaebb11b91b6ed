import { randomUUID } from "node:crypto";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it } from "vitest";
import { openBillDesk, openedOn, ticketsOf } from "../../testing/bill-desk.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, database, request } = api;

const refusal = ({ status, code }: { status: number; code: string | undefined }) => [status, code];

describe("an operation is refused", () => {
  it("POS-09 where item, price or options are not the menu's", async () => {
    const desk = await openBillDesk(api);
    const billId = await desk.openWith([]);
    const answerTo = async (operation: ReturnType<typeof desk.tea>) => {
      const { status, code, body } = await desk.send(billId, [operation]);
      return [status, code, (body as { params?: object }).params];
    };
    const dear = desk.tea({ priceCentimes: 14_000 });
    expect(await answerTo(dear)).toEqual([
      409,
      "item.price-changed",
      { name: "Mint tea", priceCentimes: 15_000 },
    ]);
    const sauced = desk.steak({ modifierIds: [desk.rareId, desk.pepperId] });
    expect(await answerTo(sauced)).toEqual([
      409,
      "item.price-changed",
      { name: "Steak", priceCentimes: 188_000 },
    ]);
    const choice = { name: "Steak", groupName: "Cooking", least: 1, most: 1 };
    for (const modifierIds of [[], [desk.rareId, desk.wellDoneId], [desk.rareId, desk.rareId]])
      expect(await answerTo(desk.steak({ modifierIds }))).toEqual([
        409,
        "item.choice-missing",
        choice,
      ]);
    const foreign = desk.tea({ modifierIds: [desk.rareId] });
    expect((await answerTo(foreign)).slice(0, 2)).toEqual([404, "modifier-group.not-found"]);
    expect((await answerTo(desk.tea({ itemId: randomUUID() }))).slice(0, 2)).toEqual([
      404,
      "item.not-found",
    ]);
    await owner`update pos_items set is_sold_out = true where id = ${desk.teaId}`;
    expect(await answerTo(desk.tea())).toEqual([409, "item.sold-out", { name: "Mint tea" }]);
    expect((await desk.bill(billId)).lines).toEqual([]);
  });

  it("POS-09 where more of a line is ordered that is sold out, dearer now or off the menu; less is allowed", async () => {
    const desk = await openBillDesk(api);
    const [tea, bread, steak] = [desk.tea({ quantity: 2 }), desk.bread(), desk.steak()];
    const billId = await desk.openWith([tea, bread, steak]);
    await owner`update pos_items set is_sold_out = true where id = ${desk.teaId}`;
    await owner`update pos_items set price_centimes = 6000 where id = ${desk.breadId}`;
    await owner`delete from pos_items where id = ${desk.steakId}`;
    const more = async ({ lineId }: typeof tea, by = 1) =>
      (await desk.send(billId, [{ kind: "quantity-changed", lineId, by }])).code;
    expect([await more(tea), await more(bread), await more(steak)]).toEqual([
      "item.sold-out",
      "item.price-changed",
      "item.not-found",
    ]);
    expect(await more(tea, -1)).toBeUndefined();
    expect((await desk.send(billId, [{ kind: "fired", course: null }])).status).toBe(200);
    expect((await ticketsOf(api, billId)).map(({ station }) => station)).toEqual(["", "Bar"]);
  });

  it("POS-02 on a line that is gone, has fewer, or gets too many", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 2 });
    const billId = await desk.openWith([tea]);
    const change = async (by: number) =>
      refusal(await desk.send(billId, [{ kind: "quantity-changed", lineId: tea.lineId, by }]));
    expect(await change(-3)).toEqual([409, "bill.line-too-few"]);
    expect(await change(998)).toEqual([400, "request.invalid"]);
    expect(await change(-2)).toEqual([200, undefined]);
    expect(await change(-1)).toEqual([404, "bill.line-not-found"]);
  });

  it("POS-02 where an id of the terminal is in use already", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea();
    const billId = await desk.openWith([tea]);
    const other = await desk.openWith([]);
    const gone = { kind: "quantity-changed", lineId: tea.lineId, by: -1 } as const;
    const again = { ...desk.bread(), lineId: tea.lineId };
    for (const [id, operations] of [
      [billId, [openedOn(desk.tableId)]],
      [billId, [again]],
      [billId, [gone, again]],
      [other, [again]],
    ] as const)
      expect(refusal(await desk.send(id, operations))).toEqual([400, "request.invalid"]);
    expect((await desk.bill(billId)).lines).toMatchObject([{ name: "Mint tea" }]);
  });

  it("POS-02 above the maximum of a bill, to the centime", async () => {
    const desk = await openBillDesk(api);
    await owner`update pos_items set price_centimes = 5000000000 where id = ${desk.teaId}`;
    await owner`update pos_items set price_centimes = 1 where id = ${desk.breadId}`;
    const billId = await desk.openWith([desk.tea({ quantity: 2, priceCentimes: 5_000_000_000 })]);
    const answer = await desk.send(billId, [desk.bread({ priceCentimes: 1 })]);
    expect(refusal(answer)).toEqual([409, "bill.too-high"]);
    expect(answer.body).toMatchObject({ params: { mostCentimes: 10_000_000_000 } });
    const most = () => desk.tea({ quantity: 999, priceCentimes: 5_000_000_000 });
    expect((await desk.send(billId, [most(), most(), most()])).code).toBe("bill.too-high");
    expect((await desk.bill(billId)).lines).toHaveLength(1);
  });

  it("POS-06 on a bill that was sold, with number and total", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ id: uuidv7() });
    const billId = await desk.openWith([tea]);
    const hotelId = desk.waiter.hotelId;
    await owner`delete from open_bills where id = ${billId}`;
    const sale = { hotel_id: hotelId, restaurant_id: desk.restaurantId, id: randomUUID() };
    const count = { year: 2026, month: 3, number: 12, table_name: "T1", total_centimes: 15_000 };
    const day = { business_date: "2026-03-02", client_operation_id: randomUUID() };
    await owner`insert into sales ${owner({ ...sale, ...count, ...day, bill_id: billId })}`;
    const answers = [
      await desk.send(billId, [desk.bread()]),
      await desk.send(billId, [tea]),
      await desk.send(billId, [openedOn(null)]),
      await desk.remove(billId),
    ];
    expect(answers.map((answer) => ("body" in answer ? answer.body : undefined))).toMatchObject([
      { params: { done: [] } },
      { params: { done: [tea.id] } },
      { params: { done: [] } },
      { params: { done: [] } },
    ]);
    for (const answer of answers) {
      expect(refusal(answer)).toEqual([409, "bill.sold"]);
      expect("body" in answer && answer.body).toMatchObject({
        params: { number: "12/03", totalCentimes: 15_000 },
      });
    }
  });

  it("POS-06 names what was done before the bill ended: on the sale, or where it was merged into", async () => {
    const desk = await openBillDesk(api);
    const steak = desk.steak({ id: uuidv7(), quantity: 2 });
    const billId = await desk.openWith([steak]);
    const into = await desk.openWith([], desk.otherTableId);
    await desk.post(`${billId}/merge`, { version: 1, intoBillId: into });
    const merged = await desk.send(billId, [steak, desk.tea()]);
    expect(merged).toMatchObject({ status: 404, code: "bill.not-found" });
    expect(merged.body).toMatchObject({ params: { done: [steak.id] } });
    // Refused for this bill, so the new one is not taken for done when it comes again.
    const tea = desk.tea({ id: uuidv7() });
    for (const _ of ["first", "again"]) {
      const { body } = await desk.send(billId, [steak, tea]);
      expect(body).toMatchObject({ code: "bill.not-found", params: { done: [steak.id] } });
    }
    expect((await desk.bill(into)).lines).toMatchObject([{ name: "Steak", quantity: 2 }]);
  });

  it("X-07 on an unknown bill, table or restaurant, and on those of another restaurant or hotel", async () => {
    const desk = await openBillDesk(api);
    const sister = await openBillDesk(api, desk.waiter.hotelId);
    const foreign = await openBillDesk(api);
    const billId = await desk.openWith([desk.tea()]);
    expect(refusal(await desk.send(uuidv7(), [desk.tea()]))).toEqual([404, "bill.not-found"]);
    expect(refusal(await sister.send(billId, [sister.tea()]))).toEqual([404, "bill.not-found"]);
    expect(refusal(await foreign.send(billId, [foreign.tea()]))).toEqual([404, "bill.not-found"]);
    for (const tableId of [randomUUID(), sister.tableId, foreign.tableId]) {
      expect(refusal(await desk.send(uuidv7(), [openedOn(tableId)]))).toEqual([
        404,
        "table.not-found",
      ]);
      const moved = await desk.send(billId, [{ kind: "moved", tableId }]);
      expect(refusal(moved)).toEqual([404, "table.not-found"]);
    }
    for (const itemId of [sister.teaId, foreign.teaId])
      expect(refusal(await desk.send(billId, [desk.tea({ itemId })]))).toEqual([
        404,
        "item.not-found",
      ]);
    // The id is of a bill in the same hotel's other restaurant.
    expect(refusal(await sister.send(billId, [openedOn(null)]))).toEqual([400, "request.invalid"]);
    const nowhere = `/hotels/${desk.waiter.hotelId}/restaurants/${randomUUID()}/bills`;
    const listed = await request("GET", nowhere, { as: desk.waiter });
    expect([listed.status, (await listed.json()).code]).toEqual([404, "restaurant.not-found"]);
    const operations = [{ ...openedOn(null), id: uuidv7() }];
    const opened = await request("POST", `${nowhere}/${uuidv7()}/operations`, {
      as: desk.waiter,
      body: { operations },
    });
    expect([opened.status, (await opened.json()).code]).toEqual([404, "restaurant.not-found"]);
    expect(await sister.bills()).toEqual([]);
    expect(await foreign.bills()).toEqual([]);
  });

  it("AUTH-17 POS-11 to who may not sell; only a manager voids and discounts", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea();
    const billId = await desk.openWith([tea]);
    const { hotelId } = desk.waiter;
    const cleaner = await makeStaff(database, { hotelId, role: "housekeeping" });
    const desks = { lineId: tea.lineId, quantity: 1, reason: "Wrong order" };
    const discount = {
      version: 1,
      lineId: null,
      discountBp: 100,
      discountCentimes: 0,
      reason: "x",
    };
    expect(refusal(await desk.send(billId, [desk.tea()], cleaner))).toEqual([
      403,
      "section.denied",
    ]);
    for (const [path, body] of [["void", desks] as const, ["discount", discount] as const]) {
      const refused = await desk.post(`${billId}/${path}`, body, desk.waiter);
      expect(refusal(refused)).toEqual([403, "section.denied"]);
    }
    const still: OpenBill = await desk.bill(billId);
    expect(still).toMatchObject({ version: 1, discountBp: 0, lines: [{ quantity: 1 }] });
  });
});
