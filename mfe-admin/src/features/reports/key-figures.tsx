import type { ManagerDay, ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import { changeOf } from "@funduq/shared-types/reports/change-of";
import { roomRatios } from "@funduq/shared-types/rules/report-ratios";
import { formatMoney, formatShare } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./key-figures.module.css";

/** The part of a day's or a period's figures that the key figures are computed from. */
type Figures = Omit<ManagerDay, "date">;

type Figure = {
  id: "occupancy" | "adr" | "revpar" | "total-revenue";
  read: (figures: Figures) => number | null;
  format: (value: number) => string;
};

const figures: readonly Figure[] = [
  { id: "occupancy", read: (of) => roomRatios(of).occupancy, format: formatShare },
  { id: "adr", read: (of) => roomRatios(of).adrCentimes, format: formatMoney },
  { id: "revpar", read: (of) => roomRatios(of).revParCentimes, format: formatMoney },
  { id: "total-revenue", read: (of) => of.totalRevenueCentimes, format: formatMoney },
];

/**
 * Occupancy, ADR, RevPAR and revenue of the day and of the month to date, with their change on the year before.
 * Without figures of that year the day is compared with the day before.
 */
export function KeyFigures({ report: { date, day, month, days } }: { report: ManagerReport }) {
  const t = useText("admin");
  if (day.figures.days === 0) return null;
  const dayBefore = days[days.findIndex((each) => each.date === date) - 1];
  return (
    <dl className={classes.figures}>
      {figures.map((figure) => (
        <div key={figure.id} className={classes.figure}>
          <dt>{t(`reports.figure.${figure.id}`)}</dt>
          <dd className={classes.day}>
            <Value figure={figure} of={day.figures} />
            <Change
              figure={figure}
              now={day.figures}
              lastYear={day.lastYear}
              dayBefore={dayBefore}
            />
          </dd>
          <dd className={classes.month}>
            <span>{t("reports.column.month")}</span> <Value figure={figure} of={month.figures} />
            <Change figure={figure} now={month.figures} lastYear={month.lastYear} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ValueProps = { figure: Figure; of: Figures };

function Value({ figure: { read, format }, of }: ValueProps) {
  const value = read(of);
  return (
    <bdi dir="ltr" className={classes.value}>
      {value === null ? "–" : format(value)}
    </bdi>
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
