import { type ApiFailure, leavesDoubt } from "@funduq/shared-ui/state";

/**
 * Whether a change of what was refused answers the refusal. Not where it may have been saved all the same,
 * nor where somebody saved first: that is laid under what was typed when it has come.
 */
export const isAnswerable = (failure: ApiFailure): boolean =>
  failure.code !== "request.stale" && !leavesDoubt(failure);

/** A field that is left without a change says its value again: that answers nothing. */
export function isChange<Draft extends object>(before: Draft, patch: Partial<Draft>): boolean {
  return JSON.stringify({ ...before, ...patch }) !== JSON.stringify(before);
}
