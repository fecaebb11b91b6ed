import type { StayTaxDay, TaxesReport, TvaLine } from "@funduq/shared-types/contracts/report-taxes";
import type { Language } from "@funduq/shared-types/contracts/session";
import {
  departmentWord,
  inOrder,
  noneWord,
  periodOfFile,
  periodWord,
} from "@funduq/shared-types/reports/report-words";
import type {
  ReportSheets,
  ReportText,
  Sheet,
  SheetColumn,
  SheetRow,
  SummedLines,
} from "@funduq/shared-types/reports/sheet";
import { closedDays } from "@funduq/shared-types/rules/report-period";
import { formatBasisPoints, formatDateShort, formatMoney } from "@funduq/shared-ui/format";

type Days = Pick<TaxesReport, "from" | "to">;

/** What a hotel declares of the closed days of a period: the stay tax, TVA, the tourism tax; then the stay tax by day. */
export function taxesSheets(report: TaxesReport, t: ReportText, language: Language): ReportSheets {
  const days = closedDays(report, report.businessDate);
  return {
    title: t("taxes.title"),
    period: periodWord(days, t, language),
    openDay: report.to >= report.businessDate ? t("taxes.open-day") : undefined,
    empty: noneWord(report, t("taxes.none"), t),
    fileName: `taxes-${periodOfFile(days)}`,
    sheets: [
      stayTaxSheet(report, t),
      tvaSheet(report, days, t),
      tvaSumsSheet(report, t),
      tdsSheet(report, days, t),
      daysSheet(report, t),
    ],
  };
}

const countColumns = (t: ReportText): SheetColumn[] => [
  { id: "sold", header: t("taxes.nights"), kind: "count" },
  { id: "day-use", header: t("reports.figure.day-use"), kind: "count" },
  { id: "adults", header: t("taxes.adults"), kind: "count" },
];

const stayTaxColumns = (t: ReportText): SheetColumn[] => [
  { id: "due", header: t("taxes.due"), kind: "money" },
  { id: "included", header: t("taxes.in-prices"), kind: "money" },
];

function stayTaxSheet({ stayTax }: TaxesReport, t: ReportText): Sheet {
  const byRate = [...Map.groupBy(stayTax, ({ rateCentimes }) => rateCentimes)];
  return {
    id: "stay-tax",
    title: t("taxes.stay-tax"),
    columns: [
      { id: "rate", header: t("taxes.rate"), kind: "text" },
      ...countColumns(t),
      ...stayTaxColumns(t),
    ],
    rows: [
      ...byRate.map(([rate, days]) => ({
        id: String(rate),
        cells: [t("taxes.at", { rate: formatMoney(rate) }), ...stayTaxSums(days)],
      })),
      ...total(byRate.length > 0, [t("reports.total"), ...stayTaxSums(stayTax)]),
    ],
    notes: [t("taxes.due-note"), t("taxes.exempt-note"), t("taxes.in-prices-note")],
  };
}

const sum = <Line>(lines: readonly Line[], of: (line: Line) => number) =>
  lines.reduce((all, line) => all + of(line), 0);

const stayTaxSums = (days: readonly StayTaxDay[]): number[] => [
  sum(days, ({ sold }) => sold),
  sum(days, ({ dayUse }) => dayUse),
  sum(days, ({ adults }) => adults),
  sum(days, ({ dueCentimes }) => dueCentimes),
  sum(days, ({ includedCentimes }) => includedCentimes),
];

const total = (isShown: boolean, cells: SheetRow["cells"]): SheetRow[] =>
  isShown ? [{ id: "total", weight: "sum", cells }] : [];

function tvaSheet(report: TaxesReport, days: Days, t: ReportText): Sheet {
  const { tva } = report;
  const byRate = [...Map.groupBy(tva, ({ tvaBp }) => tvaBp)];
  return {
    id: "tva",
    title: t("taxes.tva"),
    columns: [
      { id: "department", header: t("taxes.department"), kind: "text" },
      { id: "net", header: t("taxes.net"), kind: "money" },
      { id: "tva", header: t("taxes.tva-amount"), kind: "money" },
      { id: "stay-tax", header: t("chart.tax.stay"), kind: "money" },
      { id: "charged", header: t("reports.entry.charges"), kind: "money" },
    ],
    rows: [
      ...byRate.flatMap(([rate, lines]) => rowsOfRate(rate, lines, { report, days, t })),
      ...total(byRate.length > 1, [t("reports.total"), ...tvaSums(tva)]),
      ...restaurantRows(report, days, t),
    ],
    notes: [
      t("taxes.charged-note"),
      ...(byRate.some(([rate]) => rate === 0) ? [t("taxes.no-tva-note")] : []),
    ],
  };
}

type InReport = { report: TaxesReport; days: Days; t: ReportText };

/** The departments at one rate, in the order of the house, and their sum. */
function rowsOfRate(
  rate: number,
  lines: readonly TvaLine[],
  { report, days, t }: InReport,
): SheetRow[] {
  const order = inOrder(lines.map(({ department }) => department));
  const name =
    rate === 0 ? t("taxes.no-tva") : t("taxes.tva-at", { rate: formatBasisPoints(rate) });
  return [
    { id: `rate-${rate}`, weight: "heading", cells: [name, null, null, null, null] },
    ...order.map((department) => ({
      id: `${rate}-${department}`,
      cells: [
        departmentWord(department, t),
        ...tvaSums(lines.filter((line) => line.department === department)),
      ],
      sums: [...Array<undefined>(4), linesOfDepartment(department, report, days)],
    })),
    { id: `sum-${rate}`, weight: "sum", cells: [t("taxes.total-of", { name }), ...tvaSums(lines)] },
  ];
}

