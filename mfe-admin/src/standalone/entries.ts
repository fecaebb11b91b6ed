import {
  type ChartAccount,
  type ChartOfAccounts,
  chartOfAccountsSchema,
  saveChartSchema,
} from "@funduq/shared-types/contracts/chart-of-accounts";
import {
  type EntriesReport,
  entriesReportSchema,
} from "@funduq/shared-types/contracts/report-entries";
import { HttpResponse, http } from "msw";

const line = (
  journal: string,
  purpose: string,
  [debitCentimes, creditCentimes]: [number, number],
  reference = "",
) => ({ date: "2026-04-09", journal, purpose, reference, debitCentimes, creditCentimes });

/** A night, a massage and two payments, by the accounts of a hotel. */
export function someEntries(accounts: readonly ChartAccount[] = []): EntriesReport {
  return entriesReportSchema.parse({
    businessDate: "2026-04-10",
    from: "2026-04-09",
    to: "2026-04-09",
    lines: [
      line("sales", "ledger.guest", [1_090_000, 0]),
      line("sales", "department.Room", [0, 800_000]),
      line("sales", "department.Spa", [0, 200_000]),
      line("sales", "tax.tva", [0, 90_000]),
      line("cash", "method.Cash", [500_000, 0]),
      line("cash", "ledger.guest", [0, 500_000]),
      line("bank", "method.Credit Card", [40_000, 0], "8841"),
      line("bank", "ledger.guest", [0, 40_000], "8841"),
    ],
    accounts,
  });
}

/** The chart that the entries go by, kept in memory. */
export function entriesHandlers(begun: readonly ChartAccount[] = []) {
  let chart: ChartOfAccounts = { seen: "0", accounts: [...begun] };
  return [
    http.get("/api/hotels/:hotelId/reports/entries", () =>
      HttpResponse.json(someEntries(chart.accounts)),
    ),
    http.get("/api/hotels/:hotelId/chart-of-accounts", () => HttpResponse.json(chart)),
    http.put("/api/hotels/:hotelId/chart-of-accounts", async ({ request }) => {
      const { seen, accounts } = saveChartSchema.parse(await request.json());
      if (seen !== chart.seen) return new HttpResponse(null, { status: 409 });
      chart = chartOfAccountsSchema.parse({ seen: `${Number(seen) + 1}`, accounts });
      return HttpResponse.json(chart);
    }),
  ];
}
