import type { FieldFault } from "@funduq/shared-types/errors/entry";
import { type Problem, problemSchema } from "@funduq/shared-types/errors/problem";
import type { FetchBaseQueryError } from "@reduxjs/toolkit/query/react";

/** Failures that only a browser can meet: no answer came, or not one it can read. */
export const clientFailures = {
  "network.unreachable": "The server can't be reached. Check the connection and try again.",
  "network.timeout": "The server did not answer in time. Please try again.",
  "response.unreadable":
    "The answer could not be read. Please try again; if that does not help, reload the page.",
} as const;
export type ClientFailureCode = keyof typeof clientFailures;

/**
 * Every failed call, as a screen meets it: branch on `code`, show `errorText(failure)`.
 *
 * `status` is 0 when there was no readable answer. `message` is the English sentence.
 */
export type ApiFailure = {
  status: number;
  code: string;
  message: string;
  params: Record<string, unknown>;
  requestId?: string | undefined;
  /** What is wrong with which input, addressed as in the request: `guest.fullName`. */
  fields?: FieldFault[] | undefined;
};

export function clientFailure(code: ClientFailureCode): ApiFailure {
  return { status: 0, code, message: clientFailures[code], params: {} };
}

/** Whether `error` is what a query or mutation of the one API slice fails with. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return (
    typeof error === "object" &&
    error !== null &&
    typeof Reflect.get(error, "code") === "string" &&
    typeof Reflect.get(error, "status") === "number"
  );
}

export function toApiFailure(error: FetchBaseQueryError): ApiFailure {
  if (error.status === "FETCH_ERROR") return clientFailure("network.unreachable");
  if (error.status === "TIMEOUT_ERROR") return clientFailure("network.timeout");
  const problem = problemSchema.safeParse(error.data);
  if (problem.success) return fromProblem(problem.data);
  return { ...clientFailure("response.unreadable"), status: httpStatus(error) };
}

/** No answer that can be read came: nobody knows whether the call was done. */
export function isUnanswered({ status, code }: ApiFailure): boolean {
  return status === 0 || code === "response.unreadable";
}

/** Whether the effect of a failed write is unknown: the server may have done it all the same. */
export function leavesDoubt(failure: ApiFailure): boolean {
  return failure.status >= 500 || isUnanswered(failure);
}

function fromProblem({ status, code, detail, params, requestId }: Problem): ApiFailure {
  const fields = Array.isArray(params.fields) ? (params.fields as FieldFault[]) : undefined;
  return { status, code, message: detail, params, requestId, fields };
}

function httpStatus(error: FetchBaseQueryError): number {
  if (typeof error.status === "number") return error.status;
  return error.status === "PARSING_ERROR" ? error.originalStatus : 0;
}
