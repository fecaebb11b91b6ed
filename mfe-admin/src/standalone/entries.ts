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
  date = "2026-04-09",
) => ({ date, journal, purpose, reference, debitCentimes, creditCentimes });

const OPEN_DAY = "2026-04-10";
type Days = { from: string; to: string; businessDate: string };

/** A night, a massage and two payments; on the open day a meal and money that was given back. */
function someEntries(
  accounts: readonly ChartAccount[],
  { from, to, businessDate }: Days,
): EntriesReport {
  const today = OPEN_DAY;
  return entriesReportSchema.parse({
    businessDate,
    from,
    to,
    lines: [
      line("sales", "ledger.guest", [1_090_000, 0]),
      line("sales", "department.Room", [0, 800_000]),
      line("sales", "department.Spa", [0, 200_000]),
      line("sales", "tax.tva", [0, 90_000]),
      line("cash", "method.Cash", [500_000, 0]),
      line("cash", "ledger.guest", [0, 500_000]),
      line("bank", "method.Credit Card", [40_000, 0], "8841"),
      line("bank", "ledger.guest", [0, 40_000], "8841"),
      line("cash", "method.Cash", [70_000, 0], "", today),
      line("cash", "department.Restaurant", [0, 64_220], "", today),
      line("cash", "tax.tva", [0, 5_780], "", today),
      line("cash", "ledger.guest", [20_000, 0], "", today),
      line("cash", "method.Cash", [0, 20_000], "", today),
    ].filter(({ date }) => date >= from && date <= to),
    accounts,
  });
}

/** The chart that the entries go by, kept in memory. */
export function entriesHandlers(begun: readonly ChartAccount[] = [], businessDate = OPEN_DAY) {
  let chart: ChartOfAccounts = { seen: "0", accounts: [...begun] };
  return [
    http.get("/api/hotels/:hotelId/reports/entries", ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = [searchParams.get("from") ?? "", searchParams.get("to") ?? ""];
      return HttpResponse.json(someEntries(chart.accounts, { from, to, businessDate }));
    }),
    http.get("/api/hotels/:hotelId/chart-of-accounts", () => HttpResponse.json(chart)),
    http.put("/api/hotels/:hotelId/chart-of-accounts", async ({ request }) => {
      const { seen, accounts } = saveChartSchema.parse(await request.json());
      if (seen !== chart.seen) return new HttpResponse(null, { status: 409 });
      chart = chartOfAccountsSchema.parse({ seen: `${Number(seen) + 1}`, accounts });
      return HttpResponse.json(chart);
    }),
  ];
}
