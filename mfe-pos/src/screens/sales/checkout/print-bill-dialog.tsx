import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { HotelId, PosTerminalId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { useCallback, useEffect, useRef } from "react";
import { useBillOutbox } from "../../../features/bills/use-bill-outbox.ts";
import { BillPage } from "../../../features/papers/bill-page.tsx";
import { usePrintBillMutation } from "../../../features/printing/till-papers.endpoints.ts";
import {
  type NetworkPaper,
  useNetworkPrint,
} from "../../../features/printing/use-network-print.tsx";

type PrintBillDialogProps = {
  hotelId: HotelId;
  bill: OpenBill;
  terminalId: PosTerminalId | null;
  /** Done whenever the browser prints it, also by its own menu. */
  onPrint: () => void;
  onClose: () => void;
};

/**
 * The bill that is laid on the table before it is paid. It is presented by the paper, not by its preview: while the preview is open
 * the browser's own 'Print' prints the same paper. Where a network printer prints it, the API notes that itself.
 */
export function PrintBillDialog(props: PrintBillDialogProps) {
  const { hotelId, bill, terminalId, onPrint, onClose } = props;
  const say = useText("pos");
  const document = useDocument("pos", hotelId);
  const place = { hotelId, restaurantId: bill.restaurantId };
  const send = useSendBill(hotelId, bill);
  const { language } = document;
  const { mayBePrinted, ...network } = useNetworkPrint({ place, terminalId, language, send });
  useBeforePrint(onPrint);
  return (
    <PrintDialog title={say("bill.print")} document={document} {...network} onClose={onClose}>
      {(t, letterhead) => (
        <BillPage
          bill={bill}
          t={t}
          letterhead={letterhead}
          language={language}
          mayBePrinted={mayBePrinted}
        />
      )}
    </PrintDialog>
  );
}

/** Calls `onPrint` for every print of the page, also by the browser's own menu. */
function useBeforePrint(onPrint: () => void): void {
  const newest = useRef(onPrint);
  newest.current = onPrint;
  useEffect(() => {
    const present = () => newest.current();
    window.addEventListener("beforeprint", present);
    return () => window.removeEventListener("beforeprint", present);
  }, []);
}

const nothing = () => [];

/** Sends the bill as the API has it, once all that was tapped is sent. */
function useSendBill(hotelId: HotelId, bill: OpenBill) {
  const outbox = useBillOutbox();
  const [print] = usePrintBillMutation();
  return useCallback(
    (paper: NetworkPaper) => {
      const ref = { hotelId, restaurantId: bill.restaurantId, billId: bill.id };
      const send = (newest: OpenBill | undefined) =>
        print({ ...ref, ...paper, version: newest?.version ?? bill.version });
      return outbox.alone(ref, send, nothing);
    },
    [hotelId, bill, outbox, print],
  );
}
