import type { NamedAmount } from "../contracts/report.ts";
import type { JournalFilter } from "../contracts/report-journal.ts";
import type { ManagerFigures } from "../contracts/report-manager.ts";
import type { CountedFigure } from "../contracts/report-stays.ts";
import { taxColumns } from "../rules/accounting-entries.ts";
import { type RoomRatios, roomRatios } from "../rules/report-ratios.ts";
import { type CountPlace, countPlaces } from "./manager-counts.ts";
import type { FormulaId } from "./manager-formulas.ts";
import { departmentWord, inOrder, methodWord } from "./report-words.ts";
import type { Cell, CellKind, ReportText, SheetRow } from "./sheet.ts";

/** A column of figures with its ratios; null where there are no days. */
export type Column = (ManagerFigures & RoomRatios) | null;

export const columnOf = (figures: ManagerFigures | null): Column =>
  figures && figures.days > 0 ? { ...figures, ...roomRatios(figures) } : null;

/** A row, and what its figures sum or count; of a year before no lines are linked. */
export type FigureRow = SheetRow & {
  lines?: JournalFilter | undefined;
  formula?: FormulaId;
  counts?: CountPlace;
};

export function rowsOf(columns: readonly Column[], t: ReportText): FigureRow[] {
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
    list: "otherRevenue" | "restaurantSales" | "payments",
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
  const counted = countedRow(row, t);
  const heading = (id: string, name: string): SheetRow => ({
    id,
    weight: "heading",
    cells: [name, ...columns.map(() => null)],
  });
  const sold = rowsByRestaurant(columns, row);
  const isNet = columns.some((of) => of && containsTaxes(of));
  const chargesOf = (name: string): JournalFilter | undefined =>
    isNet ? undefined : { kind: "charge", name };
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
    counted("arrivals", "arrivals", (of) => of.arrivals),
    counted("departures", "departures", (of) => of.departures),
    // The guests of a night are those of the stays in its rooms.
    counted("persons", "sold", (of) => of.persons),
    counted("no-shows", "noShows", (of) => of.noShows),
    counted("cancellations", "cancellations", (of) => of.cancellations),
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

/** Whether prices contain taxes: then the lines of the journal, which are prices, are more than the revenue. */
export const containsTaxes = (of: ManagerFigures) =>
  containedTva(of) !== 0 || containedStayTax(of) !== 0;

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

/** A row for each restaurant, named as in the first column that has it; it opens the restaurant's sales. */
function rowsByRestaurant(columns: readonly Column[], row: MakeRow): FigureRow[] {
  const all = columns.flatMap((of) => of?.restaurants ?? []);
  const isFirst = ({ restaurantId }: (typeof all)[number], at: number) =>
    all.findIndex((each) => each.restaurantId === restaurantId) === at;
  return all.filter(isFirst).map(({ restaurantId, name }) => ({
    ...row(`restaurant-${restaurantId}`, name, "money", ({ restaurants }) =>
      restaurants.reduce(
        (sum, each) => (each.restaurantId === restaurantId ? sum + each.amountCentimes : sum),
        0,
      ),
    ),
    counts: { report: "restaurant-sales", restaurant: restaurantId },
  }));
}

/** A count, which opens the stays that it counts. */
const countedRow =
  (row: MakeRow, t: ReportText) =>
  (
    id: "sold" | "day-use" | "arrivals" | "departures" | "persons" | "no-shows" | "cancellations",
    figure: CountedFigure,
    of: (column: NonNullable<Column>) => Cell,
  ): FigureRow => ({
    ...row(id, t(`reports.figure.${id}`), "count", of),
    counts: { report: "stays", figure },
  });

function roomRows(row: MakeRow, t: ReportText): FigureRow[] {
  const counted = countedRow(row, t);
  const computed = (
    id: FormulaId,
    kind: CellKind,
    of: (column: NonNullable<Column>) => Cell,
  ): FigureRow => ({ ...row(id, t(`reports.figure.${id}`), kind, of), formula: id });
  const listed = (count: FigureRow, counts: CountPlace): FigureRow => ({ ...count, counts });
  return [
    // The report of rooms lists the days, too.
    listed(
      row("days", t("reports.figure.days"), "count", (of) => of.days),
      countPlaces.rooms,
    ),
    listed(
      row("all-rooms", t("reports.figure.rooms"), "count", (of) => of.rooms),
      countPlaces.rooms,
    ),
    listed(
      row("out-of-order", t("reports.figure.out-of-order"), "count", (of) => of.outOfOrder),
      countPlaces.outOfOrder,
    ),
    computed("available", "count", (of) => of.rooms - of.outOfOrder),
    counted("sold", "sold", (of) => of.sold),
    counted("day-use", "dayUse", (of) => of.dayUse),
    computed("occupancy", "share", (of) => of.occupancy),
    computed("occupancy-of-all", "share", (of) => of.occupancyOfAll),
    computed("adr", "money", (of) => of.adrCentimes),
    computed("revpar", "money", (of) => of.revParCentimes),
    computed("revpar-of-all", "money", (of) => of.revParOfAllCentimes),
  ];
}

const amountOf = (amounts: readonly NamedAmount[], wanted: string): number =>
  amounts.find(({ name }) => name === wanted)?.amountCentimes ?? 0;
