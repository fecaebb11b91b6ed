import type {
  DayBook,
  PaymentsReport,
  ReportDayQuery,
  ReportPeriodQuery,
  TrialBalance,
} from "@funduq/shared-types/contracts/report";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectDayBook } from "./day-book.queries.ts";
import { selectPaymentsReport } from "./payments-report.queries.ts";
import { type Period, selectBusinessDate } from "./report-parts.ts";
import { selectTrialBalance } from "./trial-balance.queries.ts";

export async function getDayBook(
  tx: HotelTx,
  hotelId: HotelId,
  { date }: ReportDayQuery,
): Promise<DayBook> {
  return selectDayBook(tx, hotelId, date ?? null);
}

export async function getTrialBalance(
  tx: HotelTx,
  hotelId: HotelId,
  query: ReportPeriodQuery,
): Promise<TrialBalance> {
  return selectTrialBalance(tx, hotelId, await periodOf(tx, hotelId, query));
}

export async function getPaymentsReport(
  tx: HotelTx,
  hotelId: HotelId,
  query: ReportPeriodQuery,
): Promise<PaymentsReport> {
  return selectPaymentsReport(tx, hotelId, await periodOf(tx, hotelId, query));
}

async function periodOf(
  tx: HotelTx,
  hotelId: HotelId,
  { from, to }: ReportPeriodQuery,
): Promise<Period> {
  if (from && to) return { from, to };
  const today = await selectBusinessDate(tx, hotelId);
  return { from: today, to: today };
}
