import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, useOnline, useServerAway } from "@funduq/shared-ui/state";
import { useCallback, useEffect, useRef } from "react";
import { billName } from "../../features/bills/bill-name.ts";
import { type BillStates, refusedOf } from "../../features/bills/bill-state.ts";
import { useBillStates } from "../../features/bills/use-bill-outbox.ts";
import { useRemoveBill } from "../../features/bills/use-remove-bill.ts";
import { useTillPlace } from "./use-till-place.ts";

/**
 * Shows a notice when the waiter leaves an open bill without lines: the bill stays open, and a button deletes it. The waiter
 * decides, because the guests may have changed tables or may order later. Bills that this page did not change are left out:
 * lines that another device added may not have arrived yet.
 */
export function useEmptyBillLeft(restaurant: RestaurantRef, bills: readonly OpenBill[]): void {
  const { place } = useTillPlace();
  const states = useBillStates();
  const tell = useTellOfEmptyBill(restaurant);
  const before = useRef(place.bill);

  useEffect(() => {
    const leftId = before.current;
    before.current = place.bill;
    if (leftId === place.bill) return;
    const left = bills.find(({ id }) => id === leftId);
    if (left && isOwnAndEmpty(left, states)) tell(left, bills);
  }, [place.bill, bills, states, tell]);
}

function useTellOfEmptyBill(restaurant: RestaurantRef) {
  const t = useText("till");
  const pos = useText("pos");
  const removeBill = useRemoveBill();
  const isOnline = useOnline();
  const isAway = useServerAway();
  return useCallback(
    (left: OpenBill, bills: readonly OpenBill[]) => {
      const { tableId, tableName, name, id: billId } = left;
      const bill = [tableName, billName(name, pos)].filter(Boolean).join(" · ");
      const said = t("empty-left", { bill });
      // A deletion needs the network; the table's status goes on saying that nothing was ordered.
      if (!isOnline || isAway) {
        notify.info(said);
        return;
      }
      const remove = async () => {
        const { error } = await removeBill({ ...restaurant, billId });
        if (error) notify.error(asFailure(error));
      };
      const isAlone = tableId !== null && !bills.some((other) => isBeside(other, left));
      notify.undo(said, remove, t(isAlone ? "free-table" : "delete-bill"));
    },
    [restaurant, removeBill, isOnline, isAway, t, pos],
  );
}

const isBeside = (other: OpenBill, bill: OpenBill) =>
  other.id !== bill.id && other.tableId === bill.tableId;

/** Nothing of it waits for a decision, either. */
function isOwnAndEmpty({ id, lines }: OpenBill, states: BillStates): boolean {
  const state = states.get(id);
  if (!state || lines.length > 0 || refusedOf(state).length > 0) return false;
  return state.pending.length > 0 || (state.answered?.ownVersion ?? 0) > 0;
}