const tvaSums = (lines: readonly TvaLine[]): number[] => [
  sum(lines, ({ netCentimes }) => netCentimes),
  sum(lines, ({ tvaCentimes }) => tvaCentimes),
  sum(lines, ({ stayTaxCentimes }) => stayTaxCentimes),
  sum(lines, ({ chargedCentimes }) => chargedCentimes),
];

/** The journal tells departments, but no rates: a department with several of them leads nowhere. */
function linesOfDepartment(
  name: string,
  { tva }: TaxesReport,
  days: Days,
): SummedLines | undefined {
  const isOfOneRate = tva.filter(({ department }) => department === name).length === 1;
  return isOfOneRate ? { ...days, kind: "charge", name } : undefined;
}

/** What was paid in the restaurants, by the rate that the prices contain; all of it is in the journal. */
function restaurantRows(
  { restaurantSalesCentimes, restaurantTva = [] }: TaxesReport,
  days: Days,
  t: ReportText,
): SheetRow[] {
  if (restaurantSalesCentimes === 0 && restaurantTva.length === 0) return [];
  const net = sum(restaurantTva, ({ netCentimes }) => netCentimes);
  return [
    {
      id: "restaurants",
      weight: "heading",
      cells: [t("taxes.restaurants"), null, null, null, null],
    },
    ...restaurantTva.map(({ tvaBp, netCentimes, tvaCentimes }) => ({
      id: `restaurants-${tvaBp}`,
      cells: [
        t("taxes.tva-at", { rate: formatBasisPoints(tvaBp) }),
        ...[netCentimes, tvaCentimes, 0, netCentimes + tvaCentimes],
      ],
    })),
    {
      id: "restaurant-sales",
      weight: "sum",
      cells: [
        t("taxes.total-of", { name: t("taxes.restaurants") }),
        ...[net, restaurantTvaOf({ restaurantTva }), 0, restaurantSalesCentimes],
      ],
      sums: [...Array<undefined>(4), { ...days, kind: "payment", source: "restaurant" }],
    },
  ];
}

const restaurantTvaOf = ({ restaurantTva = [] }: Pick<TaxesReport, "restaurantTva">) =>
  sum(restaurantTva, ({ tvaCentimes }) => tvaCentimes);

const amountColumns = (first: SheetColumn, t: ReportText): SheetColumn[] => [
  first,
  { id: "amount", header: t("reports.amount"), kind: "money" },
];

/** The TVA in the prices, in the restaurants too, and what documents to companies add: the account of TVA in the accounting entries. */
function tvaSumsSheet({ tva, restaurantTva, invoices }: TaxesReport, t: ReportText): Sheet {
  const inPrices = sum(tva, ({ tvaCentimes }) => tvaCentimes);
  const inRestaurants = restaurantTvaOf({ restaurantTva });
  const { invoicedTvaCentimes, creditedTvaCentimes } = invoices;
  const all = inPrices + inRestaurants + invoicedTvaCentimes - creditedTvaCentimes;
  return {
    id: "tva-sums",
    title: t("taxes.tva-sums"),
    columns: amountColumns({ id: "source", header: t("taxes.source"), kind: "text" }, t),
    rows: [
      { id: "prices", cells: [t("reports.figure.tva"), inPrices] },
      { id: "restaurants", cells: [t("taxes.restaurants"), inRestaurants] },
      { id: "invoices", cells: [t("taxes.invoiced"), invoicedTvaCentimes] },
      { id: "credit-notes", cells: [t("taxes.credited"), -creditedTvaCentimes || 0] },
      ...total(true, [t("reports.total"), all]),
    ],
  };
}

function tdsSheet({ tds }: TaxesReport, days: Days, t: ReportText): Sheet {
  const lines: SummedLines = { ...days, kind: "charge", name: "TDS" };
  const totalCentimes = sum(tds, ({ chargedCentimes }) => chargedCentimes);
  return {
    id: "tds",
    title: t("reports.department.tds"),
    columns: amountColumns({ id: "rate", header: t("taxes.tds-rate"), kind: "text" }, t),
    rows: [
      ...tds.map(({ tdsBp, chargedCentimes }) => ({
        id: String(tdsBp),
        cells: [t("taxes.tds-at", { rate: formatBasisPoints(tdsBp) }), chargedCentimes],
      })),
      {
        id: "total",
        weight: "sum",
        cells: [t("reports.total"), totalCentimes],
        sums: [undefined, lines],
      },
    ],
  };
}

function daysSheet({ stayTax }: TaxesReport, t: ReportText): Sheet {
  return {
    id: "days",
    title: t("taxes.by-day"),
    columns: [
      { id: "day", header: t("reports.column.day"), kind: "text" },
      ...countColumns(t),
      { id: "rate", header: t("taxes.rate"), kind: "money" },
      ...stayTaxColumns(t),
    ],
    rows: stayTax.map((day) => ({
      id: day.date,
      opens: { night: day.date },
      cells: [
        formatDateShort(day.date),
        ...[day.sold, day.dayUse, day.adults],
        ...[day.rateCentimes, day.dueCentimes, day.includedCentimes],
      ],
    })),
  };
}
