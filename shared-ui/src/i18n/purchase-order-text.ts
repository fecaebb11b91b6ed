import { addCatalogue } from "./catalogues.ts";
import { texts as en } from "./purchase-order.en.ts";
import { type Text, useText } from "./use-text.ts";

addCatalogue("purchaseOrder", {
  en,
  fr: () => import("./purchase-order.fr.ts"),
  ar: () => import("./purchase-order.ar.ts"),
});

declare module "../i18n.ts" {
  interface Catalogues {
    purchaseOrder: typeof en;
  }
}

/** The words of purchase orders, which travel with the first component that shows one. */
export function usePurchaseOrderText(): Text<typeof en> {
  return useText("purchaseOrder");
}
