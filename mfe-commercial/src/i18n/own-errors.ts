import { companyErrors } from "@funduq/shared-types/errors/company-errors";
import { invoiceErrors } from "@funduq/shared-types/errors/invoice-errors";
import { paymentErrors } from "@funduq/shared-types/errors/payment-errors";

/** The errors that only this department can meet. */
export const ownErrors = {
  ...companyErrors,
  ...invoiceErrors,
  ...paymentErrors,
};
