import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { parseDate } from "./parse-date.ts";

const near = calendarDate("2026-04-10");

describe("typed days", () => {
  it.each([
    ["10/4/2026", "2026-04-10"],
    ["10.04.26", "2026-04-10"],
    ["10-04-2026", "2026-04-10"],
    ["2026-04-10", "2026-04-10"],
    ["251126", "2026-11-25"],
    ["25112026", "2026-11-25"],
    ["٢٥١١٢٦", "2026-11-25"],
    ["2211", "2026-11-22"],
    ["0501", "2026-01-05"],
    ["12/5", "2026-05-12"],
    ["1/9", "2026-09-01"],
    ["5/1", "2026-01-05"],
    ["١٠/٤/٢٠٢٦", "2026-04-10"],
  ])("reads %s", (typed, date) => {
    expect(parseDate(typed, near)).toBe(date);
  });

  it.each([
    ["3/5/85", "1985-05-03"],
    ["030585", "1985-05-03"],
    ["10/4/26", "2026-04-10"],
    ["11/4/26", "1926-04-11"],
    ["3/5/2085", "2085-05-03"],
  ])("GST-02 reads %s as %s where no day is later than today", (typed, date) => {
    expect(parseDate(typed, near, { last: near })).toBe(date);
  });

  it("takes the coming January in December", () => {
    expect(parseDate("5/1", calendarDate("2026-12-20"))).toBe("2027-01-05");
    expect(parseDate("0501", calendarDate("2026-12-20"))).toBe("2027-01-05");
  });

  it("takes the 29th of February of a leap year that comes next, as it takes the 28th", () => {
    const lateIn2027 = calendarDate("2027-11-22");
    expect(parseDate("28/2", lateIn2027)).toBe("2028-02-28");
    expect(parseDate("29/2", lateIn2027)).toBe("2028-02-29");
    expect(parseDate("29/2", calendarDate("2028-01-10"))).toBe("2028-02-29");
    expect(parseDate("29/2", calendarDate("2026-11-22"))).toBeUndefined();
    expect(parseDate("30/2", lateIn2027)).toBeUndefined();
  });

  it.each([
    ["+3", "2026-04-15"],
    ["+٣", "2026-04-15"],
    ["+30", "2026-05-12"],
  ])("BK-01 counts %s from the day it is said of", (typed, date) => {
    expect(parseDate(typed, near, { countsFrom: calendarDate("2026-04-12") })).toBe(date);
  });

  it.each([
    "31/4/2026",
    "29/2/2026",
    "10",
    "abc",
    "2026-13-01",
    "1/1/99999",
    "311126",
    "1126",
    "+",
    "+x",
    "-3",
  ])("refuses %s", (typed) => {
    expect(parseDate(typed, near)).toBeUndefined();
  });
});
