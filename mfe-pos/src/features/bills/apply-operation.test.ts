import type { BillLine } from "@funduq/shared-types/contracts/pos-bill";
import { type PosMenu, posMenuSchema } from "@funduq/shared-types/contracts/pos-menu";
import { centimes } from "@funduq/shared-types/values/centimes";
import { describe, expect, it } from "vitest";
import { aFloor, aMenu } from "../../standalone/restaurants.ts";
import { aBill, aLine } from "../../testing/bills.ts";
import { applyOperation, sharingLines } from "./apply-operation.ts";
import {
  asked,
  coversSet,
  fired,
  lineAdded,
  lineCoursed,
  lineNoted,
  moved,
  newBillId,
  oneMoreOf,
  opened,
  plainLineOf,
  presented,
  quantityChanged,
} from "./pending-operation.ts";

const menu = aMenu();
const [chorba] = menu.items;
if (!chorba) throw new Error("the menu has no item");
const [table] = aFloor().tables;
if (!table) throw new Error("the floor has no table");
const line = aLine({ quantity: 3, firedQuantity: 1 });
const other = aLine();
const bill = aBill({ lines: [line, other] });
const { id: lineId } = line;

describe("an operation that was not confirmed", () => {
  it("POS-03 opens 'Bill N', the number of bills on the table + 1, with its first line", () => {
    const billId = newBillId();
    const { id: restaurantId } = aFloor();
    const first = opened({ restaurantId, billId, table, covers: 2, billNames: ["Bill 1"] });
    const plain = { modifiers: [], note: "", quantity: 2, course: 1 };
    const second = lineAdded({ item: chorba, menu, ...plain });
    const shown = [first, second].reduce(applyOperation, undefined);
    expect(shown).toMatchObject({
      id: billId,
      tableId: table.id,
      tableName: "T1",
      name: "Bill 2",
      covers: 2,
      lines: [{ name: "Chorba frik", quantity: 2, priceCentimes: 45_000, firedQuantity: 0 }],
    });
  });

  it("POS-12 has the TVA of its item, or the hotel's where it has none", () => {
    const plain = {
      menu: { ...menu, tvaBp: 1_900 },
      modifiers: [],
      note: "",
      quantity: 1,
      course: 1,
    };
    const rateOf = (tvaBp: number | null) => lineAdded({ item: { ...chorba, tvaBp }, ...plain });
    expect([null, 0, 900].map((own) => rateOf(own).line?.tvaBp)).toEqual([1_900, 0, 900]);
  });

  it("changes the quantity, and takes a line off of which nothing is left", () => {
    const more = applyOperation(bill, quantityChanged({ lineId, by: 2 }));
    expect(more?.lines[0]?.quantity).toBe(5);
    const { id } = other;
    expect(applyOperation(bill, quantityChanged({ lineId: id, by: -1 }))?.lines).toEqual([line]);
  });

  it("POS-11 never takes off what was sent to the kitchen", () => {
    expect(applyOperation(bill, quantityChanged({ lineId, by: -3 }))?.lines[0]?.quantity).toBe(1);
  });

  it("POS-13 does not show as sent to the kitchen what the API has not confirmed", () => {
    expect(applyOperation(bill, fired({ course: null }))).toBe(bill);
  });

  it("POS-09 POS-10 changes note, course, covers, table, and whether the bill was asked for", () => {
    expect(applyOperation(bill, lineNoted({ lineId, note: "hot" }))?.lines[0]?.note).toBe("hot");
    expect(applyOperation(bill, lineCoursed({ lineId, course: 2 }))?.lines[0]?.course).toBe(2);
    expect(applyOperation(bill, coversSet({ covers: 4 }))?.covers).toBe(4);
    expect(applyOperation(bill, moved(table))).toMatchObject({
      tableId: table.id,
      tableName: "T1",
    });
    expect(applyOperation(bill, moved(null))).toMatchObject({ tableId: null, tableName: "" });
    const wasAsked = applyOperation(bill, asked({ isAsked: true }));
    expect(wasAsked?.askedAt).not.toBeNull();
    const goOn = asked({ isAsked: false });
    expect(applyOperation(wasAsked, goOn)).toMatchObject({ askedAt: null, presentedAt: null });
    const wasPrinted = applyOperation(wasAsked, presented());
    expect(wasPrinted).toMatchObject({ askedAt: wasAsked?.askedAt });
    expect(wasPrinted?.presentedAt).not.toBeNull();
    const { presentedAt } = wasPrinted ?? {};
    expect(applyOperation(wasPrinted, goOn)).toMatchObject({ askedAt: null, presentedAt });
  });

  it("does nothing to a bill that is gone", () => {
    expect(applyOperation(undefined, coversSet({ covers: 4 }))).toBeUndefined();
  });
});

describe("one more of the same item", () => {
  const plain = aLine({ itemId: chorba.id });

  it("counts on the line of which the kitchen does not know", () => {
    expect(plainLineOf(aBill({ lines: [plain] }), chorba, 1, menu, new Date())?.id).toBe(plain.id);
  });

  it.each([
    ["was sent", { firedQuantity: 1 }],
    ["has a note", { note: "hot" }],
    ["has another price", { priceCentimes: 40_000 }],
    ["has a discount", { discountBp: 1_000 }],
    ["is of another course", { course: 2 }],
    ["is another item", { itemId: crypto.randomUUID() }],
  ])("begins a new line where the one that is there %s", (_, traits) => {
    expect(
      plainLineOf(aBill({ lines: [{ ...plain, ...traits }] }), chorba, 1, menu, new Date()),
    ).toBeUndefined();
  });
});

