import { type PaymentMethod, paymentMethodSchema } from "../contracts/folio.ts";
import { nightlyDescriptions } from "./folio-nights.ts";
import { COMPANY_TRANSFER_TEXT } from "./folio-transfer.ts";
import { GROUP_TRANSFER_TEXT } from "./group-account.ts";

/** What the house itself posts, in the books' own words; screens say it in the reader's language. */
export type HousePosting =
  | { kind: "room" | "tds" | "company-transfer" | "group-transfer" }
  | { kind: "payment"; method: PaymentMethod };

const PAYMENT = "Payment - ";

/** How a payment reads in the books (FOL-05). */
export function paymentDescription(method: PaymentMethod): string {
  return `${PAYMENT}${method}`;
}

/** Which of the house's own postings a description is; nothing where somebody typed it. */
export function housePosting(description: string): HousePosting | undefined {
  const kind = houseKinds.get(description);
  if (kind) return { kind };
  if (!description.startsWith(PAYMENT)) return undefined;
  const method = paymentMethodSchema.safeParse(description.slice(PAYMENT.length));
  return method.success ? { kind: "payment", method: method.data } : undefined;
}

const houseKinds = new Map<string, Exclude<HousePosting["kind"], "payment">>([
  [nightlyDescriptions.room, "room"],
  [nightlyDescriptions.tds, "tds"],
  [COMPANY_TRANSFER_TEXT, "company-transfer"],
  [GROUP_TRANSFER_TEXT, "group-transfer"],
]);
