import { notify } from "@funduq/shared-ui";
import { useSubmit } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { useDeleteBillMutation } from "../../../features/bills/bills.endpoints.ts";
import { useBillOutbox } from "../../../features/bills/use-bill-outbox.ts";
import { useTillPlace } from "../use-till-place.ts";
import type { Order } from "./use-order.ts";

const nothing = () => [];

/** Deletes a bill with nothing on it: nothing is lost, so nothing is asked. */
export function useDeleteBill({ ref }: Order) {
  const { goTo } = useTillPlace();
  const outbox = useBillOutbox();
  const [deleteBill] = useDeleteBillMutation();
  const trigger = useCallback(
    () => outbox.alone(ref, () => deleteBill(ref), nothing),
    [outbox, ref, deleteBill],
  );
  const { submit, isSaving } = useSubmit(trigger, notify.error);
  async function remove() {
    // The API answers a deletion without a body.
    if ((await submit(undefined)) === undefined) return;
    outbox.forget(ref);
    goTo.tables();
  }
  return { remove: () => void remove(), isSaving };
}
