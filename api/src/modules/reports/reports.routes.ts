import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  dayBookSchema,
  paymentsReportSchema,
  reportDayQuerySchema,
  reportPeriodQuerySchema,
  trialBalanceSchema,
} from "@funduq/shared-types/contracts/report";
import { managerReportSchema } from "@funduq/shared-types/contracts/report-manager";
import { defineRoute } from "../../platform/route.ts";
import {
  getDayBook,
  getManagerReport,
  getPaymentsReport,
  getTrialBalance,
} from "./reports.service.ts";

const dayBook = defineRoute(
  {
    id: "reports.day-book",
    method: "GET",
    path: "/hotels/{hotelId}/reports/day-book",
    permission: "reports.view",
    summary:
      "The main courante: a line for each stay with the day's charges, payments and balances.",
    params: hotelRefSchema,
    query: reportDayQuerySchema,
    response: dayBookSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId, query }) => getDayBook(tx, hotelId, query),
);

const trialBalance = defineRoute(
  {
    id: "reports.trial-balance",
    method: "GET",
    path: "/hotels/{hotelId}/reports/trial-balance",
    permission: "reports.view",
    summary: "The guest, deposit and company ledgers: opening, activity and closing of a period.",
    params: hotelRefSchema,
    query: reportPeriodQuerySchema,
    response: trialBalanceSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId, query }) => getTrialBalance(tx, hotelId, query),
);

const payments = defineRoute(
  {
    id: "reports.payments",
    method: "GET",
    path: "/hotels/{hotelId}/reports/payments",
    permission: "reports.view",
    summary: "What came in over a period, by method and by who took it.",
    params: hotelRefSchema,
    query: reportPeriodQuerySchema,
    response: paymentsReportSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId, query }) => getPaymentsReport(tx, hotelId, query),
);

const manager = defineRoute(
  {
    id: "reports.manager",
    method: "GET",
    path: "/hotels/{hotelId}/reports/manager",
    permission: "reports.view",
    summary: "Rooms, guests and revenue of a day, its month and its year, beside the year before.",
    params: hotelRefSchema,
    query: reportDayQuerySchema,
    response: managerReportSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId, query }) => getManagerReport(tx, hotelId, query),
);

export const reportRoutes = [manager, dayBook, trialBalance, payments];
