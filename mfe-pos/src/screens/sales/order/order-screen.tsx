import { lazyDialog } from "@funduq/shared-ui";
import { type MouseEvent, useCallback, useEffect, useState } from "react";
import { refusedOf } from "../../../features/bills/bill-state.ts";
import { repeatsNotedTap } from "../../../features/taps/second-tap.ts";
import { MenuPanel } from "../menu/menu-panel.tsx";
import { NotThere } from "../not-there.tsx";
import { ReservationNotice } from "../reservations/reservation-notice.tsx";
import { useTillPlace } from "../use-till-place.ts";
import { BillBar } from "./bill-bar.tsx";
import { BillPanel } from "./bill-panel.tsx";
import { LeftOver } from "./left-over.tsx";
import classes from "./order.module.css";
import type { OrderDialog } from "./order-dialog.ts";
import { OrderHead } from "./order-head.tsx";
import { RefusedDialog } from "./refused-dialog.tsx";
import { useCheckoutDialog } from "./use-checkout-dialog.ts";
import { type Order, type OrderProps, useOrder } from "./use-order.ts";
import { usePick } from "./use-pick.ts";
import { useSoldOut } from "./use-sold-out.ts";

const loadDialogs = () => import("../dialogs/order-dialogs.tsx");
const OrderDialogs = lazyDialog(async () => (await loadDialogs()).OrderDialogs);
const CheckoutDialog = lazyDialog(
  async () => (await import("../checkout/checkout-dialog.tsx")).CheckoutDialog,
);

/** The bill was closed, merged or deleted on another terminal. */
function Gone({ order }: { order: Order }) {
  const [first, ...others] = refusedOf(order.state);
  if (!first) return <NotThere code="bill.not-found" />;
  return <LeftOver order={order} refused={[first, ...others]} />;
}

/** The second tap of a wet finger on what opened this screen orders nothing. */
function leaveOutRepeatedTap(event: MouseEvent): void {
  if (!repeatsNotedTap(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A bill and the menu beside it; on a phone one of them at a time. */
export function OrderScreen(props: OrderProps) {
  const { restaurant, terminal, floor, menu, bills } = props;
  const order = useOrder(props);
  const { place, goTo } = useTillPlace();
  const [course, setCourse] = useState(1);
  const [dialog, setDialog] = useState<OrderDialog>();
  const close = useCallback(() => setDialog(undefined), []);
  const pick = usePick({ order, menu, course, onAsk: setDialog });
  const toggleSoldOut = useSoldOut(restaurant);
  const checkout = useCheckoutDialog(order);
  // The checkout is shown on, with the receipt, after the sale has ended the bill.
  const isGone = order.isGone && !checkout.bill;

  // Their code is there before the first sheet is opened.
  useEffect(() => void loadDialogs().catch(() => undefined), []);

  return (
    <div
      className={classes.order}
      data-shows={place.show === "bill" && !isGone ? "bill" : "menu"}
      onClickCapture={leaveOutRepeatedTap}
    >
      <OrderHead order={order} onCovers={() => setDialog({ kind: "covers" })} />
      <ReservationNotice order={order} floor={floor} bills={bills} />
      {!isGone && (
        <MenuPanel place={restaurant} menu={menu} onPick={pick} onSoldOut={toggleSoldOut} />
      )}
      {isGone ? (
        <Gone order={order} />
      ) : (
        <BillPanel
          order={order}
          menu={menu}
          course={course}
          onCourse={setCourse}
          onAsk={setDialog}
          onCheckout={checkout.start}
          isCheckingOut={checkout.isWaiting}
        />
      )}
      <BillBar
        order={order}
        isCheckingOut={checkout.isWaiting}
        onLines={() => goTo.lines(true)}
        onCheckout={checkout.start}
      />
      {dialog && (
        <OrderDialogs
          {...props}
          order={order}
          course={course}
          dialog={dialog}
          onAsk={setDialog}
          onClose={close}
        />
      )}
      {checkout.refused.length > 0 && !isGone && (
        <RefusedDialog order={order} refused={checkout.refused} onClose={checkout.end} />
      )}
      {checkout.bill && (
        <CheckoutDialog
          hotelId={restaurant.hotelId}
          restaurantId={restaurant.restaurantId}
          bill={checkout.bill}
          isGone={order.isGone}
          restaurantName={floor.name}
          terminal={terminal}
          onClose={checkout.end}
          onSold={goTo.tables}
        />
      )}
    </div>
  );
}
