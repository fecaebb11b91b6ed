import * as z from "zod/mini";
import { invoiceMailIdSchema } from "../values/ids.ts";
import { languageSchema } from "./session.ts";
import { emailSchema } from "./user.ts";

/** The most addresses that an invoice is sent to at once. */
export const MOST_INVOICE_RECIPIENTS = 10;

/** Mails an invoice or a credit note with its PDF; each recipient gets a mail of their own (INV-15). */
export const mailInvoiceSchema = z.strictObject({
  recipients: z.array(emailSchema).check(
    z.minLength(1),
    z.maxLength(MOST_INVOICE_RECIPIENTS),
    z.refine((emails: string[]) => new Set(emails).size === emails.length, "once each"),
  ),
  /** Of the mail; the document is in Arabic or French. */
  language: languageSchema,
  /** Marks the document as one that was issued before. */
  isDuplicate: z.boolean(),
  /** On one line: a line break would begin another header. */
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(200),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "one line"),
    ),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
});
export type MailInvoice = z.infer<typeof mailInvoiceSchema>;

/** How many mails were queued. */
export const mailedInvoiceSchema = z.object({ saved: z.int() });
export type MailedInvoice = z.infer<typeof mailedInvoiceSchema>;

/** `waiting`: on its way, also after a failed attempt. `failed`: given up. */
export const invoiceMailStateSchema = z.enum(["waiting", "sent", "failed"]);
export type InvoiceMailState = z.infer<typeof invoiceMailStateSchema>;

/** Why the last attempt failed. */
export const invoiceMailFailureSchema = z.enum([
  "address-refused",
  "server-unreachable",
  "no-server",
  "document",
  "unknown",
]);
export type InvoiceMailFailure = z.infer<typeof invoiceMailFailureSchema>;

export const invoiceMailSchema = z.object({
  id: invoiceMailIdSchema,
  recipient: z.string(),
  language: languageSchema,
  isDuplicate: z.boolean(),
  queuedAt: z.string(),
  /** The name of who sent it. */
  queuedBy: z.nullable(z.string()),
  state: invoiceMailStateSchema,
  failure: z.nullable(invoiceMailFailureSchema),
});
export type InvoiceMail = z.infer<typeof invoiceMailSchema>;

export const invoiceMailsSchema = z.object({
  /** Whom to propose: the company's address, else the one that its last mail went to. */
  recipient: z.nullable(z.string()),
  /** That of the company's last mail; French before the first. */
  language: languageSchema,
  /** The newest first. */
  mails: z.array(invoiceMailSchema),
});
export type InvoiceMails = z.infer<typeof invoiceMailsSchema>;
