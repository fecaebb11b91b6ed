import type { Forecast, ForecastDay } from "@funduq/shared-types/contracts/report-forecast";
import { forecastFigures, roomsOnBooks } from "@funduq/shared-types/rules/report-forecast";
import { formatDay, formatMoney, formatNumber, formatShare } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DayChart } from "./day-chart.tsx";
import classes from "./key-figures.module.css";

/** The figures of all nights of the forecast, with their pickup. */
export function ForecastKeyFigures({ report }: { report: Forecast }) {
  const t = useText("admin");
  const { onBooks, ratios, revenueCentimes, pickup } = forecastFigures(report.days);
  return (
    <dl className={classes.figures}>
      <KeyFigure
        name={t("reports.figure.occupancy")}
        value={ratios.occupancy === null ? "–" : formatShare(ratios.occupancy)}
      />
      <KeyFigure
        name={t("reports.forecast.on-books")}
        value={formatNumber(onBooks)}
        change={pickup && signed(pickup.rooms, formatNumber)}
      />
      <KeyFigure
        name={t("reports.figure.adr")}
        value={ratios.adrCentimes === null ? "–" : formatMoney(ratios.adrCentimes)}
      />
      <KeyFigure
        name={t("reports.figure.room-revenue")}
        value={formatMoney(revenueCentimes)}
        change={pickup && signed(pickup.revenueCentimes, formatMoney)}
      />
    </dl>
  );
}

type Signed = { text: string; direction: "up" | "down" | "same" };
type KeyFigureProps = { name: string; value: string; change?: Signed | null };

function KeyFigure({ name, value, change }: KeyFigureProps) {
  const t = useText("admin");
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd className={classes.day}>
        <bdi dir="ltr" className={classes.value}>
          {value}
        </bdi>
        {change && (
          <span className={classes.change} data-direction={change.direction}>
            {t("reports.forecast.pickup-of", { change: change.text })}
          </span>
        )}
      </dd>
    </div>
  );
}

/** `+3`, `−9.000,00 DA`. */
function signed(value: number, format: (value: number) => string): Signed {
  if (value === 0) return { text: format(0), direction: "same" };
  const text = `${value > 0 ? "+" : "−"}${format(Math.abs(value))}`;
  return { text, direction: value > 0 ? "up" : "down" };
}

/** Rooms and revenue night by night. The table has the same values. */
export function ForecastCharts({ days }: { days: readonly ForecastDay[] }) {
  const t = useText("admin");
  const label = ({ date }: ForecastDay) => String(Number(date.slice(8)));
  return (
    <>
      <DayChart
        title={t("reports.chart.on-books")}
        max={Math.max(...days.map(({ rooms }) => rooms))}
        formatTick={formatNumber}
        parts={[t("reports.chart.booked"), t("reports.forecast.held")]}
        days={days.map((day) => ({
          id: day.date,
          label: label(day),
          text: t("reports.chart.rooms-of", {
            day: formatDay(day.date),
            rooms: formatNumber(roomsOnBooks(day)),
            all: formatNumber(day.rooms),
          }),
          parts: [day.inHouse + day.reserved, day.held],
        }))}
      />
      <DayChart
        title={t("reports.chart.room-revenue")}
        max={Math.max(...days.map(({ revenueCentimes }) => revenueCentimes))}
        formatTick={(centimes) => formatNumber(centimes / 100)}
        days={days.map((day) => ({
          id: day.date,
          label: label(day),
          text: `${formatDay(day.date)} · ${formatMoney(day.revenueCentimes)}`,
          parts: [day.revenueCentimes],
        }))}
      />
    </>
  );
}
