import type { Ledger, PaymentsReport, TrialBalance } from "@funduq/shared-types/contracts/report";
import type { ManagerFigures, ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import type { Language } from "@funduq/shared-types/contracts/session";
import { changeOf } from "@funduq/shared-types/reports/change-of";
import { reportTextIn, sentence } from "@funduq/shared-types/reports/report-text";
import { inOrder, methodWord } from "@funduq/shared-types/reports/report-words";
import { type RoomRatios, roomRatios } from "@funduq/shared-types/rules/report-ratios";
import { formatMoney } from "@funduq/shared-types/values/money-text";
import { formatNumber, formatShare } from "@funduq/shared-types/values/number-text";
import { packTexts } from "./pack-texts.ts";

type Value = { text: string; change?: string | undefined };
/** A figure of the day and of its month up to that day; a balance has no month. */
export type PackRow = { id: string; name: string; day: Value; month?: Value };
export type PackSection = { title: string; rows: PackRow[] };

export type PackReports = {
  manager: ManagerReport;
  payments: PaymentsReport;
  paymentsOfMonth: PaymentsReport;
  balances: TrialBalance;
};

/** The figures of the mail, in the reader's language: what an owner looks at first comes first. */
export function packSections(reports: PackReports, language: Language): PackSection[] {
  const texts = packTexts[language];
  const t = reportTextIn(language);
  const { manager, payments, paymentsOfMonth, balances } = reports;
  const methods = inOrder([
    ...new Set([...payments.byMethod, ...paymentsOfMonth.byMethod].map(({ method }) => method)),
  ]);
  const ledgers: Record<Ledger, string> = {
    guest: t("reports.ledger.guest"),
    deposit: t("reports.ledger.deposit"),
    group: t("reports.ledger.group"),
    company: t("reports.ledger.company"),
  };
  return [
    { title: texts.figures, rows: figureRows(manager, language) },
    {
      title: t("reports.payments"),
      rows: [
        ...methods.map((method) => ({
          id: `method-${method}`,
          name: methodWord(method, t),
          day: money(netOf(payments, method)),
          month: money(netOf(paymentsOfMonth, method)),
        })),
        {
          id: "received",
          name: t("reports.total"),
          day: money(payments.totals.netCentimes),
          month: money(paymentsOfMonth.totals.netCentimes),
        },
      ],
    },
    {
      title: texts.balances,
      rows: [
        ...balances.ledgers.map(({ ledger, closingCentimes }) => ({
          id: `ledger-${ledger}`,
          name: ledgers[ledger],
          day: money(closingCentimes),
        })),
        {
          id: "balance",
          name: t("reports.ledger.hotel"),
          day: money(balances.totals.closingCentimes),
        },
      ],
    },
  ];
}

const money = (amount: number): Value => ({ text: formatMoney(amount) });

const netOf = ({ byMethod }: PaymentsReport, wanted: string) =>
  byMethod.find(({ method }) => method === wanted)?.netCentimes ?? 0;

type Figures = ManagerFigures & RoomRatios;
type FigureOf = (figures: Figures) => number | null;
type Unit = "share" | "money" | "count";

function figureRows({ day, month }: ManagerReport, language: Language): PackRow[] {
  const t = reportTextIn(language);
  const row = (id: string, name: string, unit: Unit, of: FigureOf): PackRow => ({
    id,
    name,
    day: figureValue(day, { unit, of, language }),
    month: figureValue(month, { unit, of, language }),
  });
  return [
    row("occupancy", t("reports.figure.occupancy"), "share", (of) => of.occupancy),
    row("adr", t("reports.figure.adr"), "money", (of) => of.adrCentimes),
    row("revpar", t("reports.figure.revpar"), "money", (of) => of.revParCentimes),
    row("room", t("reports.figure.room-revenue"), "money", (of) => of.roomRevenueCentimes),
    row("total", t("reports.figure.total-revenue"), "money", (of) => of.totalRevenueCentimes),
    row("arrivals", t("reports.figure.arrivals"), "count", (of) => of.arrivals),
    row("departures", t("reports.figure.departures"), "count", (of) => of.departures),
    row("no-shows", t("reports.figure.no-shows"), "count", (of) => of.noShows),
    row("sold", t("reports.figure.sold"), "count", (of) => of.sold),
    row("guests", packTexts[language].guestsOvernight, "count", (of) => of.persons),
  ];
}

const withRatios = (figures: ManagerFigures): Figures => ({ ...figures, ...roomRatios(figures) });

type Period = Pick<ManagerReport["day"], "figures" | "lastYear">;

function figureValue(
  { figures, lastYear }: Period,
  { unit, of, language }: { unit: Unit; of: FigureOf; language: Language },
): Value {
  const now = of(withRatios(figures));
  const before = lastYear && of(withRatios(lastYear));
  const change = changeOf(now, before, unit === "share" ? "points" : "percent");
  const said = packTexts[language][unit === "share" ? "points" : "percent"];
  return {
    text: now === null ? "–" : figureText(now, unit),
    change: change && sentence(said, language, { amount: change.amount }),
  };
}

function figureText(value: number, unit: Unit): string {
  if (unit === "money") return formatMoney(value);
  return unit === "share" ? formatShare(value) : formatNumber(value);
}
