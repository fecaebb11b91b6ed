import { nightlyItemSchema, type PaymentMethod, paymentMethodSchema } from "../contracts/folio.ts";
import { COMPANY_ACCOUNT, GROUP_ACCOUNT } from "./reversal.ts";

/** What the house itself posts. */
export const housePostings = [
  ...nightlyItemSchema.options,
  "payment",
  "company-transfer",
  "group-transfer",
] as const;
export type HousePosting = (typeof housePostings)[number];

/** How a payment reads in the books (FOL-05); screens say it in the reader's language. */
export function paymentDescription(method: PaymentMethod): string {
  return `Payment - ${method}`;
}

/**
 * Which of the house's own postings a line is, by its item and method; screens say these in the reader's
 * language. Undefined of a charge that somebody described.
 */
export function housePosting(line: { item?: unknown; method?: unknown }): HousePosting | undefined {
  const nightly = nightlyItemSchema.safeParse(line.item);
  if (nightly.success) return nightly.data;
  if (line.method === COMPANY_ACCOUNT) return "company-transfer";
  if (line.method === GROUP_ACCOUNT) return "group-transfer";
  return paymentMethodSchema.safeParse(line.method).success ? "payment" : undefined;
}
