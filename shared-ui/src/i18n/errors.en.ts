import { accessErrors } from "@funduq/shared-types/errors/access-errors";
import { bookingErrors } from "@funduq/shared-types/errors/booking-errors";
import { dayErrors } from "@funduq/shared-types/errors/day-errors";
import { folioErrors } from "@funduq/shared-types/errors/folio-errors";
import { groupErrors } from "@funduq/shared-types/errors/group-errors";
import { hotelErrors } from "@funduq/shared-types/errors/hotel-errors";
import { requestErrors } from "@funduq/shared-types/errors/request-errors";
import { clientFailures } from "../client/api-failure.ts";
import { type ErrorTexts, englishErrors } from "./error-texts.ts";

const client = Object.entries(clientFailures).map(([code, text]) => [code, () => text]);

/** Every failure that more than one department can meet, in English: the catalogue's own sentences. */
export const errorTexts: ErrorTexts = {
  ...englishErrors(requestErrors),
  ...englishErrors(accessErrors),
  ...englishErrors(hotelErrors),
  ...englishErrors(bookingErrors),
  ...englishErrors(groupErrors),
  ...englishErrors(folioErrors),
  ...englishErrors(dayErrors),
  ...(Object.fromEntries(client) as Pick<ErrorTexts, keyof typeof clientFailures>),
};
