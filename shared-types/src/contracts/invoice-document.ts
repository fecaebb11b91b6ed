import * as z from "zod/mini";
import { documentLanguageSchema } from "./document-language.ts";

/** The PDF of an invoice (INV-15): `copy` marks one that is printed again. */
export const invoiceDocumentQuerySchema = z.strictObject({
  language: documentLanguageSchema,
  copy: z.optional(z.literal("duplicate")),
});
