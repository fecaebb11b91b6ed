import * as z from "zod/mini";

/**
 * The body of every failed answer (RFC 9457, `application/problem+json`).
 *
 * `code` and `params` are what programs and translations read; `detail` is the English sentence.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
