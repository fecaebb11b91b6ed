import { leavesDoubt, useOnline, useSelector } from "@funduq/shared-ui/state";
import type { BillState } from "./bill-state.ts";

/**
 * Whether the API can't be asked now about a bill: there is no network, or what was sent last had no answer and the live stream
 * has not come back since. Then nobody waits for a time-out with guests who want to pay.
 */
export function useCutOff(state: BillState | undefined): boolean {
  const isOnline = useOnline();
  const isAway = useSelector(({ outbox, live }) => outbox.isUnreachable && live.status !== "live");
  return !isOnline || isAway || (state?.failure !== undefined && leavesDoubt(state.failure));
}
