import { centimes, ZERO } from "@funduq/shared-types/values/centimes";
import { Button, MoneyField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import { suggestedCash } from "../../../features/checkout/payment-parts.ts";
import classes from "./checkout.module.css";
import type { TakeProps } from "./payment-panel.tsx";
import { TakeButton } from "./take-button.tsx";

/** In cash: what the guest hands over, the change, and what of it is for the staff. */
export function CashPayment({ amount, onTake, ...button }: TakeProps) {
  const t = useText("pos");
  const [tendered, setTendered] = useState<number | null>(null);
  const [taps, setTaps] = useState(0);
  const [tip, setTip] = useState<number | null>(null);
  function tap(note: number) {
    setTendered(note);
    setTaps(taps + 1);
  }
  const due = (amount ?? 0) + (tip ?? 0);
  const change = tendered === null ? 0 : tendered - due;
  return (
    <>
      {amount !== null && (
        <fieldset className={classes.notes}>
          <legend>{t("checkout.tendered-quick")}</legend>
          {suggestedCash(centimes(due)).map((note) => (
            <Button key={note} aria-pressed={tendered === note} onClick={() => tap(note)}>
              <bdi>{formatMoney(note)}</bdi>
            </Button>
          ))}
        </fieldset>
      )}
      <div className={classes.pair}>
        <MoneyField
          // A note that was tapped replaces what was typed.
          key={taps}
          label={t("checkout.tendered")}
          hint={t("checkout.tendered-hint")}
          value={tendered}
          onChange={setTendered}
          error={change < 0 ? t("checkout.tendered-little") : undefined}
        />
        <MoneyField label={t("checkout.tip")} value={tip} onChange={setTip} />
      </div>
      <TakeButton
        {...button}
        amount={amount}
        changeCentimes={change}
        isLocked={change < 0 || (tip ?? 0) < 0}
        onPress={() => {
          if (amount === null) return;
          onTake({
            method: "Cash",
            amountCentimes: amount,
            tipCentimes: centimes(tip ?? ZERO),
            tenderedCentimes: tendered === null ? null : centimes(tendered),
          });
        }}
      />
    </>
  );
}
