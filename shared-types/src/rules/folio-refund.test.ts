import { expect, it } from "vitest";
import type { Posting } from "../contracts/folio.ts";
import { centimes } from "../values/money.ts";
import { refundable, refundMethods, refundPlan, refundVerdict } from "./folio-refund.ts";

type Line = [id: string, amount: number, method: string | null, more?: Partial<Posting>];

const folio = (...lines: Line[]) => ({
  name: "Personal",
  postings: lines.map(
    ([id, amount, method, more]) =>
      ({
        id,
        method,
        kind: method ? "payment" : "charge",
        reversesPostingId: null,
        reversedByPostingId: null,
        ...more,
        amountCentimes: centimes(amount),
      }) as Posting,
  ),
});
const cash = (amount: number) => ({ method: "Cash", amountCentimes: centimes(amount) }) as const;

it("FOL-02 only what was paid too much goes back, and by the method that it was paid with", () => {
  const paid = folio(["1", 500, null], ["2", 300, "Cash"], ["3", 400, "Credit Card"]);
  expect(refundable(paid, "Cash")).toBe(200);
  expect(refundable(paid, "Credit Card")).toBe(200);
  expect(refundMethods(paid)).toEqual(["Cash", "Credit Card"]);
  expect(refundMethods(folio(["1", 500, null], ["2", 500, "Cash"]))).toEqual([]);
  expect(refundable(folio(["1", 50, "Cash"], ["2", 200, "Credit Card"]), "Cash")).toBe(50);
});

it("FOL-02 a transfer to a company's account, and what was taken back, is no money to give back", () => {
  const reversedByPostingId = "9" as Posting["id"];
  const taken = folio(
    ["1", 300, "Cash", { reversedByPostingId }],
    ["9", 300, "Cash", { reversesPostingId: "1" as Posting["id"] }],
    ["2", 100, "Company Account"],
  );
  expect(refundMethods(taken)).toEqual([]);
});

it.each([
  [1, undefined],
  [200, undefined],
  [201, "folio.refund-too-much"],
  [0, "folio.refund-too-much"],
])("FOL-02 of 200 paid too much, %d is given back or refused", (amount, code) => {
  const paid = folio(["1", 100, null], ["2", 300, "Cash"]);
  const verdict = refundVerdict(paid, cash(amount));
  expect(verdict.allowed ? undefined : verdict.code).toBe(code);
});

it("FOL-02 the last payments go back first, whole, and a part of the one before", () => {
  const paid = folio(["1", 300, "Cash"], ["2", 999, "Credit Card"], ["3", 200, "Cash"]);
  const plan = (amount: number) =>
    refundPlan(paid, cash(amount)).map(({ posting, amountCentimes }) => [
      posting.id,
      amountCentimes,
    ]);
  expect(plan(150)).toEqual([["3", 150]]);
  expect(plan(200)).toEqual([["3", 200]]);
  expect(plan(250)).toEqual([
    ["3", 200],
    ["1", 50],
  ]);
});
