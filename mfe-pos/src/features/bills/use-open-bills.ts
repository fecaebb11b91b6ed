import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { useEffect, useMemo } from "react";
import { shownBills } from "./bill-state.ts";
import { useListOpenBillsQuery } from "./bills.endpoints.ts";
import { useBillStates, useTillWork } from "./use-bill-outbox.ts";

/** The open bills of a restaurant as this device shows them: listed, and what was done here since. */
export function useOpenBills(ref: RestaurantRef) {
  const work = useTillWork();
  const query = useListOpenBillsQuery(ref);
  const { currentData, startedTimeStamp, isFetching, isSuccess } = query;
  const states = useBillStates();

  useEffect(() => {
    // Where reading failed, `currentData` is the list from before.
    if (isSuccess && currentData && startedTimeStamp && !isFetching)
      work.answers.listRead(ref.restaurantId, currentData, startedTimeStamp);
  }, [work, ref.restaurantId, isSuccess, currentData, startedTimeStamp, isFetching]);

  const data = useMemo(
    () => currentData && shownBills(states, ref.restaurantId, currentData),
    [states, ref.restaurantId, currentData],
  );
  return { ...query, data };
}
