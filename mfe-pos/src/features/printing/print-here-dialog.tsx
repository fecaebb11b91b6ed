import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { HeldPaper, PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import { Button, CallFailure } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon } from "@funduq/shared-ui/icons";
import { PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { useSubmit } from "@funduq/shared-ui/state";
import { TicketPage } from "../papers/ticket-page.tsx";
import { useDropPapersMutation } from "./print-troubles.endpoints.ts";
import { idsOf } from "./use-held.ts";

type PrintHereDialogProps = {
  place: RestaurantRef;
  trouble: PrintTrouble;
  papers: readonly HeldPaper[];
  /** The user says that they are printed. */
  onDone: () => void;
  onClose: () => void;
};

/**
 * Tickets of a network printer, for the printer of this device. Whether the browser printed them only the user knows: they are dropped
 * when the user says so.
 */
export function PrintHereDialog(props: PrintHereDialogProps) {
  const { place, trouble, papers, onDone, onClose } = props;
  const say = useText("pos");
  const document = useDocument("pos", place.hotelId);
  const [drop] = useDropPapersMutation();
  const { submit, isSaving, failure } = useSubmit(drop);
  const { hotelId, restaurantId } = place;

  async function handleDone() {
    const done = await submit({ hotelId, restaurantId, jobIds: idsOf(papers) });
    if (done !== undefined) onDone();
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
      onClose={onClose}
    >
      {(t) => <TicketPage tickets={papers.map(paperOf)} t={t} language={document.language} />}
    </PrintDialog>
  );
}

const paperOf = ({ ticket, mayBePrinted }: HeldPaper) => ({ ...ticket, mayBePrinted });
