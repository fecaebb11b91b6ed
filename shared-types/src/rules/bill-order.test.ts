import { describe, expect, it } from "vitest";
import {
  billLineIdSchema,
  modifierIdSchema,
  posCategoryIdSchema,
  posItemIdSchema,
} from "../values/ids.ts";
import { ZERO } from "../values/money.ts";
import { type OrderableItem, orderedLine } from "./bill-order.ts";

const option = (name: string, isDish: boolean) => ({
  id: modifierIdSchema.parse(crypto.randomUUID()),
  name,
  priceCentimes: ZERO,
  itemId: isDish ? posItemIdSchema.parse(crypto.randomUUID()) : null,
});

const [couscous, tajine] = [option("Couscous", true), option("Tajine", true)];
const [wellDone, mild] = [option("Well done", false), option("Mild", false)];

function order(chosen: (typeof couscous)[], most = 1) {
  const id = posItemIdSchema.parse(crypto.randomUUID());
  const modifiers = [couscous, tajine, wellDone, mild];
  const item: OrderableItem = {
    id,
    name: "Set",
    categoryId: posCategoryIdSchema.parse(crypto.randomUUID()),
    categoryName: "",
    stationName: "",
    priceCentimes: ZERO,
    tvaBp: 900,
    isSoldOut: false,
    stationId: null,
    groups: [{ name: "Main", least: 1, most, course: 2, modifiers }],
  };
  const line: Parameters<typeof orderedLine>[1] = {
    id: crypto.randomUUID(),
    kind: "line-added",
    lineId: billLineIdSchema.parse(crypto.randomUUID()),
    itemId: id,
    quantity: 1,
    priceCentimes: ZERO,
    modifierIds: chosen.map((each) => each.id),
    note: "",
    course: 1,
  };
  const at = { happyHours: [], time: { date: "2026-11-21", time: "12:00" } };
  return () => orderedLine(item, line, at, 1_900);
}

describe("POS-01 POS-09 the course of a set", () => {
  it("is chosen with its dishes, which options that are none don't replace", () => {
    expect(order([wellDone])).toThrow(/choose 1 of 'Main'/u);
    expect(order([couscous])().modifiers).toHaveLength(1);
    expect(order([couscous, wellDone])().modifiers).toHaveLength(2);
    expect(order([couscous, tajine])).toThrow(/choose 1 of 'Main'/u);
    expect(order([couscous, wellDone, mild])).toThrow(/choose 1 of 'Main'/u);
    expect(order([couscous, couscous, wellDone, mild], 2)().modifiers).toHaveLength(4);
  });
});
