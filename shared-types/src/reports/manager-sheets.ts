import type { NamedAmount } from "../contracts/report.ts";
import type { JournalFilter } from "../contracts/report-journal.ts";
import type { ManagerFigures, ManagerReport } from "../contracts/report-manager.ts";
import type { Language } from "../contracts/session.ts";
import { taxColumns } from "../rules/accounting-entries.ts";
import { formatDateShort } from "../rules/date-text.ts";
import { type RoomRatios, roomRatios } from "../rules/report-ratios.ts";
import { type FormulaId, managerFormula, occupancyFormula } from "./manager-formulas.ts";
import { departmentWord, inOrder, methodWord, openDayWord, periodWord } from "./report-words.ts";
import type {
  Cell,
  CellKind,
  ReportSheets,
  ReportText,
  Sheet,
  SheetRow,
  SummedLines,
} from "./sheet.ts";

/** A column of figures with its ratios; null where there are no days. */
type Column = (ManagerFigures & RoomRatios) | null;

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
  const shown = periods.flatMap(({ id, header, before }) => {
    const { figures, lastYear } = report[id];
    const { from, to } = report[id];
    const own = { id, header, column: columnOf(figures), days: { from, to } };
    return hasBefore
      ? [own, { id: `${id}-before`, header: before, column: columnOf(lastYear), days: undefined }]
      : [own];
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
    rows: rows.map(({ lines, formula, ...row }) => ({
      ...row,
      sums: lines && [undefined, ...shown.map(({ days }) => days && { ...days, ...lines })],
      ...(formula && {
        formulas: [
          undefined,
          ...shown.map(
            ({ column, days }) =>
              column && managerFormula(formula, column, (id) => linesOf(id, days), t),
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
      ...trailNote(report, t),
    ],
  };
}

/** The first half of the hash is enough to compare a paper with the trail. */
function trailNote({ trail }: ManagerReport, t: ReportText): string[] {
  if (!trail) return [];
  const hash = trail.hash.slice(0, 32).replace(/.{8}(?=.)/g, "$& ");
  return [t("reports.trail", { line: trail.line, hash })];
}

const columnOf = (figures: ManagerFigures | null): Column =>
  figures && figures.days > 0 ? { ...figures, ...roomRatios(figures) } : null;

/** A row, and the lines that its figures sum; those of a year before are not linked. */
type FigureRow = SheetRow & { lines?: JournalFilter | undefined; formula?: FormulaId };
type Period = Pick<SummedLines, "from" | "to">;

function rowsOf(columns: readonly Column[], t: ReportText): FigureRow[] {
  const row = (
    id: string,
    name: string,
    kind: CellKind,
    of: (column: NonNullable<Column>) => Cell,
    lines?: JournalFilter,
  ): FigureRow => ({
    id,
    kind,
    lines,
    cells: [name, ...columns.map((column) => column && of(column))],
  });
  const named = (
    list: "otherRevenue" | "restaurantSales" | "restaurants" | "payments",
    word: (name: string) => string,
    linesOf: (name: string) => JournalFilter | undefined,
  ) =>
    inOrder([
      ...new Set(columns.flatMap((column) => column?.[list].map(({ name }) => name) ?? [])),
    ]).map((name) =>
      row(
        `${list}-${name}`,
        word(name),
        "money",
        (column) => amountOf(column[list], name),
        linesOf(name),
      ),
    );
  const heading = (id: string, name: string): SheetRow => ({
    id,
    weight: "heading",
    cells: [name, ...columns.map(() => null)],
  });
  const sold = named(
    "restaurants",
    (name) => name,
    () => undefined,
  );
  // The lines of the journal are prices: where these contain taxes, they are more than the revenue.
  const hasContained = columns.some((of) => of && (containedTva(of) || containedStayTax(of)));
  const chargesOf = (name: string): JournalFilter | undefined =>
    hasContained ? undefined : { kind: "charge", name };
  const restaurantRows =
    sold.length > 0 ? [heading("restaurants", t("reports.group.restaurants")), ...sold] : [];
  return [
    heading("rooms", t("reports.group.rooms")),
    ...roomRows(row, t),
    heading("revenue", t("reports.group.revenue")),
    row(
      "room-revenue",
      t("reports.figure.room-revenue"),
      "money",
      (of) => of.roomRevenueCentimes,
      chargesOf("Room"),
    ),
    ...named("otherRevenue", (name) => departmentWord(name, t), chargesOf),
    ...named(
      "restaurantSales",
      (name) => t("reports.figure.restaurant-sales", { method: methodWord(name, t) }),
      (name) => ({ kind: "payment", source: "restaurant", name }),
    ),
    {
      ...row("total", t("reports.figure.total-revenue"), "money", (of) => of.totalRevenueCentimes),
      formula: "total-revenue",
      weight: "sum",
    },
    row("tds", t("reports.department.tds"), "money", (of) => of.tdsCentimes, {
      kind: "charge",
      name: taxColumns["tourism-tax"],
    }),
    ...taxRows(columns, row, t),
    ...restaurantRows,
    heading("guests", t("reports.group.guests")),
    row("arrivals", t("reports.figure.arrivals"), "count", (of) => of.arrivals),
    row("departures", t("reports.figure.departures"), "count", (of) => of.departures),
    row("persons", t("reports.figure.persons"), "count", (of) => of.persons),
    row("no-shows", t("reports.figure.no-shows"), "count", (of) => of.noShows),
    row("cancellations", t("reports.figure.cancellations"), "count", (of) => of.cancellations),
    heading("payments", t("reports.group.payments")),
    ...named(
      "payments",
      (name) => methodWord(name, t),
      (name) => ({ folios: "settled", name }),
    ),
    {
      ...row("received", t("reports.figure.received"), "money", (of) => of.receivedCentimes, {
        kind: "payment",
        folios: "settled",
      }),
      weight: "sum",
    },
  ];
}

type MakeRow = (
  id: string,
  name: string,
  kind: CellKind,
  of: (column: NonNullable<Column>) => Cell,
  lines?: JournalFilter,
) => FigureRow;

/** The TVA and the stay tax that prices contain: all of it but what is added as lines of its own. */
const containedTva = (of: ManagerFigures) => of.includedTvaCentimes - (of.addedTvaCentimes ?? 0);
const containedStayTax = (of: ManagerFigures) =>
  of.includedStayTaxCentimes - (of.addedStayTaxCentimes ?? 0);

/** TVA and stay tax, where there are any. A row leads to lines of the journal only where all of its tax is such lines. */
function taxRows(columns: readonly Column[], row: MakeRow, t: ReportText): FigureRow[] {
  if (!columns.some((of) => of && (of.includedTvaCentimes || of.includedStayTaxCentimes)))
    return [];
  const linesOf = (
    name: string,
    contained: (of: ManagerFigures) => number,
  ): JournalFilter | undefined =>
    columns.some((of) => of && contained(of)) ? undefined : { kind: "charge", name };
  return [
    row(
      "tva",
      t("reports.figure.tva"),
      "money",
      (of) => of.includedTvaCentimes,
      linesOf(taxColumns.tva, containedTva),
    ),
    row(
      "stay-tax",
      t("reports.figure.stay-tax"),
      "money",
      (of) => of.includedStayTaxCentimes,
      linesOf(taxColumns["stay-tax"], containedStayTax),
    ),
  ];
}

function roomRows(row: MakeRow, t: ReportText): FigureRow[] {
  const computed = (
    id: FormulaId,
    kind: CellKind,
    of: (column: NonNullable<Column>) => Cell,
  ): FigureRow => ({ ...row(id, t(`reports.figure.${id}`), kind, of), formula: id });
  return [
    row("days", t("reports.figure.days"), "count", (of) => of.days),
    row("all-rooms", t("reports.figure.rooms"), "count", (of) => of.rooms),
    row("out-of-order", t("reports.figure.out-of-order"), "count", (of) => of.outOfOrder),
    computed("available", "count", (of) => of.rooms - of.outOfOrder),
    row("sold", t("reports.figure.sold"), "count", (of) => of.sold),
    row("day-use", t("reports.figure.day-use"), "count", (of) => of.dayUse),
    computed("occupancy", "share", (of) => of.occupancy),
    computed("occupancy-of-all", "share", (of) => of.occupancyOfAll),
    computed("adr", "money", (of) => of.adrCentimes),
    computed("revpar", "money", (of) => of.revParCentimes),
    computed("revpar-of-all", "money", (of) => of.revParOfAllCentimes),
  ];
}

const amountOf = (amounts: readonly NamedAmount[], wanted: string): number =>
  amounts.find(({ name }) => name === wanted)?.amountCentimes ?? 0;

function daysSheet({ days }: ManagerReport, t: ReportText): Sheet {
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
    rows: days.map((day) => ({
      id: day.date,
      formulas: [undefined, undefined, undefined, undefined, occupancyFormula(day, t)],
      cells: [
        formatDateShort(day.date),
        day.rooms,
        day.outOfOrder,
        day.sold,
        roomRatios(day).occupancy,
        day.roomRevenueCentimes,
        day.totalRevenueCentimes,
      ],
    })),
  };
}
