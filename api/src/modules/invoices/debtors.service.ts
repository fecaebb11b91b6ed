import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { DebtorList, DebtorSearch } from "@funduq/shared-types/contracts/debtor";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelTx } from "../../platform/db/database.ts";
import { getCompanyNames } from "../companies/companies.service.ts";
import { selectDebtors } from "./debtors.queries.ts";

/** Throws where the hotel has no such company. */
export async function assertCompanyExists(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
): Promise<void> {
  const names = await getCompanyNames(tx, hotelId, [companyId]);
  if (!names.has(companyId)) throw new AppError("company.not-found");
}

/** What a company owes and no invoice bills, from what its check-outs transferred (COM-05, INV-01). */
export async function listDebtors(
  tx: HotelTx,
  ref: CompanyRef,
  search: DebtorSearch,
): Promise<DebtorList> {
  await assertCompanyExists(tx, ref);
  return selectDebtors(tx, ref, search);
}
