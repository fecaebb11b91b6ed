import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { IssuedInvoice, IssueInvoice } from "@funduq/shared-types/contracts/invoice";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { InvoiceId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockCompanyAccount } from "../folios/transfers.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { insertDocument } from "./documents.queries.ts";
import { draftInvoice } from "./draft-invoice.service.ts";
import { takeDocumentNumber } from "./invoice-numbers.queries.ts";
import { insertInvoicedStays } from "./issue-invoice.queries.ts";

/**
 * Saves the invoice that was previewed (INV-08). Locks the business date, then the company's account, then the year's
 * counter: an undo of a check-out or another invoice waits for it. Throws where a stay is taken, or the total is another.
 */
export async function issueInvoice(
  tx: HotelTx,
  ref: CompanyRef,
  { grandTotalCentimes, ...asked }: IssueInvoice,
  context: WriteContext,
): Promise<IssuedInvoice> {
  const { hotelId } = ref;
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  await lockCompanyAccount(tx, ref);
  const { preview, bills, transferredCentimes } = await draftInvoice(tx, ref, asked);
  const { lines: _, ...head } = preview;
  const total = head.totals.grandTotalCentimes;
  if (total !== grandTotalCentimes)
    throw new AppError("invoice.total-changed", { grandTotalCentimes: total });
  const id = uuidv7() as InvoiceId;
  const numbered = await takeDocumentNumber(tx, hotelId, businessDate, context.now);
  const lines = bills.flatMap((bill) => bill.lines);
  const document = { ...numbered, hotelId, id, head, lines, transferredCentimes, correction: null };
  await insertDocument(tx, document, context);
  await insertInvoicedStays(tx, ref, id, bills);
  return { id, ...numbered };
}
