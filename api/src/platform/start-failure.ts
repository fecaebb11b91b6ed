import { failureCode } from "./database-failure.ts";

/** Errors whose message is the line that an operator can act on. */
const SENTENCES = new Set([
  "SettingsError",
  "AppRoleError",
  "UnsafeRoleError",
  "UnreachableDatabaseError",
  "KeyFileError",
]);

/** PostgreSQL can't be reached or refuses connections: network, authorisation, no such database, too many. */
const NOT_LET_IN = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|CONNECT|08|28|3D|53)/;

/** Why the API can't start, in one line; an unexpected error is followed by its stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (SENTENCES.has(error.name)) return error.message;
  const code = failureCode(error) ?? "";
  if (code === "EADDRINUSE") return "The port is already in use: choose another with PORT.";
  if (code === "EACCES" || code === "EADDRNOTAVAIL")
    return `The API can't listen there (${code}): correct HOST and PORT.`;
  if (NOT_LET_IN.test(code)) return `PostgreSQL at DATABASE_URL cannot be used (${code}).`;
  return `The API could not start: ${error.stack ?? error.message}`;
}
