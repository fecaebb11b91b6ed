import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { useMay } from "@funduq/shared-ui/state";
import { useRef } from "react";

/** Sets a room Clean, and says whether it was done. */
export type SetClean = (room: GridRoom) => Promise<boolean>;

/** Sets rooms Clean before a check-in. They are shown so before the server knows it: the check-in waits for its answers. */
export function useCleaning(onSetClean: SetClean) {
  const underway = useRef(new Set<Promise<boolean>>());
  return {
    setClean(room: GridRoom): void {
      const done = onSetClean(room);
      underway.current.add(done);
      void done.finally(() => underway.current.delete(done));
    },
    /** Whether all rooms could be set that were not answered yet. */
    async untilClean(): Promise<boolean> {
      return (await Promise.all(underway.current)).every(Boolean);
    },
  };
}

/** Whether the user may set a room Clean (BK-11). Not one that is out of order: its closed days would be lost. */
export function useMaySetClean({ housekeepingStatus }: Pick<GridRoom, "housekeepingStatus">) {
  return useMay("housekeeping.write") && housekeepingStatus !== "OutOfOrder";
}
