import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { useReadTaxesQuery } from "../../features/reports/reports.endpoints.ts";
import { taxesSheets } from "../../features/reports/taxes-sheets.ts";
import { SomeDays } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import { useReportDays } from "./use-report-days.ts";

/** What the hotel declares of a period; of the last month unless days are chosen. */
export function TaxesOfPeriod({ hotel }: { hotel: HotelMembership }) {
  const choice = useReportDays(hotel, "last-month");
  const query = useReadTaxesQuery({ hotelId: hotel.hotelId, ...choice.days });
  return (
    <ReportView
      query={query}
      sheetsOf={taxesSheets}
      days={<SomeDays hotel={hotel} choice={choice} />}
    />
  );
}
