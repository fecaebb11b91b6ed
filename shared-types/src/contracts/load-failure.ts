import * as z from "zod/mini";
import { moduleNameSchema } from "./department.ts";

/**
 * What a browser tells about a department that failed: its files could not be had, its release does not fit
 * the page, or a screen broke. Never what was on the screen: an error has its class alone.
 */
export const loadFailureSchema = z.strictObject({
  module: moduleNameSchema,
  version: z.string().check(z.maxLength(40)),
  fault: z.enum(["files", "incompatible", "crash"]),
  /** The class of the error, such as `ChunkLoadError`. */
  error: z.string().check(z.maxLength(60), z.regex(/^\w*$/u)),
});
export type LoadFailure = z.infer<typeof loadFailureSchema>;
