import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import { Button, CallFailure } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon } from "@funduq/shared-ui/icons";
import { PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { useSubmit } from "@funduq/shared-ui/state";
import { TicketPage } from "../papers/ticket-page.tsx";
import { useDropPrintJobsMutation } from "./printing.endpoints.ts";

type PrintHereDialogProps = { place: RestaurantRef; trouble: PrintTrouble; onClose: () => void };

/**
 * What waits for a network printer, for the printer of this device. Nobody can tell whether the browser printed it, so
 * that the papers leave the network printer only once somebody says so.
 */
export function PrintHereDialog({ place, trouble, onClose }: PrintHereDialogProps) {
  const say = useText("pos");
  const document = useDocument("pos", place.hotelId);
  const [drop] = useDropPrintJobsMutation();
  const { submit, isSaving, failure } = useSubmit(drop);
  const tickets = trouble.jobs.flatMap(({ ticket }) => ticket ?? []);
  async function handleDone() {
    const jobIds = trouble.jobs.map(({ id }) => id);
    if ((await submit({ ...place, jobIds })) !== undefined) onClose();
  }
  return (
    <PrintDialog
      title={say("printers.waiting-of", { name: trouble.printerName })}
      document={document}
      notice={failure && <CallFailure failure={failure} />}
      actions={
        <Button icon={DoneIcon} disabled={isSaving} onClick={() => void handleDone()}>
          {say("printers.printed-here")}
        </Button>
      }
      onClose={onClose}
    >
      {(t) => <TicketPage tickets={tickets} t={t} language={document.language} />}
    </PrintDialog>
  );
}
