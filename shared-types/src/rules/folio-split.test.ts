import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PostingId } from "../values/ids.ts";
import { centimes } from "../values/money.ts";
import { divisibleVerdict, splitParts, splitVerdict } from "./folio-split.ts";

const posting = (amount: number, more: object = {}) => ({
  amountCentimes: centimes(amount),
  item: null,
  method: null,
  reversesPostingId: null,
  reversedByPostingId: null,
  ...more,
});
const other = "018f0000-0000-7000-8000-000000000001" as PostingId;

describe("splitting a posting", () => {
  it.each([
    ["a part of it", posting(1_000), 1, undefined],
    ["all but a centime", posting(1_000), 999, undefined],
    ["the whole", posting(1_000), 1_000, "folio.split-too-much"],
    ["more than the whole", posting(1_000), 1_001, "folio.split-too-much"],
    ["nothing", posting(1_000), 0, "folio.split-too-much"],
    ["a part below zero", posting(1_000), -1, "folio.split-too-much"],
    [
      "what was taken back",
      posting(1_000, { reversedByPostingId: other }),
      1,
      "folio.already-reversed",
    ],
    ["a reversal", posting(1_000, { reversesPostingId: other }), 1, "folio.is-reversal"],
    ["a company's transfer", posting(1_000, { method: "Company Account" }), 1, "folio.is-transfer"],
  ])("FOL-02 %s", (_, each, part, code) => {
    const verdict = splitVerdict(each, centimes(part));
    expect(verdict.allowed ? undefined : verdict.code).toBe(code);
  });

  it("FOL-02 a single centime has no parts", () => {
    expect(divisibleVerdict(posting(1)).allowed).toBe(false);
    expect(divisibleVerdict(posting(2)).allowed).toBe(true);
  });

  it("FOL-02 FOL-06 loses no centime", () => {
    const amounts = fc
      .integer({ min: 2, max: 10_000_000_000 })
      .chain((amount) => fc.tuple(fc.constant(amount), fc.integer({ min: 1, max: amount - 1 })));
    fc.assert(
      fc.property(amounts, ([amount, wanted]) => {
        const { part, rest } = splitParts(posting(amount), centimes(wanted));
        expect(part + rest).toBe(amount);
        expect(Math.min(part, rest)).toBeGreaterThan(0);
      }),
    );
  });
});
