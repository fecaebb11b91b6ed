import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { lazyPart } from "@funduq/shared-ui";
import { Suspense } from "react";
import { useListPrintTroublesQuery } from "./printing.endpoints.ts";

const TroubleList = lazyPart(async () => (await import("./trouble-list.tsx")).TroubleList);

/** A printer fails without any change that a screen is told of. */
const LOOK_EVERY_MS = 10_000;

/** The network printers of the restaurant that failed, and what waits for them; nothing where all is well (POS-13). */
export function PrintTroubles({ place }: { place: RestaurantRef }) {
  const { currentData: troubles = [] } = useListPrintTroublesQuery(place, {
    pollingInterval: LOOK_EVERY_MS,
  });
  if (troubles.length === 0) return null;
  return (
    <Suspense>
      <TroubleList place={place} troubles={troubles} />
    </Suspense>
  );
}
