import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { agedBalancesSheets } from "../../features/reports/aged-balances-sheets.ts";
import { useReadAgedBalancesQuery } from "../../features/reports/reports.endpoints.ts";
import { ReportView } from "./report-view.tsx";

/** Which companies owe what, and for how long: as it is now (INV-14). */
export function AgedBalancesNow({ hotel }: { hotel: HotelMembership }) {
  const query = useReadAgedBalancesQuery({ hotelId: hotel.hotelId });
  return <ReportView query={query} sheetsOf={agedBalancesSheets} days={null} />;
}
