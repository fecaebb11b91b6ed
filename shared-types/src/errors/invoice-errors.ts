import { formatMoney } from "../values/money-text.ts";
import { entry } from "./entry.ts";

/** Invoices and credit notes of companies. */
export const invoiceErrors = {
  "invoice.not-found": entry(404, () => "Invoice not found in this hotel."),
  "invoice.debtor-taken": entry(
    409,
    (p: { count: number }) =>
      `Stays that can't be chosen any more: ${p.count}. They were invoiced or undone meanwhile. Load the list again.`,
  ),
  "invoice.debtor-changed": entry(
    409,
    (p: { guestNames: string[]; count: number }) =>
      `The folio no longer comes to what was transferred: ${p.guestNames.join(", ")}${p.count > p.guestNames.length ? ", …" : ""}. Check it, then invoice these stays.`,
  ),
  "invoice.total-changed": entry(
    409,
    (p: { grandTotalCentimes: number }) =>
      `The total is ${formatMoney(p.grandTotalCentimes)} by now. Look at the invoice again before you save it.`,
  ),
  "invoice.not-creditable": entry(
    409,
    (p: { number: string; openCentimes: number }) =>
      `Only ${formatMoney(p.openCentimes)} of invoice ${p.number} is unpaid. Reverse the allocation of its payment first.`,
  ),
  "invoice.whole-only": entry(
    409,
    (p: { number: string }) =>
      `Invoice ${p.number} is of a former release. It can only be taken back as a whole.`,
  ),
};
