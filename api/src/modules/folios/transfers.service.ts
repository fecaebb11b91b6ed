import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { CompanyTransfer } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { COMPANY_TRANSFER_TEXT, transferVerdict } from "@funduq/shared-types/rules/folio-transfer";
import { COMPANY_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import { type LockedBooking, recordHistory } from "../bookings/bookings.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { lockAccountsOfStay } from "./accounts.queries.ts";
import { companyOwner } from "./folio-owner.ts";
import { selectFolioCompany } from "./folios.queries.ts";
import { listFolios } from "./folios.service.ts";
import { insertTransfers, isStayInvoiced } from "./transfers.queries.ts";

export { lockCompanyAccount } from "./accounts.queries.ts";

/**
 * Settles a company's folio at check-out: a transfer to the company's account brings it to zero, and the
 * stay is the company's debtor (BK-14, INV-01). The caller has locked the booking, so that nothing is
 * posted between the balance and the check-out, and no other company pays.
 */
export async function transferToCompanyAccount(
  tx: HotelTx,
  { hotelId, id: bookingId, version }: Pick<LockedBooking, "hotelId" | "id" | "version">,
  { folioId, amountCentimes }: CompanyTransfer,
  businessDate: CalendarDate,
  context: WriteContext,
): Promise<void> {
  const ref = { hotelId, bookingId };
  const folio = (await listFolios(tx, ref)).find(({ id }) => id === folioId);
  if (!folio) throw new AppError("folio.not-found");
  assertAllowed(transferVerdict(folio, { amountCentimes }));
  const to = companyOwner(hotelId, await selectFolioCompany(tx, hotelId, folioId));
  const common = { method: COMPANY_ACCOUNT, description: COMPANY_TRANSFER_TEXT } as const;
  const transfer = { to, ...common, businessDate, checkOutVersion: version };
  await insertTransfers(tx, transfer, [{ bookingId, folioId, amountCentimes }], context);
  const details = { folio: folio.name, amountCentimes };
  await recordHistory(tx, ref, { action: "company-charged", details }, context);
}

/**
 * Throws `booking.invoiced` when a part of the stay is on an invoice. Checks under the lock of the company's
 * account, so the stay can't be invoiced until the transaction ends.
 */
export async function assertNotInvoiced(tx: HotelTx, ref: BookingRef): Promise<void> {
  await lockAccountsOfStay(tx, ref);
  if (await isStayInvoiced(tx, ref)) throw new AppError("booking.invoiced");
}
