import { lazyDialog } from "./components/feedback/lazy-part.tsx";

/** The purchase orders of companies' stays and groups, which the front desk and the commercial office write. */
export const PurchaseOrderDialog = lazyDialog(
  async () =>
    (await import("./components/purchase-order/purchase-order-dialog.tsx")).PurchaseOrderDialog,
);
export type { PurchaseOrderOwner } from "./components/purchase-order/purchase-order-dialog.tsx";
export { PurchaseOrderText } from "./components/purchase-order/purchase-order-text.tsx";
export { usePurchaseOrderText } from "./i18n/purchase-order-text.ts";
