import { accessErrors } from "./access-errors.ts";
import { bookingErrors } from "./booking-errors.ts";
import { documentErrors } from "./document-errors.ts";
import { folioErrors } from "./folio-errors.ts";
import { hotelErrors } from "./hotel-errors.ts";
import { purchaseOrderErrors } from "./purchase-order-errors.ts";
import { requestErrors } from "./request-errors.ts";

/** The errors that the shell or more than one department can meet. */
export const sharedErrors = {
  ...requestErrors,
  ...accessErrors,
  ...hotelErrors,
  ...bookingErrors,
  ...folioErrors,
  ...documentErrors,
  ...purchaseOrderErrors,
};
