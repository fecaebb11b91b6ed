import { describe, expect, it } from "vitest";
import { centimes } from "../values/money.ts";
import { nightsToCome, paidAhead, paidBeyond, stayCredit } from "./folio-payment.ts";

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

  it("FOL-05 counts a night that was taken back as not charged", () => {
    const night = { date: "2026-11-21", line: "room" };
    const posted = { night, reversesPostingId: null, reversedByPostingId: null };
    const postings = [
      { ...posted, amountCentimes: 950_000 },
      { ...posted, amountCentimes: 900_000, reversedByPostingId: "a" },
      { ...posted, amountCentimes: 900_000, reversesPostingId: "b" },
      { ...posted, amountCentimes: 19_000, night: { ...night, line: "tds" } },
      { ...posted, amountCentimes: 1_000, night: null },
    ];
    const left = (price: number) => nightsToCome(centimes(price), { postings: postings as never });
    expect([left(1_938_000), left(969_000), left(900_000)]).toEqual([969_000, 0, 0]);
  });
});

describe("what was paid and not used yet", () => {
  const paid = (amountCentimes: number) => ({
    postings: [{ direction: "payment", amountCentimes, reversesPostingId: null, night: null }],
  });
  const price = { totalCentimes: centimes(1_900_000), tdsCentimes: centimes(38_000) };

  it.each([
    ["a deposit for the nights to come", "Confirmed", 500_000, "deposit"],
    ["the whole stay in advance", "Checked-in", 1_938_000, "deposit"],
    ["more than the stay costs", "Checked-in", 1_938_001, "credit"],
    ["paid for a stay that was called off", "Cancelled", 500_000, "credit"],
    ["nothing", "Confirmed", 0, undefined],
  ] as const)("FOL-05 is called what it is: %s", (_, status, amount, kind) => {
    expect(stayCredit({ ...price, status }, paid(amount) as never)).toBe(kind);
  });
});
