import { describe, expect, it } from "vitest";
import type { CalendarDate } from "../values/calendar-date.ts";
import { centimes } from "../values/money.ts";
import {
  leftToPay,
  nightsToCome,
  nightsToPay,
  paidAhead,
  paidBeyond,
  stayCredit,
  takesNights,
} from "./folio-payment.ts";

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

  const line = (id: string, amountCentimes: number, more = {}) => ({
    ...{ id, direction: "charge", amountCentimes, night: null, splitOfPostingId: null },
    ...{ reversesPostingId: null, reversedByPostingId: null, ...more },
  });
  const room = (date: string) => ({ night: { date, line: "room" } });
  const back = (by: string) => ({ reversedByPostingId: by });
  const toCome = (...folios: readonly unknown[][]) =>
    nightsToCome(
      centimes(1_938_000),
      folios.map((postings) => ({ postings })) as never,
      "2026-11-22" as CalendarDate,
    );

  it("FOL-05 counts what stands charged, on whichever folio, and nothing that is no night", () => {
    const tds = { night: { date: "2026-11-21", line: "tds" } };
    const [night, tax] = [line("a", 950_000, room("2026-11-21")), line("b", 19_000, tds)];
    expect(toCome([night, tax, line("c", 1_000)])).toBe(969_000);
    expect(toCome([tax], [night])).toBe(969_000);
  });

  it("FOL-02 FOL-06 a night that was split is charged, as long as a part of it stands", () => {
    const split = line("a", 950_000, { ...room("2026-11-22"), ...back("r") });
    const undo = line("r", 950_000, { reversesPostingId: "a" });
    const part = (id: string, more = {}) => line(id, 475_000, { splitOfPostingId: "a", ...more });
    expect(toCome([split, undo, part("b")], [part("c")])).toBe(988_000);
    expect(toCome([split, undo, part("b", back("x"))], [part("c")])).toBe(988_000);
    expect(toCome([split, undo, part("b", back("x"))], [part("c", back("y"))])).toBe(1_938_000);
  });

  it("FOL-02 a night that was taken back is to come only where the night audit still charges it", () => {
    const gone = (date: string) => line(date, 950_000, { ...room(date), ...back("r") });
    expect(toCome([gone("2026-11-21")])).toBe(988_000);
    expect(toCome([gone("2026-11-22")])).toBe(1_938_000);
    expect(toCome([gone("2026-11-21"), line("b", 900_000, room("2026-11-21"))])).toBe(1_038_000);
    expect(toCome([line("b", 900_000, room("2026-11-21")), gone("2026-11-21")])).toBe(1_038_000);
  });

  const rule = (department: string, limitCentimes = 0) => ({ department, limitCentimes });
  it.each([
    ["the guest's, without a company", [], true, false],
    ["the guest's, where the company pays dinners", [rule("Restaurant")], true, false],
    ["the company's, which takes the room", [rule("Room")], false, true],
    ["either, where the company has a limit", [rule("Room", 900_000)], true, true],
  ])("FOL-07 nights go to %s", (_, rules, onGuest, onCompany) => {
    const guest = { payer: "Guest", rules: [] };
    const company = { payer: "Company", rules };
    const takes = (folio: unknown) => takesNights(folio as never, [guest, company] as never);
    expect([takes(guest), takes(company)]).toEqual([onGuest, onCompany]);
  });
});

describe("what a guest has left to pay for a stay", () => {
  const businessDate = "2026-11-22" as CalendarDate;
  const line = (
    direction: "charge" | "payment",
    amountCentimes: number,
    night: unknown = null,
  ) => ({
    ...{ direction, amountCentimes, night, reversesPostingId: null, reversedByPostingId: null },
  });
  const night = { date: "2026-11-21", line: "room" };
  const stay = {
    ...{ totalCentimes: centimes(1_900_000), tdsCentimes: centimes(38_000) },
    ...{ groupStatus: null },
  };
  const own = (...postings: unknown[]) => [{ payer: "Guest", postings }];

  it.each([
    ["all of it before anything was paid", "Confirmed", [], 1_938_000],
    ["less the deposit", "Reserved", [line("payment", 500_000)], 1_438_000],
    [
      "what is open, and the nights to come",
      "Checked-in",
      [line("charge", 345_050), line("charge", 950_000, night)],
      2_283_050,
    ],
    ["nothing where more was paid", "Checked-in", [line("payment", 2_000_000)], 0],
    ["no night of a stay that is over", "Checked-out", [], 0],
  ] as const)("FOL-02 FOL-05 is %s", (_, status, postings, left) => {
    const folios = own(...postings);
    expect(leftToPay({ ...stay, status, folios } as never, businessDate)).toBe(left);
  });

  it.each([
    ["a company has a folio", {}, [{ payer: "Company", postings: [] }], undefined],
    ["a group takes over", { groupStatus: "Confirmed" }, [], undefined],
    ["the group was called off", { groupStatus: "Cancelled" }, [], 1_938_000],
  ])("FOL-07 GRP-03 is not said of another's part: %s", (_, of, others, left) => {
    const booking = { ...stay, ...of, status: "Confirmed", folios: [...own(), ...others] };
    expect(leftToPay(booking as never, businessDate)).toBe(left);
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
    const folio = paid(amount);
    expect(stayCredit({ ...price, status, folios: [folio] } as never, folio as never)).toBe(kind);
  });
});
