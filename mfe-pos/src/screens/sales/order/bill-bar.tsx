import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { noteTap } from "../../../features/taps/second-tap.ts";
import { OpenAmount } from "../open-amount.tsx";
import { SendToKitchen } from "./bill-actions.tsx";
import classes from "./order.module.css";
import type { Order } from "./use-order.ts";

type BillBarProps = {
  order: Order;
  isCheckingOut: boolean;
  onLines: () => void;
  onCheckout: () => void;
};

/** On a phone, below the menu: the bill, what is not sent to the kitchen, and the checkout. */
export function BillBar({ order, isCheckingOut, onLines, onCheckout }: BillBarProps) {
  const t = useText("till");
  const { bill } = order;
  if (!bill || bill.lines.length === 0) return null;
  const count = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={classes.bar}>
      <Button
        onClick={(event) => {
          noteTap(event);
          onLines();
        }}
      >
        <span className={classes.barTotal}>
          <span>{t("pieces", { count })}</span>
          <OpenAmount bills={[bill]} />
        </span>
      </Button>
      <SendToKitchen order={order} lines={bill.lines} isShort />
      <Button variant="primary" saving={isCheckingOut} onClick={onCheckout}>
        {t("checkout")}
      </Button>
    </div>
  );
}
