import type { ManagerFigures } from "../contracts/report-manager.ts";
import type { Formula, FormulaTerm } from "./formula.ts";
import { countPlaces, listOf } from "./manager-counts.ts";
import { departmentWord, inOrder, methodWord } from "./report-words.ts";
import type { ReportText, SummedLines } from "./sheet.ts";

export type FormulaId =
  | "available"
  | "occupancy"
  | "occupancy-of-all"
  | "adr"
  | "revpar"
  | "revpar-of-all"
  | "total-revenue";

/** The days of the numbers, undefined of those of a year before; and the lines that an amount sums. */
export type TermsOf = {
  days: Days | undefined;
  linesOf: (row: string) => SummedLines | undefined;
};

/** The formula of a figure of the manager report with the numbers of a column. */
export function managerFormula(
  id: FormulaId,
  of: ManagerFigures,
  terms: TermsOf,
  t: ReportText,
): Formula {
  return { name: t(`reports.figure.${id}`), terms: termsOf(id, of, terms, t) };
}

function termsOf(
  id: FormulaId,
  of: ManagerFigures,
  { days, linesOf }: TermsOf,
  t: ReportText,
): FormulaTerm[] {
  const count = (name: keyof RoomNights) => countOf(name, of, { days, t });
  const sold = count("sold");
  const byAll: FormulaTerm = { ...count("rooms"), operator: "÷" };
  const byAvailable = availableOf(of, { days, t });
  const revenue: FormulaTerm = {
    id: "room-revenue",
    name: t("reports.figure.room-revenue"),
    value: of.roomRevenueCentimes,
    kind: "money",
    lines: linesOf("room-revenue"),
  };
  const dayUse: FormulaTerm = {
    id: "day-use-revenue",
    operator: "−",
    name: t("reports.figure.day-use-revenue"),
    value: of.dayUseRevenueCentimes,
    kind: "money",
  };
  const terms: Record<FormulaId, FormulaTerm[]> = {
    available: [count("rooms"), { ...count("outOfOrder"), operator: "−" }],
    occupancy: [sold, byAvailable],
    "occupancy-of-all": [sold, byAll],
    adr: [revenue, dayUse, { ...sold, operator: "÷" }],
    revpar: [revenue, byAvailable],
    "revpar-of-all": [revenue, byAll],
    "total-revenue": [revenue, ...othersOf(of, linesOf, t)],
  };
  return terms[id];
}

type RoomNights = Pick<ManagerFigures, "rooms" | "outOfOrder" | "sold">;
type Days = Pick<SummedLines, "from" | "to">;
type Said = { days: Days | undefined; t: ReportText };

/** The occupancy of a day of the month. */
export function occupancyFormula(of: RoomNights, days: Days, t: ReportText): Formula {
  return {
    name: t("reports.figure.occupancy"),
    terms: [countOf("sold", of, { days, t }), availableOf(of, { days, t })],
  };
}

const counts = {
  rooms: "reports.figure.rooms",
  outOfOrder: "reports.figure.out-of-order",
  sold: "reports.figure.sold",
} as const satisfies Record<keyof RoomNights, string>;

const countOf = (id: keyof RoomNights, of: RoomNights, { days, t }: Said): FormulaTerm => ({
  id,
  name: t(counts[id]),
  value: of[id],
  kind: "count",
  report: listOf(countPlaces[id], days),
});

const availableOf = ({ rooms, outOfOrder }: RoomNights, { days, t }: Said): FormulaTerm => ({
  id: "available",
  operator: "÷",
  name: t("reports.available-of", { rooms, outOfOrder }),
  value: rooms - outOfOrder,
  kind: "count",
  report: listOf(countPlaces.rooms, days),
});

/** What the total revenue has beside the rooms: the other departments, and what restaurants were paid. */
function othersOf(
  of: ManagerFigures,
  linesOf: (row: string) => SummedLines | undefined,
  t: ReportText,
): FormulaTerm[] {
  const terms = (
    list: "otherRevenue" | "restaurantSales",
    word: (name: string) => string,
  ): FormulaTerm[] =>
    inOrder(of[list].map(({ name }) => name)).map((name) => ({
      id: `${list}-${name}`,
      operator: "+",
      name: word(name),
      value: of[list].find((each) => each.name === name)?.amountCentimes ?? 0,
      kind: "money",
      lines: linesOf(`${list}-${name}`),
    }));
  return [
    ...terms("otherRevenue", (name) => departmentWord(name, t)),
    ...terms("restaurantSales", (name) =>
      t("reports.figure.restaurant-sales", { method: methodWord(name, t) }),
    ),
  ];
}
