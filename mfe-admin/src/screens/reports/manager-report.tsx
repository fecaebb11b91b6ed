import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { managerSheets } from "@funduq/shared-types/reports/manager-sheets";
import { EmptyState, lazyPart, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { ReportsIcon } from "@funduq/shared-ui/icons";
import { Suspense } from "react";
import { KeyFigures } from "../../features/reports/key-figures.tsx";
import { useReadManagerReportQuery } from "../../features/reports/reports.endpoints.ts";
import { IncludedTaxNotes } from "./included-tax-notes.tsx";
import { OneDay } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import { useReportDays } from "./use-report-days.ts";

const ManagerCharts = lazyPart(
  async () => (await import("../../features/reports/manager-charts.tsx")).ManagerCharts,
);

/** The figures of a day, its month and its year. */
export function ManagerReportOfDay({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  // The last closed day: rooms are charged when a day is closed.
  const choice = useReportDays(hotel, "yesterday");
  const query = useReadManagerReportQuery({ hotelId: hotel.hotelId, date: choice.days.to });
  return (
    <ReportView
      query={query}
      sheetsOf={managerSheets}
      days={<OneDay hotel={hotel} choice={choice} />}
      summary={(report) => (
        <>
          {report.day.figures.days === 0 && (
            <EmptyState icon={ReportsIcon} message={t("reports.no-figures")} />
          )}
          <IncludedTaxNotes changes={report.includedTaxChanges} />
          <KeyFigures report={report} />
          <Suspense fallback={<Skeleton rows={4} />}>
            <ManagerCharts days={report.days} />
          </Suspense>
        </>
      )}
    />
  );
}
