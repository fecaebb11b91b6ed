import type {
  FolioInvoicePreview,
  FolioRef,
  PreviewFolioInvoice,
} from "@funduq/shared-types/contracts/folio-invoice";
import type { InvoiceParty } from "@funduq/shared-types/contracts/invoice";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { billFolio, type FolioBill, isAsTakenOver } from "@funduq/shared-types/rules/folio-invoice";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { PostingId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  type FolioBillFacts,
  type FolioOwnerIds,
  findBilledOwner,
  selectFolioBill,
} from "./folio-bill.queries.ts";

/** Throws where the hotel has no such folio, or where it is invoiced otherwise: a company's by its debtors (INV-01). */
export async function getBilledOwner(tx: HotelTx, ref: FolioRef): Promise<InvoicedOwner> {
  const owner = await findBilledOwner(tx, ref);
  if (!owner) throw new AppError("folio.not-found");
  const { payer, ...ids } = owner;
  if (payer === "Company") throw new AppError("invoice.folio-elsewhere");
  return { ...ids, payer };
}
export type InvoicedOwner = FolioOwnerIds & { payer: "Guest" | "Group" };

/** An invoice of a folio as it would be issued now. */
export type DraftFolioInvoice = FolioBill & {
  seller: InvoiceParty;
  businessDate: CalendarDate;
  transferIds: readonly PostingId[];
};

/** The invoice of a folio's open charges as it would be issued now, without lines where there are none. Nothing is locked. */
export async function previewFolioInvoice(
  tx: HotelTx,
  ref: FolioRef,
  asked: PreviewFolioInvoice,
): Promise<FolioInvoicePreview> {
  await getBilledOwner(tx, ref);
  const { businessDate, lines, totals } = await draftFolioInvoice(tx, ref, asked);
  return {
    businessDate,
    lines: lines.map(
      ({ addedTvaCentimes: _, addedStayTaxCentimes: __, department: ___, ...line }, index) => ({
        ...line,
        position: index + 1,
      }),
    ),
    totals,
  };
}

/**
 * Makes the invoice from what the folio holds. The preview and the saved invoice both come from here; who saves it has
 * locked the folio's owner, so that nothing is reversed, moved or invoiced meanwhile.
 */
export async function draftFolioInvoice(
  tx: HotelTx,
  ref: FolioRef,
  { paymentMethod }: PreviewFolioInvoice,
): Promise<DraftFolioInvoice> {
  const facts = await selectFolioBill(tx, ref);
  assertBillable(facts);
  const bill = billFolio(facts, { rates: facts.taxRates ?? [], method: paymentMethod });
  const { seller, businessDate, transferIds } = facts;
  return { ...bill, seller, businessDate, transferIds };
}

/** A guest's folio that a group took over is billed with the group's account, which takes it as it was then. */
function assertBillable({ isTakenOver, folios }: FolioBillFacts): void {
  if (isTakenOver) throw new AppError("invoice.folio-elsewhere");
  const changed = folios.filter(
    (folio) =>
      folio.transferredCentimes !== null &&
      (folio.isPostedSince || !isAsTakenOver(folio, folio.transferredCentimes)),
  );
  if (changed.length > 0)
    throw new AppError("invoice.folio-changed", {
      guestNames: changed.slice(0, 3).map(({ guestName }) => guestName),
      count: changed.length,
    });
}
