import { AppError } from "../errors/app-error.ts";
import type { ErrorCode, ErrorParams } from "../errors/catalogue.ts";

/**
 * The result of a rule: allowed, or refused with a code of the error catalogue. The UI disables a button
 * with it and shows the reason; the API throws it as an error.
 */
export type Verdict = { allowed: true } | Refusal;
export type Refusal = {
  [C in ErrorCode]: { allowed: false; code: C; params: ErrorParams<C> };
}[ErrorCode];

export const allowed: Verdict = { allowed: true };

export function refused<C extends ErrorCode>(code: C, ...params: ErrorParams<C>): Refusal {
  return { allowed: false, code, params } as Refusal;
}

/** Throws a refusal as the AppError it names. */
export function assertAllowed(verdict: Verdict): asserts verdict is { allowed: true } {
  if (!verdict.allowed) throw new AppError(verdict.code, ...(verdict.params as never));
}
