import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it } from "vitest";
import { openBillDesk, type TestOperation, ticketsOf } from "../../testing/bill-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;

const refusal = ({ status, code }: { status: number; code: string | undefined }) => [status, code];
const fireAll = { kind: "fired", course: null } as const;
const totalOf = (bill: OpenBill) => billAmounts(bill.lines, bill).netCentimes;
const billsIn = ({ body }: { body: unknown }) => (body as { bills: OpenBill[] }).bills;
const part = ({ lineId }: TestOperation, quantity: number) => ({
  lineId,
  newLineId: uuidv7(),
  quantity,
});

describe("a split", () => {
  it("POS-10 moves quantities to a new bill of the same table, with what the kitchen knows of", async () => {
    const desk = await openBillDesk(api);
    const [tea, steak] = [desk.tea({ quantity: 3 }), desk.steak({ note: "no salt" })];
    const billId = await desk.openWith([tea, steak, desk.bread(), fireAll]);
    await desk.send(billId, [{ kind: "quantity-changed", lineId: tea.lineId, by: 1 }]);
    const newBillId = uuidv7();
    const parts = [part(tea, 2), part(steak, 1)];
    const answer = await desk.post(`${billId}/split`, { version: 2, newBillId, lines: parts });
    expect(answer.status).toBe(200);
    expect(billsIn(answer)).toMatchObject([
      {
        id: billId,
        name: "Bill 1",
        version: 3,
        covers: 2,
        lines: [
          { id: tea.lineId, quantity: 2, firedQuantity: 1 },
          { name: "Bread", quantity: 1 },
        ],
      },
      {
        id: newBillId,
        tableId: desk.tableId,
        name: "Bill 2",
        version: 1,
        lines: [
          { id: parts[0]?.newLineId, name: "Mint tea", quantity: 2, firedQuantity: 2 },
          { id: parts[1]?.newLineId, name: "Steak", note: "no salt", tvaBp: 1_900 },
        ],
      },
    ]);
    expect(billsIn(answer).map(totalOf)).toEqual([35_000, 210_000]);
    const [change] = await owner`select details from changes where action = 'pos.split-bill'
      and hotel_id = ${desk.waiter.hotelId}`;
    expect(change?.details.facts).toMatchObject([
      { what: "bill", before: "Bill 1 · T1", after: "Bill 2 · T1" },
    ]);
  });

  it("POS-10 POS-11 a void on the new bill is marked on the kitchen's ticket, also after a merge", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 3 });
    const billId = await desk.openWith([tea, desk.bread(), fireAll]);
    const voidOf = (id: string, lineId: unknown) =>
      desk.post(`${id}/void`, { lineId, quantity: 1, reason: "x" }, desk.manager);
    const bar = async (id: string) =>
      (await ticketsOf(api, id))
        .filter(({ station }) => station === "Bar")
        .map(({ table, lines }) => [table, lines]);
    await voidOf(billId, tea.lineId);
    const newBillId = uuidv7();
    const moved = part(tea, 1);
    await desk.post(`${billId}/split`, { version: 2, newBillId, lines: [moved] });
    expect(await bar(billId)).toEqual([["T1", [["Mint tea", 2, 1]]]]);
    expect(await bar(newBillId)).toEqual([["T1", [["Mint tea", 1, 0]]]]);
    const elsewhere = await desk.openWith([], desk.otherTableId);
    await desk.post(`${newBillId}/merge`, { version: 1, intoBillId: elsewhere });
    expect((await voidOf(elsewhere, moved.newLineId)).status).toBe(200);
    expect(await bar(elsewhere)).toEqual([["T2", [["Mint tea", 1, 1]]]]);
    await voidOf(billId, tea.lineId);
    expect(await bar(billId)).toEqual([["T1", [["Mint tea", 2, 2]]]]);
  });

  it("POS-10 POS-13 the kitchen's tickets name the bill and the table where their lines are now", async () => {
    const desk = await openBillDesk(api);
    const [tea, steak] = [desk.tea({ quantity: 2 }), desk.steak()];
    const billId = await desk.openWith([tea, steak, fireAll]);
    const named = () =>
      owner`select bill_id, bill_name, table_name, station_name, version from kitchen_tickets
        where hotel_id = ${desk.waiter.hotelId} order by bill_id, station_name`;
    await desk.openWith([], desk.otherTableId);
    await desk.send(billId, [{ kind: "moved", tableId: desk.otherTableId }]);
    const moved = { bill_id: billId, bill_name: "Bill 2", table_name: "T2", version: 2 };
    expect(await named()).toEqual([
      { ...moved, station_name: "Bar" },
      { ...moved, station_name: "Grill" },
    ]);
    // All that a ticket has goes to the new bill: no empty ticket is left to the cook.
    const newBillId = uuidv7();
    const parts = [part(tea, 2)];
    await desk.post(`${billId}/split`, { version: 2, newBillId, lines: parts });
    const split = { ...moved, bill_id: newBillId, bill_name: "Bill 3", version: 1 };
    expect(await named()).toEqual([
      { ...moved, station_name: "Grill" },
      { ...split, station_name: "Bar" },
    ]);
    await owner`update kitchen_tickets set done_at = now() where bill_id = ${newBillId}`;
    const quick = await desk.openWith([], null);
    await desk.post(`${newBillId}/merge`, { version: 1, intoBillId: quick });
    const merged = { bill_id: quick, bill_name: "Bill 1", table_name: "", version: 2 };
    expect(await named()).toEqual([
      { ...moved, station_name: "Grill" },
      { ...merged, station_name: "Bar" },
    ]);
  });

  it("POS-13 the floor knows when a merged bill's lines were sent", async () => {
    const desk = await openBillDesk(api);
    const billId = await desk.openWith([desk.tea(), fireAll]);
    api.clock.set("2026-11-21T09:20:00Z");
    const intoBillId = await desk.openWith([desk.bread()], desk.otherTableId);
    await desk.post(`${billId}/merge`, { version: 1, intoBillId });
    api.clock.set("2026-11-21T09:00:00Z");
    const floor = await api.request("GET", desk.at.replace(/bills$/, "floor"), { as: desk.waiter });
    const { tables }: RestaurantFloor = await floor.json();
    const fired = tables.map(({ lastFiredAt: at }) => at && new Date(at).toISOString());
    expect(fired).toEqual([null, "2026-11-21T09:00:00.000Z"]);
  });

  it("POS-10 POS-11 discounts go along: the bills come to what the bill came to, to the centime", async () => {
    const desk = await openBillDesk(api);
    for (const { share, amount, expected } of [
      // 3 × 150 less 10 % = 405, and 1.800: 2.205 DA. Less 15 %: 1.935 is 1.644,75, 270 is 229,50 DA.
      { share: 1_500, amount: 0, expected: [164_475, 22_950] },
      // 100 DA off, in the proportion of 1.935 to 270: 87,76 (87,755) and 12,24 DA.
      { share: 0, amount: 10_000, expected: [184_724, 25_776] },
    ]) {
      const [tea, steak] = [desk.tea({ quantity: 3 }), desk.steak()];
      const billId = await desk.openWith([tea, steak]);
      const line = { version: 1, lineId: tea.lineId, discountBp: 1_000, discountCentimes: 0 };
      await desk.post(`${billId}/discount`, { ...line, reason: "Late" }, desk.manager);
      const whole = { version: 2, lineId: null, discountBp: share, discountCentimes: amount };
      await desk.post(`${billId}/discount`, { ...whole, reason: "Regular" }, desk.manager);
      const before = totalOf(await desk.bill(billId));
      const split = { version: 3, newBillId: uuidv7(), lines: [part(tea, 2)] };
      const bills = billsIn(await desk.post(`${billId}/split`, split));
      expect(bills.map(totalOf)).toEqual(expected);
      expect(before).toBe((expected[0] ?? 0) + (expected[1] ?? 0));
      expect(bills.map(({ discountReason }) => discountReason)).toEqual(["Regular", "Regular"]);
      expect(bills[1]?.lines).toMatchObject([{ discountBp: 1_000, discountReason: "Late" }]);
    }
  });

  it("POS-10 is refused on another version, of too many, of nothing left, and with an id in use", async () => {
    const desk = await openBillDesk(api);
    const [tea, bread] = [desk.tea({ quantity: 2 }), desk.bread()];
    const billId = await desk.openWith([tea, bread]);
    const other = await desk.openWith([desk.tea()]);
    const foreignLine = (await desk.bill(other)).lines[0]?.id;
    const before = await desk.bills();
    const split = async (more: object) => {
      const body = { version: 1, newBillId: uuidv7(), lines: [part(tea, 1)], ...more };
      return refusal(await desk.post(`${billId}/split`, body));
    };
    expect(await split({ version: 2 })).toEqual([409, "bill.changed"]);
    expect(await split({ lines: [part(tea, 3)] })).toEqual([409, "bill.line-too-few"]);
    expect(await split({ lines: [part(tea, 1), part(tea, 2)] })).toEqual([
      409,
      "bill.line-too-few",
    ]);
    expect(await split({ lines: [part(tea, 2), part(tea, 1)] })).toEqual([
      404,
      "bill.line-not-found",
    ]);
    expect(await split({ lines: [part(tea, 2), part(bread, 1)] })).toEqual([409, "bill.empty"]);
    expect(await split({ newBillId: billId })).toEqual([400, "request.invalid"]);
    expect(await split({ newBillId: other })).toEqual([400, "request.invalid"]);
    for (const newLineId of [tea.lineId, bread.lineId, foreignLine])
      expect(await split({ lines: [{ ...part(tea, 1), newLineId }] })).toEqual([
        400,
        "request.invalid",
      ]);
    expect(await desk.bills()).toEqual(before);
  });

  it("POS-10 X-02 is done once: after a lost answer the same again answers both bills as they are", async () => {
    const desk = await openBillDesk(api);
    const [tea, bread] = [desk.tea({ quantity: 3 }), desk.bread()];
    const billId = await desk.openWith([tea, bread, fireAll]);
    const body = { version: 1, newBillId: uuidv7(), lines: [part(tea, 2)] };
    const first = await desk.post(`${billId}/split`, body);
    const again = await desk.post(`${billId}/split`, body);
    expect(again.status).toBe(200);
    expect(billsIn(again)).toEqual(billsIn(first));
    expect(await ticketsOf(api, billId)).toHaveLength(2);
    const changes = await owner`select from changes where action = 'pos.split-bill'
      and hotel_id = ${desk.waiter.hotelId}`;
    expect(changes).toHaveLength(1);
    const other = { ...body, lines: [part(tea, 1)] };
    expect(refusal(await desk.post(`${billId}/split`, other))).toEqual([409, "bill.changed"]);
    const elsewhere = await desk.openWith([desk.tea({ quantity: 2 })]);
    expect(refusal(await desk.post(`${elsewhere}/split`, body))).toEqual([400, "request.invalid"]);
    expect((await desk.bills()).flatMap(({ lines }) => lines)).toHaveLength(4);
  });

  it("POS-10 of a quick sale stays a quick sale", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 2 });
    const billId = await desk.openWith([tea], null);
    const lines = [part(tea, 1)];
    const answer = await desk.post(`${billId}/split`, { version: 1, newBillId: uuidv7(), lines });
    expect(billsIn(answer)[1]).toMatchObject({ tableId: null, tableName: "", name: "Bill 2" });
  });
});

