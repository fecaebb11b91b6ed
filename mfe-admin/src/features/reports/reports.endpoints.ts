import {
  type DayBook,
  dayBookSchema,
  type Ledger,
  type PaymentsReport,
  paymentsReportSchema,
  type TrialBalance,
  trialBalanceSchema,
} from "@funduq/shared-types/contracts/report";
import {
  type AgedBalances,
  agedBalancesSchema,
} from "@funduq/shared-types/contracts/report-aged-balances";
import {
  type CompaniesReport,
  companiesReportSchema,
} from "@funduq/shared-types/contracts/report-companies";
import {
  type EntriesReport,
  entriesReportSchema,
} from "@funduq/shared-types/contracts/report-entries";
import { type Forecast, forecastSchema } from "@funduq/shared-types/contracts/report-forecast";
import {
  type JournalFilter,
  type JournalPage,
  type JournalPlace,
  journalPageSchema,
} from "@funduq/shared-types/contracts/report-journal";
import {
  type LedgerReport,
  ledgerReportSchema,
} from "@funduq/shared-types/contracts/report-ledger";
import {
  type ManagerReport,
  managerReportSchema,
} from "@funduq/shared-types/contracts/report-manager";
import {
  type RestaurantSales,
  restaurantSalesSchema,
} from "@funduq/shared-types/contracts/report-restaurant";
import { type RoomsReport, roomsReportSchema } from "@funduq/shared-types/contracts/report-rooms";
import {
  type SalesJournal,
  salesJournalSchema,
} from "@funduq/shared-types/contracts/report-sales-journal";
import {
  type CountedFigure,
  type CountedStays,
  countedStaysSchema,
} from "@funduq/shared-types/contracts/report-stays";
import { type TaxesReport, taxesReportSchema } from "@funduq/shared-types/contracts/report-taxes";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, RestaurantId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

export type DayArgs = { hotelId: HotelId; date: CalendarDate };
export type ForecastArgs = { hotelId: HotelId; days: number; pickup: number };
export type JournalArgs = PeriodArgs & JournalFilter;
export type PeriodArgs = { hotelId: HotelId; from: CalendarDate; to: CalendarDate };

/** Whatever is posted, arrives, leaves or is closed makes the report of the open day stale. */
const everythingOfADay = ["Booking", "Folio", "Hotel", "Company", "Bill"] as const;

/** The books of days that are closed stay as they are, however busy the tills. */
const untilClosed = (report: { businessDate: CalendarDate } | undefined, last: CalendarDate) =>
  report && last < report.businessDate ? [] : everythingOfADay;

/** How much of the journal follows the hotel live. */
const LIVE_PAGES = 3;

const ofPeriod =
  (report: string) =>
  ({ hotelId, from, to }: PeriodArgs) =>
    `hotels/${hotelId}/reports/${report}?from=${from}&to=${to}`;

