import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { InvoicePreview, PreviewInvoice } from "@funduq/shared-types/contracts/invoice";
import { AppError } from "@funduq/shared-types/errors/app-error";
import {
  billStay,
  invoiceStampDuty,
  invoiceTotals,
  type StayBill,
} from "@funduq/shared-types/rules/invoice";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { type Centimes, sumCentimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectBilledStays } from "./debtors.queries.ts";
import { selectInvoiceTerms } from "./invoice-parties.queries.ts";

/** An invoice as it would be issued now, with what its preview does not show. */
export type DraftInvoice = {
  preview: InvoicePreview;
  bills: readonly StayBill[];
  transferredCentimes: Centimes;
};

/** The invoice as it would be issued now (INV-05). Nothing is locked. */
export async function previewInvoice(
  tx: HotelTx,
  ref: CompanyRef,
  asked: PreviewInvoice,
): Promise<InvoicePreview> {
  return (await draftInvoice(tx, ref, asked)).preview;
}

/**
 * Makes an invoice from what the debtors' folios hold. The preview and the saved invoice both come from here; who saves it
 * has locked the company's account, so that no debtor is undone or invoiced meanwhile.
 */
export async function draftInvoice(
  tx: HotelTx,
  ref: CompanyRef,
  { debtorIds, paymentMethod }: PreviewInvoice,
): Promise<DraftInvoice> {
  const terms = await selectInvoiceTerms(tx, ref);
  if (!terms) throw new AppError("company.not-found");
  const stays = await selectBilledStays(tx, ref, debtorIds);
  const taken = debtorIds.length - stays.length;
  if (taken > 0) throw new AppError("invoice.debtor-taken", { count: taken });
  const { businessDate, seller, buyer, paymentTermsDays, taxRates } = terms;
  const bills = stays.map((stay) => billStay(stay, taxRates ?? []));
  const changed = stays.filter((_, index) => !bills[index]?.isUnchanged);
  if (changed.length > 0)
    throw new AppError("invoice.debtor-changed", {
      guestNames: changed.slice(0, 3).map(({ guestName }) => guestName),
      count: changed.length,
    });
  const billed = bills.flatMap(({ lines }) => lines);
  const prepaidCentimes = sumCentimes(bills.map((bill) => bill.prepaidCentimes));
  const stampDutyCentimes = invoiceStampDuty(billed, { prepaidCentimes, method: paymentMethod });
  return {
    preview: {
      kind: "invoice",
      companyId: ref.companyId,
      businessDate,
      dueDate: addDays(businessDate, paymentTermsDays),
      paymentMethod,
      seller,
      buyer,
      lines: billed.map(
        ({ addedTvaCentimes: _, addedStayTaxCentimes: __, department: ___, ...line }, index) => ({
          ...line,
          position: index + 1,
        }),
      ),
      totals: invoiceTotals(billed, { prepaidCentimes, stampDutyCentimes }),
    },
    bills,
    transferredCentimes: sumCentimes(stays.map((stay) => stay.transferredCentimes)),
  };
}
