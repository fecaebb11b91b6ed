import { dayErrors } from "@funduq/shared-types/errors/day-errors";
import { userErrors } from "@funduq/shared-types/errors/user-errors";

/** The errors that only this department can meet. */
export const ownErrors = {
  ...dayErrors,
  ...userErrors,
};
