import { expect, it } from "vitest";
import type { BookingStatus } from "../contracts/booking.ts";
import { addDays, calendarDate } from "../values/calendar-date.ts";
import { changeVerdict, datesVerdict } from "./stay-change.ts";

const today = calendarDate("2026-11-21");
const stay = (status: BookingStatus, from = 0, to = 2) => ({
  status,
  checkInDate: addDays(today, from),
  checkOutDate: addDays(today, to),
});
const span = (from: number, to: number) => ({ from: addDays(today, from), to: addDays(today, to) });
const codeOf = (verdict: ReturnType<typeof datesVerdict>) =>
  verdict.allowed ? "allowed" : verdict.code;

it.each([
  ["Reserved", "allowed"],
  ["Confirmed", "allowed"],
  ["Checked-in", "allowed"],
  ["Checked-out", "booking.ended"],
  ["Cancelled", "booking.ended"],
  ["no-show", "booking.ended"],
] as const)("BK-10 a %s booking: %s", (status, expected) => {
  expect(codeOf(changeVerdict({ status }))).toBe(expected);
  expect(codeOf(datesVerdict(stay(status), span(0, 3), today))).toBe(expected);
});

it.each([
  ["longer", stay("Checked-in", -2, 1), span(-2, 5), "allowed"],
  ["shorter, until today", stay("Checked-in", -2, 3), span(-2, 0), "allowed"],
  ["ended before today", stay("Checked-in", -3, 3), span(-3, -1), "booking.check-out-past"],
  ["another arrival of who is in", stay("Checked-in"), span(1, 2), "booking.check-in-fixed"],
  ["a later arrival", stay("Reserved"), span(4, 6), "allowed"],
  ["an arrival in the past", stay("Confirmed", 3, 5), span(-1, 5), "booking.check-in-past"],
  ["a late guest's, longer", stay("Reserved", -1, 2), span(-1, 4), "allowed"],
  ["a late guest's, over today", stay("Reserved", -2, 2), span(-2, 0), "booking.check-out-past"],
  ["reversed", stay("Reserved"), span(3, 3), "booking.dates-reversed"],
  ["a year and a day", stay("Reserved"), span(0, 366), "booking.too-long"],
  ["two years ahead", stay("Confirmed"), span(700, 731), "booking.too-far"],
] as const)("BK-17 dates %s", (_, booking, wanted, expected) => {
  expect(codeOf(datesVerdict(booking, wanted, today))).toBe(expected);
});
