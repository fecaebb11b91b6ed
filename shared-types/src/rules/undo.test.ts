import { describe, expect, it } from "vitest";
import { type LastStep, undoableStepSchema } from "../contracts/booking.ts";
import type { Posting } from "../contracts/folio.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { moveVerdict, reversalVerdict } from "./reversal.ts";
import { undoVerdict } from "./undo.ts";
import type { Verdict } from "./verdict.ts";

const today = calendarDate("2026-11-21");
const codeOf = (verdict: Verdict) => (verdict.allowed ? "allowed" : verdict.code);

describe.each(undoableStepSchema.options)("undoing a %s", (step) => {
  it.each([
    ["2026-11-21", false, "allowed"],
    ["2026-11-21", true, "booking.invoiced"],
    ["2026-11-20", false, "booking.undo-too-late"],
    ["2026-11-20", true, "booking.undo-too-late"],
    ["2026-11-22", false, "booking.undo-too-late"],
  ])("BK-20 of %s, invoiced: %s, is %s", (takenOn, isInvoiced, expected) => {
    const lastStep: LastStep = { step, businessDate: calendarDate(takenOn), isInvoiced };
    expect(codeOf(undoVerdict({ lastStep }, today))).toBe(expected);
  });

  it("BK-20 says which day it was", () => {
    const lastStep: LastStep = {
      step,
      businessDate: calendarDate("2026-11-19"),
      isInvoiced: false,
    };
    expect(undoVerdict({ lastStep }, today)).toMatchObject({
      params: [{ stepDate: "2026-11-19", businessDate: "2026-11-21" }],
    });
  });
});

it("BK-20 nothing is undone where no step was taken", () => {
  expect(codeOf(undoVerdict({ lastStep: null }, today))).toBe("booking.nothing-to-undo");
});

it.each([
  ["a payment in cash", "Cash", null, "allowed"],
  ["a transfer to the company's account", "Company Account", null, "folio.is-transfer"],
  ["one that was reversed", "Cash", "r", "folio.already-reversed"],
])("FOL-06 moving %s", (_, method, reversedBy, expected) => {
  const posting = { method, reversesPostingId: null, reversedByPostingId: reversedBy } as Posting;
  expect(codeOf(moveVerdict(posting))).toBe(expected);
});

it.each([
  ["a posting", null, null, "allowed"],
  ["one that was reversed", null, "r", "folio.already-reversed"],
  ["a reversal", "p", null, "folio.is-reversal"],
])("FOL-02 taking back %s", (_, reverses, reversedBy, expected) => {
  const posting = { reversesPostingId: reverses, reversedByPostingId: reversedBy } as Posting;
  expect(codeOf(reversalVerdict(posting))).toBe(expected);
});
