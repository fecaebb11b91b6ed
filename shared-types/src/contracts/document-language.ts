import * as z from "zod/mini";
import { paperLanguages } from "../values/paper-languages.ts";

/** The language of a document that is asked for, or that a company's documents are proposed in (INV-12). */
export const documentLanguageSchema = z.enum(paperLanguages);
