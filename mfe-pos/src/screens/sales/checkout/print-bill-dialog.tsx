import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { BillPage } from "../../../features/papers/bill-page.tsx";

type PrintBillDialogProps = { hotelId: HotelId; bill: OpenBill; onClose: () => void };

/** The bill that is laid on the table before it is paid. */
export function PrintBillDialog({ hotelId, bill, onClose }: PrintBillDialogProps) {
  const say = useText("pos");
  const document = useDocument("pos", hotelId);
  return (
    <PrintDialog title={say("bill.print")} document={document} onClose={onClose}>
      {(t, letterhead) => (
        <BillPage bill={bill} t={t} letterhead={letterhead} language={document.language} />
      )}
    </PrintDialog>
  );
}
