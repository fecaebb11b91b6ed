import { AppError } from "@funduq/shared-types/errors/app-error";

const CONNECTION_LOST =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|POOL_)/;
/**
 * Error classes: connection, transaction rollback, resources, operator intervention, system. Error codes: lock
 * timeout, idle-in-transaction timeout, read-only server.
 */
const TEMPORARY = /^(08|40|53|57|58)|^(55P03|25P03|25006)$/;

/** The database's or the driver's code of a failure, wherever the query builder has wrapped it. */
export function failureCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return failureCode(error.cause);
}

/**
 * Maps a database failure that no service has translated to an error of the catalogue: input that can't be stored,
 * a violated constraint, or a temporary failure. Undefined for anything else, which is a bug.
 */
export function databaseFailure(error: unknown): AppError | undefined {
  const code = failureCode(error);
  if (code === undefined) return undefined;
  if (CONNECTION_LOST.test(code) || TEMPORARY.test(code)) return new AppError("service.busy");
  if (code.length !== 5) return undefined;
  // Values that a type can't hold, and values too large for an index or a statement.
  if (/^(22|54)/.test(code)) return new AppError("request.malformed");
  if (code.startsWith("23")) return new AppError("request.refused-by-data");
  return undefined;
}
