import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PrintJobId } from "@funduq/shared-types/values/ids";
import { useEffect, useRef } from "react";
import { useSetPapersHeldMutation } from "./print-troubles.endpoints.ts";

/** The API holds papers for 10 minutes. */
const HOLD_AGAIN_MS = 4 * 60_000;

type Held = { id: PrintJobId };
export const idsOf = (papers: readonly Held[]) => papers.map(({ id }) => id);

/** Has the network printer leave papers out while this device prints them, whichever of them is on the screen. */
export function useHeld({ hotelId, restaurantId }: RestaurantRef, papers: readonly Held[]) {
  const [setHeld] = useSetPapersHeldMutation();
  const left = useRef(idsOf(papers));
  useEffect(() => {
    const holdAgain = () => {
      if (left.current.length > 0)
        void setHeld({ hotelId, restaurantId, jobIds: left.current, isHeld: true });
    };
    const timer = setInterval(holdAgain, HOLD_AGAIN_MS);
    return () => clearInterval(timer);
  }, [setHeld, hotelId, restaurantId]);
  return {
    /** These are printed: they are held no more. */
    done(jobIds: readonly PrintJobId[]) {
      left.current = left.current.filter((id) => !jobIds.includes(id));
    },
    /** Leaves the others to the network printer. Where this fails, it prints them 10 minutes after they were held last. */
    release() {
      if (left.current.length > 0)
        void setHeld({ hotelId, restaurantId, jobIds: left.current, isHeld: false });
    },
  };
}
