import { describe, expect, it } from "vitest";
import { type BookingStatus, bookingStatusSchema } from "../contracts/booking.ts";
import type { Posting } from "../contracts/folio.ts";
import { messageFor } from "../errors/catalogue.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { cancelVerdict } from "./cancellation.ts";
import { noShowVerdict, reactivateVerdict } from "./no-show.ts";
import type { Verdict } from "./verdict.ts";

const statuses = bookingStatusSchema.options;
const codeOf = (verdict: Verdict) => (verdict.allowed ? "allowed" : verdict.code);

type Line = [kind: "charge" | "payment", amountCentimes: number, reverses?: boolean];
const folio = (name: string, lines: Line[]) => ({
  name,
  postings: lines.map(([kind, amountCentimes, reverses = false]) => ({
    kind,
    amountCentimes,
    reversesPostingId: reverses ? "x" : null,
  })) as Posting[],
});

describe("cancelling", () => {
  it.each(statuses)("BK-12 BK-20 a %s booking", (status) => {
    const mayCancel = status === "Reserved" || status === "Confirmed";
    const expected = mayCancel ? "allowed" : "booking.status-change-refused";
    expect(codeOf(cancelVerdict({ status, folios: [folio("Personal", [])] }))).toBe(expected);
  });

  it.each<[string, Line[], number]>([
    ["a deposit", [["payment", 500_000]], -500_000],
    ["an unpaid charge", [["charge", 123_456]], 123_456],
    [
      "a deposit above the fee",
      [
        ["payment", 500_000],
        ["charge", 499_999],
      ],
      -1,
    ],
  ])("BK-12 %s stands in the way and is named", (_, lines, balanceCentimes) => {
    const folios = [folio("Personal", []), folio("Company", lines)];
    expect(cancelVerdict({ status: "Confirmed", folios })).toEqual({
      allowed: false,
      code: "booking.cancel-unsettled",
      params: [{ folioName: "Company", balanceCentimes }],
    });
  });

  it.each<[string, Line[]]>([
    [
      "a deposit that was reversed",
      [
        ["payment", 500_000],
        ["payment", 500_000, true],
      ],
    ],
    [
      "a deposit kept as a fee",
      [
        ["payment", 500_000],
        ["charge", 500_000],
      ],
    ],
  ])("BK-12 %s does not", (_, lines) => {
    const folios = [folio("Personal", lines)];
    expect(cancelVerdict({ status: "Reserved", folios }).allowed).toBe(true);
  });

  it("says the balance as the hotel reads money", () => {
    const params = { folioName: "Personal", balanceCentimes: -123_456_700 };
    expect(messageFor("booking.cancel-unsettled", params)).toBe(
      "The folio 'Personal' has a balance of -1.234.567,00\u00a0DA. Refund or reverse it before cancelling.",
    );
  });
});

const stay = {
  checkInDate: calendarDate("2026-11-21"),
  checkOutDate: calendarDate("2026-11-24"),
};

describe("a guest who did not come", () => {
  it.each<[BookingStatus, string, string]>([
    ["Reserved", "2026-11-20", "booking.not-today"],
    ["Reserved", "2026-11-21", "allowed"],
    ["Confirmed", "2026-11-20", "booking.not-today"],
    ["Confirmed", "2026-11-21", "allowed"],
    ["Confirmed", "2026-11-30", "allowed"],
    ["Checked-in", "2026-11-21", "booking.status-change-refused"],
    ["Checked-out", "2026-11-21", "booking.status-change-refused"],
    ["Cancelled", "2026-11-21", "booking.status-change-refused"],
    ["no-show", "2026-11-21", "booking.status-change-refused"],
  ])("BK-20 %s, asked on %s: %s", (status, today, expected) => {
    expect(codeOf(noShowVerdict({ status, ...stay }, calendarDate(today)))).toBe(expected);
  });
});

describe("a no-show who comes after all", () => {
  it.each<[BookingStatus, string, string]>([
    ["no-show", "2026-11-21", "allowed"],
    ["no-show", "2026-11-23", "allowed"],
    ["no-show", "2026-11-24", "booking.stay-over"],
    ["Reserved", "2026-11-21", "booking.status-change-refused"],
    ["Confirmed", "2026-11-21", "booking.status-change-refused"],
    ["Cancelled", "2026-11-21", "booking.status-change-refused"],
    ["Checked-out", "2026-11-21", "booking.status-change-refused"],
  ])("BK-15 %s, asked on %s: %s", (status, today, expected) => {
    expect(codeOf(reactivateVerdict({ status, ...stay }, calendarDate(today)))).toBe(expected);
  });
});
