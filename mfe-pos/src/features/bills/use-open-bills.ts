import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { type OutboxEntry, useOnSent } from "@funduq/shared-ui/outbox";
import { useCallback, useEffect, useMemo } from "react";
import { operationsIn, saleIn } from "./bill-entry.ts";
import { shownBills } from "./bill-state.ts";
import { useListOpenBillsQuery } from "./bills.endpoints.ts";
import { useBillStates, useTillWork } from "./use-bill-outbox.ts";

/** The open bills of a restaurant as this device shows them: listed, and what was done here since. */
export function useOpenBills(ref: RestaurantRef) {
  const work = useTillWork();
  const query = useListOpenBillsQuery(ref);
  const { currentData, startedTimeStamp, isFetching, isSuccess } = query;
  const states = useBillStates();

  useOnSent(
    "mfe-pos",
    useCallback(
      (entry: OutboxEntry, answer: unknown) => {
        const operations = operationsIn(entry);
        if (operations) work.confirm(operations.ref, answer as OpenBill);
        const sale = saleIn(entry);
        if (sale) work.answers.end(sale.ref);
      },
      [work],
    ),
  );

  useEffect(() => {
    // Where reading failed, `currentData` is the list from before.
    if (isSuccess && startedTimeStamp && !isFetching)
      work.answers.listRead(ref.restaurantId, startedTimeStamp);
  }, [work, ref.restaurantId, isSuccess, startedTimeStamp, isFetching]);

  const data = useMemo(
    () => currentData && shownBills(states, ref.restaurantId, currentData),
    [states, ref.restaurantId, currentData],
  );
  return { ...query, data };
}
