import type { ManagerDay } from "@funduq/shared-types/contracts/report-manager";
import { roomRatios } from "@funduq/shared-types/rules/report-ratios";
import {
  formatBasisPoints,
  formatDay,
  formatMoney,
  formatNumber,
  formatShare,
} from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DayChart } from "./day-chart.tsx";

/** Charts of the days of the month. The table of the days has the same values. */
export function ManagerCharts({ days }: { days: readonly ManagerDay[] }) {
  const t = useText("admin");
  if (days.length === 0) return null;
  const label = ({ date }: ManagerDay) => String(Number(date.slice(8)));
  return (
    <>
      <DayChart
        title={t("reports.chart.occupancy")}
        max={1}
        formatTick={(share) => formatBasisPoints(share * 10_000)}
        days={days.map((day) => {
          const occupancy = roomRatios(day).occupancy ?? 0;
          return {
            id: day.date,
            label: label(day),
            text: `${formatDay(day.date)} · ${formatShare(occupancy)}`,
            parts: [occupancy],
          };
        })}
      />
      <DayChart
        title={t("reports.chart.revenue")}
        max={Math.max(...days.map(({ totalRevenueCentimes }) => totalRevenueCentimes), 0)}
        formatTick={(centimes) => formatNumber(centimes / 100)}
        parts={[t("reports.figure.room-revenue"), t("reports.chart.other")]}
        days={days.map((day) => ({
          id: day.date,
          label: label(day),
          text: `${formatDay(day.date)} · ${formatMoney(day.totalRevenueCentimes)}`,
          parts: [day.roomRevenueCentimes, day.totalRevenueCentimes - day.roomRevenueCentimes],
        }))}
      />
    </>
  );
}
