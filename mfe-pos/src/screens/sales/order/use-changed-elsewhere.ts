import { useEffect, useRef, useState } from "react";
import { isIdle } from "../../../features/bills/bill-state.ts";
import type { Order } from "./use-order.ts";

/** Whether the open bill has changed by another terminal since this one opened it or did something with it. */
export function useChangedElsewhere({ ref, bill, state }: Pick<Order, "ref" | "bill" | "state">) {
  const { billId } = ref;
  const version = bill?.version;
  const seen = useRef({ billId, version });
  const [isChanged, setChanged] = useState(false);
  const isQuiet = isIdle(state);
  const ownVersion = state?.answered?.ownVersion ?? 0;
  useEffect(() => {
    const isOtherBill = seen.current.billId !== billId;
    if (isOtherBill) seen.current = { billId, version };
    if (isOtherBill || !isQuiet) return setChanged(false);
    const before = seen.current.version;
    seen.current = { billId, version };
    if (before === undefined || version === undefined) return;
    if (version > Math.max(before, ownVersion)) setChanged(true);
  }, [billId, version, ownVersion, isQuiet]);
  return isChanged;
}
