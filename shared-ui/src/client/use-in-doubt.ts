import { useEffect } from "react";
import { type ApiFailure, leavesDoubt } from "./api-failure.ts";

type Seen = {
  /** Whether the data, read again, shows what the write would have brought. */
  isDone: boolean;
  /** Called once then, as if the answer had come. */
  onDone: () => void;
};

/**
 * Whether a write may have been done although its call failed: no readable answer came, or the server broke
 * off. Sending the same again is safe, as the write keeps its idempotency key.
 */
export function useInDoubt(failure: ApiFailure | undefined, seen?: Seen): boolean {
  const inDoubt = failure !== undefined && leavesDoubt(failure);
  const isDone = inDoubt && seen?.isDone === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is seen
  useEffect(() => {
    if (isDone) seen?.onDone();
  }, [isDone]);
  return inDoubt;
}
