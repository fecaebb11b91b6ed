import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { companyIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { agingSchema } from "./company-payment.ts";

/** What a company owes now: its open invoices by how long they are overdue, the stays that stand on none, less what it paid in advance. */
export const agedBalanceSchema = z.extend(agingSchema, {
  companyId: companyIdSchema,
  name: z.string(),
  /** Stays on its account that no invoice bills yet, without the taxes that an invoice may add. */
  uninvoicedCentimes: centimesSchema,
  /** Payments, or parts of them, that stand against no invoice yet. */
  unallocatedCentimes: centimesSchema,
  /** The balance of its account. */
  balanceCentimes: centimesSchema,
});
export type AgedBalance = z.output<typeof agedBalanceSchema>;

export const agedBalancesQuerySchema = z.strictObject({});

/** Companies with anything open, the one with the largest balance first; together they are the companies' ledger. */
export const agedBalancesSchema = z.object({
  businessDate: calendarDateSchema,
  companies: z.array(agedBalanceSchema),
});
export type AgedBalances = z.output<typeof agedBalancesSchema>;
