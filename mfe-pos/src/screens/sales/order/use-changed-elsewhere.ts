import { useEffect, useRef, useState } from "react";
import { isIdle } from "../../../features/bills/bill-state.ts";
import type { Order } from "./use-order.ts";

/** Whether the open bill has changed by another terminal since this one did something with it. */
export function useChangedElsewhere({ bill, state }: Order): boolean {
  const seen = useRef(bill?.version);
  const [isChanged, setChanged] = useState(false);
  const version = bill?.version;
  const isQuiet = isIdle(state);
  const ownVersion = state?.ownVersion ?? 0;
  useEffect(() => {
    if (!isQuiet) return setChanged(false);
    const before = seen.current;
    seen.current = version;
    if (before === undefined || version === undefined) return;
    if (version > Math.max(before, ownVersion)) setChanged(true);
  }, [version, ownVersion, isQuiet]);
  return isChanged;
}
