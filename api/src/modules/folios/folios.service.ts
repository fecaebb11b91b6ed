import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  companyFolioKey,
  deleteCompanyRules,
  insertCompanyFolio,
  selectFolios,
} from "./folios.queries.ts";

export { foliosQuery, personalFolioOf } from "./folios.queries.ts";
export { isStayInvoiced } from "./transfers.queries.ts";

/** A booking's folios with their current postings, the guest's own folio first. */
export async function listFolios(tx: HotelTx, ref: BookingRef): Promise<Folio[]> {
  return selectFolios(tx, ref);
}

/**
 * Opens the company's folio of a new company stay with its billing rules as they are now (FOL-01).
 * Later changes of the rules don't reach the stay. The guest's own folio comes with the booking.
 */
export async function openCompanyFolio(
  tx: HotelTx,
  ref: BookingRef,
  companyId: CompanyId | null,
): Promise<void> {
  if (companyId !== null) await insertCompanyFolio(tx, ref, companyId);
}

/**
 * Has another company, or none, answer for a stay from now on. The former one's folio must be at
 * zero; it stays with what was posted to it, and takes no more charges by itself.
 */
export async function changeCompany(
  tx: HotelTx,
  ref: BookingRef,
  former: CompanyId | null,
  next: CompanyId | null,
): Promise<void> {
  if (former !== null) {
    await assertCompanySettled(tx, ref, former);
    await deleteCompanyRules(tx, ref, former);
  }
  if (next !== null) await insertCompanyFolio(tx, ref, next);
}

async function assertCompanySettled(
  tx: HotelTx,
  ref: BookingRef,
  companyId: CompanyId,
): Promise<void> {
  const key = companyFolioKey(companyId);
  const folio = (await listFolios(tx, ref)).find((each) => each.key === key);
  if (!folio || folioBalance(folio) === 0) return;
  const balanceCentimes = folioBalance(folio);
  throw new AppError("booking.company-unsettled", { folioName: folio.name, balanceCentimes });
}
