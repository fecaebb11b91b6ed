import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  companyIdSchema,
  hotelIdSchema,
  invoiceIdSchema,
  reminderIdSchema,
} from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { documentLanguageSchema } from "./document-language.ts";
import { invoicePartySchema, reminderStepSchema } from "./invoice.ts";

export const reminderRefSchema = z.object({ hotelId: hotelIdSchema, reminderId: reminderIdSchema });
export type ReminderRef = z.infer<typeof reminderRefSchema>;

/** The most invoices of one letter, those due first; the others come with the next one. */
export const MOST_REMINDED = 200;

/** An overdue invoice in a letter. */
export const remindedInvoiceSchema = z.object({
  invoiceId: invoiceIdSchema,
  number: z.string(),
  seriesYear: z.int(),
  seriesNumber: z.int(),
  businessDate: calendarDateSchema,
  dueDate: calendarDateSchema,
  dueCentimes: centimesSchema,
  /** What was open on the day of the letter. */
  openCentimes: centimesSchema,
  /** The day of its first reminder, in the last one. */
  remindedOn: z.nullable(calendarDateSchema),
});
export type RemindedInvoice = z.infer<typeof remindedInvoiceSchema>;

/** What a letter says, written or not: the preview and the saved one are read alike. */
export const reminderLetterSchema = z.object({
  step: reminderStepSchema,
  businessDate: calendarDateSchema,
  seller: invoicePartySchema,
  buyer: invoicePartySchema,
  invoices: z.array(remindedInvoiceSchema),
});
export type ReminderLetter = z.infer<typeof reminderLetterSchema>;

export const writtenReminderSchema = z.extend(reminderLetterSchema, {
  id: reminderIdSchema,
  writtenAt: z.string(),
  writtenBy: z.nullable(z.string()),
});
export type WrittenReminder = z.infer<typeof writtenReminderSchema>;

/** The letters that a company is due for, at most one of each step, and those that were written, the newest first. */
export const companyRemindersSchema = z.object({
  firstDays: z.int(),
  lastDays: z.int(),
  due: z.array(reminderLetterSchema),
  written: z.array(writtenReminderSchema),
});
export type CompanyReminders = z.infer<typeof companyRemindersSchema>;

/** Saves the letter that was seen: refused where its invoices or what is open of them are others by now. */
export const writeReminderSchema = z.strictObject({
  step: reminderStepSchema,
  invoices: z
    .array(z.strictObject({ invoiceId: invoiceIdSchema, openCentimes: centimesSchema }))
    .check(z.minLength(1), z.maxLength(MOST_REMINDED)),
});
export type WriteReminder = z.infer<typeof writeReminderSchema>;

export const savedReminderSchema = z.object({ id: reminderIdSchema });
export type SavedReminder = z.infer<typeof savedReminderSchema>;

/** A company that is due for a letter. */
export const dueCompanySchema = z.object({
  companyId: companyIdSchema,
  companyName: z.string(),
  step: reminderStepSchema,
  invoices: z.int(),
  openCentimes: centimesSchema,
  oldestDueDate: calendarDateSchema,
});
export type DueCompany = z.infer<typeof dueCompanySchema>;

/** The hotel's companies that are due for a letter: the last ones first, then by the oldest due date. */
export const dueRemindersSchema = z.object({ companies: z.array(dueCompanySchema) });
export type DueReminders = z.infer<typeof dueRemindersSchema>;

export const reminderDocumentQuerySchema = z.strictObject({ language: documentLanguageSchema });
