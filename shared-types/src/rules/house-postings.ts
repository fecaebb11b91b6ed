import { nightlyItemSchema, type PaymentMethod, paymentMethodSchema } from "../contracts/folio.ts";
import { COMPANY_ACCOUNT, GROUP_ACCOUNT } from "./reversal.ts";

/** Postings that the system creates. */
export const housePostings = [
  ...nightlyItemSchema.options,
  "payment",
  "company-transfer",
  "group-transfer",
] as const;
export type HousePosting = (typeof housePostings)[number];

/** The stored description of a payment (FOL-05); screens translate it. */
export function paymentDescription(method: PaymentMethod): string {
  return `Payment - ${method}`;
}

/**
 * Which system posting a line is, by its item and method, for translation on screens. Undefined for a charge
 * with a description by a user.
 */
export function housePosting(line: { item?: unknown; method?: unknown }): HousePosting | undefined {
  const nightly = nightlyItemSchema.safeParse(line.item);
  if (nightly.success) return nightly.data;
  if (line.method === COMPANY_ACCOUNT) return "company-transfer";
  if (line.method === GROUP_ACCOUNT) return "group-transfer";
  return paymentMethodSchema.safeParse(line.method).success ? "payment" : undefined;
}
