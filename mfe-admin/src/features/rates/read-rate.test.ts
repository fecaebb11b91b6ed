import { expect, it } from "vitest";
import { readRate } from "./read-rate.ts";

it.each([
  ["12500", 1_250_000],
  ["12 500", 1_250_000],
  ["12.500,50", 1_250_050],
  ["12,5", 1_250],
  ["12.5", 1_250],
  ["١٢٥٠٠", 1_250_000],
  ["12500 DA", 1_250_000],
  ["0", 0],
  ["", 0],
  ["100000000", 10_000_000_000],
])("RAT-01 reads %j as %i centimes", (typed, rate) => {
  expect(readRate(typed)).toEqual({ rate });
});

it.each(["abc", "-", "douze", "12abc", "مجاني", "NaN", "<b>"])(
  "RAT-01 reads %j, which is no number, as 0 and says so",
  (typed) => expect(readRate(typed)).toEqual({ rate: 0, isNoNumber: true }),
);

it.each([
  ["-500", "negative"],
  ["−0,01", "negative"],
  ["1e308", "too-much"],
  ["100000000,01", "too-much"],
  ["9".repeat(40), "too-much"],
  ["12,345,6", "unreadable"],
  ["12,345", "unreadable"],
  ["1.2.3", "unreadable"],
])("RAT-01 takes %j for no rate: %s", (typed, fault) => {
  expect(readRate(typed)).toEqual({ fault });
});
