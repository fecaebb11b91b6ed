import { type ApiFailure, isUnanswered } from "../client/api-failure.ts";

/**
 * What a failed try means. `unreachable`: nothing can be sent at present. `signed-out`: it waits for a sign-in.
 * `later`: the server could not answer this one now. `refused`: it will not be done as it is.
 */
export type Outcome = "unreachable" | "signed-out" | "later" | "refused";

const TOO_EARLY = [408, 425, 429];

export function outcomeOf(failure: ApiFailure): Outcome {
  if (isUnanswered(failure)) return "unreachable";
  if (failure.status === 401 || failure.code === "session.changed") return "signed-out";
  if (failure.status >= 500 || TOO_EARLY.includes(failure.status)) return "later";
  return "refused";
}
