import { formatMoney } from "../values/money-text.ts";
import { entry } from "./entry.ts";

/** Invoices and credit notes of companies. */
export const invoiceErrors = {
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
  "invoice.not-creditable": entry(
    409,
    (p: { number: string; openCentimes: number }) =>
      `Only ${formatMoney(p.openCentimes)} of invoice ${p.number} is unpaid. Reverse the allocation of its payment first.`,
  ),
  "invoice.beyond-line": entry(
    409,
    (p: { position: number; guestName: string; leftCentimes: number }) =>
      `At most ${formatMoney(p.leftCentimes)} of line ${p.position} (${p.guestName}) can still be credited.`,
  ),
  "invoice.beyond-stay": entry(
    409,
    (p: { guestName: string; leftCentimes: number }) =>
      `Only ${formatMoney(p.leftCentimes)} of the stay of ${p.guestName} is still to pay: the rest was paid before or credited.`,
  ),
  "invoice.beyond-lines": entry(
    409,
    (p: { leftCentimes: number }) =>
      `At most ${formatMoney(p.leftCentimes)} with TVA can still be credited.`,
  ),
  "invoice.nothing-left": entry(
    409,
    () => "Nothing of these stays is left to take back: credit notes took all of it.",
  ),
  "credit-note.total-changed": entry(
    409,
    (p: { grandTotalCentimes: number }) =>
      `The credit note comes to ${formatMoney(p.grandTotalCentimes)} by now. Look at it again before you issue it.`,
  ),
  "invoice.whole-only": entry(
    409,
    (p: { number: string }) =>
      `Invoice ${p.number} is of a former release. It can only be taken back as a whole.`,
  ),
  "reminder.not-found": entry(404, () => "Reminder not found."),
  "reminder.changed": entry(
    409,
    () =>
      "Invoices of this letter were paid, credited or reminded of meanwhile. Please look at it again.",
  ),
};
