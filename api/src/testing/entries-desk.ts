import type { EntriesReport, EntryLine } from "@funduq/shared-types/contracts/report-entries";
import { sumOf } from "@funduq/shared-types/rules/entries-by-account";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { UserId } from "@funduq/shared-types/values/ids";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

export type Reader = { staff: { userId: UserId }; hotelId: string };

/** Reads accounting entries, and what they do to a ledger. */
export function entriesDesk({ request }: Pick<TestApp, "request">) {
  return {
    /** The entries of a period, which balance on every day and in every journal. */
    async entriesOf({ staff, hotelId }: Reader, from: CalendarDate, to: CalendarDate) {
      const address = `/hotels/${hotelId}/reports/entries?from=${from}&to=${to}`;
      const response = await request("GET", address, { as: staff });
      expect(response.status).toBe(200);
      const report: EntriesReport = await response.json();
      const pieces = Map.groupBy(report.lines, ({ date, journal, reference }) =>
        [date, journal, reference].join("|"),
      );
      for (const [piece, lines] of pieces) {
        const { debitCentimes, creditCentimes } = sumOf(lines);
        expect([piece, debitCentimes]).toEqual([piece, creditCentimes]);
      }
      return report;
    },
    movedBy(lines: readonly EntryLine[], ledger: string): number {
      const own = lines.filter(({ purpose }) => purpose === `ledger.${ledger}`);
      const { debitCentimes, creditCentimes } = sumOf(own);
      return debitCentimes - creditCentimes;
    },
  };
}
