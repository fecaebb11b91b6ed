import { entry } from "./entry.ts";

/** Invoices and credit notes of guests' folios and groups' accounts. */
export const folioInvoiceErrors = {
  "invoice.nothing-to-bill": entry(
    409,
    () => "Every charge of this folio is on an invoice already, or there is none.",
  ),
  "invoice.folio-elsewhere": entry(
    409,
    () => "The account that pays this folio is invoiced, not the guest.",
  ),
  "invoice.folio-changed": entry(
    409,
    (p: { guestNames: string[]; count: number }) =>
      `These folios no longer come to what the group took over: ${p.guestNames.join(", ")}${p.count > p.guestNames.length ? ", …" : ""}. Check them, then invoice the group.`,
  ),
  "invoice.credited-already": entry(
    409,
    (p: { number: string }) => `Invoice ${p.number} was taken back already.`,
  ),
};
