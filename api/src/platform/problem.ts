import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Problem } from "@funduq/shared-types/errors/problem";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "./app-env.ts";
import { databaseFailure } from "./database-failure.ts";
import type { Log } from "./log.ts";

/** The default `Retry-After` of errors without their own. */
const RETRY_AFTER_SECONDS: Record<number, number> = { 503: 2, 429: 60 };

/** Turns every error of a request into an answer. Unknown errors are logged and hidden. */
export function answerWithProblem(thrown: unknown, c: Context<AppEnv>, log: Log): Response {
  const error = failureOf(thrown);
  if (error.status >= 500) {
    const { requestId, routeId } = c.var;
    log.error({ err: thrown, requestId, route: routeId, code: error.code }, "request failed");
  }
  return problemResponse(error, c);
}

/** Maps any error to one of the catalogue's. */
export function failureOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return databaseFailure(thrown) ?? new AppError("internal");
}

export function problemResponse(error: AppError, c: Context<AppEnv>): Response {
  const wait = retryAfterSeconds(error);
  if (wait !== undefined) c.header("Retry-After", String(wait));
  return c.json(presentProblem(error, c.var.requestId), error.status as ContentfulStatusCode, {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
  });
}

function retryAfterSeconds({ status, params }: AppError): number | undefined {
  const known = params.retryAfterSeconds;
  return typeof known === "number" ? known : RETRY_AFTER_SECONDS[status];
}

export function presentProblem(error: AppError, requestId: string): Problem {
  const { code, status, params, message: detail } = error;
  return { type: `/problems/${code}`, title: code, status, detail, code, params, requestId };
}
