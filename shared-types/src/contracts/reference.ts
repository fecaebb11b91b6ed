import * as z from "zod/mini";

/** The six signs that a booking or a group is called by (BK-22). Missing in answers of an older API. */
export const referenceSchema = z.optional(z.string());
