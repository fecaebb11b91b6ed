import type { Forecast, ForecastDay } from "@funduq/shared-types/contracts/report-forecast";
import type { Language } from "@funduq/shared-types/contracts/session";
import { includedTaxNotes } from "@funduq/shared-types/reports/included-tax-notes";
import { periodWord } from "@funduq/shared-types/reports/report-words";
import type {
  Cell,
  ReportSheets,
  ReportText,
  SheetColumn,
  SheetRow,
} from "@funduq/shared-types/reports/sheet";
import {
  type ForecastFigures,
  type ForecastSpan,
  forecastFigures,
  forecastParts,
} from "@funduq/shared-types/rules/report-forecast";
import { addDays, type CalendarDate, daysBetween } from "@funduq/shared-types/values/calendar-date";
import { formatDateShort, formatMonth, formatWeekday } from "@funduq/shared-ui/format";

/** How the nights are summed; weeks start on the hotel's first weekday. */
export type ForecastSums = { span: ForecastSpan; weekStart: number };

/** The nights to come with the sums of their weeks or months, the figures that matter most first. */
export function forecastSheets(
  report: Forecast,
  { span, weekStart }: ForecastSums,
  t: ReportText,
  language: Language,
): ReportSheets {
  const { days, businessDate } = report;
  const period = { from: businessDate, to: addDays(businessDate, days.length - 1) };
  const columns = columnsOf(days, t);
  const cellsOf = (some: readonly ForecastDay[]) => {
    const figures = forecastFigures(some);
    return columns.map(({ read }) => read(figures));
  };
  const rows = forecastParts(days, span, weekStart).flatMap((part): SheetRow[] => [
    ...part.days.map((day) => ({
      id: day.date,
      opens: { night: day.date },
      cells: [nightWord(day.date, language), ...cellsOf([day])],
    })),
    {
      id: `${span}-${part.first}`,
      weight: "sum",
      cells: [partWord(part.first, { span }, t, language), ...cellsOf(part.days)],
    },
  ]);
  const sum: SheetRow = {
    id: "total",
    weight: "sum",
    cells: [t("reports.total"), ...cellsOf(days)],
  };
  return {
    title: t("reports.forecast"),
    period: periodWord(period, t, language),
    fileName: `forecast-${businessDate}`,
    isWide: true,
    sheets: [
      {
        id: "nights",
        title: t("reports.forecast.nights"),
        columns: [
          { id: "night", header: t("reports.forecast.night"), kind: "text" },
          ...columns.map(({ id, header, kind }) => ({ id, header, kind })),
        ],
        rows: [...rows, sum],
        notes: [
          t("reports.forecast.on-books-note"),
          t("reports.forecast.revenue-note"),
          ...includedTaxNotes(report.includedTaxChanges, t),
          pickupNote(report, t),
        ],
      },
    ],
  };
}

type ForecastColumn = SheetColumn & { read: (figures: ForecastFigures) => Cell };

/** Without the pickup where no closing is kept to compare with, and without the year before where none is closed. */
function columnsOf(days: readonly ForecastDay[], t: ReportText): ForecastColumn[] {
  const hasPickup = days.some(({ before }) => before !== null);
  const hasLastYear = days.some(({ lastYear }) => lastYear !== null);
  return [
    column("on-books", t("reports.forecast.on-books"), "count", (of) => of.onBooks),
    column("revenue", t("reports.figure.room-revenue"), "money", (of) => of.revenueCentimes),
    column("occupancy", t("reports.figure.occupancy"), "share", (of) => of.ratios.occupancy),
    column("adr", t("reports.figure.adr"), "money", (of) => of.ratios.adrCentimes),
    ...(hasPickup ? pickupColumns(t) : []),
    column("in-house", t("reports.forecast.in-house"), "count", (of) => of.inHouse),
    column("reserved", t("reports.forecast.reserved"), "count", (of) => of.reserved),
    column("held", t("reports.forecast.held"), "count", (of) => of.held),
    column("rooms", t("reports.figure.rooms"), "count", (of) => of.rooms),
    column("out-of-order", t("reports.figure.out-of-order"), "count", (of) => of.outOfOrder),
    ...(hasLastYear ? lastYearColumns(t) : []),
  ];
}

function pickupColumns(t: ReportText): ForecastColumn[] {
  return [
    column(
      "pickup-rooms",
      t("reports.forecast.pickup-rooms"),
      "count",
      (of) => of.pickup?.rooms ?? null,
    ),
    column(
      "pickup-revenue",
      t("reports.forecast.pickup-revenue"),
      "money",
      (of) => of.pickup?.revenueCentimes ?? null,
    ),
  ];
}

function lastYearColumns(t: ReportText): ForecastColumn[] {
  return [
    column(
      "sold-before",
      t("reports.forecast.sold-before"),
      "count",
      (of) => of.lastYear?.sold ?? null,
    ),
    column(
      "occupancy-before",
      t("reports.forecast.occupancy-before"),
      "share",
      (of) => of.lastYear?.ratios.occupancy ?? null,
    ),
    column(
      "revenue-before",
      t("reports.forecast.revenue-before"),
      "money",
      (of) => of.lastYear?.roomRevenueCentimes ?? null,
    ),
  ];
}

const column = (
  id: string,
  header: string,
  kind: SheetColumn["kind"],
  read: ForecastColumn["read"],
): ForecastColumn => ({ id, header, kind, read });

const nightWord = (date: CalendarDate, language: Language) =>
  `${formatWeekday(date, "short", language)} ${formatDateShort(date)}`;

function partWord(
  first: CalendarDate,
  { span }: Pick<ForecastSums, "span">,
  t: ReportText,
  language: Language,
): string {
  if (span === "month") return formatMonth(first, language);
  return t("reports.forecast.week-of", { date: formatDateShort(first) });
}

/** What the pickup compares with, or from which day on it can be told. */
export function pickupNote({ days, since, keptFrom, businessDate }: Forecast, t: ReportText) {
  if (days.some(({ before }) => before !== null))
    return t("reports.forecast.pickup-note", { date: formatDateShort(since) });
  if (keptFrom === null) return t("reports.forecast.no-history");
  const from = addDays(keptFrom, daysBetween(since, businessDate));
  return t("reports.forecast.history-since", {
    date: formatDateShort(keptFrom),
    from: formatDateShort(from),
  });
}
