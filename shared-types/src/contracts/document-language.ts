import * as z from "zod/mini";

/** The languages of documents (INV-12). */
export const documentLanguageSchema = z.enum(["fr", "ar"]);
export type DocumentLanguage = z.infer<typeof documentLanguageSchema>;
