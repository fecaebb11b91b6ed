import { Amount, Button } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { PaymentIcon } from "@funduq/shared-ui/icons";
import type { MouseEvent } from "react";
import { noteTap, repeatsNotedTap } from "../../../features/taps/second-tap.ts";
import classes from "./checkout.module.css";
import type { TakeProps } from "./payment-panel.tsx";

type TakeButtonProps = Pick<TakeProps, "amount" | "isLast" | "isSaving"> & {
  /** What is taken on top: a tip on the card. */
  tipCentimes?: number;
  /** The change to give back. */
  changeCentimes?: number;
  /** Why it can't be taken yet, although there is an amount. */
  isLocked?: boolean;
  onPress: () => void;
};

/** Takes this part, and closes the bill with the last one. */
export function TakeButton(props: TakeButtonProps) {
  const t = useText("pos");
  const {
    amount,
    isLast,
    isSaving,
    isLocked,
    onPress,
    tipCentimes = 0,
    changeCentimes = 0,
  } = props;
  // In a bill that is split evenly, the next share's button comes to the same place.
  function handlePress(event: MouseEvent<HTMLElement>) {
    if (repeatsNotedTap(event)) return;
    if (!isLast) noteTap(event);
    onPress();
  }
  const words = { amount: formatMoney((amount ?? 0) + tipCentimes) };
  return (
    <div className={classes.take}>
      {changeCentimes > 0 && (
        <p className={classes.change} role="status">
          {t("checkout.change")} <Amount value={changeCentimes} strong />
        </p>
      )}
      <Button
        variant="primary"
        wide
        icon={PaymentIcon}
        saving={isSaving}
        disabled={amount === null || isLocked === true}
        onClick={handlePress}
      >
        {t(isLast ? "checkout.take-last" : "checkout.take", words)}
      </Button>
    </div>
  );
}
