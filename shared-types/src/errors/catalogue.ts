import { accountingErrors } from "./accounting-errors.ts";
import { companyErrors } from "./company-errors.ts";
import { dayErrors } from "./day-errors.ts";
import { folioInvoiceErrors } from "./folio-invoice-errors.ts";
import { groupErrors } from "./group-errors.ts";
import { invoiceErrors } from "./invoice-errors.ts";
import { paymentErrors } from "./payment-errors.ts";
import { policeErrors } from "./police-errors.ts";
import { posErrors } from "./pos-errors.ts";
import { setupErrors } from "./setup-errors.ts";
import { sharedErrors } from "./shared-errors.ts";
import { userErrors } from "./user-errors.ts";

/**
 * Every failure a user can meet, once.
 *
 * Code branches on the key and people read the message; nobody writes error prose
 * anywhere else. Texts are those of the specification, section 8, where it has one.
 * French and Arabic translate them by code: in the facade, or in the one department that meets them.
 */
export const errorCatalogue = {
  ...sharedErrors,
  ...companyErrors,
  ...groupErrors,
  ...invoiceErrors,
  ...folioInvoiceErrors,
  ...policeErrors,
  ...dayErrors,
  ...setupErrors,
  ...userErrors,
  ...accountingErrors,
  ...paymentErrors,
  ...posErrors,
};

export type ErrorCode = keyof typeof errorCatalogue;
export type ErrorParams<C extends ErrorCode> = Parameters<(typeof errorCatalogue)[C]["message"]>;

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

export function statusFor(code: ErrorCode): number {
  return errorCatalogue[code].status;
}

/** The English message of an error; the browser's catalogue has French and Arabic. */
export function messageFor<C extends ErrorCode>(code: C, ...params: ErrorParams<C>): string {
  const message = errorCatalogue[code].message as (...args: ErrorParams<C>) => string;
  return message(...params);
}
