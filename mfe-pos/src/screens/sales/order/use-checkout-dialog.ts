import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { useEffect, useState } from "react";
import { isIdle } from "../../../features/bills/bill-state.ts";
import { useCutOff } from "../../../features/bills/use-cut-off.ts";
import type { Order } from "./use-order.ts";

/**
 * Opens the checkout once the API has everything that is on the bill; or where it can't be reached, as the bill is then sold
 * on this device; or where it has refused something, as the checkout says so. It keeps the bill that it was opened with, also when
 * the sale has ended it.
 */
export function useCheckoutDialog({ bill, state }: Order) {
  const [isWanted, setWanted] = useState(false);
  const [shown, setShown] = useState<OpenBill>();
  const isCutOff = useCutOff(state);
  const isRefused = state?.entries[0]?.state === "refused";
  const isReady = isIdle(state) || isCutOff || isRefused;
  useEffect(() => {
    if (isWanted && bill && isReady) setShown(bill);
  }, [isWanted, bill, isReady]);
  return {
    bill: isWanted ? shown : undefined,
    isWaiting: isWanted && !shown,
    start: () => {
      setShown(undefined);
      setWanted(true);
    },
    end: () => setWanted(false),
  };
}
