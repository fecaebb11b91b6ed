import type { BillLine } from "@funduq/shared-types/contracts/pos-bill";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { EmptyState, useMediaQuery } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { RestaurantIcon } from "@funduq/shared-ui/icons";
import { useCallback } from "react";
import { oneMoreOf, quantityChanged } from "../../../features/bills/pending-operation.ts";
import { BillActions } from "./bill-actions.tsx";
import { BillLines } from "./bill-lines.tsx";
import { BillMenu } from "./bill-menu.tsx";
import { BillTotals } from "./bill-totals.tsx";
import classes from "./order.module.css";
import type { OrderDialog } from "./order-dialog.ts";
import { PHONE } from "./order-head.tsx";
import { ReadyButton } from "./ready-button.tsx";
import { SyncState } from "./sync-state.tsx";
import { useChangedElsewhere } from "./use-changed-elsewhere.ts";
import type { Order } from "./use-order.ts";

type BillPanelProps = {
  order: Order;
  menu: PosMenu;
  course: number;
  onCourse: (course: number) => void;
  onAsk: (dialog: OrderDialog) => void;
  onCheckout: () => void;
  isCheckingOut: boolean;
};

/**
 * The current bill: its lines, what it comes to, and what can be done with it. What comes while somebody taps, from the
 * kitchen or another till, takes its room from the end of the lines: lines and buttons keep their places.
 */
export function BillPanel(props: BillPanelProps) {
  const { order, menu, onAsk } = props;
  const { bill, act, billNow } = order;
  const t = useText("till");
  const isChanged = useChangedElsewhere(order);
  const isPhone = useMediaQuery(PHONE);

  const more = useCallback(
    (line: BillLine) => act(oneMoreOf(billNow(), line, menu)),
    [act, billNow, menu],
  );
  const less = useCallback(
    (line: BillLine) => {
      // What was sent to the kitchen, or stood on the bill that the guests were given, can only be voided.
      const isPresented = Boolean(billNow()?.presentedAt);
      if (isPresented || line.quantity <= line.firedQuantity)
        onAsk({ kind: "line", lineId: line.id });
      else act(quantityChanged({ lineId: line.id, by: -1 }));
    },
    [act, billNow, onAsk],
  );
  const open = useCallback(({ id }: BillLine) => onAsk({ kind: "line", lineId: id }), [onAsk]);

  return (
    <section className={classes.bill} aria-label={t("current-bill")}>
      <BillMenu order={order} course={props.course} onCourse={props.onCourse} onAsk={onAsk} />
      {bill && bill.lines.length > 0 ? (
        <BillLines bill={bill} onMore={more} onLess={less} onOpen={open} />
      ) : (
        <EmptyState icon={RestaurantIcon} message={t("empty-bill")} />
      )}
      <SyncState order={order} isChanged={isChanged} />
      <div className={classes.foot}>
        {!isPhone && <ReadyButton order={order} />}
        {bill && <BillTotals bill={bill} />}
        <BillActions
          order={order}
          onCheckout={props.onCheckout}
          isCheckingOut={props.isCheckingOut}
        />
      </div>
    </section>
  );
}
