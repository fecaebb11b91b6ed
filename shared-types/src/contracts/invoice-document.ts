import * as z from "zod/mini";

/** The PDF of an invoice (INV-15): `copy` marks one that is printed again. */
export const invoiceDocumentQuerySchema = z.strictObject({
  language: z.enum(["fr", "ar"]),
  copy: z.optional(z.literal("duplicate")),
});
