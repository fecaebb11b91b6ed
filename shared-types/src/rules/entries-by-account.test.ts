import { describe, expect, it } from "vitest";
import { type EntriesReport, entriesReportSchema } from "../contracts/report-entries.ts";
import { ofClosedDays } from "./entries-by-account.ts";

const line = (date: string, journal: string, purpose: string) => ({
  date,
  journal,
  purpose,
  reference: "",
  debitCentimes: 0,
  creditCentimes: 100,
});

const reportOf = (from: string, to: string): EntriesReport =>
  entriesReportSchema.parse({
    businessDate: "2026-04-10",
    from,
    to,
    lines: ["2026-04-08", "2026-04-09", "2026-04-10"]
      .filter((date) => date >= from && date <= to)
      .map((date) => line(date, "sales", "department.Spa")),
    accounts: [],
  });

describe("REP-03 the entries of closed days", () => {
  it.each([
    ["2026-04-08", "2026-04-09", "2026-04-09", 2],
    ["2026-04-08", "2026-04-10", "2026-04-09", 2],
    ["2026-04-09", "2026-04-12", "2026-04-09", 1],
    ["2026-04-10", "2026-04-10", "2026-04-10", 0],
  ])("of %s to %s end with %s", (from, to, last, count) => {
    const closed = ofClosedDays(reportOf(from, to));
    expect([closed.from, closed.to, closed.lines.length]).toEqual([from, last, count]);
  });
});
