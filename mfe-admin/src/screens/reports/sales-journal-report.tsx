import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { useReadSalesJournalQuery } from "../../features/reports/reports.endpoints.ts";
import { salesJournalSheets } from "../../features/reports/sales-journal-sheets.ts";
import { SomeDays } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import { useReportDays } from "./use-report-days.ts";

/** The invoices and credit notes of a period; of the last month unless days are chosen (INV-17). */
export function SalesJournalOfPeriod({ hotel }: { hotel: HotelMembership }) {
  const choice = useReportDays(hotel, "last-month");
  const query = useReadSalesJournalQuery({ hotelId: hotel.hotelId, ...choice.days });
  return (
    <ReportView
      query={query}
      sheetsOf={salesJournalSheets}
      days={<SomeDays hotel={hotel} choice={choice} />}
    />
  );
}