const endpoints = injectEndpoints({
  owner: "mfe-admin/reports",
  endpoints: (build) => ({
    readManagerReport: build.query<ManagerReport, DayArgs>({
      query: ({ hotelId, date }) => `hotels/${hotelId}/reports/manager?date=${date}`,
      responseSchema: managerReportSchema,
      providesTags: (report, _, { date }) => untilClosed(report, date),
    }),
    readDayBook: build.query<DayBook, DayArgs>({
      query: ({ hotelId, date }) => `hotels/${hotelId}/reports/day-book?date=${date}`,
      responseSchema: dayBookSchema,
      providesTags: (report, _, { date }) => untilClosed(report, date),
    }),
    readTrialBalance: build.query<TrialBalance, PeriodArgs>({
      query: ofPeriod("trial-balance"),
      responseSchema: trialBalanceSchema,
      providesTags: (report, _, { to }) => untilClosed(report, to),
    }),
    readPaymentsReport: build.query<PaymentsReport, PeriodArgs>({
      query: ofPeriod("payments"),
      responseSchema: paymentsReportSchema,
      providesTags: (report, _, { to }) => untilClosed(report, to),
    }),
    readForecast: build.query<Forecast, ForecastArgs>({
      query: ({ hotelId, days, pickup }) =>
        `hotels/${hotelId}/reports/forecast?days=${days}&pickup=${pickup}`,
      responseSchema: forecastSchema,
      providesTags: ["Booking", "Availability", "Hotel", "Room"],
    }),
    readEntries: build.query<EntriesReport, PeriodArgs>({
      query: ofPeriod("entries"),
      responseSchema: entriesReportSchema,
      // Also those of closed days follow the chart of accounts.
      providesTags: (report, _, { to }) => [...untilClosed(report, to), "Hotel"],
    }),
    readTaxes: build.query<TaxesReport, PeriodArgs>({
      query: ofPeriod("taxes"),
      responseSchema: taxesReportSchema,
      providesTags: (report, _, { to }) => untilClosed(report, to),
    }),
    readSalesJournal: build.query<SalesJournal, PeriodArgs>({
      query: ofPeriod("sales-journal"),
      responseSchema: salesJournalSchema,
      providesTags: (report, _, { to }) => untilClosed(report, to),
    }),
    readCompaniesReport: build.query<CompaniesReport, { hotelId: HotelId; year: number }>({
      query: ({ hotelId, year }) => `hotels/${hotelId}/reports/companies?year=${year}`,
      responseSchema: companiesReportSchema,
      // Also of earlier years: what is paid and open changes with every payment.
      providesTags: ["Company", "Hotel"],
    }),
    readAgedBalances: build.query<AgedBalances, { hotelId: HotelId }>({
      query: ({ hotelId }) => `hotels/${hotelId}/reports/aged-balances`,
      responseSchema: agedBalancesSchema,
      providesTags: ["Company", "Folio", "Hotel"],
    }),
    readLedger: build.query<LedgerReport, PeriodArgs & { ledger: Ledger }>({
      query: ({ ledger, ...period }) => `${ofPeriod("ledger")(period)}&ledger=${ledger}`,
      responseSchema: ledgerReportSchema,
      providesTags: (report, _, { to }) => untilClosed(report, to),
    }),
    readCountedStays: build.query<CountedStays, PeriodArgs & { figure: CountedFigure }>({
      query: ({ figure, ...period }) => `${ofPeriod("stays")(period)}&figure=${figure}`,
      responseSchema: countedStaysSchema,
      providesTags: ["Booking", "Hotel"],
    }),
    readRoomsReport: build.query<RoomsReport, PeriodArgs>({
      query: ofPeriod("rooms"),
      responseSchema: roomsReportSchema,
      providesTags: ["Room", "Hotel"],
    }),
    readRestaurantSales: build.query<
      RestaurantSales,
      PeriodArgs & { restaurant: RestaurantId | undefined }
    >({
      query: ({ hotelId, ...params }) => ({
        url: `hotels/${hotelId}/reports/restaurant-sales`,
        params,
      }),
      responseSchema: restaurantSalesSchema,
      providesTags: (report, _, { to }) => untilClosed(report, to),
    }),
    readJournal: build.infiniteQuery<JournalPage, JournalArgs, JournalPlace | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { hotelId, ...wanted }, pageParam }) => ({
        url: `hotels/${hotelId}/reports/journal`,
        params: {
          ...wanted,
          afterDate: pageParam?.date,
          afterAt: pageParam?.at,
          afterId: pageParam?.id,
        },
      }),
      responseSchema: journalPageSchema,
      // With more pages every change of the open day would read them all again.
      providesTags: (journal, _, { to }) =>
        journal && journal.pages.length > LIVE_PAGES ? [] : untilClosed(journal?.pages[0], to),
    }),
  }),
});

export const {
  useReadManagerReportQuery,
  useReadDayBookQuery,
  useReadTrialBalanceQuery,
  useReadPaymentsReportQuery,
  useReadForecastQuery,
  useReadEntriesQuery,
  useReadTaxesQuery,
  useReadSalesJournalQuery,
  useReadAgedBalancesQuery,
  useReadCompaniesReportQuery,
  useReadLedgerQuery,
  useReadCountedStaysQuery,
  useReadRoomsReportQuery,
  useReadRestaurantSalesQuery,
  useReadJournalInfiniteQuery,
} = endpoints;
