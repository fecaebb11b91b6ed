import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { FolioId, HotelId } from "@funduq/shared-types/values/ids";
import { lateDialog } from "../../late-part.ts";
import { PrintButton } from "../dialog/print-button.tsx";

/** What goes on paper loads when somebody prints. */
const PrintFolioDialog = lateDialog(
  async () => (await import("./print-folio-dialog.tsx")).PrintFolioDialog,
);

type PrintFolioButtonProps = {
  hotelId: HotelId;
  booking: Booking;
  /** The folio to begin with; the guest's own unless given. */
  folioId?: FolioId;
};

/** Shows a stay's folio as it will stand on paper. */
export function PrintFolioButton(props: PrintFolioButtonProps) {
  return <PrintButton dialog={(onClose) => <PrintFolioDialog {...props} onClose={onClose} />} />;
}
