import { type ErrorCode, errorCodes, messageFor } from "@funduq/shared-types/errors/catalogue";
import { clientFailures } from "../client/api-failure.ts";
import type { ErrorTexts } from "./error-text.ts";

/** Every failure in English: the sentences of the catalogue itself. */
export const errorTexts = Object.fromEntries([
  ...errorCodes.map((code) => [code, (params: unknown) => sentence(code, params)]),
  ...Object.entries(clientFailures).map(([code, text]) => [code, () => text]),
]) as ErrorTexts;

function sentence(code: ErrorCode, params: unknown): string {
  return messageFor(code, ...([params] as never));
}
