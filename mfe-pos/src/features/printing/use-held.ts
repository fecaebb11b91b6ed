import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PrintJobId } from "@funduq/shared-types/values/ids";
import { useEffect } from "react";
import { useSetPapersHeldMutation } from "./print-troubles.endpoints.ts";

/** The API holds papers for 10 minutes. */
const HOLD_AGAIN_MS = 4 * 60_000;

export type Held = { id: PrintJobId };
export const idsOf = (papers: readonly Held[]) => papers.map(({ id }) => id);

/** Has the network printer leave papers out for as long as their dialog is open. Answers what leaves them to it again. */
export function useHeld({ hotelId, restaurantId }: RestaurantRef, papers: readonly Held[]) {
  const [setHeld] = useSetPapersHeldMutation();
  useEffect(() => {
    const held = { hotelId, restaurantId, jobIds: idsOf(papers), isHeld: true };
    const timer = setInterval(() => void setHeld(held), HOLD_AGAIN_MS);
    return () => clearInterval(timer);
  }, [setHeld, hotelId, restaurantId, papers]);
  // Where this fails, the network printer prints them 10 minutes after they were held last.
  return () => void setHeld({ hotelId, restaurantId, jobIds: idsOf(papers), isHeld: false });
}
