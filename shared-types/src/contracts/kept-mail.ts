import * as z from "zod";

/** When it was kept and which it is: the name of its file, and nothing that leads elsewhere. */
export const keptMailIdSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f-]{36}$/u);
export type KeptMailId = z.infer<typeof keptMailIdSchema>;

export const keptMailRefSchema = z.object({ mailId: keptMailIdSchema });

/** A mail that was not sent, as there is no mail server: without its text, which may hold a sign-in link. */
export const keptMailSchema = z.object({
  id: keptMailIdSchema,
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
});
export type KeptMail = z.infer<typeof keptMailSchema>;

/** So many of the newest are listed; older ones stay in the folder. */
export const KEPT_MAILS_LISTED = 100;

export const keptMailListSchema = z.object({
  /** Whether this installation keeps its mail: false where a server sends it. */
  isKept: z.boolean(),
  /** Newest first. */
  mails: z.array(keptMailSchema).max(KEPT_MAILS_LISTED),
});
export type KeptMailList = z.infer<typeof keptMailListSchema>;

export const keptMailTextSchema = keptMailSchema.extend({
  text: z.string(),
  /** The sign-in link in it. */
  link: z.string().nullable(),
});
export type KeptMailText = z.infer<typeof keptMailTextSchema>;
