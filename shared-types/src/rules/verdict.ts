import { AppError } from "../errors/app-error.ts";
import type { ErrorCode, ErrorParams } from "../errors/catalogue.ts";

/**
 * The answer of a rule: allowed, or refused for a reason in the error catalogue.
 *
 * The UI disables a button with it and shows why; the API throws with it. One rule,
 * two guards, the same words.
 */
export type Verdict = { allowed: true } | Refusal;
export type Refusal = {
  [C in ErrorCode]: { allowed: false; code: C; params: ErrorParams<C> };
}[ErrorCode];

export const allowed: Verdict = { allowed: true };

export function refused<C extends ErrorCode>(code: C, ...params: ErrorParams<C>): Refusal {
  return { allowed: false, code, params } as Refusal;
}

/** Lets an allowed verdict pass and throws a refusal as the AppError it names. */
export function assertAllowed(verdict: Verdict): asserts verdict is { allowed: true } {
  if (!verdict.allowed) throw new AppError(verdict.code, ...(verdict.params as never));
}
