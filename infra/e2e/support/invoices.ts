import type { CompanyList } from "@funduq/shared-types/contracts/company";
import type { DebtorList } from "@funduq/shared-types/contracts/debtor";
import type { InvoicePreview, IssuedInvoice } from "@funduq/shared-types/contracts/invoice";
import { expect } from "@playwright/test";
import type { Caller } from "./call-api.ts";

/** The company that owes most stays. */
export async function debtorCompany({ send }: Caller, hotelId: string) {
  const search = { query: "" };
  const { companies } = await send<CompanyList>(
    "POST",
    `/hotels/${hotelId}/company-search`,
    search,
  );
  const counted = await Promise.all(
    companies.map(async ({ id }) => {
      const at = `/hotels/${hotelId}/companies/${id}/debtor-search`;
      return { id, count: (await send<DebtorList>("POST", at, {})).count };
    }),
  );
  const [most] = counted.sort((a, b) => b.count - a.count);
  expect(most?.count, "a company with two debtors").toBeGreaterThan(1);
  return most?.id;
}

/** Issues an invoice over one stay of a company. */
export async function issueInvoice(
  { send }: Caller,
  { hotelId, companyId }: { hotelId: string; companyId: string | undefined },
): Promise<IssuedInvoice> {
  const at = `/hotels/${hotelId}/companies/${companyId}`;
  const { debtors } = await send<DebtorList>("POST", `${at}/debtor-search`, {});
  const asked = {
    debtorIds: debtors.slice(0, 1).map(({ id }) => id),
    paymentMethod: "Bank Transfer",
  };
  const { totals } = await send<InvoicePreview>("POST", `${at}/invoices/preview`, asked);
  const { grandTotalCentimes } = totals;
  return send<IssuedInvoice>("POST", `${at}/invoices`, { ...asked, grandTotalCentimes });
}
