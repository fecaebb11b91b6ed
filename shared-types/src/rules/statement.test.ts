import { expect, it } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { centimes, ZERO } from "../values/money.ts";
import { runningBalance, type StatementEntry } from "./statement.ts";

const entry = (kind: StatementEntry["kind"], amount: number): StatementEntry => ({
  date: calendarDate("2026-03-02"),
  kind,
  text: "",
  dueDate: null,
  method: null,
  amountCentimes: centimes(amount),
});

it("INV-14 has debit, credit and the balance after each line", () => {
  const moved = [
    entry("invoice", 900),
    entry("invoice", 0),
    entry("credit-note", -300),
    entry("payment", -1_000),
    entry("credit-note", -50),
  ];
  const { lines, closingCentimes } = runningBalance(centimes(100), moved);
  const figures = lines.map((line) => [
    line.debitCentimes,
    line.creditCentimes,
    line.balanceCentimes,
  ]);
  expect(figures).toEqual([
    [900, 0, 1_000],
    [0, 0, 1_000],
    [0, 300, 700],
    [0, 1_000, -300],
    [0, 50, -350],
  ]);
  expect(closingCentimes).toBe(-350);
});

it("INV-14 without a line closes with what it opened with", () => {
  expect(runningBalance(centimes(-7), [])).toEqual({ lines: [], closingCentimes: -7 });
  expect(runningBalance(ZERO, []).closingCentimes).toBe(0);
});
