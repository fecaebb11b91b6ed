import { AppError } from "@funduq/shared-types/errors/app-error";

const CONNECTION_LOST =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|POOL_)/;
/**
 * Classes: connection, transaction rolled back, resources, operator intervention, system. And a lock
 * not had in time, a transaction idle for too long, a server that is read-only for the moment.
 */
const PASSING = /^(08|40|53|57|58)|^(55P03|25P03|25006)$/;

/** The database's or the driver's code of a failure, wherever the query builder has wrapped it. */
export function failureCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return failureCode(error.cause);
}

/**
 * What a failure of the database means to the caller when no service has translated it: input the
 * database can't hold, data that refuses, or a moment to wait. Anything else is a bug of ours.
 */
export function databaseFailure(error: unknown): AppError | undefined {
  const code = failureCode(error);
  if (code === undefined) return undefined;
  if (CONNECTION_LOST.test(code) || PASSING.test(code)) return new AppError("service.busy");
  if (code.length !== 5) return undefined;
  // Data that a type can't hold, and what is larger than an index or a statement may be.
  if (/^(22|54)/.test(code)) return new AppError("request.malformed");
  if (code.startsWith("23")) return new AppError("request.refused-by-data");
  return undefined;
}