describe("POS-11 one more of a line", () => {
  const free = aLine({ discountBp: 10_000, discountReason: "Burnt", note: "hot", quantity: 2 });

  it("counts on the line itself, also where a part of it was sent", () => {
    expect(oneMoreOf(bill, line, menu).operation).toMatchObject({ lineId, by: 1 });
  });

  it("of a discounted line is a new line that costs its price", () => {
    const lines = applyOperation(aBill({ lines: [free] }), oneMoreOf(undefined, free, menu))?.lines;
    const rest = { note: "hot", priceCentimes: free.priceCentimes, itemId: free.itemId };
    expect(lines).toMatchObject([
      { id: free.id, quantity: 2, discountBp: 10_000 },
      { ...rest, quantity: 1, firedQuantity: 0, discountBp: 0, discountReason: null },
    ]);
  });

  it.each([
    ["an equal line without discount, and counts there", {}, "quantity-changed"],
    ["one that was sent", { firedQuantity: 1 }, "line-added"],
    ["one with another note", { note: "" }, "line-added"],
    ["one of another price", { priceCentimes: 1 }, "line-added"],
  ])("of a discounted line finds %s", (_, traits, kind) => {
    const paid = { ...free, id: crypto.randomUUID(), discountBp: 0, discountReason: null };
    const bill = aBill({ lines: [free, aLine({ ...paid, ...traits })] });
    expect(oneMoreOf(bill, free, menu).operation.kind).toBe(kind);
  });
});

it("an answer keeps the lines that are equal, so that only changed ones are drawn again", () => {
  const answer = structuredClone(bill);
  const changed = answer.lines[1];
  if (changed) changed.quantity = 2;
  const shared = sharingLines(bill, answer);
  expect(shared.lines[0]).toBe(bill.lines[0]);
  expect(shared.lines[1]).toBe(changed);
});

describe("POS-09 an order in a happy hour", () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const prices = [{ kind: "item-price", itemId: chorba.id, priceCentimes: 40_000 }];
  const all = { id: crypto.randomUUID(), isActive: true, firstDate: null, lastDate: null };
  const happyMenu = posMenuSchema.parse({
    ...menu,
    happyHours: [
      { ...all, name: "Midi", days: everyDay, from: "00:00", to: "00:00", prices, version: 1 },
    ],
  });
  const happyHour = { name: "Midi", normalPriceCentimes: 45_000 };
  const happyLine = aLine({ priceCentimes: 40_000, happyHour });
  const wish = { item: chorba, modifiers: [], quantity: 1, note: "", course: 1 };

  it("has its price and the moment of the tap, which the line remembers", () => {
    const { operation, line: ordered } = lineAdded({ ...wish, menu: happyMenu });
    expect(operation).toMatchObject({ priceCentimes: 40_000, orderedAt: expect.any(String) });
    expect(ordered).toMatchObject({ priceCentimes: 40_000, happyHour });
    expect(lineAdded({ ...wish, menu }).line).toMatchObject({
      priceCentimes: 45_000,
      happyHour: null,
    });
  });

  it("has one moment for its price and its tap, also in the minute in which a happy hour ends", () => {
    const at = new Date("2026-11-28T18:59:59.999Z");
    expect(lineAdded({ ...wish, menu: happyMenu }, at).operation).toMatchObject({
      orderedAt: at.toISOString(),
    });
    expect(quantityChanged({ lineId: happyLine.id, by: 1 }, at).operation).toMatchObject({
      orderedAt: at.toISOString(),
    });
  });

  it("is counted on a line of the same happy hour alone", () => {
    const plainAt = (each: BillLine, now: PosMenu) =>
      plainLineOf(aBill({ lines: [each] }), chorba, 1, now, new Date());
    expect(plainAt(happyLine, happyMenu)?.id).toBe(happyLine.id);
    expect(plainAt(happyLine, menu)).toBeUndefined();
    expect(plainAt(aLine(), happyMenu)).toBeUndefined();
    const cheap = { ...menu, items: [{ ...chorba, priceCentimes: centimes(40_000) }] };
    expect(
      plainLineOf(aBill({ lines: [happyLine] }), chorba, 1, cheap, new Date()),
    ).toBeUndefined();
  });

  it("is a new line at the price of now where one more is tapped after it, and the other way round", () => {
    const more = (each: BillLine, now: PosMenu) => oneMoreOf(undefined, each, now);
    expect(more(happyLine, happyMenu).operation.kind).toBe("quantity-changed");
    expect(more(happyLine, menu)).toMatchObject({
      operation: { kind: "line-added", priceCentimes: 45_000 },
      line: { happyHour: null },
    });
    expect(more(aLine(), happyMenu)).toMatchObject({
      operation: { kind: "line-added", priceCentimes: 40_000 },
      line: { happyHour },
    });
    const bill = aBill({ lines: [happyLine, line] });
    expect(oneMoreOf(bill, happyLine, menu).operation.kind).toBe("line-added");
    expect(
      oneMoreOf(aBill({ lines: [happyLine, other] }), happyLine, menu).operation,
    ).toMatchObject({ kind: "quantity-changed", lineId: other.id });
  });
});
