import type { ManagerDay } from "@funduq/shared-types/contracts/report-manager";
import { roomRatios } from "@funduq/shared-types/rules/report-ratios";
import { formatBasisPoints, formatDay, formatMoney, formatShare } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { BarChart } from "./bar-chart.tsx";

/** The days of the month as pictures. Their figures stand in the table of the days. */
export function ManagerCharts({ days }: { days: readonly ManagerDay[] }) {
  const t = useText("admin");
  if (days.length === 0) return null;
  const most = Math.max(...days.map(({ totalRevenueCentimes }) => totalRevenueCentimes), 0);
  const label = ({ date }: ManagerDay) => String(Number(date.slice(8)));
  return (
    <>
      <BarChart
        title={t("reports.chart.occupancy")}
        top={1}
        topLabel={formatBasisPoints(10_000)}
        bars={days.map((day) => {
          const occupancy = roomRatios(day).occupancy ?? 0;
          return {
            id: day.date,
            label: label(day),
            title: `${formatDay(day.date)} · ${formatShare(occupancy)}`,
            parts: [occupancy],
          };
        })}
      />
      <BarChart
        title={t("reports.chart.revenue")}
        top={most}
        topLabel={formatMoney(most)}
        parts={[t("reports.figure.room-revenue"), t("reports.chart.other")]}
        bars={days.map((day) => ({
          id: day.date,
          label: label(day),
          title: `${formatDay(day.date)} · ${formatMoney(day.totalRevenueCentimes)}`,
          parts: [day.roomRevenueCentimes, day.totalRevenueCentimes - day.roomRevenueCentimes],
        }))}
      />
    </>
  );
}
