import { companyErrors } from "@funduq/shared-types/errors/company-errors";

/** The errors that only this department can meet. */
export const ownErrors = {
  ...companyErrors,
};
