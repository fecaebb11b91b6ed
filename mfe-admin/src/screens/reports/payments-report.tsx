import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { paymentsSheets } from "@funduq/shared-types/reports/payments-sheets";
import { useReadPaymentsReportQuery } from "../../features/reports/reports.endpoints.ts";
import { SomeDays } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import { useReportDays } from "./use-report-days.ts";

/** What came in over a period. */
export function PaymentsOfPeriod({ hotel }: { hotel: HotelMembership }) {
  const choice = useReportDays(hotel);
  const query = useReadPaymentsReportQuery({ hotelId: hotel.hotelId, ...choice.days });
  return (
    <ReportView
      query={query}
      sheetsOf={paymentsSheets}
      days={<SomeDays hotel={hotel} choice={choice} />}
    />
  );
}
