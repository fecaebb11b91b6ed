import { leavesDoubt, useServerAway } from "@funduq/shared-ui/state";
import type { BillState } from "./bill-state.ts";

/**
 * Whether the API can't be asked now about a bill: the server is away, or what was sent of the bill last had no answer. Then
 * nobody waits for a time-out with guests who want to pay.
 */
export function useCutOff(state: BillState | undefined): boolean {
  const isAway = useServerAway();
  return isAway || (state?.failure !== undefined && leavesDoubt(state.failure));
}
