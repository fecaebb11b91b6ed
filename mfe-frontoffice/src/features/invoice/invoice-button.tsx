import type { FolioId, HotelId } from "@funduq/shared-types/values/ids";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { InvoiceIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { lateDialog } from "../../late-part.ts";
import type { PaidBy } from "./suggested-method.ts";

const FolioInvoicesDialog = lateDialog(
  async () => (await import("./folio-invoices-dialog.tsx")).FolioInvoicesDialog,
);

type InvoiceButtonProps = {
  hotelId: HotelId;
  folioId: FolioId;
  /** Whose folio it is: the buyer to begin with. */
  name: string;
  postings: readonly PaidBy[];
};

/** Opens the invoices of a guest's folio or a group's account. */
export function InvoiceButton(props: InvoiceButtonProps) {
  const t = useText("frontoffice");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={InvoiceIcon} onClick={() => setOpen(true)}>
        {t("folio-invoice.open")}
      </Button>
      {open && <FolioInvoicesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
