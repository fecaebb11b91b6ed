import type { ApiFailure } from "@funduq/shared-ui/state";
import { useEffect } from "react";

/**
 * After a call whose answer was lost: once the stay is seen to have come where the call would bring it,
 * `onDone` is called as if the answer had come.
 */
export function useSeenDone(
  failure: ApiFailure | undefined,
  isThere: boolean,
  onDone: () => void,
): void {
  const isDone = failure?.status === 0 && isThere;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is seen
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone]);
}
