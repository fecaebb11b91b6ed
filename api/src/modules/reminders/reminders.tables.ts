import {
  type InvoiceParty,
  type ReminderStep,
  reminderStepSchema,
} from "@funduq/shared-types/contracts/invoice";
import type { CompanyId, InvoiceId, ReminderId, UserId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import {
  day,
  hotelId,
  id,
  instant,
  isOneOf,
  money,
  ofOneHotel,
  ref,
} from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";

/** A reminder letter to a company, with seller and buyer as they were that day. Nothing of it changes. */
export const reminders = pgTable(
  "reminders",
  {
    hotelId: hotelId(),
    id: id<ReminderId>(),
    companyId: ref<CompanyId>("company_id").notNull(),
    step: text("step").notNull().$type<ReminderStep>(),
    businessDate: day("business_date").notNull(),
    seller: jsonb("seller").notNull().$type<InvoiceParty>(),
    buyer: jsonb("buyer").notNull().$type<InvoiceParty>(),
    writtenAt: instant("written_at").notNull().defaultNow(),
    writtenBy: ref<UserId>("written_by"),
  },
  (reminder) => [
    primaryKey({ name: "reminders_id_is_unique", columns: [reminder.hotelId, reminder.id] }),
    belongsToHotel("reminders_belong_to_a_hotel", reminder.hotelId),
    // For its invoices: they are of its company, its step and its day.
    unique("reminders_with_their_facts").on(
      reminder.hotelId,
      reminder.id,
      reminder.companyId,
      reminder.step,
      reminder.businessDate,
    ),
    foreignKey({
      name: "reminders_company_in_same_hotel",
      columns: [reminder.hotelId, reminder.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    isOneOf("reminders_step_is_known", reminder.step, reminderStepSchema.options),
    index("reminders_by_company").on(reminder.hotelId, reminder.companyId, reminder.writtenAt),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * An overdue invoice in a reminder letter, with what was open of it that day. Each step has an invoice once, and
 * `follows_step` refers to its first reminder: there is no last one without it.
 */
export const remindedInvoices = pgTable(
  "reminded_invoices",
  {
    hotelId: hotelId(),
    invoiceId: ref<InvoiceId>("invoice_id").notNull(),
    step: text("step").notNull().$type<ReminderStep>(),
    reminderId: ref<ReminderId>("reminder_id").notNull(),
    companyId: ref<CompanyId>("company_id").notNull(),
    businessDate: day("business_date").notNull(),
    dueDate: day("due_date").notNull(),
    openCentimes: money("open_centimes").notNull(),
    followsStep: text("follows_step").generatedAlwaysAs(
      (): SQL => sql`case when ${remindedInvoices.step} = 'last' then 'first' end`,
    ),
  },
  (invoice) => [
    primaryKey({
      name: "reminded_invoices_once_for_each_step",
      columns: [invoice.hotelId, invoice.invoiceId, invoice.step],
    }),
    belongsToHotel("reminded_invoices_belong_to_a_hotel", invoice.hotelId),
    foreignKey({
      name: "reminded_invoices_are_in_a_letter",
      columns: [
        invoice.hotelId,
        invoice.reminderId,
        invoice.companyId,
        invoice.step,
        invoice.businessDate,
      ],
      foreignColumns: [
        reminders.hotelId,
        reminders.id,
        reminders.companyId,
        reminders.step,
        reminders.businessDate,
      ],
    }),
    foreignKey({
      name: "reminded_invoices_invoice_of_same_company",
      columns: [invoice.hotelId, invoice.companyId, invoice.invoiceId],
      foreignColumns: [invoices.hotelId, invoices.companyId, invoices.id],
    }),
    foreignKey({
      name: "reminded_invoices_last_follows_the_first",
      columns: [invoice.hotelId, invoice.invoiceId, invoice.followsStep],
      foreignColumns: [invoice.hotelId, invoice.invoiceId, invoice.step],
    }),
    check("reminded_invoices_are_overdue", sql`${invoice.dueDate} < ${invoice.businessDate}`),
    check("reminded_invoices_are_open", sql`${invoice.openCentimes} > 0`),
    index("reminded_invoices_by_letter").on(invoice.hotelId, invoice.reminderId),
    ofOneHotel(),
  ],
).enableRLS();
