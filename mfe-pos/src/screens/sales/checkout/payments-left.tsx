import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { lazyDialog } from "@funduq/shared-ui";
import { useState } from "react";
import { checkoutDrafts } from "../../../features/checkout/checkout-drafts.ts";

const PaymentLeft = lazyDialog(async () => (await import("./payment-left.tsx")).PaymentLeft);

type PaymentsLeftProps = { restaurant: RestaurantRef; bills: readonly OpenBill[] };

/** Says at the tables that money was taken here for bills that are open no more, one after the other. */
export function PaymentsLeft({ restaurant, bills }: PaymentsLeftProps) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const left = checkoutDrafts().find(
    ({ billId, restaurantId, parts }) =>
      restaurantId === restaurant.restaurantId &&
      parts.length > 0 &&
      !closed.includes(billId) &&
      !bills.some(({ id }) => id === billId),
  );
  if (!left) return null;
  return (
    <PaymentLeft
      key={left.billId}
      restaurant={restaurant}
      draft={left}
      onClose={() => setClosed([...closed, left.billId])}
    />
  );
}
