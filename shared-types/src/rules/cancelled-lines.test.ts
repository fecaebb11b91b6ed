import { describe, expect, it } from "vitest";
import type { Posting } from "../contracts/folio.ts";
import { centimes } from "../values/money.ts";
import { cancelledLines, pairedLines, standingLines } from "./cancelled-lines.ts";
import { folioBalance } from "./folio.ts";

type Line = Parameters<typeof cancelledLines>[0][number];

const idOf = (name: string) => name as Posting["id"];

const line = (name: string, amount: number, more: object = {}): Line => ({
  id: idOf(name),
  amountCentimes: centimes(amount),
  kind: "payment",
  department: null,
  method: "Cash",
  reversesPostingId: null,
  reversedByPostingId: null,
  ...more,
});

/** A payment of 5 000 of which 2 000 were given back: taken back, split in two, and one part taken back. */
const partGivenBack = [
  line("paid", 5_000, { reversedByPostingId: "paid-back" }),
  line("paid-back", 5_000, { reversesPostingId: "paid" }),
  line("part", 2_000, { reversedByPostingId: "part-back" }),
  line("rest", 3_000),
  line("part-back", 2_000, { reversesPostingId: "part" }),
];
const ids = (lines: readonly Line[]) => lines.map(({ id }) => String(id));

describe("lines that cancel each other", () => {
  it("FOL-02 of a payment that was given back in part, what is left stands alone", () => {
    expect(ids(standingLines(partGivenBack))).toEqual(["rest"]);
    expect(folioBalance({ postings: standingLines(partGivenBack) })).toBe(
      folioBalance({ postings: partGivenBack }),
    );
  });

  it("FOL-02 a reversal stands right below what it cancels, and nothing is lost", () => {
    expect(ids(pairedLines(partGivenBack))).toEqual([
      ...["paid", "paid-back", "part", "part-back", "rest"],
    ]);
  });

  it.each([
    ["whose reversal stands on another folio", {}, undefined],
    ["whose reversal is of another amount", {}, { amountCentimes: 4_999 }],
    ["whose reversal is of another method", {}, { method: "Other" }],
    ["whose reversal is of another department", {}, { department: "Spa" }],
    ["whose reversal goes the other way", {}, { kind: "charge" }],
    ["that does not know its reversal", { reversedByPostingId: null }, {}],
  ])("FOL-02 a line %s changes a sum: it is no pair, and stays", (_, more, reversal) => {
    const one = line("a", 5_000, { reversedByPostingId: "b", ...more });
    const lines = reversal
      ? [one, line("b", 5_000, { reversesPostingId: "a", ...reversal })]
      : [one];
    expect([...cancelledLines(lines)]).toEqual([]);
    expect(standingLines(lines)).toEqual(lines);
    expect(pairedLines(lines)).toEqual(lines);
  });
});
