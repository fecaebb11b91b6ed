import type { CreditFolioInvoice } from "@funduq/shared-types/contracts/folio-invoice";
import type { InvoiceRef, IssuedInvoice } from "@funduq/shared-types/contracts/invoice";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import type { InvoiceId } from "@funduq/shared-types/values/ids";
import { type Centimes, ZERO } from "@funduq/shared-types/values/money";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { countCreditedLines, lockStandingInvoice } from "./credit-notes.queries.ts";
import { correctionOf } from "./credit-notes.service.ts";
import { insertDocument } from "./documents.queries.ts";
import { getBilledOwner } from "./folio-bill.service.ts";
import { findInvoicedFolio, releaseCharges } from "./folio-invoices.queries.ts";
import { lockBilledOwner } from "./folio-invoices.service.ts";
import { takeDocumentNumber } from "./invoice-numbers.queries.ts";
import { getInvoice } from "./invoices.service.ts";

type CreditedFolioInvoice = IssuedInvoice & {
  corrects: { number: string; creditedCentimes: Centimes };
};

/** Takes all of an invoice of a folio back by a credit note that repeats it (INV-11, ADR 0043). The folio does not change. */
export async function creditFolioInvoice(
  tx: HotelTx,
  ref: InvoiceRef,
  { reason }: CreditFolioInvoice,
  context: WriteContext,
): Promise<CreditedFolioInvoice> {
  const { hotelId, invoiceId } = ref;
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  const invoiced = await findInvoicedFolio(tx, ref);
  if (!invoiced) throw new AppError("invoice.not-found");
  const { folioId } = invoiced;
  const folio = { hotelId, folioId };
  const owner = await getBilledOwner(tx, folio);
  await lockBilledOwner(tx, folio, owner);
  const invoice = await getInvoice(tx, ref);
  const { kind, number, status, seller, buyer, paymentMethod, totals } = invoice;
  if (kind !== "invoice") throw new AppError("invoice.not-found");
  if (status === "Cancelled")
    throw new AppError("invoice.credited-already", { number: seriesText(invoice) });
  const { lines } = await lockStandingInvoice(tx, ref);
  const id = uuidv7() as InvoiceId;
  const numbered = await takeDocumentNumber(tx, hotelId, businessDate, context.now);
  const head = {
    kind: "credit-note" as const,
    companyId: null,
    folioId,
    folioPayer: owner.payer,
    businessDate,
    dueDate: businessDate,
    paymentMethod,
    seller,
    buyer,
    totals,
  };
  const credits = "stays" as const;
  const correction = { invoiceId, reason, credits, rebateCentimes: ZERO };
  const transferredCentimes = totals.dueCentimes;
  await insertDocument(
    tx,
    {
      ...numbered,
      hotelId,
      id,
      head,
      lines: lines.map(correctionOf),
      transferredCentimes,
      correction,
    },
    context,
  );
  await countCreditedLines(tx, ref, id);
  await releaseCharges(tx, ref, id, context.now);
  const corrects = { number, creditedCentimes: totals.grandTotalCentimes };
  return { id, ...numbered, corrects };
}
