import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { trialBalanceSheets } from "@funduq/shared-types/reports/trial-balance-sheets";
import { useReadTrialBalanceQuery } from "../../features/reports/reports.endpoints.ts";
import { SomeDays } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import { useReportDays } from "./use-report-days.ts";

/** The ledgers of a period. */
export function TrialBalanceOfPeriod({ hotel }: { hotel: HotelMembership }) {
  const choice = useReportDays(hotel);
  const query = useReadTrialBalanceQuery({ hotelId: hotel.hotelId, ...choice.days });
  return (
    <ReportView
      query={query}
      sheetsOf={trialBalanceSheets}
      days={<SomeDays hotel={hotel} choice={choice} />}
    />
  );
}
