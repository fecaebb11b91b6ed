import { sharedErrors } from "@funduq/shared-types/errors/shared-errors";
import { clientFailures } from "../client/api-failure.ts";
import { type ErrorTexts, englishErrors } from "./error-texts.ts";

const client = Object.entries(clientFailures).map(([code, text]) => [code, () => text]);

/** Every failure that more than one department can meet, in English: the catalogue's own sentences. */
export const errorTexts: ErrorTexts = {
  ...englishErrors(sharedErrors),
  ...(Object.fromEntries(client) as Pick<ErrorTexts, keyof typeof clientFailures>),
};
