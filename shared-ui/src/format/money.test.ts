import { describe, expect, it } from "vitest";
import { formatAmount, formatMoney } from "./money.ts";
import { parseMoney } from "./parse-money.ts";

describe("X-01 amounts", () => {
  it.each([
    [123_456, "1.234,56\u00a0DA"],
    [0, "0,00\u00a0DA"],
    [5, "0,05\u00a0DA"],
    [-123_456_789, "-1.234.567,89\u00a0DA"],
  ])("prints %d centimes with German grouping", (centimes, text) => {
    expect(formatMoney(centimes)).toBe(text);
  });

  it("leaves the currency out where the column names it", () => {
    expect(formatAmount(900_000)).toBe("9.000,00");
  });
});

describe("typed amounts", () => {
  it.each([
    ["1.234,56", 123_456],
    ["1234,56", 123_456],
    ["1234.56", 123_456],
    ["1.234", 123_400],
    ["1 234", 123_400],
    ["1.23", 123],
    ["12,5", 1_250],
    ["9000", 900_000],
    ["0", 0],
    ["-50", -5_000],
    ["1.234,56 DA", 123_456],
    ["1\u00a0234,00", 123_400],
    ["١٢٣٤,٥٠", 123_450],
    ["١٬٢٣٤٫٥٠", 123_450],
    ["١٢٣٤،٥٠", 123_450],
    ["۱۲۳۴,۵", 123_450],
    ["1.234,56 دج", 123_456],
    ["\u20681.234,56\u00a0DA\u2069", 123_456],
    ["1.234.567,8", 123_456_780],
  ])("reads %s", (typed, centimes) => {
    expect(parseMoney(typed)).toBe(centimes);
  });

  it.each([
    "",
    "abc",
    "1,2,3",
    "12.34.56",
    "1,234,567",
    "1,555",
    "12e3",
    "--1",
    "99999999999999999",
  ])("refuses %s", (typed) => {
    expect(parseMoney(typed)).toBeUndefined();
  });

  it("reads back what the product prints", () => {
    for (const centimes of [1, 99, 100, 12_345, 1_000_000, 987_654_321]) {
      expect(parseMoney(formatMoney(centimes))).toBe(centimes);
    }
  });
});
