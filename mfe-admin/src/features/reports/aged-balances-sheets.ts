import type {
  AgedBalance,
  AgedBalances,
} from "@funduq/shared-types/contracts/report-aged-balances";
import type { ReportSheets, ReportText } from "@funduq/shared-types/reports/sheet";
import { formatDate } from "@funduq/shared-ui/format";

/** What each company owes now, by how long it is overdue, with the sum of all: the companies' ledger (INV-14). */
export function agedBalancesSheets(report: AgedBalances, t: ReportText): ReportSheets {
  const { businessDate, companies } = report;
  const title = t("aged.title");
  const columns = figures(t);
  const total = columns.map(({ of }) => companies.reduce((sum, company) => sum + of(company), 0));
  return {
    title,
    period: formatDate(businessDate),
    empty: t("aged.none"),
    isWide: true,
    fileName: `aged-balances-${businessDate}`,
    sheets: [
      {
        id: "aged-balances",
        title,
        columns: [
          { id: "company", header: t("reports.company"), kind: "name" },
          ...columns.map(({ id, header }) => ({ id, header, kind: "money" as const })),
        ],
        rows: [
          ...companies.map((company) => ({
            id: company.companyId,
            opens: { companyId: company.companyId },
            cells: [company.name, ...columns.map(({ of }) => of(company))],
          })),
          ...(companies.length > 0
            ? [{ id: "total", weight: "sum" as const, cells: [t("reports.total"), ...total] }]
            : []),
        ],
        notes: [t("aged.due-note"), t("aged.not-invoiced-note"), t("aged.balance-note")],
      },
    ],
  };
}

type Figure = { id: string; header: string; of: (company: AgedBalance) => number };

/** What was paid in advance is taken off, so that a row's figures come to its balance. */
const figures = (t: ReportText): Figure[] => [
  { id: "not-due", header: t("aged.not-due"), of: ({ notDueCentimes }) => notDueCentimes },
  { id: "days-30", header: t("aged.days-30"), of: ({ days30Centimes }) => days30Centimes },
  { id: "days-60", header: t("aged.days-60"), of: ({ days60Centimes }) => days60Centimes },
  { id: "days-90", header: t("aged.days-90"), of: ({ days90Centimes }) => days90Centimes },
  { id: "older", header: t("aged.older"), of: ({ olderCentimes }) => olderCentimes },
  {
    id: "not-invoiced",
    header: t("companies.not-invoiced"),
    of: ({ uninvoicedCentimes }) => uninvoicedCentimes,
  },
  {
    id: "unallocated",
    header: t("aged.unallocated"),
    of: ({ unallocatedCentimes }) => -unallocatedCentimes || 0,
  },
  { id: "balance", header: t("aged.balance"), of: ({ balanceCentimes }) => balanceCentimes },
];
