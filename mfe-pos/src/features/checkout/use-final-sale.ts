import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { RestaurantId, SaleId } from "@funduq/shared-types/values/ids";
import { type OutboxEntry, useOnSent, useOutbox } from "@funduq/shared-ui/outbox";
import { useCallback, useState } from "react";
import { saleIn } from "../bills/bill-entry.ts";

/** A sale that was kept on this device, with the API's answer once it is sent: another sale where that had ended the bill. */
export function useFinalSale(receipt: Sale): { sale: Sale; soldBefore: Sale | undefined } {
  const [answer, setAnswer] = useState<Sale>();
  const { id } = receipt;
  useOnSent(
    "mfe-pos",
    useCallback(
      (entry: OutboxEntry, answered: unknown) => {
        if (saleIn(entry)?.receipt.id === id) setAnswer(answered as Sale);
      },
      [id],
    ),
  );
  const isSame = answer?.id === id;
  return { sale: isSame ? answer : receipt, soldBefore: isSame ? undefined : answer };
}

/** The receipt of a sale that waits on this device. */
export function useUnsentReceipt(saleId: SaleId): Sale | undefined {
  const { entries } = useOutbox("mfe-pos");
  return entries.map((entry) => saleIn(entry)?.receipt).find((receipt) => receipt?.id === saleId);
}

/** The receipts of a restaurant's sales that wait on this device, the last one first. */
export function useUnsentReceipts(restaurantId: RestaurantId): Sale[] {
  const { entries } = useOutbox("mfe-pos");
  return entries
    .map(saleIn)
    .filter((memo) => memo?.ref.restaurantId === restaurantId)
    .flatMap((memo) => memo?.receipt ?? [])
    .reverse();
}
