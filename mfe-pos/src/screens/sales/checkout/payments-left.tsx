import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { lazyDialog } from "@funduq/shared-ui";
import { useEffect, useState } from "react";
import { checkoutDrafts } from "../../../features/checkout/checkout-drafts.ts";
import { afterCheckout } from "../../../features/checkout/checkout-lock.ts";

const PaymentLeft = lazyDialog(async () => (await import("./payment-left.tsx")).PaymentLeft);

type PaymentsLeftProps = { restaurant: RestaurantRef; bills: readonly OpenBill[] };

/**
 * Says at the tables that money was taken here for bills that are open no more, one after the other. What another tab of this
 * device takes just now is waited for: that tab shows its receipt.
 */
export function PaymentsLeft({ restaurant, bills }: PaymentsLeftProps) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [released, setReleased] = useState<string>();
  const left = checkoutDrafts().find(
    ({ billId, restaurantId, parts }) =>
      restaurantId === restaurant.restaurantId &&
      parts.length > 0 &&
      !closed.includes(billId) &&
      !bills.some(({ id }) => id === billId),
  );
  const billId = left?.billId;
  useEffect(() => {
    if (billId) return afterCheckout(billId, () => setReleased(billId));
  }, [billId]);
  if (!left || released !== left.billId) return null;
  return (
    <PaymentLeft
      key={left.billId}
      restaurant={restaurant}
      draft={left}
      onClose={() => setClosed([...closed, left.billId])}
    />
  );
}
