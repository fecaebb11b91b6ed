import * as z from "zod/mini";
import { companyIdSchema } from "../values/ids.ts";
import { nonNegativeCentimesSchema } from "../values/money.ts";

export const companySchema = z.object({
  id: companyIdSchema,
  name: z.string(),
  contactPerson: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  nif: z.nullable(z.string()),
  /** Negotiated rates per night for 1, 2, 3 and 4 persons; 0 where none was agreed. */
  rates: z.tuple([
    nonNegativeCentimesSchema,
    nonNegativeCentimesSchema,
    nonNegativeCentimesSchema,
    nonNegativeCentimesSchema,
  ]),
});
export type Company = z.infer<typeof companySchema>;

/** The most companies of one answer. */
export const MOST_COMPANIES = 5000;

export const companyStateSchema = z.enum(["active", "archived", "all"]);
export type CompanyState = z.infer<typeof companyStateSchema>;

/** Without a query all companies, up to the limit; without a state those that are not archived. */
export const companySearchSchema = z.strictObject({
  query: z.optional(z.string().check(z.trim(), z.maxLength(160))),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_COMPANIES))),
  state: z.optional(companyStateSchema),
});
export const companyListSchema = z.object({ companies: z.array(companySchema) });
export type CompanyList = z.infer<typeof companyListSchema>;
