import { centimes, ZERO } from "@funduq/shared-types/values/centimes";
import { MoneyField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import type { TakeProps } from "./payment-panel.tsx";
import { TakeButton } from "./take-button.tsx";

/** By card, on the bank's terminal beside; a tip goes on the card, too. */
export function CardPayment({ amount, onTake, ...button }: TakeProps) {
  const t = useText("pos");
  const [tip, setTip] = useState<number | null>(null);
  return (
    <>
      <MoneyField label={t("checkout.tip")} value={tip} onChange={setTip} />
      <TakeButton
        {...button}
        amount={amount}
        tipCentimes={tip ?? 0}
        isLocked={(tip ?? 0) < 0}
        onPress={() => {
          if (amount === null) return;
          const tipCentimes = centimes(tip ?? ZERO);
          onTake({ method: "Credit Card", amountCentimes: amount, tipCentimes });
        }}
      />
    </>
  );
}
