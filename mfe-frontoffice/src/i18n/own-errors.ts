import { folioInvoiceErrors } from "@funduq/shared-types/errors/folio-invoice-errors";
import { groupErrors } from "@funduq/shared-types/errors/group-errors";
import { policeErrors } from "@funduq/shared-types/errors/police-errors";

/** The errors that only this department can meet. */
export const ownErrors = {
  ...folioInvoiceErrors,
  ...groupErrors,
  ...policeErrors,
};
