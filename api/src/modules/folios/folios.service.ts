import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { insertCompanyFolio, insertPersonalFolio, selectFolios } from "./folios.queries.ts";
import { selectIsInvoiced } from "./transfers.queries.ts";

/** A booking's folios with what stands on each now, the guest's own first. */
export async function listFolios(tx: HotelTx, ref: BookingRef): Promise<Folio[]> {
  return selectFolios(tx, ref);
}

/** Whether something of the stay is on an invoice that no credit note has taken back. */
export async function isStayInvoiced(tx: HotelTx, ref: BookingRef): Promise<boolean> {
  return selectIsInvoiced(tx, ref);
}

/**
 * Opens the folios of a new booking: the guest's own, and for a company stay the company's with
 * its billing rules as they are now (FOL-01). Later changes of the rules don't reach the stay.
 */
export async function openFolios(
  tx: HotelTx,
  ref: BookingRef,
  companyId: CompanyId | null,
): Promise<void> {
  await insertPersonalFolio(tx, ref);
  if (companyId !== null) await insertCompanyFolio(tx, ref, companyId);
}
