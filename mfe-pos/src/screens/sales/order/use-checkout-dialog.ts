import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { useEffect, useState } from "react";
import { isIdle, refusedOf } from "../../../features/bills/bill-state.ts";
import { useCutOff } from "../../../features/bills/use-cut-off.ts";
import type { Order } from "./use-order.ts";

/**
 * Opens the checkout once the API has everything that is on the bill; or where it can't be reached, as the bill is then sold
 * on this device. Where something was refused, that is decided first. It keeps the bill that it was opened with, also when the sale
 * has ended it.
 */
export function useCheckoutDialog({ bill, state }: Order) {
  const [isWanted, setWanted] = useState(false);
  const [shown, setShown] = useState<OpenBill>();
  const isCutOff = useCutOff(state);
  const refused = refusedOf(state);
  const isReady = refused.length === 0 && (isIdle(state) || isCutOff);
  const isOpening = isWanted && !shown;
  useEffect(() => {
    if (isOpening && bill && isReady) setShown(bill);
    // It was deleted or merged elsewhere.
    if (isOpening && !bill) setWanted(false);
  }, [isOpening, bill, isReady]);
  return {
    bill: isWanted ? shown : undefined,
    /** What keeps it from being opened. */
    refused: isOpening ? refused : [],
    isWaiting: isOpening && refused.length === 0,
    start: () => {
      setShown(undefined);
      setWanted(true);
    },
    end: () => setWanted(false),
  };
}
