import type {
  CreditInvoice,
  InvoiceRef,
  IssuedInvoice,
} from "@funduq/shared-types/contracts/invoice";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { invoiceStampDuty, invoiceTotals } from "@funduq/shared-types/rules/invoice";
import type { InvoiceId, PostingId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes, sumCentimes, ZERO } from "@funduq/shared-types/values/money";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockCompanyAccount } from "../folios/transfers.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import {
  findInvoicedCompany,
  lockStandingInvoice,
  releaseStays,
  type StandingInvoice,
} from "./credit-notes.queries.ts";
import { insertDocument } from "./documents.queries.ts";
import { takeDocumentNumber } from "./invoice-numbers.queries.ts";

/** A new credit note, and what it takes off which invoice. */
type CreditedInvoice = IssuedInvoice & {
  corrects: { number: string; creditedCentimes: Centimes };
};

/**
 * Takes stays of an invoice back, some or all: they are debtors again (INV-11, INV-16). The credit note repeats their
 * lines. What a payment has settled is not taken back: its allocation is reversed first.
 */
export async function creditInvoice(
  tx: HotelTx,
  ref: InvoiceRef,
  { debtorIds, reason }: CreditInvoice,
  context: WriteContext,
): Promise<CreditedInvoice> {
  const { hotelId, invoiceId } = ref;
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  const companyId = await findInvoicedCompany(tx, ref);
  if (!companyId) throw new AppError("invoice.not-found");
  await lockCompanyAccount(tx, { hotelId, companyId });
  const invoice = await lockStandingInvoice(tx, ref);
  const credit = creditOf(invoice, debtorIds);
  const { dueCentimes } = credit.totals;
  if (dueCentimes > invoice.openCentimes)
    throw new AppError("invoice.not-creditable", {
      number: invoice.number,
      openCentimes: invoice.openCentimes,
    });
  const id = uuidv7() as InvoiceId;
  const numbered = await takeDocumentNumber(tx, hotelId, businessDate, context.now);
  const { seller, buyer, paymentMethod } = invoice;
  const head = {
    kind: "credit-note" as const,
    companyId,
    businessDate,
    dueDate: businessDate,
    paymentMethod,
    seller,
    buyer,
    totals: credit.totals,
  };
  const correction = { invoiceId, reason };
  await insertDocument(tx, { ...numbered, ...credit, hotelId, id, head, correction }, context);
  await releaseStays(tx, ref, { id, debtorIds, creditedCentimes: dueCentimes }, context.now);
  const corrects = { number: invoice.number, creditedCentimes: dueCentimes };
  return { id, number: numbered.number, corrects };
}

/** What a credit note over these stays says. The last one also takes back the rest of the stamp duty. */
function creditOf(invoice: StandingInvoice, debtorIds: readonly PostingId[]) {
  const asked = new Set(debtorIds);
  const stays = invoice.stays.filter(({ debtorId }) => asked.has(debtorId));
  const taken = debtorIds.length - stays.length;
  if (taken > 0) throw new AppError("invoice.debtor-taken", { count: taken });
  const isWhole = stays.length === invoice.stays.length;
  // Lines of former releases name no stay.
  if (!isWhole && invoice.lines.some(({ debtorId }) => debtorId === null))
    throw new AppError("invoice.whole-only", { number: invoice.number });
  const isCredited = ({ debtorId }: StandingInvoice["lines"][number]) =>
    isWhole || (debtorId !== null && asked.has(debtorId));
  const lines = invoice.lines.filter(isCredited);
  const prepaidOf = (some: StandingInvoice["stays"]) =>
    sumCentimes(some.map(({ prepaidCentimes }) => prepaidCentimes));
  const remaining = invoiceStampDuty(
    invoice.lines.filter((line) => !isCredited(line)),
    {
      prepaidCentimes: prepaidOf(invoice.stays.filter(({ debtorId }) => !asked.has(debtorId))),
      method: invoice.paymentMethod,
    },
  );
  const stampDuty = isWhole
    ? invoice.stampDutyCentimes
    : Math.max(ZERO, invoice.stampDutyCentimes - remaining);
  return {
    lines,
    totals: invoiceTotals(lines, {
      prepaidCentimes: prepaidOf(stays),
      stampDutyCentimes: centimes(stampDuty),
    }),
    transferredCentimes: sumCentimes(stays.map((stay) => stay.transferredCentimes)),
  };
}
