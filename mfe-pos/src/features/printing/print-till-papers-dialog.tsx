import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { HeldTillPaper, PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import type { PrintJobId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon } from "@funduq/shared-ui/icons";
import { type PaperLanguage, PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { BillPage } from "../papers/bill-page.tsx";
import type { PaperText } from "../papers/paper-text.ts";
import { ReceiptPage } from "../papers/receipt-page.tsx";
import { ShiftPage } from "../papers/shift-page.tsx";
import { useDropPapersMutation } from "./print-troubles.endpoints.ts";

type PrintTillPapersDialogProps = {
  place: RestaurantRef;
  trouble: PrintTrouble;
  papers: readonly HeldTillPaper[];
  onPaperDone: (id: PrintJobId) => void;
  /** All of them are printed. */
  onDone: () => void;
  onClose: () => void;
};

/**
 * Receipts, bills and reports of a network printer, for the printer of this device: one after another, each for its own guests. A paper
 * is dropped when the user says that it is printed; what is left when the dialog is closed, the network printer prints.
 */
export function PrintTillPapersDialog(props: PrintTillPapersDialogProps) {
  const { place, trouble, onPaperDone, onDone, onClose } = props;
  const say = useText("pos");
  const document = useDocument("pos", place.hotelId);
  const [papers, setPapers] = useState(props.papers);
  const { submit, isSaving, failure } = useSubmit(useDropPapersMutation()[0]);
  const [paper, ...others] = papers;
  if (!paper) return null;
  const { id } = paper;

  async function handleDone() {
    const { hotelId, restaurantId } = place;
    const done = await submit({ hotelId, restaurantId, jobIds: [id] });
    if (done === undefined) return;
    onPaperDone(id);
    setPapers(others);
    if (others.length === 0) onDone();
  }

  const { printerName: name, state } = trouble;
  return (
    <PrintDialog
      key={id}
      title={say(`printers.tickets-${state}`, { name })}
      document={document}
      notice={
        <>
          {others.length > 0 && <p>{say("printers.next", { all: papers.length })}</p>}
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
      {(t, letterhead) => (
        <HeldPage held={paper} t={t} letterhead={letterhead} language={document.language} />
      )}
    </PrintDialog>
  );
}

type HeldPageProps = {
  held: HeldTillPaper;
  t: PaperText;
  letterhead: Letterhead;
  language: PaperLanguage;
};

function HeldPage({ held: { paper, mayBePrinted }, ...page }: HeldPageProps) {
  if (paper.kind === "receipt") {
    const { sale, isCopy } = paper;
    return <ReceiptPage {...page} sale={sale} isCopy={isCopy} mayBePrinted={mayBePrinted} />;
  }
  return paper.kind === "bill" ? (
    <BillPage {...page} bill={paper.bill} mayBePrinted={mayBePrinted} />
  ) : (
    <ShiftPage {...page} shift={paper.shift} mayBePrinted={mayBePrinted} />
  );
}
