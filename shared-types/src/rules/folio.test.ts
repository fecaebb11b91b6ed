import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PostingId } from "../values/ids.ts";
import { centimes } from "../values/money.ts";
import { folioBalance, personalFolio } from "./folio.ts";

const line = (kind: "charge" | "payment", amount: number, reverses?: string) => ({
  kind,
  amountCentimes: centimes(amount),
  reversesPostingId: (reverses ?? null) as PostingId | null,
});

describe("the balance of a folio", () => {
  it.each([
    ["nothing posted", [], 0],
    ["a charge", [line("charge", 900_000)], 900_000],
    ["paid in part", [line("charge", 900_000), line("payment", 400_000)], 500_000],
    ["paid in full", [line("charge", 900_000), line("payment", 900_000)], 0],
    ["paid in advance", [line("payment", 100_000)], -100_000],
    ["a charge taken back", [line("charge", 900), line("charge", 900, "p1")], 0],
    ["a payment taken back", [line("payment", 900), line("payment", 900, "p1")], 0],
  ])("FOL-02 %s", (_, postings, balance) => {
    expect(folioBalance({ postings })).toBe(balance);
  });

  it("FOL-02 does not depend on the order of the postings", () => {
    const postings = fc.array(
      fc
        .tuple(fc.constantFrom("charge", "payment"), fc.integer({ min: 1, max: 10_000_000 }))
        .map(([kind, amount]) => line(kind as "charge" | "payment", amount)),
    );
    fc.assert(
      fc.property(postings, (list) => {
        expect(folioBalance({ postings: [...list].reverse() })).toBe(
          folioBalance({ postings: list }),
        );
      }),
    );
  });
});

it("FOL-04 charges go to the guest's own folio unless another is chosen", () => {
  const folios = [{ key: "folio_company_acme" }, { key: "folio_guest_personal" }];
  expect(personalFolio(folios)?.key).toBe("folio_guest_personal");
  expect(personalFolio([])).toBeUndefined();
});
