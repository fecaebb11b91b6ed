import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { lazyDialog, lazyPart } from "@funduq/shared-ui";
import { laterTexts } from "@funduq/shared-ui/i18n";
import { Suspense, useState } from "react";
import { useListPrintTroublesQuery } from "./print-troubles.endpoints.ts";
import type { HeldTrouble } from "./trouble-list.tsx";
import { idsOf, useHeld } from "./use-held.ts";

/** Their texts are among those that a till does not load at first. */
const TroubleList = lazyPart(async () => {
  const [{ TroubleList }] = await Promise.all([import("./trouble-list.tsx"), laterTexts("pos")]);
  return TroubleList;
});
const PrintHereDialog = lazyDialog(
  async () => (await import("./print-here-dialog.tsx")).PrintHereDialog,
);
const PrintTillPapersDialog = lazyDialog(
  async () => (await import("./print-till-papers-dialog.tsx")).PrintTillPapersDialog,
);

/**
 * The network printers of the restaurant that failed, and how many papers wait for them; nothing where all of them print
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
      {printed && <PrintHere place={place} held={printed} onClose={() => setPrinted(undefined)} />}
    </>
  );
}

type PrintHereProps = { place: RestaurantRef; held: HeldTrouble; onClose: () => void };

/**
 * Kitchen tickets on one paper, then the papers of the till, each alone. The network printer leaves all of them out meanwhile; when a
 * dialog is closed, it prints what is left.
 */
function PrintHere({ place, held, onClose }: PrintHereProps) {
  const { trouble, papers, tillPapers } = held;
  const [hasTickets, setHasTickets] = useState(papers.length > 0);
  const { done, release } = useHeld(place, [...papers, ...tillPapers]);
  function handleClose() {
    release();
    onClose();
  }
  function handleTicketsDone() {
    done(idsOf(papers));
    if (tillPapers.length > 0) setHasTickets(false);
    else onClose();
  }
  const dialog = { place, trouble, onClose: handleClose };
  if (hasTickets) return <PrintHereDialog {...dialog} papers={papers} onDone={handleTicketsDone} />;
  return (
    <PrintTillPapersDialog
      {...dialog}
      papers={tillPapers}
      onPaperDone={(id) => done([id])}
      onDone={onClose}
    />
  );
}
