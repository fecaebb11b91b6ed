import * as z from "zod";
import { companyIdSchema } from "../values/ids.ts";
import { nonNegativeCentimesSchema } from "../values/money.ts";

export const companySchema = z.object({
  id: companyIdSchema,
  name: z.string(),
  contactPerson: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  nif: z.string().nullable(),
  /** Negotiated rates per night for 1, 2, 3 and 4 persons; 0 where none was agreed. */
  rates: z.tuple([
    nonNegativeCentimesSchema,
    nonNegativeCentimesSchema,
    nonNegativeCentimesSchema,
    nonNegativeCentimesSchema,
  ]),
});
export type Company = z.infer<typeof companySchema>;

/** Without a query all companies, up to the limit. */
export const companySearchSchema = z.strictObject({
  query: z.string().trim().max(160).optional(),
  limit: z.int().min(1).max(500).optional(),
});
export const companyListSchema = z.object({ companies: z.array(companySchema) });
export type CompanyList = z.infer<typeof companyListSchema>;
