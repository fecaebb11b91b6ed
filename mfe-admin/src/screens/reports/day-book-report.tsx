import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { dayBookSheets } from "@funduq/shared-types/reports/day-book-sheets";
import { useReadDayBookQuery } from "../../features/reports/reports.endpoints.ts";
import { OneDay } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import { useReportDays } from "./use-report-days.ts";

/** The main courante of a day. */
export function DayBookReport({ hotel }: { hotel: HotelMembership }) {
  const choice = useReportDays(hotel);
  const query = useReadDayBookQuery({ hotelId: hotel.hotelId, date: choice.days.to });
  return (
    <ReportView
      query={query}
      sheetsOf={dayBookSheets}
      days={<OneDay hotel={hotel} choice={choice} />}
    />
  );
}
