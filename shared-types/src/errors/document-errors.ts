import { formatMoney } from "../values/money-text.ts";
import { entry } from "./entry.ts";

/** What invoices of companies and of folios have in common. */
export const documentErrors = {
  "invoice.not-found": entry(404, () => "Invoice not found in this hotel."),
  "invoice.total-changed": entry(
    409,
    (p: { grandTotalCentimes: number }) =>
      `The total is ${formatMoney(p.grandTotalCentimes)} by now. Look at the invoice again before you save it.`,
  ),
};
