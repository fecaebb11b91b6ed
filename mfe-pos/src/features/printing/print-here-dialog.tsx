import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { HeldPaper, PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import { Button, CallFailure } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon } from "@funduq/shared-ui/icons";
import { PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { useSubmit } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { TicketPage } from "../papers/ticket-page.tsx";
import { useDropPapersMutation, useSetPapersHeldMutation } from "./print-troubles.endpoints.ts";

/** The API holds papers for 10 minutes. */
const HOLD_AGAIN_MS = 4 * 60_000;

/** A printer's oldest tickets, which this device prints. */
export type HeldTrouble = { trouble: PrintTrouble; papers: readonly HeldPaper[] };

type PrintHereDialogProps = HeldTrouble & { place: RestaurantRef; onClose: () => void };

/**
 * Tickets of a network printer, for the printer of this device. The network printer leaves them out while the dialog is open.
 * Whether the browser printed them only the user knows: they are dropped when the user says so.
 */
export function PrintHereDialog({ place, trouble, papers, onClose }: PrintHereDialogProps) {
  const say = useText("pos");
  const document = useDocument("pos", place.hotelId);
  const [drop] = useDropPapersMutation();
  const { submit, isSaving, failure } = useSubmit(drop);
  const [setHeld] = useSetPapersHeldMutation();
  const { hotelId, restaurantId } = place;

  useEffect(() => {
    const held = { hotelId, restaurantId, jobIds: idsOf(papers), isHeld: true };
    const timer = setInterval(() => void setHeld(held), HOLD_AGAIN_MS);
    return () => clearInterval(timer);
  }, [setHeld, hotelId, restaurantId, papers]);

  async function handleDone() {
    const done = await submit({ hotelId, restaurantId, jobIds: idsOf(papers) });
    if (done !== undefined) onClose();
  }
  function handleClose() {
    // Where this fails, the network printer prints them 10 minutes after they were held last.
    void setHeld({ hotelId, restaurantId, jobIds: idsOf(papers), isHeld: false });
    onClose();
  }

  const { printerName: name, state, tickets: all } = trouble;
  return (
    <PrintDialog
      title={say(`printers.tickets-${state}`, { name })}
      document={document}
      notice={
        <>
          {papers.length < all && <p>{say("printers.oldest", { shown: papers.length, all })}</p>}
          {failure && <CallFailure failure={failure} />}
        </>
      }
      actions={
        <Button icon={DoneIcon} disabled={isSaving} onClick={() => void handleDone()}>
          {say(`printers.done-${state}`)}
        </Button>
      }
      onClose={handleClose}
    >
      {(t) => <TicketPage tickets={papers.map(paperOf)} t={t} language={document.language} />}
    </PrintDialog>
  );
}

const idsOf = (papers: readonly HeldPaper[]) => papers.map(({ id }) => id);
const paperOf = ({ ticket, mayBePrinted }: HeldPaper) => ({ ...ticket, mayBePrinted });
