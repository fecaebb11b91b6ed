import type { Invoice, InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { invoiceTotals } from "@funduq/shared-types/rules/invoice";
import type { HotelTx } from "../../platform/db/database.ts";
import { findInvoice } from "./invoices.queries.ts";

/** A saved document as it was issued, with what was paid and taken back since. */
export async function getInvoice(tx: HotelTx, ref: InvoiceRef): Promise<Invoice> {
  const found = await findInvoice(tx, ref);
  if (!found) throw new AppError("invoice.not-found");
  const { prepaidCentimes, stampDutyCentimes, ...invoice } = found;
  const totals = invoiceTotals(invoice.lines, { prepaidCentimes, stampDutyCentimes });
  return { ...invoice, totals };
}
