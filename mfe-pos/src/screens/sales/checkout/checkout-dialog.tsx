import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { Terminal } from "@funduq/shared-types/contracts/pos-floor";
import type { NewPayment, Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { HotelId, RestaurantId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, Dialog, DialogCancel } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import type { CheckoutDraft } from "../../../features/checkout/checkout-drafts.ts";
import { checkoutTitle } from "../../../features/checkout/checkout-title.ts";
import { useCheckout } from "../../../features/checkout/use-checkout.ts";
import { useSell } from "../../../features/checkout/use-sell.ts";
import classes from "./checkout.module.css";
import { LeftToPay } from "./left-to-pay.tsx";
import { PaymentLeft } from "./payment-left.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import { PaymentParts } from "./payment-parts-list.tsx";
import { SoldDialog } from "./sold-dialog.tsx";

export type CheckoutDialogProps = {
  hotelId: HotelId;
  restaurantId: RestaurantId;
  restaurantName: string;
  /** Its latest state: what other waiters add during the payment has to be paid, too. */
  bill: OpenBill;
  /** It is open no more: closed, merged or deleted on another terminal, or sold by this one. */
  isGone: boolean;
  terminal: Terminal | null;
  onClose: () => void;
  /** The bill is gone, and its receipt was seen. */
  onSold: (sale: Sale) => void;
};

/**
 * Takes the payment of a bill (POS-04), by one guest or by several (POS-10), and sells it with the payment that completes
 * it. Nothing is sent before that; what was handed over so far is remembered on this device.
 */
export function CheckoutDialog({ onSold, ...props }: CheckoutDialogProps) {
  const [sale, setSale] = useState<Sale>();
  return sale ? (
    <SoldDialog place={props} sale={sale} onClose={() => onSold(sale)} />
  ) : (
    <Paying {...props} onSold={setSale} />
  );
}

function Paying(props: CheckoutDialogProps) {
  const { hotelId, restaurantId, bill, onClose, onSold } = props;
  const t = useText("pos");
  const checkout = useCheckout(bill);
  const { submit, isSaving, failure } = useSubmit(useSell(props));
  const [isSelling, setSelling] = useState(false);
  const { remaining, draft, share, total } = checkout;
  const { parts, persons } = draft;

  async function sellWith(wanted: CheckoutDraft) {
    setSelling(true);
    const { saleId, parts: payments } = checkout.sending(wanted);
    const sale = await submit({ saleId, totalCentimes: total, payments });
    setSelling(false);
    if (!sale) return;
    checkout.forget();
    onSold(sale);
  }

  async function take(part: NewPayment) {
    const withIt = checkout.add(part);
    if (part.amountCentimes === remaining) await sellWith(withIt);
  }

  const { tableName, name: billName } = bill;
  const isEnded = failure?.code === "bill.sold" || failure?.code === "bill.not-found";
  if (isEnded || (props.isGone && !isSelling))
    return (
      <PaymentLeft
        restaurant={{ hotelId, restaurantId }}
        draft={draft}
        why={isEnded ? failure : undefined}
        onClose={onClose}
      />
    );
  const toRoom = parts.some(({ method }) => method === "Room");
  return (
    <Dialog
      opened
      size="wide"
      title={checkoutTitle({ tableName, billName }, t)}
      onClose={onClose}
      isThrowaway
      footer={
        <div className={classes.footer}>
          <CallFailure
            failure={failure}
            sentence={t(toRoom ? "checkout.room-failed" : "checkout.failed")}
          />
          <div className={classes.buttons}>
            <DialogCancel />
            {remaining === 0 && (
              <Button variant="primary" saving={isSaving} onClick={() => void sellWith(draft)}>
                {t("checkout.close-bill")}
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div className={classes.checkout}>
        <LeftToPay
          total={total}
          remaining={remaining}
          persons={persons}
          isStarted={parts.length > 0}
          onPersons={checkout.setPersons}
        />
        <PaymentParts parts={parts} isLocked={isSaving} onRemove={checkout.remove} />
        {remaining < 0 && (
          <p role="alert" className={classes.warning}>
            {t("checkout.too-much")}
          </p>
        )}
        {remaining > 0 && (
          <PaymentPanel
            // The next part begins anew: its amount, its tip, what is handed over.
            key={`${parts.length}-${share}`}
            room={{ hotelId, restaurantId }}
            remaining={remaining}
            share={share}
            isSaving={isSaving}
            onTake={(part) => void take(part)}
          />
        )}
      </div>
    </Dialog>
  );
}
