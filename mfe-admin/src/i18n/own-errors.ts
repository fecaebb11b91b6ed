import { accountingErrors } from "@funduq/shared-types/errors/accounting-errors";
import { dayErrors } from "@funduq/shared-types/errors/day-errors";
import { setupErrors } from "@funduq/shared-types/errors/setup-errors";
import { userErrors } from "@funduq/shared-types/errors/user-errors";

/** The errors that only this department can meet. */
export const ownErrors = {
  ...accountingErrors,
  ...dayErrors,
  ...setupErrors,
  ...userErrors,
};
