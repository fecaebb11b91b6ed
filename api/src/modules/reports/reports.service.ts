import type {
  DayBook,
  PaymentsReport,
  ReportDayQuery,
  ReportPeriodQuery,
  TrialBalance,
} from "@funduq/shared-types/contracts/report";
import type { AgedBalances } from "@funduq/shared-types/contracts/report-aged-balances";
import type {
  CompaniesQuery,
  CompaniesReport,
} from "@funduq/shared-types/contracts/report-companies";
import {
  type EntriesQuery,
  type EntriesReport,
  MOST_ENTRY_LINES,
} from "@funduq/shared-types/contracts/report-entries";
import type { Forecast, ForecastQuery } from "@funduq/shared-types/contracts/report-forecast";
import type { JournalPage, JournalQuery } from "@funduq/shared-types/contracts/report-journal";
import type { LedgerQuery, LedgerReport } from "@funduq/shared-types/contracts/report-ledger";
import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import type {
  RestaurantSales,
  RestaurantSalesQuery,
} from "@funduq/shared-types/contracts/report-restaurant";
import type { RoomsReport } from "@funduq/shared-types/contracts/report-rooms";
import {
  MOST_SALES_DOCUMENTS,
  type SalesJournal,
  type SalesJournalQuery,
} from "@funduq/shared-types/contracts/report-sales-journal";
import {
  type CountedStays,
  type CountedStaysQuery,
  MOST_COUNTED_STAYS,
} from "@funduq/shared-types/contracts/report-stays";
import type { TaxesQuery, TaxesReport } from "@funduq/shared-types/contracts/report-taxes";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { accountingEntries } from "@funduq/shared-types/rules/accounting-entries";
import { agingOf } from "@funduq/shared-types/rules/aging";
import { yearOf } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { centimes, sumCentimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { getChart } from "../accounting/chart.service.ts";
import { getOpenDay } from "../night-audit/day-statistics.service.ts";
import { selectOpenWithCompanies } from "./aged-balances.queries.ts";
import { selectCompaniesReport } from "./companies-report.queries.ts";
import { selectCountedStays } from "./counted-stays.queries.ts";
import { selectDayBook } from "./day-book.queries.ts";
import { selectEntryFacts } from "./entries.queries.ts";
import { selectForecast } from "./forecast.queries.ts";
import { selectInvoiceTaxes } from "./invoice-taxes.queries.ts";
import { selectJournal } from "./journal.queries.ts";
import { selectLedger } from "./ledger.queries.ts";
import { selectManagerReport } from "./manager-report.queries.ts";
import { selectPaymentsReport } from "./payments-report.queries.ts";
import { type Period, selectBusinessDate } from "./report-parts.queries.ts";
import { selectRestaurantSales } from "./restaurant-sales.queries.ts";
import { selectRoomsReport } from "./rooms-report.queries.ts";
import { selectSalesDocuments } from "./sales-journal.queries.ts";
import { selectPostedTaxes } from "./taxes.queries.ts";
import { selectTrialBalance } from "./trial-balance.queries.ts";

export async function getDayBook(
  tx: HotelTx,
  hotelId: HotelId,
  { date }: ReportDayQuery,
): Promise<DayBook> {
  return selectDayBook(tx, hotelId, date ?? (await selectBusinessDate(tx, hotelId)));
}

export async function getTrialBalance(
  tx: HotelTx,
  hotelId: HotelId,
  query: ReportPeriodQuery,
): Promise<TrialBalance> {
  return selectTrialBalance(tx, hotelId, await periodOf(tx, hotelId, query));
}

/** Who owes what on a ledger of the trial balance. */
export async function getLedger(
  tx: HotelTx,
  hotelId: HotelId,
  query: LedgerQuery,
): Promise<LedgerReport> {
  return selectLedger(tx, hotelId, query);
}

export async function getPaymentsReport(
  tx: HotelTx,
  hotelId: HotelId,
  query: ReportPeriodQuery,
): Promise<PaymentsReport> {
  return selectPaymentsReport(tx, hotelId, await periodOf(tx, hotelId, query));
}

/** A day, its month and its year. Closed days are as they were frozen; the open one is as it stands now. */
export async function getManagerReport(
  tx: HotelTx,
  hotelId: HotelId,
  { date }: ReportDayQuery,
): Promise<ManagerReport> {
  const today = await selectBusinessDate(tx, hotelId);
  const wanted = date ?? today;
  const open =
    wanted < today ? null : { date: today, statistics: await getOpenDay(tx, hotelId, today) };
  return selectManagerReport(tx, hotelId, wanted, open);
}

/** What is on the books from the business date on: 90 nights and the pickup of a week unless asked. */
export async function getForecast(
  tx: HotelTx,
  hotelId: HotelId,
  { days = 90, pickup = 7 }: ForecastQuery,
): Promise<Forecast> {
  const from = await selectBusinessDate(tx, hotelId);
  return selectForecast(tx, { hotelId, from, nights: days, pickup });
}

/** The lines behind the figures of the other reports. */
export async function getJournal(
  tx: HotelTx,
  hotelId: HotelId,
  { afterDate, afterAt, afterId, ...wanted }: JournalQuery,
): Promise<JournalPage> {
  const after =
    afterDate && afterAt && afterId ? { date: afterDate, at: afterAt, id: afterId } : null;
  return selectJournal(tx, { ...wanted, hotelId, after });
}

/** The accounting entries of a period, and the accounts that they go to. */
export async function getEntries(
  tx: HotelTx,
  hotelId: HotelId,
  period: EntriesQuery,
): Promise<EntriesReport> {
  const facts = await selectEntryFacts(tx, hotelId, period);
  const lines = accountingEntries(facts);
  if (Math.max(facts.length, lines.length) > MOST_ENTRY_LINES)
    throw new AppError("entries.too-many", { most: MOST_ENTRY_LINES });
  const businessDate = await selectBusinessDate(tx, hotelId);
  const { accounts } = await getChart(tx, hotelId);
  return { businessDate, ...period, lines, accounts };
}

/** What the closed days of a period owe to the commune and to the tax office. */
export async function getTaxes(
  tx: HotelTx,
  hotelId: HotelId,
  period: TaxesQuery,
): Promise<TaxesReport> {
  const posted = await selectPostedTaxes(tx, hotelId, period);
  return { ...posted, invoices: await selectInvoiceTaxes(tx, hotelId, period) };
}

/** The invoices and credit notes of a period, those of the open day so far included. */
export async function getSalesJournal(
  tx: HotelTx,
  hotelId: HotelId,
  period: SalesJournalQuery,
): Promise<SalesJournal> {
  const documents = await selectSalesDocuments(tx, hotelId, period);
  if (documents.length > MOST_SALES_DOCUMENTS)
    throw new AppError("sales-journal.too-many", { most: MOST_SALES_DOCUMENTS });
  return { businessDate: await selectBusinessDate(tx, hotelId), ...period, documents };
}

/** What the restaurants sold, those of the open day so far included. */
export async function getRestaurantSales(
  tx: HotelTx,
  hotelId: HotelId,
  query: RestaurantSalesQuery,
): Promise<RestaurantSales> {
  return selectRestaurantSales(tx, hotelId, query);
}

/** A year's revenue from companies; of the business date's year unless another is asked for. */
export async function getCompaniesReport(
  tx: HotelTx,
  hotelId: HotelId,
  { year }: CompaniesQuery,
): Promise<CompaniesReport> {
  return selectCompaniesReport(tx, hotelId, year ?? yearOf(await selectBusinessDate(tx, hotelId)));
}

/** What each company owes now, by how long it is overdue: the largest balance first. */
export async function getAgedBalances(tx: HotelTx, hotelId: HotelId): Promise<AgedBalances> {
  const businessDate = await selectBusinessDate(tx, hotelId);
  const companies = (await selectOpenWithCompanies(tx, hotelId)).map(({ open, ...company }) => {
    const { uninvoicedCentimes, unallocatedCentimes } = company;
    const invoiced = sumCentimes(open.map(({ openCentimes }) => openCentimes));
    const balanceCentimes = centimes(invoiced + uninvoicedCentimes - unallocatedCentimes);
    return { ...company, ...agingOf(open, businessDate), balanceCentimes };
  });
  companies.sort((one, other) => other.balanceCentimes - one.balanceCentimes);
  return { businessDate, companies };
}

/** The stays behind a count of the manager report. */
export async function getCountedStays(
  tx: HotelTx,
  hotelId: HotelId,
  query: CountedStaysQuery,
): Promise<CountedStays> {
  const report = await selectCountedStays(tx, hotelId, query);
  if (report.stays.length > MOST_COUNTED_STAYS)
    throw new AppError("counted-stays.too-many", { most: MOST_COUNTED_STAYS });
  return report;
}

/** The rooms behind the counts of the manager report. */
export async function getRoomsReport(
  tx: HotelTx,
  hotelId: HotelId,
  query: ReportPeriodQuery,
): Promise<RoomsReport> {
  return selectRoomsReport(tx, hotelId, await periodOf(tx, hotelId, query));
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
