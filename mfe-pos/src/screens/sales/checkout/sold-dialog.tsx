import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { changeOfSale } from "@funduq/shared-types/rules/sale-amounts";
import type { PrintJobId } from "@funduq/shared-types/values/ids";
import { Amount } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, useDocument } from "@funduq/shared-ui/print";
import { useSelector } from "@funduq/shared-ui/state";
import { isNumbered } from "../../../features/checkout/recorded-sale.ts";
import { useFinalSale } from "../../../features/checkout/use-final-sale.ts";
import type { SoldHere } from "../../../features/checkout/use-sell.ts";
import { ReceiptPage } from "../../../features/papers/receipt-page.tsx";
import { SentPaper, useTakeOff } from "../../../features/printing/use-network-print.tsx";
import classes from "./checkout.module.css";

type SoldDialogProps = {
  place: RestaurantRef;
  sale: SoldHere;
  /** Its receipt was printed before. */
  isCopy?: boolean;
  onClose: () => void;
};

/**
 * The bill is closed: the change to give back, and the receipt, which goes to the printer at once (POS-06). The network printer has it
 * from the API; where that printer fails, it is printed here. A sale that was kept on this device has a provisional number
 * until it is sent (POS-12).
 */
export function SoldDialog({ place, sale: sold, isCopy = false, onClose }: SoldDialogProps) {
  const say = useText("pos");
  const document = useDocument("pos", place.hotelId);
  const { sale, soldBefore } = useFinalSale(sold);
  const printerName = sold.printerName ?? null;
  const taken = useTakeOff(
    place,
    printerName === null ? null : { id: receiptId(sold), printerName },
  );
  const isPrintedElsewhere =
    printerName !== null && (taken.here === undefined ? !taken.fails : taken.here === "copy");
  const change = changeOfSale(sale);
  const number = isNumbered(sale) ? sale.number : (sale.provisionalNumber ?? "");
  return (
    <PrintDialog
      title={say("receipt.sold", { number })}
      document={document}
      choices={
        <>
          {change > 0 && (
            <p className={classes.change} role="status">
              {say("checkout.change")} <Amount value={change} strong />
            </p>
          )}
          {printerName !== null && <SentPaper printerName={printerName} taken={taken} />}
          <Unsent sale={sale} soldBefore={soldBefore} />
        </>
      }
      before={taken.before}
      onClose={onClose}
    >
      {(t, letterhead) => (
        <ReceiptPage
          sale={sale}
          t={t}
          letterhead={letterhead}
          language={document.language}
          atOnce={!isCopy && printerName === null}
          isCopy={isCopy || isPrintedElsewhere}
          mayBePrinted={sold.mayBePrinted || taken.here === "maybe-second"}
        />
      )}
    </PrintDialog>
  );
}

/** The first receipt of a sale has its id (ADR 0050). */
const receiptId = ({ id }: Sale) => id as string as PrintJobId;

/** What becomes of a sale that the API has not numbered. */
function Unsent({ sale, soldBefore }: ReturnType<typeof useFinalSale>) {
  const say = useText("pos");
  const isKept = useSelector(({ outbox }) => outbox.isKept);
  if (soldBefore)
    return (
      <p className={classes.warning} role="alert">
        {say("checkout.sold-before", { number: soldBefore.number })}
      </p>
    );
  if (isNumbered(sale)) return null;
  return (
    <p className={isKept ? classes.hint : classes.warning} role={isKept ? "status" : "alert"}>
      {say(isKept ? "checkout.number-follows" : "checkout.not-kept")}
    </p>
  );
}
