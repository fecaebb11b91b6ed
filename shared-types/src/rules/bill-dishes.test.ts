import { describe, expect, it } from "vitest";
import type { BillLine, ChosenModifier } from "../contracts/pos-bill.ts";
import { billLineIdSchema, modifierIdSchema, posItemIdSchema } from "../values/ids.ts";
import { centimes, ZERO } from "../values/money.ts";
import {
  firedOfPart,
  firedOfRest,
  firedTogether,
  kitchenParts,
  makesSet,
  unsentOf,
  withSent,
} from "./bill-dishes.ts";
import { linesAfterVoid } from "./bill-void.ts";

const itemId = () => posItemIdSchema.parse(crypto.randomUUID());

function option(name: string, more: Partial<ChosenModifier> = {}): ChosenModifier {
  return {
    id: modifierIdSchema.parse(crypto.randomUUID()),
    name,
    priceCentimes: ZERO,
    ...more,
  };
}

const soup = option("Soup", { itemId: itemId(), course: 1 });
const steak = option("Steak", { itemId: itemId(), course: 2, priceCentimes: centimes(30_000) });
const rare = option("Rare", { course: 2, itemId: null });
const chili = option("Chili");

function aSet(traits: Partial<BillLine> = {}): BillLine {
  return {
    id: billLineIdSchema.parse(crypto.randomUUID()),
    itemId: itemId(),
    name: "Set",
    categoryName: "",
    priceCentimes: centimes(250_000),
    quantity: 3,
    firedQuantity: 2,
    dishesFired: [2, 1],
    modifiers: [soup, chili, steak, rare],
    note: "",
    course: 1,
    tvaBp: 900,
    discountBp: 0,
    discountReason: null,
    ...traits,
  };
}

describe("POS-01 POS-13 what the kitchen prepares of a line", () => {
  it("is each dish of a set in its course, with the options of that course and those of all", () => {
    expect(kitchenParts(aSet())).toEqual([
      {
        dish: 1,
        itemId: soup.itemId,
        name: "Soup",
        course: 1,
        modifiers: [chili],
        quantity: 3,
        firedQuantity: 2,
      },
      {
        dish: 2,
        itemId: steak.itemId,
        name: "Steak",
        course: 2,
        modifiers: [chili, rare],
        quantity: 3,
        firedQuantity: 1,
      },
    ]);
  });

  it("has an option that the guest pays for with one dish, the first of its course or of the set", () => {
    const fries = option("Fries", { priceCentimes: centimes(15_000) });
    const sauce = option("Sauce", { priceCentimes: centimes(5_000), course: 2, itemId: null });
    const modifiers = [soup, steak, steak, fries, sauce, rare];
    const parts = kitchenParts(aSet({ modifiers, dishesFired: [0, 0, 0], firedQuantity: 0 }));
    expect(parts.map((part) => part.modifiers)).toEqual([[fries], [sauce, rare], [rare]]);
  });

  it("has an option of a course of which no dish was chosen with the first dish", () => {
    const honey = option("Honey", { course: 3, itemId: null });
    const cream = option("Cream", { course: 3, itemId: null, priceCentimes: centimes(15_000) });
    const parts = kitchenParts(aSet({ modifiers: [soup, steak, honey, cream] }));
    expect(parts.map((part) => part.modifiers)).toEqual([[honey, cream], []]);
  });

  it("is the item itself, with all options, where no dish was chosen", () => {
    const line = aSet({ modifiers: [chili], firedQuantity: 1, dishesFired: [], course: 3 });
    expect(kitchenParts(line)).toMatchObject([
      { dish: null, name: "Set", course: 3, modifiers: [chili], quantity: 3, firedQuantity: 1 },
    ]);
  });

  it("of a set that only the till knows is not sent yet", () => {
    const { dishesFired, ...line } = aSet({ firedQuantity: 0 });
    expect(unsentOf(line)).toBe(6);
    expect(dishesFired).toBeDefined();
  });

  it("of which one dish was chosen twice is two dishes", () => {
    const line = aSet({ modifiers: [steak, steak], dishesFired: [0, 3], firedQuantity: 3 });
    expect(kitchenParts(line).map(({ dish, firedQuantity }) => [dish, firedQuantity])).toEqual([
      [1, 0],
      [2, 3],
    ]);
  });
});

describe("POS-01 POS-10 POS-11 what the kitchen knows of a part of a set", () => {
  it("goes with the part first, dish by dish; together it is what it was", () => {
    const line = aSet();
    const [part, rest] = [firedOfPart(line, 1), firedOfRest(line, 1)];
    expect(part).toEqual({ firedQuantity: 1, dishesFired: [1, 1] });
    expect(rest).toEqual({ firedQuantity: 1, dishesFired: [1, 0] });
    expect(firedTogether(part, rest)).toEqual({ firedQuantity: 2, dishesFired: [2, 1] });
  });

  it("of a line that is no set is one number", () => {
    const line = { firedQuantity: 2, dishesFired: [] };
    expect([firedOfPart(line, 1), firedOfRest(line, 3)]).toEqual([
      { firedQuantity: 1 },
      { firedQuantity: 0 },
    ]);
    expect(firedTogether({ firedQuantity: 1 }, { firedQuantity: 2 })).toEqual({ firedQuantity: 3 });
  });

  it("is counted once more for the dishes that are sent now, and the set by the most of them", () => {
    const line = aSet();
    const sent = withSent(line, ({ course }) => course === 2);
    expect(sent).toMatchObject({ firedQuantity: 3, dishesFired: [2, 3] });
    expect(withSent(line, () => false)).toBe(line);
    expect(unsentOf(sent)).toBe(1);
  });

  it("is voided with the set, each dish as far as the kitchen knows of it", () => {
    const line = aSet();
    const { lines, fired } = linesAfterVoid([line], line.id, 2);
    expect(fired).toEqual({ firedQuantity: 2, dishesFired: [2, 1] });
    expect(lines).toMatchObject([{ quantity: 1, firedQuantity: 0, dishesFired: [0, 0] }]);
  });
});

describe("POS-01 what makes an item a set", () => {
  const dish = { itemId: itemId() };
  const plain = { itemId: null };
  it.each([
    ["a course with a dish", { course: 2, modifiers: [plain, dish] }, true],
    ["a course of mere options", { course: 2, modifiers: [plain] }, false],
    ["options of no course", { course: null, modifiers: [plain] }, false],
  ])("%s", (_what, group, isOne) => {
    expect(makesSet(group)).toBe(isOne);
  });
});
