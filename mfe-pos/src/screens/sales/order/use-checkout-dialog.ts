import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { useEffect, useState } from "react";
import { isIdle } from "../../../features/bills/bill-state.ts";
import type { Order } from "./use-order.ts";

/**
 * Opens the checkout once the API has everything that is on the bill. It keeps the bill that it was opened with, also when
 * the sale has ended it.
 */
export function useCheckoutDialog({ bill, state }: Order) {
  const [isWanted, setWanted] = useState(false);
  const [shown, setShown] = useState<OpenBill>();
  const isReady = isIdle(state);
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
