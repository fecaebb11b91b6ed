import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { type Dispatch, useDispatch } from "@funduq/shared-ui/state";
import { useSyncExternalStore } from "react";
import { billsEndpoints } from "./bills.endpoints.ts";
import { BillOutbox } from "./outbox.ts";

const { listOpenBills, doBillOperations } = billsEndpoints.endpoints;
const outboxes = new WeakMap<Dispatch, BillOutbox>();

/** The outbox of this page: it outlives the screen, so that nothing on its way is lost by leaving it. */
export function useOutbox(): BillOutbox {
  const dispatch = useDispatch();
  const known = outboxes.get(dispatch);
  if (known) return known;
  const outbox = new BillOutbox({
    send: (ref, pending) =>
      dispatch(
        doBillOperations.initiate({
          ...ref,
          operations: pending.map(({ operation }) => operation),
        }),
      ),
    listed: (ref) => dispatch(listedBill(ref)),
  });
  outboxes.set(dispatch, outbox);
  return outbox;
}

type GetState = Parameters<ReturnType<typeof listOpenBills.select>>[0];

function listedBill({ hotelId, restaurantId, billId }: BillRef) {
  return (_: Dispatch, getState: () => GetState): OpenBill | undefined =>
    listOpenBills
      .select({ hotelId, restaurantId })(getState())
      .data?.find(({ id }) => id === billId);
}

export function useBillStates(outbox: BillOutbox) {
  return useSyncExternalStore(outbox.subscribe, outbox.states);
}
