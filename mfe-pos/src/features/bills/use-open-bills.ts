import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { useEffect, useMemo } from "react";
import { isIdle, shownBills } from "./bill-state.ts";
import { useListOpenBillsQuery } from "./bills.endpoints.ts";
import { useBillOutbox, useBillStates } from "./use-bill-outbox.ts";

/** The open bills of a restaurant as this terminal shows them: listed, and what was tapped since. */
export function useOpenBills(ref: RestaurantRef) {
  const outbox = useBillOutbox();
  const query = useListOpenBillsQuery(ref);
  const { currentData, startedTimeStamp, isFetching } = query;
  const states = useBillStates(outbox);

  useEffect(() => {
    if (currentData && startedTimeStamp && !isFetching)
      outbox.listRead(ref.restaurantId, startedTimeStamp);
  }, [outbox, ref.restaurantId, currentData, startedTimeStamp, isFetching]);

  const data = useMemo(
    () => currentData && shownBills(states, ref.restaurantId, currentData),
    [states, ref.restaurantId, currentData],
  );
  const isUnsent = [...states.values()].some((state) => !isIdle(state));
  return { ...query, data, isUnsent };
}
