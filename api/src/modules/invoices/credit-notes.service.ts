import type {
  CreditInvoice,
  InvoiceRef,
  IssuedInvoice,
} from "@funduq/shared-types/contracts/invoice";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { type DraftCreditNote, draftCreditNote } from "@funduq/shared-types/rules/credit-note";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { InvoiceId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes, sumCentimes, ZERO } from "@funduq/shared-types/values/money";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockCompanyAccount } from "../folios/transfers.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import {
  countCreditedLines,
  findInvoicedCompany,
  lockStandingInvoice,
  releaseStays,
  type StandingLine,
  takeOffInvoice,
} from "./credit-notes.queries.ts";
import { insertDocument, type StoredLine } from "./documents.queries.ts";
import { takeDocumentNumber } from "./invoice-numbers.queries.ts";

/** A new credit note, what it takes off which invoice, and how many stays it returns. */
type CreditedInvoice = IssuedInvoice & {
  corrects: { number: string; creditedCentimes: Centimes };
  stays: number;
};

/**
 * Credits an invoice (INV-11, INV-16): takes stays back, which are debtors again, or takes an amount of its lines back,
 * which returns no stay. What a payment has settled is not credited: its allocation is reversed first. Throws where the
 * credit note would come to another total than the one that was seen.
 */
export async function creditInvoice(
  tx: HotelTx,
  ref: InvoiceRef,
  { reason, grandTotalCentimes, ...wish }: CreditInvoice,
  context: WriteContext,
): Promise<CreditedInvoice> {
  const { hotelId, invoiceId } = ref;
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  const companyId = await findInvoicedCompany(tx, ref);
  if (!companyId) throw new AppError("invoice.not-found");
  await lockCompanyAccount(tx, { hotelId, companyId });
  const invoice = await lockStandingInvoice(tx, ref);
  const { verdict, totals, stays, lines } = draftCreditNote(invoice, wish);
  assertAllowed(verdict);
  const total = totals.grandTotalCentimes;
  if (total !== grandTotalCentimes)
    throw new AppError("credit-note.total-changed", { grandTotalCentimes: total });
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
    totals,
  };
  const booked = wish.credits === "stays" ? bookedOfStays({ lines, stays }) : bookedOfAmount(lines);
  const correction = { invoiceId, reason, ...booked.correction };
  await insertDocument(tx, { ...numbered, ...booked, hotelId, id, head, correction }, context);
  await takeOffInvoice(tx, ref, totals.dueCentimes, context.now);
  await countCreditedLines(tx, ref, id);
  const debtorIds = stays.map(({ debtorId }) => debtorId);
  await releaseStays(tx, ref, { id, debtorIds }, context.now);
  const corrects = { number: invoice.number, creditedCentimes: totals.dueCentimes };
  return { id, ...numbered, corrects, stays: stays.length };
}

/**
 * Stays owe again what they owed when they left. So the credit note takes only the taxes back that the invoice added, and
 * gives back to revenue and taxes what amounts took of its lines before.
 */
function bookedOfStays({ lines, stays }: Pick<DraftCreditNote<StandingLine>, "lines" | "stays">) {
  const rebates = sumCentimes(lines.map(({ credited }) => credited.amountCentimes));
  return {
    lines: lines.map((line) => ({
      ...correctionOf(line),
      addedTvaCentimes: centimes(line.addedTvaCentimes - line.credited.tvaCentimes),
      addedStayTaxCentimes: centimes(line.addedStayTaxCentimes - line.credited.stayTaxCentimes),
    })),
    transferredCentimes: sumCentimes(stays.map((stay) => stay.transferredCentimes)),
    correction: { credits: "stays" as const, rebateCentimes: centimes(0 - rebates) },
  };
}

/** An amount returns nothing to a folio: all of its net is off the revenue, and all of its taxes off the taxes. */
function bookedOfAmount(lines: readonly StandingLine[]) {
  return {
    lines: lines.map((line) => ({
      ...correctionOf(line),
      addedTvaCentimes: line.tvaCentimes,
      addedStayTaxCentimes: line.stayTaxCentimes,
    })),
    transferredCentimes: ZERO,
    correction: {
      credits: "amount" as const,
      rebateCentimes: sumCentimes(lines.map(({ amountCentimes }) => amountCentimes)),
    },
  };
}

/** A line of a credit note that takes all of a line back. */
export function correctionOf({ position, credited: _, ...line }: StandingLine): StoredLine {
  return { ...line, correctsPosition: position };
}
