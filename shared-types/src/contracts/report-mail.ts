import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { hotelIdSchema, hotelUserIdSchema, reportRecipientIdSchema } from "../values/ids.ts";
import { languageSchema } from "./session.ts";
import { emailSchema } from "./user.ts";

/** The most recipients that a hotel's reports are mailed to. */
export const MAX_REPORT_RECIPIENTS = 20;

export const reportRecipientRefSchema = z.object({
  hotelId: hotelIdSchema,
  recipientId: reportRecipientIdSchema,
});

/** The files hold names of guests: a recipient can get the figures alone. */
const withAttachments = z.boolean();

/** A user of the hotel, who reads the mail in their own language, or an address outside, with its language. */
export const addReportRecipientSchema = z.union([
  z.strictObject({ hotelUserId: hotelUserIdSchema, withAttachments }),
  z.strictObject({ email: emailSchema, language: languageSchema, withAttachments }),
]);
export type AddReportRecipient = z.input<typeof addReportRecipientSchema>;

export const changeReportRecipientSchema = z.strictObject({ withAttachments });
export type ChangeReportRecipient = z.infer<typeof changeReportRecipientSchema>;

export const savedReportRecipientSchema = z.object({ id: reportRecipientIdSchema });

/** `not-allowed`: the user was disabled, or could not open the reports, when the mail was due. */
export const reportPackStateSchema = z.enum(["waiting", "sent", "failed", "not-allowed"]);
export type ReportPackState = z.infer<typeof reportPackStateSchema>;

export const reportRecipientSchema = z.object({
  id: reportRecipientIdSchema,
  /** Null of an address outside. */
  hotelUserId: z.nullable(hotelUserIdSchema),
  /** Empty of an address outside. */
  name: z.string(),
  email: z.string(),
  language: languageSchema,
  withAttachments,
  /** Whether they would get the next mail: a user must be active and may read reports. */
  isAllowed: z.boolean(),
  /** The last closed day that was or will be mailed. */
  last: z.nullable(z.object({ date: calendarDateSchema, state: reportPackStateSchema })),
});
export type ReportRecipient = z.infer<typeof reportRecipientSchema>;

export const reportMailSchema = z.object({
  /** By email. */
  recipients: z.array(reportRecipientSchema),
  /** The users who may read reports and are no recipients yet, by name. */
  users: z.array(z.object({ id: hotelUserIdSchema, name: z.string(), email: z.string() })),
  /** Null before the first night audit. */
  lastClosedDate: z.nullable(calendarDateSchema),
});
export type ReportMail = z.infer<typeof reportMailSchema>;

/** How many mails were queued: recipients who have the day already get no second one. */
export const sentReportMailSchema = z.object({ saved: z.int() });
export type SentReportMail = z.infer<typeof sentReportMailSchema>;
