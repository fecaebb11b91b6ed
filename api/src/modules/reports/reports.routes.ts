import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  dayBookSchema,
  paymentsReportSchema,
  reportDayQuerySchema,
  reportPeriodQuerySchema,
  trialBalanceSchema,
} from "@funduq/shared-types/contracts/report";
import {
  agedBalancesQuerySchema,
  agedBalancesSchema,
} from "@funduq/shared-types/contracts/report-aged-balances";
import {
  companiesQuerySchema,
  companiesReportSchema,
} from "@funduq/shared-types/contracts/report-companies";
import {
  entriesQuerySchema,
  entriesReportSchema,
} from "@funduq/shared-types/contracts/report-entries";
import {
  forecastQuerySchema,
  forecastSchema,
} from "@funduq/shared-types/contracts/report-forecast";
import {
  journalPageSchema,
  journalQuerySchema,
} from "@funduq/shared-types/contracts/report-journal";
import {
  ledgerQuerySchema,
  ledgerReportSchema,
} from "@funduq/shared-types/contracts/report-ledger";
import { managerReportSchema } from "@funduq/shared-types/contracts/report-manager";
import {
  restaurantSalesQuerySchema,
  restaurantSalesSchema,
} from "@funduq/shared-types/contracts/report-restaurant";
import { roomsReportSchema } from "@funduq/shared-types/contracts/report-rooms";
import {
  salesJournalQuerySchema,
  salesJournalSchema,
} from "@funduq/shared-types/contracts/report-sales-journal";
import {
  countedStaysQuerySchema,
  countedStaysSchema,
} from "@funduq/shared-types/contracts/report-stays";
import { taxesQuerySchema, taxesReportSchema } from "@funduq/shared-types/contracts/report-taxes";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type * as z from "zod";
import type { HotelTx } from "../../platform/db/database.ts";
import { defineRoute, type Route } from "../../platform/route.ts";
import {
  getAgedBalances,
  getCompaniesReport,
  getCountedStays,
  getDayBook,
  getEntries,
  getForecast,
  getJournal,
  getLedger,
  getManagerReport,
  getPaymentsReport,
  getRestaurantSales,
  getRoomsReport,
  getSalesJournal,
  getTaxes,
  getTrialBalance,
} from "./reports.service.ts";

const manager = report("manager", getManagerReport, {
  summary: "Rooms, guests and revenue of a day, its month and its year, beside the year before.",
  query: reportDayQuerySchema,
  response: managerReportSchema,
});

const dayBook = report("day-book", getDayBook, {
  summary: "The main courante: a line for each stay with the day's charges, payments and balances.",
  query: reportDayQuerySchema,
  response: dayBookSchema,
});

const trialBalance = report("trial-balance", getTrialBalance, {
  summary: "The guest, deposit and company ledgers: opening, activity and closing of a period.",
  query: reportPeriodQuerySchema,
  response: trialBalanceSchema,
});

const payments = report("payments", getPaymentsReport, {
  summary: "What came in over a period, by method and by who took it.",
  query: reportPeriodQuerySchema,
  response: paymentsReportSchema,
});

const journal = report("journal", getJournal, {
  summary: "Postings, payments of invoices and sales in restaurants, line by line.",
  query: journalQuerySchema,
  response: journalPageSchema,
});

const forecast = report("forecast", getForecast, {
  summary:
    "What is on the books from the business date on, and its change since an earlier closing.",
  query: forecastQuerySchema,
  response: forecastSchema,
});

const entries = report("entries", getEntries, {
  summary: "Balanced accounting entries of a period, with the accounts of the hotel's chart.",
  query: entriesQuerySchema,
  response: entriesReportSchema,
});

const taxes = report("taxes", getTaxes, {
  summary: "The stay tax by day, TVA by rate and department, and the tourism tax of closed days.",
  query: taxesQuerySchema,
  response: taxesReportSchema,
});

const salesJournal = report("sales-journal", getSalesJournal, {
  summary:
    "The invoices and credit notes of a period with their TVA by rate; credit notes negative.",
  query: salesJournalQuerySchema,
  response: salesJournalSchema,
});

const restaurantSales = report("restaurant-sales", getRestaurantSales, {
  summary:
    "What the restaurants sold, by item, category, hour, waiter, method and rate of TVA; less refunds.",
  query: restaurantSalesQuerySchema,
  response: restaurantSalesSchema,
});

const companies = report("companies", getCompaniesReport, {
  summary: "A year's invoices by company and month: net, paid, open, and what is not invoiced yet.",
  query: companiesQuerySchema,
  response: companiesReportSchema,
});

const agedBalances = report("aged-balances", getAgedBalances, {
  summary:
    "What each company owes now: its open invoices by how long they are overdue, stays without an invoice, payments without one.",
  query: agedBalancesQuerySchema,
  response: agedBalancesSchema,
});

const ledger = report("ledger", getLedger, {
  summary:
    "The accounts that a ledger of the trial balance sums: opening, entries and closing of each.",
  query: ledgerQuerySchema,
  response: ledgerReportSchema,
});

const stays = report("stays", getCountedStays, {
  summary: "The stays that a count of the manager report counts, by day.",
  query: countedStaysQuerySchema,
  response: countedStaysSchema,
});

const rooms = report("rooms", getRoomsReport, {
  summary: "The rooms that the manager report counts, and those out of order, by room and by day.",
  query: reportPeriodQuerySchema,
  response: roomsReportSchema,
});

type ReportSpec<Query, Report> = {
  summary: string;
  query: z.core.$ZodType<Query>;
  response: z.core.$ZodType<unknown, Report>;
};

function report<Query, Report>(
  name: string,
  read: (tx: HotelTx, hotelId: HotelId, query: Query) => Promise<Report>,
  spec: ReportSpec<Query, Report>,
): Route {
  return defineRoute(
    {
      id: `reports.${name}`,
      method: "GET",
      path: `/hotels/{hotelId}/reports/${name}`,
      permission: "reports.view",
      params: hotelRefSchema,
      cache: "hotel-version",
      ...spec,
    },
    ({ tx, hotelId, query }) => read(tx, hotelId, query),
  );
}

export const reportRoutes = [
  manager,
  dayBook,
  trialBalance,
  payments,
  journal,
  forecast,
  entries,
  taxes,
  salesJournal,
  restaurantSales,
  companies,
  agedBalances,
  ledger,
  stays,
  rooms,
];
