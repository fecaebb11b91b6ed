import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { NewPayment, SaleMethod } from "@funduq/shared-types/contracts/pos-sale";
import { centimes } from "@funduq/shared-types/values/centimes";
import type { Centimes } from "@funduq/shared-types/values/money";
import { MoneyField, SegmentedControl } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import { CardPayment } from "./card-payment.tsx";
import { CashPayment } from "./cash-payment.tsx";
import classes from "./checkout.module.css";
import { RoomPayment } from "./room-payment.tsx";

/** Here rather than from the contract, which would bring a schema library to the till. */
const methods: readonly SaleMethod[] = ["Cash", "Credit Card", "Room"];

export type TakeProps = {
  /** What this part pays; null while that is no amount or more than is left. */
  amount: Centimes | null;
  /** Whether the bill is closed with it. */
  isLast: boolean;
  isSaving: boolean;
  onTake: (part: NewPayment) => void;
};

type PaymentPanelProps = Pick<TakeProps, "isSaving" | "onTake"> & {
  room: RestaurantRef;
  remaining: Centimes;
  share: Centimes;
};

/** One part of the payment: how, and how much of what is left. */
export function PaymentPanel({ room, remaining, share, ...take }: PaymentPanelProps) {
  const t = useText("pos");
  const [method, setMethod] = useState<SaleMethod>("Cash");
  const [typed, setTyped] = useState<number | null>(share);
  const fits = typed !== null && typed > 0 && typed <= remaining;
  const amount = fits ? centimes(typed) : null;
  const props = { ...take, amount, isLast: amount === remaining };
  return (
    <div className={classes.panel}>
      <div className={classes.part}>
        <SegmentedControl
          label={t("checkout.method")}
          value={method}
          onChange={setMethod}
          options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
        />
        <MoneyField
          label={t("checkout.amount")}
          value={typed}
          onChange={setTyped}
          error={typed !== null && !fits ? t("checkout.amount-fault") : undefined}
        />
      </div>
      {method === "Cash" && <CashPayment {...props} />}
      {method === "Credit Card" && <CardPayment {...props} />}
      {method === "Room" && <RoomPayment {...props} restaurant={room} />}
    </div>
  );
}
