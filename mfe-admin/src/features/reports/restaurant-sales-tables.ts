import type { RestaurantSales } from "@funduq/shared-types/contracts/report-restaurant";
import { methodWord } from "@funduq/shared-types/reports/report-words";
import type {
  Cell,
  CellKind,
  ReportText,
  SheetColumn,
  SheetRow,
} from "@funduq/shared-types/reports/sheet";
import type { RestaurantId } from "@funduq/shared-types/values/ids";
import { formatBasisPoints } from "@funduq/shared-ui/format";

/** The tables of restaurant sales, one of which is shown; each is a list of the answer. */
export const restaurantTables = [
  "items",
  "categories",
  "hours",
  "waiters",
  "methods",
  "tva",
] as const;
export type RestaurantTable = (typeof restaurantTables)[number];

/** Columns and rows of a table, and the total, which is that of the answer. */
type Parts = { columns: SheetColumn[]; rows: SheetRow[]; total: Cell[] };
type MakeParts = (
  report: RestaurantSales,
  t: ReportText,
  restaurant: RestaurantId | undefined,
) => Parts;

export const partsOf: Record<RestaurantTable, MakeParts> = {
  items: ({ items, totals }, t) => ({
    columns: [
      column("item", t("restaurant-sales.items"), "name"),
      column("category", t("restaurant-sales.categories"), "text"),
      ...soldColumns(t),
    ],
    rows: items.map(({ name, categoryName, quantity, amountCentimes }) => ({
      id: `${categoryName}/${name}`,
      cells: [name, isolated(categoryWord(categoryName, t)), quantity, amountCentimes],
    })),
    total: [t("reports.total"), null, quantityOf(items), totals.amountCentimes],
  }),
  categories: ({ categories, totals }, t) => ({
    columns: [column("category", t("restaurant-sales.categories"), "name"), ...soldColumns(t)],
    rows: categories.map(({ name, quantity, amountCentimes }) => ({
      id: name,
      cells: [categoryWord(name, t), quantity, amountCentimes],
    })),
    total: [t("reports.total"), quantityOf(categories), totals.amountCentimes],
  }),
  hours: ({ hours, totals }, t) => ({
    columns: [column("hour", t("restaurant-sales.hours"), "text"), ...countedColumns(t)],
    rows: hours.map(({ hour, count, amountCentimes }) => ({
      id: String(hour),
      cells: [
        t("restaurant-sales.hour", { from: clockHour(hour), to: clockHour(hour + 1) }),
        ...[count, amountCentimes],
      ],
    })),
    total: [t("reports.total"), totals.count, totals.amountCentimes],
  }),
  waiters: ({ waiters, totals }, t) => ({
    columns: [
      column("waiter", t("restaurant-sales.waiters"), "name"),
      ...countedColumns(t),
      tipsColumn(t),
    ],
    rows: waiters.map(({ userId, name, count, amountCentimes, tipCentimes }) => ({
      id: userId ?? "nobody",
      cells: [name ?? t("restaurant-sales.no-waiter"), count, amountCentimes, tipCentimes],
    })),
    total: [t("reports.total"), totals.count, totals.amountCentimes, totals.tipCentimes],
  }),
  methods: ({ methods, totals, from, to }, t, restaurant) => ({
    columns: [
      column("method", t("restaurant-sales.methods"), "text"),
      ...countedColumns(t),
      tipsColumn(t),
    ],
    rows: methods.map(({ method, count, amountCentimes, tipCentimes }) => ({
      id: method,
      cells: [methodWord(method, t), count, amountCentimes, tipCentimes],
      // The journal has what was paid there, of all restaurants; what is on a room is a charge of its folio.
      ...(restaurant === undefined &&
        method !== "Room" && {
          sums: [
            ...[undefined, undefined],
            { kind: "payment" as const, source: "restaurant" as const, name: method, from, to },
          ],
        }),
    })),
    total: [t("reports.total"), totals.count, totals.amountCentimes, totals.tipCentimes],
  }),
  tva: ({ tva, totals }, t) => {
    const net = tva.reduce((sum, { netCentimes }) => sum + netCentimes, 0);
    return {
      columns: [
        column("rate", t("restaurant-sales.tva"), "text"),
        column("net", t("taxes.net"), "money"),
        column("tva", t("taxes.tva-amount"), "money"),
        column("amount", t("restaurant-sales.with-tva"), "money"),
      ],
      rows: tva.map(({ tvaBp, netCentimes, tvaCentimes }) => ({
        id: String(tvaBp),
        cells: [
          tvaBp === 0 ? t("sales.untaxed") : t("taxes.tva-at", { rate: formatBasisPoints(tvaBp) }),
          ...[netCentimes, tvaCentimes, netCentimes + tvaCentimes],
        ],
      })),
      total: [t("reports.total"), net, totals.amountCentimes - net, totals.amountCentimes],
    };
  },
};

export const column = (id: string, header: string, kind: CellKind): SheetColumn => ({
  id,
  header,
  kind,
});

export const amountColumn = (t: ReportText) =>
  column("amount", t("restaurant-sales.amount"), "money");
const tipsColumn = (t: ReportText) => column("tips", t("restaurant-sales.tips"), "money");
const soldColumns = (t: ReportText) => [
  column("quantity", t("restaurant-sales.quantity"), "count"),
  amountColumn(t),
];
const countedColumns = (t: ReportText) => [
  column("count", t("restaurant-sales.count"), "count"),
  amountColumn(t),
];

const categoryWord = (name: string, t: ReportText) => name || t("restaurant-sales.no-category");

/** A name in a column of texts keeps its own direction; files leave the marks out. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The last hour of a day ends at 00:00. */
const clockHour = (hour: number) => `${String(hour % 24).padStart(2, "0")}:00`;

const quantityOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
