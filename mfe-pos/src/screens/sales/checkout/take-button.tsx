import { Button } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { PaymentIcon } from "@funduq/shared-ui/icons";
import classes from "./checkout.module.css";
import type { TakeProps } from "./payment-panel.tsx";

type TakeButtonProps = Pick<TakeProps, "amount" | "isLast" | "isSaving"> & {
  /** Why it can't be taken yet, although there is an amount. */
  isLocked?: boolean;
  onPress: () => void;
};

/** Takes this part, and closes the bill with the last one. */
export function TakeButton({ amount, isLast, isSaving, isLocked, onPress }: TakeButtonProps) {
  const t = useText("pos");
  const words = { amount: formatMoney(amount ?? 0) };
  return (
    <div className={classes.take}>
      <Button
        variant="primary"
        wide
        icon={PaymentIcon}
        saving={isSaving}
        disabled={amount === null || isLocked === true}
        onClick={onPress}
      >
        {t(isLast ? "checkout.take-last" : "checkout.take", words)}
      </Button>
    </div>
  );
}
