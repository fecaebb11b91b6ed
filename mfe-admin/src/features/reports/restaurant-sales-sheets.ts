import type { RestaurantSales } from "@funduq/shared-types/contracts/report-restaurant";
import type { Language } from "@funduq/shared-types/contracts/session";
import { periodOfFile, periodWord } from "@funduq/shared-types/reports/report-words";
import type {
  Cell,
  ReportSheets,
  ReportText,
  Sheet,
  SheetRow,
} from "@funduq/shared-types/reports/sheet";
import type { RestaurantId } from "@funduq/shared-types/values/ids";
import { amountColumn, column, partsOf, type RestaurantTable } from "./restaurant-sales-tables.ts";

/** The table, and the restaurant if it is of one. */
type Choice = { table: RestaurantTable; restaurant: RestaurantId | undefined };

/** What restaurants sold in a period, by one property of the sales; then the total less refunds, and what is not in it (POS-14, REP-01). */
export function restaurantSalesSheets(
  report: RestaurantSales,
  { table, restaurant }: Choice,
  t: ReportText,
  language: Language,
): ReportSheets {
  const { totals, restaurants } = report;
  const one = restaurants.find(({ restaurantId }) => restaurantId === restaurant);
  const isEmpty = totals.count + totals.refunds.count + totals.voids.quantity === 0;
  const parts = partsOf[table](report, t, restaurant);
  const main: Sheet = {
    id: table,
    title: t(`restaurant-sales.by-${table}`),
    columns: parts.columns,
    rows: isEmpty ? [] : [...parts.rows, { id: "total", weight: "sum", cells: parts.total }],
    notes: [
      t("restaurant-sales.amounts-note"),
      t("restaurant-sales.refunds-note"),
      ...(table === "methods" ? [t("restaurant-sales.methods-note")] : []),
    ],
  };
  return {
    title: one ? t("restaurant-sales.of", { restaurant: one.name }) : t("restaurant-sales.title"),
    period: periodWord(report, t, language),
    openDay: report.to >= report.businessDate ? t("restaurant-sales.open-day") : undefined,
    fileName: `restaurant-sales-${table}-${periodOfFile(report)}`,
    empty: t("restaurant-sales.none"),
    sheets: isEmpty ? [main] : [main, sumsSheet(report, t)],
  };
}

/**
 * Sales less refunds are the total; tips, discounts, what happy hours were cheaper by, voids and covers are not in it. Late sales are,
 * and are named where there are some.
 */
function sumsSheet({ totals, happyHours }: RestaurantSales, t: ReportText): Sheet {
  const { refunds, voids, late } = totals;
  const row = (id: string, name: string, number: Cell, amount: Cell): SheetRow => ({
    id,
    cells: [name, number, amount],
  });
  return {
    id: "sums",
    title: t("restaurant-sales.sums"),
    columns: [
      column("figure", t("restaurant-sales.figure"), "text"),
      column("number", t("restaurant-sales.number"), "count"),
      amountColumn(t),
    ],
    rows: [
      row(
        "sold",
        t("restaurant-sales.sold"),
        totals.count,
        totals.amountCentimes + refunds.amountCentimes,
      ),
      row("refunds", t("restaurant-sales.refunds"), refunds.count, 0 - refunds.amountCentimes),
      { ...row("net", t("restaurant-sales.net"), null, totals.amountCentimes), weight: "sum" },
      ...(late.count > 0
        ? [row("late", t("restaurant-sales.late"), late.count, late.amountCentimes)]
        : []),
      { ...row("beside", t("restaurant-sales.beside"), null, null), weight: "heading" },
      row("tips", t("restaurant-sales.tips"), null, totals.tipCentimes),
      row("discounts", t("restaurant-sales.discounts"), null, totals.discountCentimes),
      ...happyHours.map(({ name, quantity, reducedCentimes }) =>
        row(
          `happy-hour/${name}`,
          t("restaurant-sales.happy-hour", { name }),
          quantity,
          reducedCentimes,
        ),
      ),
      row("voids", t("restaurant-sales.voids"), voids.quantity, voids.amountCentimes),
      row("covers", t("restaurant-sales.covers"), totals.covers, null),
    ],
  };
}
