import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { InvoicePage, InvoiceSearch } from "@funduq/shared-types/contracts/invoice";
import { nameSearch, westernDigits } from "@funduq/shared-types/rules/name-search";
import type { HotelTx } from "../../platform/db/database.ts";
import { assertCompanyExists } from "./debtors.service.ts";
import { selectInvoices } from "./invoice-search.queries.ts";

const statusOf = { unpaid: "Unpaid", paid: "Paid" } as const;
/** Each word is a condition of the search: one sign may fold to several words. */
const MOST_WORDS = 8;
const NOTHING: InvoicePage = { invoices: [], next: null };

/** One page of a company's documents, the newest first (INV-02). */
export async function searchInvoices(
  tx: HotelTx,
  ref: CompanyRef,
  search: InvoiceSearch,
): Promise<InvoicePage> {
  await assertCompanyExists(tx, ref);
  const { state, number = "", guest = "", reference = "", from, to, beforeAt, beforeId } = search;
  const name = nameSearch(guest);
  // Nothing but signs was typed: that is in no name.
  if (guest !== "" && name === "") return NOTHING;
  return selectInvoices(tx, ref, {
    status: state ? statusOf[state] : null,
    number: westernDigits(number).toUpperCase(),
    guestWords: [...new Set(name.split(" "))].filter((word) => word !== "").slice(0, MOST_WORDS),
    reference: reference.toLowerCase(),
    from: from ?? null,
    to: to ?? null,
    before: beforeAt && beforeId ? { at: beforeAt, id: beforeId } : null,
  });
}
