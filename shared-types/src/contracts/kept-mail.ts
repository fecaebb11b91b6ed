import * as z from "zod/mini";

/** The file name of a stored mail: its time and id, restricted so that it cannot be a path elsewhere. */
export const keptMailIdSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f-]{36}$/u));
export type KeptMailId = z.infer<typeof keptMailIdSchema>;

export const keptMailRefSchema = z.object({ mailId: keptMailIdSchema });

/** A mail stored because no mail server is configured. Without its text, which may hold a sign-in link. */
export const keptMailSchema = z.object({
  id: keptMailIdSchema,
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
});
export type KeptMail = z.infer<typeof keptMailSchema>;

/** The number of newest mails that are listed; older ones stay in the folder. */
export const KEPT_MAILS_LISTED = 100;

export const keptMailListSchema = z.object({
  /** Whether this installation stores its mail; false where a mail server sends it. */
  isKept: z.boolean(),
  /** Newest first. */
  mails: z.array(keptMailSchema).check(z.maxLength(KEPT_MAILS_LISTED)),
});
export type KeptMailList = z.infer<typeof keptMailListSchema>;

export const keptMailTextSchema = z.extend(keptMailSchema, {
  text: z.string(),
  /** The names of its files, which are not kept. Missing in answers of an older API. */
  attachments: z.optional(z.array(z.string())),
  /** The sign-in link in it. */
  link: z.nullable(z.string()),
});
export type KeptMailText = z.infer<typeof keptMailTextSchema>;
