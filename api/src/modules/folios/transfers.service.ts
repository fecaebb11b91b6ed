import type { CompanyTransfer } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { COMPANY_TRANSFER_TEXT, transferVerdict } from "@funduq/shared-types/rules/folio-transfer";
import { COMPANY_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import { type LockedBooking, noteHistory } from "../bookings/bookings.service.ts";
import type { Deed } from "../hotels/hotels.service.ts";
import { listFolios } from "./folios.service.ts";
import { insertPosting } from "./postings.queries.ts";
import { insertTransfer } from "./transfers.queries.ts";

/**
 * Settles a company's folio at check-out: a payment by the company's account brings it to zero, and the
 * stay is the company's debtor (BK-14, INV-01). The caller has locked the booking, so that nothing is
 * posted between the balance and the check-out, and no other company pays.
 */
export async function transferToCompanyAccount(
  tx: HotelTx,
  booking: Pick<LockedBooking, "hotelId" | "id" | "version">,
  { folioId, amountCentimes }: CompanyTransfer,
  businessDate: CalendarDate,
  deed: Deed,
): Promise<void> {
  const ref = { hotelId: booking.hotelId, bookingId: booking.id };
  const folio = (await listFolios(tx, ref)).find(({ id }) => id === folioId);
  if (!folio) throw new AppError("folio.not-found");
  assertAllowed(transferVerdict(folio, { amountCentimes }));
  const transfer = { kind: "transfer", item: null, department: null } as const;
  const said = { method: COMPANY_ACCOUNT, description: COMPANY_TRANSFER_TEXT } as const;
  const when = { businessDate, checkOutVersion: booking.version };
  const posting = { ...transfer, ...said, folioId, amountCentimes, ...when };
  const postingId = await insertPosting(tx, ref, posting, deed);
  await insertTransfer(tx, ref, { folioId, postingId, amountCentimes, businessDate }, deed);
  const details = { folio: folio.name, amountCentimes };
  await noteHistory(tx, ref, { action: "company-charged", details }, deed);
}
