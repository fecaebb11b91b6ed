import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
import { useCallback } from "react";
import { useDeleteBillMutation } from "./bills.endpoints.ts";
import { useBillOutbox } from "./use-bill-outbox.ts";

const nothing = () => [];

/** Deletes a bill with nothing on it, after all that was done with it; the API refuses one with lines. */
export function useRemoveBill() {
  const outbox = useBillOutbox();
  const [deleteBill] = useDeleteBillMutation();
  return useCallback(
    async (ref: BillRef) => {
      const answer = await outbox.alone(ref, () => deleteBill(ref), nothing);
      if (!answer.error) outbox.forget(ref);
      return answer;
    },
    [outbox, deleteBill],
  );
}
