import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Amount } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { ReceiptPage } from "../../../features/papers/receipt-page.tsx";
import { changeOfSale } from "../../../features/papers/sale-amounts.ts";
import classes from "./checkout.module.css";

type SoldDialogProps = { hotelId: HotelId; sale: Sale; onClose: () => void };

/** The bill is closed: the change to give back, and the receipt, which goes to the printer at once (POS-06). */
export function SoldDialog({ hotelId, sale, onClose }: SoldDialogProps) {
  const say = useText("pos");
  const document = useDocument("pos", hotelId);
  const change = changeOfSale(sale);
  return (
    <PrintDialog
      title={say("receipt.sold", { number: sale.number })}
      document={document}
      choices={
        change > 0 && (
          <p className={classes.change} role="status">
            {say("checkout.change")} <Amount value={change} strong />
          </p>
        )
      }
      onClose={onClose}
    >
      {(t, letterhead) => (
        <ReceiptPage
          sale={sale}
          t={t}
          letterhead={letterhead}
          language={document.language}
          atOnce
        />
      )}
    </PrintDialog>
  );
}