describe("a merge", () => {
  it("POS-10 moves all lines to a bill of another table, with discounts and covers, and ends the bill", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 2 });
    const billId = await desk.openWith([tea, fireAll]);
    const into = await desk.openWith([desk.steak()], desk.otherTableId);
    const share = { version: 1, lineId: null, discountBp: 1_000, discountCentimes: 0, reason: "A" };
    await desk.post(`${billId}/discount`, share, desk.manager);
    const amount = { ...share, discountBp: 0, discountCentimes: 5_000, reason: "B" };
    await desk.post(`${into}/discount`, amount, desk.manager);
    const answer = await desk.post(`${billId}/merge`, { version: 2, intoBillId: into });
    const [merged] = billsIn(answer);
    expect(billsIn(answer)).toHaveLength(1);
    // 10 % of 300 is 30 DA, and 50 DA: 80 DA off 2.100.
    expect(merged).toMatchObject({
      id: into,
      tableName: "T2",
      covers: 4,
      version: 3,
      discountBp: 0,
      discountCentimes: 8_000,
      discountReason: "B; A",
    });
    expect(merged?.lines.map(({ name, firedQuantity }) => [name, firedQuantity]).sort()).toEqual([
      ["Mint tea", 2],
      ["Steak", 0],
    ]);
    expect(merged && totalOf(merged)).toBe(202_000);
    expect(await desk.bills()).toEqual([merged]);
    expect(refusal(await desk.send(billId, [desk.tea()]))).toEqual([404, "bill.not-found"]);
  });

  it("POS-10 X-02 is done once: after a lost answer the same again answers the bill as it is", async () => {
    const desk = await openBillDesk(api);
    const billId = await desk.openWith([desk.tea()]);
    const into = await desk.openWith([desk.steak()], desk.otherTableId);
    const body = { version: 1, intoBillId: into };
    await desk.post(`${billId}/merge`, body);
    await desk.send(into, [desk.bread()]);
    const again = await desk.post(`${billId}/merge`, body);
    expect(again.status).toBe(200);
    expect(billsIn(again)).toEqual(await desk.bills());
    expect(billsIn(again)[0]?.lines).toHaveLength(3);
    const elsewhere = await desk.openWith([]);
    const other = { version: 1, intoBillId: elsewhere };
    expect(refusal(await desk.post(`${billId}/merge`, other))).toEqual([404, "bill.not-found"]);
  });

  it("POS-10 brings a split back together", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 2 });
    const billId = await desk.openWith([tea]);
    const newBillId = uuidv7();
    await desk.post(`${billId}/split`, { version: 1, newBillId, lines: [part(tea, 1)] });
    const merged = await desk.post(`${newBillId}/merge`, { version: 1, intoBillId: billId });
    expect(billsIn(merged)).toEqual(await desk.bills());
    expect(billsIn(merged)).toMatchObject([{ id: billId, lines: [{}, {}] }]);
  });

  it("POS-10 of equal shares keeps the share, and one with an empty bill keeps the other's discount", async () => {
    const desk = await openBillDesk(api);
    const discounted = async (lines: TestOperation[], discountBp: number) => {
      const id = await desk.openWith(lines);
      const body = { version: 1, lineId: null, discountBp, discountCentimes: 0, reason: "Staff" };
      await desk.post(`${id}/discount`, body, desk.manager);
      return id;
    };
    const merge = async (from: string, into: string) =>
      billsIn(await desk.post(`${from}/merge`, { version: 2, intoBillId: into }))[0];
    const two = [await discounted([desk.tea()], 2_000), await discounted([desk.tea()], 2_000)];
    const kept = { discountBp: 2_000, discountCentimes: 0, discountReason: "Staff" };
    expect(await merge(two[0] ?? "", two[1] ?? "")).toMatchObject(kept);
    const from = await discounted([desk.tea()], 2_000);
    expect(await merge(from, await desk.openWith([]))).toMatchObject(kept);
  });

  it("POS-10 is refused with itself, on another version, with a closed bill, and above the maximum", async () => {
    const desk = await openBillDesk(api);
    const sister = await openBillDesk(api, desk.waiter.hotelId);
    await owner`update pos_items set price_centimes = 6000000000 where id = ${desk.teaId}`;
    const dear = () => desk.openWith([desk.tea({ priceCentimes: 6_000_000_000 })]);
    const [billId, other] = [await dear(), await dear()];
    const merge = async (intoBillId: string, version = 1) =>
      refusal(await desk.post(`${billId}/merge`, { version, intoBillId }));
    expect(await merge(billId)).toEqual([409, "bill.merges-itself"]);
    expect(await merge(other, 2)).toEqual([409, "bill.changed"]);
    expect(await merge(uuidv7())).toEqual([404, "bill.not-found"]);
    expect(await merge(await sister.openWith([]))).toEqual([404, "bill.not-found"]);
    expect(await merge(other)).toEqual([409, "bill.too-high"]);
    expect((await desk.bills()).map(({ version }) => version)).toEqual([1, 1]);
  });
});
