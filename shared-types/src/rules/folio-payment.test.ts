import { describe, expect, it } from "vitest";
import { centimes } from "../values/money.ts";
import { creditBeyond, creditKind, nightsToPay, paidAhead, paidBeyond } from "./folio-payment.ts";

const payment = (amount: number, balance: number, stay: number, charged = 0) => ({
  amountCentimes: centimes(amount),
  balanceCentimes: centimes(balance),
  toComeCentimes: centimes(stay - charged),
});

describe("a payment and what there is to pay", () => {
  it.each([
    ["all that is open", payment(950_000, 950_000, 1_900_000, 950_000), 0, 0],
    ["a part of it", payment(500_000, 950_000, 1_900_000, 950_000), 0, 0],
    ["ten times what is open", payment(9_500_000, 950_000, 19_000_000), 0, 8_550_000],
    ["a hundred times what is open", payment(9_500_000, 95_000, 19_000_000), 0, 9_405_000],
    ["a centime too many", payment(950_001, 950_000, 1_900_000, 1_900_000), 0, 1],
    ["the stay and its tax in advance", payment(1_938_000, 0, 1_938_000), 1_938_000, 0],
    ["the stay in advance", payment(1_900_000, 0, 1_900_000), 1_900_000, 0],
    ["a deposit on the stay", payment(500_000, 0, 1_900_000), 500_000, 0],
    [
      "what is open, and the nights to come",
      payment(1_900_000, 950_000, 1_900_000, 950_000),
      950_000,
      0,
    ],
    ["more than the stay in advance", payment(19_000_000, 0, 1_900_000), 1_900_000, 17_100_000],
    ["the rest after a deposit", payment(900_000, -1_000_000, 1_900_000), 900_000, 0],
    ["the stay once more", payment(1_900_000, -1_900_000, 1_900_000), 0, 1_900_000],
  ])("FOL-05 %s", (_, paid, ahead, beyond) => {
    expect([paidAhead(paid), paidBeyond(paid)]).toEqual([ahead, beyond]);
  });

  it.each([
    ["beside what is open", payment(99_999_900, 345_050, 1_530_000), 1_530_000],
    ["less what was paid ahead", payment(99_999_900, -500_000, 1_530_000), 1_030_000],
    ["none where a nought too many was typed", payment(3_450_500, 345_050, 1_530_000), 0],
  ])("FOL-05 what is too much adds up with the nights to come: %s", (_, paid, nights) => {
    const open = Math.max(0, paid.balanceCentimes);
    expect(nightsToPay(paid)).toBe(nights);
    expect(open + nightsToPay(paid) + paidBeyond(paid)).toBe(paid.amountCentimes);
  });
});

it.each([
  ["a deposit, as long as the nights to come are as much", -1_938_000, 1_938_000, "deposit", 0],
  ["a credit, where it is more", -1_938_001, 1_938_000, "credit", 1],
  ["neither, where nothing is below zero", 0, 1_938_000, undefined, 0],
] as const)("FOL-05 what was paid and not used yet is %s", (_, balance, toCome, kind, beyond) => {
  const due = { balanceCentimes: centimes(balance), toComeCentimes: centimes(toCome) };
  expect([creditKind(due), creditBeyond(due)]).toEqual([kind, beyond]);
});
