import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { Amount, Button, Dialog, QueryView } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, asFailure, skipToken } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  type CheckoutDraft,
  forgetDraft,
  keepDraft,
} from "../../../features/checkout/checkout-drafts.ts";
import { checkoutTitle } from "../../../features/checkout/checkout-title.ts";
import { useReadSaleQuery } from "../../../features/checkout/sales.endpoints.ts";
import { useUnsentReceipt } from "../../../features/checkout/use-final-sale.ts";
import classes from "./checkout.module.css";
import { SoldDialog } from "./sold-dialog.tsx";

export type PaymentLeftProps = {
  restaurant: RestaurantRef;
  draft: CheckoutDraft;
  /** Why the bill can't be sold here, where the API has said so. */
  why?: ApiFailure | undefined;
  onClose: () => void;
};

/**
 * What was taken on this device of a bill that is open no more. Where the answer of its sale was lost, or it waits here, that sale is shown;
 * otherwise another terminal has ended the bill, and the money is listed until it was given back.
 */
export function PaymentLeft({ restaurant, draft, why, onClose }: PaymentLeftProps) {
  const t = useText("pos");
  const unsent = useUnsentReceipt(draft.saleId);
  const query = useReadSaleQuery(unsent ? skipToken : { ...restaurant, saleId: draft.saleId });
  const isOfOther = query.error !== undefined && asFailure(query.error).code === "sale.not-found";
  function done() {
    forgetDraft(draft);
    onClose();
  }
  const sale = unsent ?? query.data;
  if (sale) return <SoldDialog place={restaurant} sale={sale} onClose={done} />;
  return (
    <Dialog
      opened
      title={checkoutTitle(draft, t)}
      onClose={onClose}
      footer={
        isOfOther && (
          <Button variant="primary" onClick={done}>
            {t("checkout.left-done")}
          </Button>
        )
      }
    >
      {isOfOther ? (
        <Taken draft={draft} why={why} />
      ) : (
        <QueryView query={query} errorMessage={t("checkout.left-unknown")}>
          {() => null}
        </QueryView>
      )}
    </Dialog>
  );
}

function Taken({ draft, why }: Pick<PaymentLeftProps, "draft" | "why">) {
  const t = useText("pos");
  const [parts, setParts] = useState(draft.parts);
  function giveBack(index: number) {
    const left = parts.filter((_, at) => at !== index);
    keepDraft({ ...draft, parts: left });
    setParts(left);
  }
  return (
    <div className={classes.checkout}>
      <p role="alert" className={classes.warning}>
        {errorText(why ?? { code: "bill.not-found", params: {} })}
      </p>
      {parts.length > 0 && <p className={classes.hint}>{t("checkout.left-hint")}</p>}
      <ul className={classes.parts} aria-label={t("checkout.parts")}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal shares are equal parts
          <li key={index}>
            <span>
              {t(`method.${part.method}`)}
              <span className={classes.todo}>{t(`checkout.left-${part.method}`)}</span>
            </span>
            <Amount value={part.amountCentimes + tipOf(part)} strong />
            <Button onClick={() => giveBack(index)}>{t("checkout.left-give-back")}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const tipOf = (part: CheckoutDraft["parts"][number]) =>
  "tipCentimes" in part ? part.tipCentimes : 0;
