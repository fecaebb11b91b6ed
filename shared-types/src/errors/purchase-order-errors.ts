import { entry } from "./entry.ts";

/** Purchase orders of stays and groups. */
export const purchaseOrderErrors = {
  "purchase-order.link-not-secure": entry(
    422,
    () => "The link of a purchase order must be a web address that begins with https://.",
  ),
  "purchase-order.no-company": entry(
    409,
    () => "Only a stay or group of a company has a purchase order. Choose the company first.",
  ),
};
