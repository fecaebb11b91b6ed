import { isApiFailure, leavesDoubt } from "./api-failure.ts";
import { hasLastKnown } from "./last-known-slice.ts";
import type { RootState } from "./root-reducer.ts";
import { useSelector } from "./store.ts";
import { useOnline } from "./use-online.ts";

/** Whether something was read in vain. */
export function hasUnanswered({ api }: Pick<RootState, "api">): boolean {
  return Object.values(api.queries).some(
    (read) => isApiFailure(read?.error) && leavesDoubt(read.error),
  );
}

/**
 * Whether the hotel's server can't be asked now: there is no network, the page shows answers of earlier, or what was asked or
 * sent last had no answer and the live stream has not come back since. Then a screen says at once what needs the server.
 */
export function useServerAway(): boolean {
  const isOnline = useOnline();
  const isAway = useSelector(
    (state) =>
      hasLastKnown(state) ||
      (state.live.status !== "live" && (state.outbox.isUnreachable || hasUnanswered(state))),
  );
  return !isOnline || isAway;
}
