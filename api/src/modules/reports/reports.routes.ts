import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  dayBookSchema,
  paymentsReportSchema,
  reportDayQuerySchema,
  reportPeriodQuerySchema,
  trialBalanceSchema,
} from "@funduq/shared-types/contracts/report";
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
import { managerReportSchema } from "@funduq/shared-types/contracts/report-manager";
import { taxesQuerySchema, taxesReportSchema } from "@funduq/shared-types/contracts/report-taxes";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type * as z from "zod";
import type { HotelTx } from "../../platform/db/database.ts";
import { defineRoute, type Route } from "../../platform/route.ts";
import {
  getDayBook,
  getEntries,
  getForecast,
  getJournal,
  getManagerReport,
  getPaymentsReport,
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
];
