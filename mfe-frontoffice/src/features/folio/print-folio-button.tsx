import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { FolioId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, lazyDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";

/** What goes on paper loads when somebody prints. */
const PrintFolioDialog = lazyDialog(
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
  const t = useText("frontoffice");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={PrintIcon} onClick={() => setOpen(true)}>
        {t("paper.print")}
      </Button>
      {open && <PrintFolioDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
