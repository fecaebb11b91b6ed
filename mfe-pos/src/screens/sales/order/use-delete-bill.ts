import { notify } from "@funduq/shared-ui";
import { useSubmit } from "@funduq/shared-ui/state";
import { useCallback, useState } from "react";
import { useRemoveBill } from "../../../features/bills/use-remove-bill.ts";
import { useTillPlace } from "../use-till-place.ts";
import type { Order } from "./use-order.ts";

/**
 * Deletes a bill with nothing on it. Where this page did nothing with the bill, it asks first: what another device ordered on it
 * without a network may not have arrived.
 */
export function useDeleteBill({ ref, state }: Order) {
  const { goTo } = useTillPlace();
  const [isAsked, setAsked] = useState(false);
  const removeBill = useRemoveBill();
  const trigger = useCallback(() => removeBill(ref), [removeBill, ref]);
  const { submit, isSaving } = useSubmit(trigger, notify.error);
  async function remove() {
    setAsked(false);
    // The API answers a deletion without a body.
    if ((await submit(undefined)) === undefined) return;
    goTo.tables();
  }
  const isOwn = (state?.answered?.ownVersion ?? 0) > 0;
  return {
    start: () => (isOwn ? void remove() : setAsked(true)),
    remove: () => void remove(),
    isAsked,
    cancel: () => setAsked(false),
    isSaving,
  };
}
