import type {
  Buyer,
  FolioDocument,
  FolioInvoices,
  FolioRef,
  IssueFolioInvoice,
} from "@funduq/shared-types/contracts/folio-invoice";
import type {
  InvoiceParty,
  InvoiceRef,
  IssuedInvoice,
} from "@funduq/shared-types/contracts/invoice";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId, InvoiceId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBooking } from "../bookings/bookings.service.ts";
import { lockGroup } from "../groups/units.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { insertDocument } from "./documents.queries.ts";
import type { FolioOwnerIds } from "./folio-bill.queries.ts";
import { draftFolioInvoice, getBilledOwner } from "./folio-bill.service.ts";
import {
  findInvoicedFolio,
  insertInvoicedCharges,
  lockStaysOfGroup,
  selectFolioInvoices,
  selectNumberedDocuments,
} from "./folio-invoices.queries.ts";
import { takeDocumentNumber } from "./invoice-numbers.queries.ts";
import { getInvoice } from "./invoices.service.ts";

/** The invoices and credit notes of a guest's folio or a group's account. */
export async function listFolioInvoices(tx: HotelTx, ref: FolioRef): Promise<FolioInvoices> {
  return selectFolioInvoices(tx, ref);
}

/** A document of a folio; those of companies need the right to see invoices. */
export async function getFolioInvoice(tx: HotelTx, ref: InvoiceRef): Promise<FolioDocument> {
  const folio = await findInvoicedFolio(tx, ref);
  if (!folio) throw new AppError("invoice.not-found");
  return { ...(await getInvoice(tx, ref)), folio };
}

/** The documents of folios with the number that was typed; those of companies are in commercial's search. */
export async function listNumberedDocuments(
  tx: HotelTx,
  hotelId: HotelId,
  number: string,
): Promise<FolioInvoices["documents"]> {
  return selectNumberedDocuments(tx, hotelId, number);
}

/**
 * Locks whose folio it is until the transaction ends: a stay, or a group after its stays. Postings, reversals and transfers
 * take the same locks, so that they see the invoice, or the invoice sees them.
 */
export async function lockBilledOwner(
  tx: HotelTx,
  { hotelId }: FolioRef,
  { bookingId, groupId }: FolioOwnerIds,
): Promise<void> {
  if (bookingId) await lockBooking(tx, { hotelId, bookingId });
  if (!groupId) return;
  await lockStaysOfGroup(tx, { hotelId, groupId });
  await lockGroup(tx, { hotelId, groupId });
}

/**
 * Saves the invoice that was previewed, also of a stay that has ended (ADR 0043). Locks the business date, the folio's owner,
 * then the year's counter. Throws where the folio comes to another total by now.
 */
export async function issueFolioInvoice(
  tx: HotelTx,
  ref: FolioRef,
  { buyer, paymentMethod, grandTotalCentimes }: IssueFolioInvoice,
  context: WriteContext,
): Promise<IssuedInvoice> {
  const { hotelId, folioId } = ref;
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  const owner = await getBilledOwner(tx, ref);
  await lockBilledOwner(tx, ref, owner);
  const draft = await draftFolioInvoice(tx, ref, { paymentMethod });
  const { lines, totals, seller } = draft;
  if (lines.length === 0) throw new AppError("invoice.nothing-to-bill");
  if (totals.grandTotalCentimes !== grandTotalCentimes)
    throw new AppError("invoice.total-changed", { grandTotalCentimes: totals.grandTotalCentimes });
  const id = uuidv7() as InvoiceId;
  const numbered = await takeDocumentNumber(tx, hotelId, businessDate, context.now);
  const head = {
    kind: "invoice" as const,
    companyId: null,
    folioId,
    folioPayer: owner.payer,
    businessDate,
    dueDate: businessDate,
    paymentMethod,
    seller,
    buyer: partyOf(buyer),
    totals,
    prepaidCashCentimes: draft.prepaidCashCentimes,
  };
  const transferredCentimes = totals.dueCentimes;
  const document = { ...numbered, hotelId, id, head, lines, transferredCentimes, correction: null };
  await insertDocument(tx, document, context);
  await insertInvoicedCharges(tx, ref, id, [...draft.postingIds, ...draft.transferIds]);
  return { id, ...numbered };
}

/** Without what was left empty, as companies stand on their invoices. */
function partyOf({ name, ...texts }: Buyer): InvoiceParty {
  const filled = Object.entries(texts).filter(([, value]) => value !== null);
  return { name, ...Object.fromEntries(filled) };
}
