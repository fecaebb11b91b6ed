import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { companyIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";

/** A calendar year; that of the business date unless given. */
export const companiesQuerySchema = z.strictObject({
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2200))),
});
export type CompaniesQuery = z.output<typeof companiesQuerySchema>;

/** What the documents and transfers of a month come to; months are those of their business dates. */
export const companyMonthSchema = z.object({
  /** 1 to 12. */
  month: z.int(),
  /** The invoices without taxes, less the credit notes of the month. */
  invoicedNetCentimes: centimesSchema,
  /** Stays that were transferred to the account in the month and stand on no invoice now. */
  notInvoicedCentimes: centimesSchema,
  /** What has been paid until now, and what is open now, of the month's invoices: with taxes. */
  paidCentimes: centimesSchema,
  openCentimes: centimesSchema,
});
export type CompanyMonth = z.output<typeof companyMonthSchema>;

export const companyRevenueSchema = z.object({
  companyId: companyIdSchema,
  name: z.string(),
  /** In order; a month in which nothing happened is missing. */
  months: z.array(companyMonthSchema),
});
export type CompanyRevenue = z.output<typeof companyRevenueSchema>;

/** The companies that anything of a year is of, the one with the most net first. */
export const companiesReportSchema = z.object({
  businessDate: calendarDateSchema,
  year: z.int(),
  companies: z.array(companyRevenueSchema),
});
export type CompaniesReport = z.output<typeof companiesReportSchema>;
