import type { ManagerReport } from "../contracts/report-manager.ts";
import type { Language } from "../contracts/session.ts";
import { formatDateShort } from "../rules/date-text.ts";
import { yearBefore } from "../rules/report-period.ts";
import { roomRatios } from "../rules/report-ratios.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { includedTaxNotes } from "./included-tax-notes.ts";
import { countPlaces, listOf } from "./manager-counts.ts";
import { managerFormula, occupancyFormula } from "./manager-formulas.ts";
import { type Column, columnOf, containsTaxes, type FigureRow, rowsOf } from "./manager-rows.ts";
import { openDayWord, periodWord } from "./report-words.ts";
import type { ReportPlace, ReportSheets, ReportText, Sheet, SummedLines } from "./sheet.ts";

/** Day, month and year beside the year before, and the days of the month. */
export function managerSheets(
  report: ManagerReport,
  t: ReportText,
  language: Language,
): ReportSheets {
  const { date, businessDate } = report;
  return {
    title: t("reports.manager"),
    period: periodWord({ from: date, to: date }, t, language),
    openDay: openDayWord({ to: date, businessDate }, t),
    fileName: `manager-${date}`,
    sheets: [figuresSheet(report, t), daysSheet(report, t)],
  };
}

type Period = Pick<SummedLines, "from" | "to">;

type ShownColumn = {
  id: string;
  header: string;
  column: Column;
  /** The days of the figures; undefined of those of a year before. */
  days?: Period;
  /** The day, of the figures of one day a year before. */
  dayBefore?: CalendarDate | undefined;
};

function figuresSheet(report: ManagerReport, t: ReportText): Sheet {
  const periods = [
    { id: "day" as const, header: t("reports.column.day"), before: t("reports.column.day-before") },
    {
      id: "month" as const,
      header: t("reports.column.month"),
      before: t("reports.column.month-before"),
    },
    {
      id: "year" as const,
      header: t("reports.column.year"),
      before: t("reports.column.year-before"),
    },
  ];
  const hasBefore = periods.some(({ id }) => report[id].lastYear !== null);
  const shown: ShownColumn[] = periods.flatMap(({ id, header, before }) => {
    const { figures, lastYear } = report[id];
    const { from, to } = report[id];
    const own = { id, header, column: columnOf(figures), days: { from, to } };
    const previous = {
      id: `${id}-before`,
      header: before,
      column: columnOf(lastYear),
      dayBefore: id === "day" ? yearBefore(from) : undefined,
    };
    return hasBefore ? [own, previous] : [own];
  });
  const rows = rowsOf(
    shown.map(({ column }) => column),
    t,
  );
  const linesOf = (row: string, days: Period | undefined) => {
    const lines = rows.find(({ id }) => id === row)?.lines;
    return lines && days && { ...days, ...lines };
  };
  return {
    id: "figures",
    title: t("reports.manager"),
    columns: [
      { id: "figure", header: t("reports.figure"), kind: "text" },
      ...shown.map(({ id, header }) => ({ id, header, kind: "money" as const })),
    ],
    rows: rows.map(({ lines, formula, counts, ...row }) => ({
      ...row,
      sums: lines && [undefined, ...shown.map(({ days }) => days && { ...days, ...lines })],
      reports: [undefined, ...shown.map((column) => reportOf({ ...row, counts, formula }, column))],
      ...(formula && {
        formulas: [
          undefined,
          ...shown.map(
            ({ column, days }) =>
              column &&
              managerFormula(formula, column, { days, linesOf: (id) => linesOf(id, days) }, t),
          ),
        ].map((each) => each ?? undefined),
      }),
    })),
    notes: [
      t("reports.formula.occupancy"),
      t("reports.formula.adr"),
      t("reports.formula.revpar"),
      t("reports.formula.closed-days"),
      t("reports.formula.net"),
      ...includedTaxNotes(report.includedTaxChanges, t),
      ...trailNote(report, t),
    ],
  };
}

/** What a figure counts or sums; for a figure of the same day a year before that is not computed, that day's report. */
function reportOf(
  { counts, formula, weight }: Pick<FigureRow, "counts" | "formula" | "weight">,
  { days, dayBefore }: ShownColumn,
): ReportPlace | undefined {
  if (days) return counts && listOf(counts, days);
  if (!dayBefore || formula || weight === "heading") return undefined;
  return { report: "manager", from: dayBefore, to: dayBefore };
}

/** The first half of the hash is enough to compare a paper with the trail. */
function trailNote({ trail }: ManagerReport, t: ReportText): string[] {
  if (!trail) return [];
  const hash = trail.hash.slice(0, 32).replace(/.{8}(?=.)/g, "$& ");
  return [t("reports.trail", { line: trail.line, hash })];
}

/** The days of the month. A day opens its own report, a figure what it counts or sums. */
function daysSheet({ days, month }: ManagerReport, t: ReportText): Sheet {
  return {
    id: "days",
    title: t("reports.by-day"),
    columns: [
      { id: "date", header: t("reports.column.day"), kind: "text" },
      { id: "rooms", header: t("reports.figure.rooms"), kind: "count" },
      { id: "out-of-order", header: t("reports.figure.out-of-order"), kind: "count" },
      { id: "sold", header: t("reports.figure.sold"), kind: "count" },
      { id: "occupancy", header: t("reports.figure.occupancy"), kind: "share" },
      { id: "room", header: t("reports.figure.room-revenue"), kind: "money" },
      { id: "total", header: t("reports.figure.total-revenue"), kind: "money" },
    ],
    rows: days.map((day) => {
      const own = { from: day.date, to: day.date };
      const ofDay = { report: "manager", ...own };
      const charges = containsTaxes(month.figures)
        ? undefined
        : ({ kind: "charge", name: "Room", ...own } as const);
      return {
        id: day.date,
        cells: [
          ...[formatDateShort(day.date), day.rooms, day.outOfOrder, day.sold],
          ...[roomRatios(day).occupancy, day.roomRevenueCentimes, day.totalRevenueCentimes],
        ],
        reports: [
          ...[ofDay, listOf(countPlaces.rooms, own), listOf(countPlaces.outOfOrder, own)],
          ...[listOf(countPlaces.sold, own), undefined, undefined, ofDay],
        ],
        formulas: [undefined, undefined, undefined, undefined, occupancyFormula(day, own, t)],
        sums: [undefined, undefined, undefined, undefined, undefined, charges],
      };
    }),
  };
}
