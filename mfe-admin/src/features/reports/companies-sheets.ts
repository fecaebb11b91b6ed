import type {
  CompaniesReport,
  CompanyMonth,
  CompanyRevenue,
} from "@funduq/shared-types/contracts/report-companies";
import type { Language } from "@funduq/shared-types/contracts/session";
import type {
  ReportSheets,
  ReportText,
  RowPlace,
  Sheet,
  SheetColumn,
} from "@funduq/shared-types/reports/sheet";
import { monthOf } from "@funduq/shared-types/rules/report-period";
import { type CalendarDate, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import { formatMonth } from "@funduq/shared-ui/format";

/** A year's revenue by company, then by company and month; or the months of one company (INV-17). */
export function companiesSheets(
  report: CompaniesReport,
  companyId: CompanyId | undefined,
  t: ReportText,
  language: Language,
): ReportSheets {
  const { year, companies } = report;
  const title = t("companies.title");
  const common = { title, period: String(year), empty: t("companies.none"), isWide: true };
  if (companyId === undefined)
    return {
      ...common,
      fileName: `companies-${year}`,
      sheets: [
        sumsSheet(report, t),
        ...(companies.length > 0 ? [netByMonthSheet(report, t, language)] : []),
      ],
    };
  const one = companies.find((company) => company.companyId === companyId);
  return {
    ...common,
    title: one?.name ?? title,
    fileName: `company-${year}`,
    sheets: [monthsSheet(one ?? { companyId, name: title, months: [] }, year, t, language)],
  };
}

type Days = { from: CalendarDate; to: CalendarDate };

type Figure = {
  column: SheetColumn;
  of: (month: CompanyMonth) => number;
  /** What it opens of a company: documents of these days, or what is not invoiced, which has no days. */
  opens: (companyId: CompanyId, days: Days) => RowPlace;
};

const documents = (documents: "all" | "unpaid") => (companyId: CompanyId, days: Days) => ({
  companyId,
  documents,
  ...days,
});

const figures = (t: ReportText): Figure[] => [
  {
    column: money("net", t("companies.net")),
    of: (month) => month.invoicedNetCentimes,
    opens: documents("all"),
  },
  {
    column: money("paid", t("companies.paid")),
    of: (month) => month.paidCentimes,
    opens: documents("all"),
  },
  {
    column: money("open", t("companies.open")),
    of: (month) => month.openCentimes,
    opens: documents("unpaid"),
  },
  {
    column: money("not-invoiced", t("companies.not-invoiced")),
    of: (month) => month.notInvoicedCentimes,
    opens: (companyId) => ({ companyId, tab: "debtors" }),
  },
];

const daysOfYear = (year: number): Days => ({
  from: firstOf(year, 1),
  to: monthOf(firstOf(year, 12)).to,
});

const money = (id: string, header: string): SheetColumn => ({ id, header, kind: "money" });

const sum = (months: readonly CompanyMonth[], of: (month: CompanyMonth) => number) =>
  months.reduce((all, month) => all + of(month), 0);

function sumsSheet({ companies, year }: CompaniesReport, t: ReportText): Sheet {
  const columns = figures(t);
  const all = companies.flatMap(({ months }) => months);
  const cellsOf = (name: string, months: readonly CompanyMonth[]) => [
    name,
    ...columns.map(({ of }) => sum(months, of)),
  ];
  return {
    id: "companies",
    title: t("companies.title"),
    columns: [
      { id: "company", header: t("reports.company"), kind: "name" },
      ...columns.map(({ column }) => column),
    ],
    rows: [
      ...companies.map(({ companyId, name, months }) => ({
        id: companyId,
        reports: [{ report: "companies", year: String(year), company: companyId }],
        screens: [undefined, ...columns.map(({ opens }) => opens(companyId, daysOfYear(year)))],
        cells: cellsOf(name, months),
      })),
      ...(companies.length > 0
        ? [{ id: "total", weight: "sum" as const, cells: cellsOf(t("reports.total"), all) }]
        : []),
    ],
    notes: notesOf(t),
  };
}

const notesOf = (t: ReportText) => [
  t("companies.net-note"),
  t("companies.open-note"),
  t("companies.not-invoiced-note"),
];

/** The net of each month in which any company has a figure. */
function netByMonthSheet(
  { companies, year }: CompaniesReport,
  t: ReportText,
  language: Language,
): Sheet {
  const all = companies.flatMap(({ months }) => months);
  const shown = [...new Set(all.map(({ month }) => month))].sort((one, other) => one - other);
  const net = ({ invoicedNetCentimes }: CompanyMonth) => invoicedNetCentimes;
  const cellsOf = (name: string, months: readonly CompanyMonth[]) => [
    name,
    ...shown.map((wanted) =>
      sum(
        months.filter(({ month }) => month === wanted),
        net,
      ),
    ),
    sum(months, net),
  ];
  return {
    id: "by-month",
    title: t("companies.by-month"),
    columns: [
      { id: "company", header: t("reports.company"), kind: "name" },
      ...shown.map((month) => money(String(month), formatMonth(firstOf(year, month), language))),
      money("year", t("reports.total")),
    ],
    rows: [
      ...companies.map(({ companyId, name, months }) => ({
        id: companyId,
        screens: [
          undefined,
          ...[...shown.map((month) => monthOf(firstOf(year, month))), daysOfYear(year)].map(
            (days) => documents("all")(companyId, days),
          ),
        ],
        cells: cellsOf(name, months),
      })),
      { id: "total", weight: "sum", cells: cellsOf(t("reports.total"), all) },
    ],
  };
}

/** The months of one company; each opens its invoices. */
function monthsSheet(
  { companyId, name, months }: CompanyRevenue,
  year: number,
  t: ReportText,
  language: Language,
): Sheet {
  const columns = figures(t);
  return {
    id: "months",
    title: name,
    columns: [
      { id: "month", header: t("companies.month"), kind: "text" },
      ...columns.map(({ column }) => column),
    ],
    rows: [
      ...months.map((month) => {
        const days = monthOf(firstOf(year, month.month));
        return {
          id: String(month.month),
          opens: documents("all")(companyId, days),
          screens: [undefined, ...columns.map(({ opens }) => opens(companyId, days))],
          cells: [formatMonth(days.from, language), ...columns.map(({ of }) => of(month))],
        };
      }),
      ...(months.length > 0
        ? [
            {
              id: "total",
              weight: "sum" as const,
              cells: [t("reports.total"), ...columns.map(({ of }) => sum(months, of))],
            },
          ]
        : []),
    ],
    notes: notesOf(t),
  };
}

const firstOf = (year: number, month: number): CalendarDate =>
  calendarDate(`${year}-${String(month).padStart(2, "0")}-01`);
