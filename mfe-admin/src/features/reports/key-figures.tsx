import type { ManagerDay, ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import { changeOf } from "@funduq/shared-types/reports/change-of";
import type { Formula } from "@funduq/shared-types/reports/formula";
import { managerSheets } from "@funduq/shared-types/reports/manager-sheets";
import type { CellKind } from "@funduq/shared-types/reports/sheet";
import { roomRatios } from "@funduq/shared-types/rules/report-ratios";
import { formatMoney, formatShare } from "@funduq/shared-ui/format";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { FormulaButton } from "./formula-button.tsx";
import classes from "./key-figures.module.css";
import { reportText } from "./report-text.ts";
import { useSheetAddresses } from "./use-sheet-addresses.ts";

/** The part of a day's or a period's figures that the key figures are computed from. */
type Figures = Omit<ManagerDay, "date">;

type Figure = {
  id: "occupancy" | "adr" | "revpar" | "total-revenue";
  /** The row of the report's table that has it, with its formula. */
  row: string;
  kind: CellKind;
  read: (figures: Figures) => number | null;
  format: (value: number) => string;
};

const figures: readonly Figure[] = [
  {
    id: "occupancy",
    row: "occupancy",
    kind: "share",
    read: (of) => roomRatios(of).occupancy,
    format: formatShare,
  },
  {
    id: "adr",
    row: "adr",
    kind: "money",
    read: (of) => roomRatios(of).adrCentimes,
    format: formatMoney,
  },
  {
    id: "revpar",
    row: "revpar",
    kind: "money",
    read: (of) => roomRatios(of).revParCentimes,
    format: formatMoney,
  },
  {
    id: "total-revenue",
    row: "total",
    kind: "money",
    read: (of) => of.totalRevenueCentimes,
    format: formatMoney,
  },
];

/**
 * Occupancy, ADR, RevPAR and revenue of the day and of the month to date, with their change on the year before.
 * Without figures of that year the day is compared with the day before.
 */
export function KeyFigures({ report }: { report: ManagerReport }) {
  const { date, day, month, days } = report;
  const t = useText("admin");
  const formulaOf = useFormulas(report);
  if (day.figures.days === 0) return null;
  const dayBefore = days[days.findIndex((each) => each.date === date) - 1];
  return (
    <dl className={classes.figures}>
      {figures.map((figure) => (
        <div key={figure.id} className={classes.figure}>
          <dt>{t(`reports.figure.${figure.id}`)}</dt>
          <dd className={classes.day}>
            <Value figure={figure} of={day.figures} formula={formulaOf(figure, "day")} />
            <Change
              figure={figure}
              now={day.figures}
              lastYear={day.lastYear}
              dayBefore={dayBefore}
            />
          </dd>
          <dd className={classes.month}>
            <span>{t("reports.column.month")}</span>{" "}
            <Value figure={figure} of={month.figures} formula={formulaOf(figure, "month")} />
            <Change figure={figure} now={month.figures} lastYear={month.lastYear} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The formulas of the report's table, by figure and column. */
function useFormulas(report: ManagerReport) {
  const t = useText("admin");
  const language = useLanguage();
  const [table] = managerSheets(report, reportText(t), language).sheets;
  return ({ row }: Figure, column: "day" | "month"): Formula | undefined => {
    const at = table?.columns.findIndex(({ id }) => id === column) ?? -1;
    return table?.rows.find(({ id }) => id === row)?.formulas?.[at];
  };
}

type ValueProps = { figure: Figure; of: Figures; formula: Formula | undefined };

/** A figure, which opens its formula (REP-01). */
function Value({ figure: { read, format, kind }, of, formula }: ValueProps) {
  const addresses = useSheetAddresses();
  const value = read(of);
  const shown = (
    <bdi dir="ltr" className={classes.value}>
      {value === null ? "–" : format(value)}
    </bdi>
  );
  if (value === null || !formula?.terms.length) return shown;
  return (
    <FormulaButton formula={formula} result={value} kind={kind} addresses={addresses}>
      {shown}
    </FormulaButton>
  );
}

type ChangeProps = {
  figure: Figure;
  now: Figures;
  lastYear: Figures | null;
  dayBefore?: Figures | undefined;
};

/** Nothing where there is nothing to compare with. */
function Change({ figure: { id, read }, now, lastYear, dayBefore }: ChangeProps) {
  const t = useText("admin");
  const before = lastYear ?? dayBefore;
  const unit = id === "occupancy" ? "points" : "percent";
  const change = before && changeOf(read(now), read(before), unit);
  if (!change) return null;
  const { amount, direction } = change;
  return (
    <span className={classes.change} data-direction={direction}>
      {t(`reports.change.${unit}`, { amount })}{" "}
      {lastYear ? t("reports.change.on-last-year") : t("reports.change.on-day-before")}
    </span>
  );
}
