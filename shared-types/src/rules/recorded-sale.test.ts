import { describe, expect, it } from "vitest";
import type { BillLine } from "../contracts/pos-bill.ts";
import { billLineIdSchema, type PosItemId } from "../values/ids.ts";
import { centimes } from "../values/money.ts";
import {
  firedOf,
  isStillToCook,
  leftLines,
  missingLines,
  soldAtOf,
  takenParts,
} from "./recorded-sale.ts";

const id = (n: number) =>
  billLineIdSchema.parse(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`);
const line = (n: number, quantity: number, firedQuantity = 0): BillLine => ({
  id: id(n),
  itemId: id(n) as string as PosItemId,
  name: `Item ${n}`,
  categoryName: "",
  priceCentimes: centimes(10_000),
  quantity,
  firedQuantity,
  modifiers: [],
  note: "",
  course: 1,
  tvaBp: 900,
  discountBp: 0,
  discountReason: null,
});
const sold = (n: number, quantity: number) => ({ lineId: id(n), quantity });
const counts = (lines: readonly BillLine[]) =>
  lines.map(({ id, quantity, firedQuantity }) => [id, quantity, firedQuantity]);

describe("POS-12 what is left of a bill", () => {
  it("is whole lines, and what a line has above what was sold of it", () => {
    const lines = [line(1, 1), line(2, 5), line(3, 2)];
    expect(counts(leftLines(lines, [sold(1, 1), sold(2, 3)]))).toEqual([
      [id(2), 2, 0],
      [id(3), 2, 0],
    ]);
  });

  it("is nothing of a line of which more was sold, or that is not on the bill", () => {
    expect(leftLines([line(1, 2)], [sold(1, 3), sold(9, 1)])).toEqual([]);
  });

  it("what was sold takes first what the kitchen knows of", () => {
    const lines = [line(1, 5, 3)];
    expect(counts(leftLines(lines, [sold(1, 2)]))).toEqual([[id(1), 3, 1]]);
    expect(counts(leftLines(lines, [sold(1, 4)]))).toEqual([[id(1), 1, 0]]);
    const fired = (of: ReturnType<typeof sold>) => firedOf(lines, [], of).firedQuantity;
    expect([1, 3, 5].map((quantity) => fired(sold(1, quantity)))).toEqual([1, 3, 3]);
    expect(fired(sold(2, 1))).toBe(0);
  });

  it("is taken off other bills: the line that a merge moved there, then what was split off it", () => {
    const missing = missingLines([line(1, 1), line(2, 3)], [sold(1, 4), sold(2, 3), sold(3, 2)]);
    expect(missing).toEqual([sold(1, 3), sold(3, 2)]);
    const others = [line(3, 5, 1), line(11, 2, 2), line(12, 2), line(9, 1)];
    const origins = new Map([
      [id(11), [id(1)]],
      [id(12), [id(1), id(11)]],
    ]);
    const { taken, lacking } = takenParts(others, origins, missing);
    expect(lacking).toEqual([]);
    expect(taken).toEqual([
      { ...sold(3, 2), of: id(3), firedQuantity: 1 },
      { ...sold(11, 2), of: id(1), firedQuantity: 2 },
      { ...sold(12, 1), of: id(1), firedQuantity: 0 },
    ]);
    expect(firedOf([line(1, 1, 1)], taken, sold(1, 4))).toEqual({ firedQuantity: 3 });
    expect(counts(leftLines(others, taken))).toEqual([
      [id(3), 3, 0],
      [id(12), 1, 0],
      [id(9), 1, 0],
    ]);
  });

  it("takes no piece twice of a line that was split off and merged again", () => {
    const origins = new Map([[id(11), [id(1)]]]);
    expect(takenParts([line(11, 2)], origins, [sold(1, 2), sold(11, 1)])).toEqual({
      taken: [{ ...sold(11, 2), of: id(11), firedQuantity: 0 }],
      lacking: [sold(1, 1)],
    });
  });
});

describe("POS-12 the moment of a recorded sale", () => {
  const now = new Date("2026-11-21T09:00:00Z");
  const after = (ms: number) => new Date(now.getTime() + ms);
  const days = 24 * 60 * 60_000;

  it("is the device's, and at the latest now", () => {
    expect(soldAtOf(after(-1), now)).toEqual(after(-1));
    expect(soldAtOf(after(-31 * days), now)).toEqual(after(-31 * days));
    expect(soldAtOf(after(5 * 60_000), now)).toEqual(now);
  });

  it.each([
    ["more than five minutes ahead", 5 * 60_000 + 1],
    ["more than 31 days ago", -31 * days - 1],
  ])("is refused %s", (_, ms) => {
    expect(() => soldAtOf(after(ms), now)).toThrow(
      expect.objectContaining({ code: "request.invalid" }),
    );
  });

  it("decides whether the kitchen still prepares it (POS-13)", () => {
    expect(isStillToCook(after(-15 * 60_000), now)).toBe(true);
    expect(isStillToCook(after(-15 * 60_000 - 1), now)).toBe(false);
  });
});
