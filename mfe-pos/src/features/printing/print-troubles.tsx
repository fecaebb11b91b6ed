import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { lazyDialog, lazyPart } from "@funduq/shared-ui";
import { laterTexts } from "@funduq/shared-ui/i18n";
import { Suspense, useState } from "react";
import type { HeldTrouble } from "./print-here-dialog.tsx";
import { useListPrintTroublesQuery } from "./print-troubles.endpoints.ts";

/** Their texts are among those that a till does not load at first. */
const TroubleList = lazyPart(async () => {
  const [{ TroubleList }] = await Promise.all([import("./trouble-list.tsx"), laterTexts("pos")]);
  return TroubleList;
});
const PrintHereDialog = lazyDialog(
  async () => (await import("./print-here-dialog.tsx")).PrintHereDialog,
);

/**
 * The network printers of the restaurant that failed, and how many tickets wait for them; nothing where all of them print
 * (POS-13). A live change announces a printer's first fault and its recovery.
 */
export function PrintTroubles({ place }: { place: RestaurantRef }) {
  const { currentData: troubles = [] } = useListPrintTroublesQuery(place);
  // The dialog stays open when the printer prints again.
  const [printed, setPrinted] = useState<HeldTrouble>();
  return (
    <>
      {troubles.length > 0 && (
        <Suspense>
          <TroubleList place={place} troubles={troubles} onPrint={setPrinted} />
        </Suspense>
      )}
      {printed && (
        <PrintHereDialog place={place} {...printed} onClose={() => setPrinted(undefined)} />
      )}
    </>
  );
}
