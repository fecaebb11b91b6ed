import { describe, expect, it } from "vitest";
import { centimes } from "../values/money.ts";
import { paidBeyond } from "./folio-payment.ts";

const beyond = (amount: number, balance: number, stay: number) =>
  paidBeyond({
    amountCentimes: centimes(amount),
    balanceCentimes: centimes(balance),
    stayCentimes: centimes(stay),
  });

describe("a payment beyond what there is to pay", () => {
  it.each([
    ["all that is open", 950_000, 950_000, 1_900_000, 0],
    ["a part of it", 500_000, 950_000, 1_900_000, 0],
    ["ten times what is open", 9_500_000, 950_000, 1_900_000, 8_550_000],
    ["a centime too many", 950_001, 950_000, 1_900_000, 1],
    ["the stay in advance", 1_900_000, 0, 1_900_000, 0],
    ["more than the stay in advance", 19_000_000, 0, 1_900_000, 17_100_000],
    ["the rest after a deposit", 900_000, -1_000_000, 1_900_000, 0],
    [
      "the stay once more after it was paid in advance",
      1_900_000,
      -1_900_000,
      1_900_000,
      1_900_000,
    ],
  ])("FOL-05 %s", (_, amount, balance, stay, expected) => {
    expect(beyond(amount, balance, stay)).toBe(expected);
  });
});
