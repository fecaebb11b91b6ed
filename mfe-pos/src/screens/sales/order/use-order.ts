import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type {
  DiningTable,
  RestaurantFloor,
  Terminal,
} from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { BillId } from "@funduq/shared-types/values/ids";
import type { OutboxEntry } from "@funduq/shared-ui/outbox";
import { useCallback, useMemo, useRef, useState } from "react";
import { type BillState, endedBill } from "../../../features/bills/bill-state.ts";
import {
  coversSet,
  newBillId,
  opened,
  type PendingOperation,
} from "../../../features/bills/pending-operation.ts";
import { useBillOutbox, useBillStates } from "../../../features/bills/use-bill-outbox.ts";
import { NEW_BILL, useTillPlace } from "../use-till-place.ts";

export type OrderProps = {
  restaurant: RestaurantRef;
  /** The terminal that sells; null where the restaurant has none. */
  terminal: Terminal | null;
  floor: RestaurantFloor;
  menu: PosMenu;
  bills: readonly OpenBill[];
  /** The table in the address; undefined for a quick sale. */
  table: DiningTable | undefined;
  /** The bill's id in the address, or `NEW_BILL`. */
  inAddress: string;
};

export type Order = ReturnType<typeof useOrder>;

/** The bill in the address, and how to change it. A new bill is opened with its first item, or with the number of its guests. */
export function useOrder({ restaurant, bills, table, inAddress }: OrderProps) {
  const { goTo } = useTillPlace();
  const outbox = useBillOutbox();
  const states = useBillStates();
  const [draftId] = useState(newBillId);
  const isNew = inAddress === NEW_BILL;
  const billId = isNew ? draftId : (inAddress as BillId);
  const bill = bills.find(({ id }) => id === billId);
  const ref = useMemo(() => ({ ...restaurant, billId }), [restaurant, billId]);
  const state = states.get(billId);
  const others = bills.filter(
    ({ id, tableId }) => id !== billId && tableId === (table?.id ?? null),
  );

  const billNames = others.map(({ name }) => name);
  const now = { ref, bill, state, isNew, table, billNames, goTo };
  const latest = useRef(now);
  latest.current = now;

  const change = useCallback(
    (operations: readonly PendingOperation[], covers: number | null) => {
      const { ref, bill, state, isNew, table = null, goTo, billNames } = latest.current;
      const { billId, restaurantId } = ref;
      const isOpened = bill !== undefined || hasBill(state);
      const guests = covers === null ? [] : [coversSet({ covers })];
      const first = isOpened
        ? guests
        : [opened({ restaurantId, billId, table, covers, billNames })];
      void outbox.add(ref, bill, [...first, ...operations]);
      if (isNew) goTo.insteadBill(table?.id ?? null, billId);
    },
    [outbox],
  );
  /** Stable, so that nothing that holds it is drawn again with every tap. */
  const act = useCallback(
    (...operations: PendingOperation[]) => change(operations, null),
    [change],
  );
  /** A bill that is not open yet is opened with them, in one operation. */
  const setCovers = useCallback((covers: number) => change([], covers), [change]);
  const billNow = useCallback(() => latest.current.bill, []);

  const isGone = !isNew && bill === undefined;

  return {
    ref,
    bill,
    /** Of a bill that is gone, where something of it was not done. */
    ended: isGone ? endedBill(state) : undefined,
    billNow,
    state,
    table,
    others,
    covers: bill?.covers ?? null,
    isGone,
    act,
    setCovers,
    /** Sends what is left of the bill, or a change of it that was refused. */
    retry: (refused?: OutboxEntry) => (refused ? outbox.retry(refused.id) : outbox.send()),
  };
}

/** Not where the API has refused to open it: then the next change opens it. */
const hasBill = (state: BillState | undefined) =>
  state !== undefined && (state.pending.length > 0 || state.answered?.confirmed !== undefined);
