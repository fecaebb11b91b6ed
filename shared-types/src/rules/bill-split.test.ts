import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BillLine } from "../contracts/pos-bill.ts";
import { billLineIdSchema, posItemIdSchema } from "../values/ids.ts";
import { centimes, ZERO } from "../values/money.ts";
import { billAmounts } from "./bill.ts";
import { nextBillName } from "./bill-name.ts";
import { type BillContent, mergedDiscount, splitBill } from "./bill-split.ts";

const newId = () => billLineIdSchema.parse(crypto.randomUUID());
const itemId = posItemIdSchema.parse(crypto.randomUUID());

function aLine(traits: Partial<BillLine> = {}): BillLine {
  const text = { name: "Tea", categoryName: "", note: "", modifiers: [], discountReason: null };
  const count = { quantity: 1, firedQuantity: 0, course: 1, tvaBp: 900, discountBp: 0 };
  return { id: newId(), itemId, priceCentimes: centimes(15_000), ...text, ...count, ...traits };
}

const none = { discountBp: 0, discountCentimes: ZERO, discountReason: null };
const total = (bill: BillContent) => billAmounts(bill.lines, bill).netCentimes;

/** Bills of whole dinars with discounts of whole percent or of any amount: what a restaurant has. */
const bills = fc
  .record({
    lines: fc.array(
      fc.record({
        dinars: fc.integer({ min: 0, max: 9_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        percent: fc.constantFrom(0, 0, 10, 50, 100),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    amount: fc.option(fc.integer({ min: 1, max: 3_000_000 }), { nil: 0 }),
  })
  .map(
    ({ lines, amount }): BillContent => ({
      lines: lines.map(({ dinars, quantity, percent }) =>
        aLine({
          priceCentimes: centimes(dinars * 100),
          quantity,
          discountBp: percent * 100,
          discountReason: percent > 0 ? "Late" : null,
        }),
      ),
      discountBp: 0,
      discountCentimes: centimes(amount),
      discountReason: amount > 0 ? "Regular" : null,
    }),
  );

describe("a split bill", () => {
  it("POS-10 comes to what the bill came to, to the centime, and has as much of everything", () => {
    fc.assert(
      fc.property(bills, fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }), (bill, shares) => {
        const parts = bill.lines
          .map(({ id: lineId, quantity }, index) => {
            const most = Math.min(quantity, shares[index] ?? 0);
            return { lineId, newLineId: newId(), quantity: most };
          })
          .filter(({ quantity }) => quantity > 0);
        const moved = parts.reduce((sum, { quantity }) => sum + quantity, 0);
        const all = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
        fc.pre(moved > 0 && moved < all);
        const { rest, split } = splitBill(bill, parts);
        expect(total(rest) + total(split)).toBe(total(bill));
        const counted = [...rest.lines, ...split.lines].reduce(
          (sum, line) => sum + line.quantity,
          0,
        );
        expect(counted).toBe(all);
        for (const { discountCentimes, discountReason } of [rest, split])
          expect(discountReason !== null).toBe(discountCentimes > 0);
      }),
    );
  });

  it("POS-10 gives the new bill first what the kitchen knows of", () => {
    const line = aLine({ quantity: 5, firedQuantity: 3 });
    const parts = (quantity: number) => [{ lineId: line.id, newLineId: newId(), quantity }];
    const { rest, split } = splitBill({ ...none, lines: [line] }, parts(4));
    expect(split.lines).toMatchObject([{ quantity: 4, firedQuantity: 3, fromLineId: line.id }]);
    expect(rest.lines).toMatchObject([{ quantity: 1, firedQuantity: 0 }]);
  });
});

describe("merged bills", () => {
  it("POS-10 come to what both came to, to the centime", () => {
    fc.assert(
      fc.property(bills, bills, fc.constantFrom(0, 1_000, 3_300), (into, from, share) => {
        const shared = { ...none, discountBp: share, discountReason: share > 0 ? "Staff" : null };
        const first = share > 0 ? { ...into, ...shared } : into;
        const merged = mergedDiscount(first, from);
        const lines = [...first.lines, ...from.lines];
        expect(total({ ...merged, lines })).toBe(total(first) + total(from));
        const isDiscounted = merged.discountBp + merged.discountCentimes > 0;
        expect(merged.discountReason !== null).toBe(isDiscounted);
      }),
    );
  });
});

it("POS-03 'Bill N' is the number of bills + 1, and never one that is there", () => {
  expect(nextBillName([])).toBe("Bill 1");
  expect(nextBillName(["Bill 1", "Bill 2"])).toBe("Bill 3");
  expect(nextBillName(["Bill 2"])).toBe("Bill 3");
  expect(nextBillName(["Bill 3", "Bill 4"])).toBe("Bill 5");
  expect(nextBillName(["Bill 7"])).toBe("Bill 2");
});
