import type { BookingRef, SavedBooking } from "@funduq/shared-types/contracts/booking";
import type { OpenFolio } from "@funduq/shared-types/contracts/folio";
import { openFolioVerdict } from "@funduq/shared-types/rules/guest-folios";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockOpenBooking, recordHistory } from "../bookings/bookings.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { insertGuestFolio } from "./folios.queries.ts";
import { listFolios } from "./folios.service.ts";

/**
 * Opens a folio for another guest of the stay (FOL-11). What is posted without a choice still goes to the stay's
 * own one (FOL-07). The lock on the booking serializes concurrent openings.
 */
export async function openGuestFolio(
  tx: HotelTx,
  ref: BookingRef,
  { name }: OpenFolio,
  context: WriteContext,
): Promise<SavedBooking> {
  const { version } = await lockOpenBooking(tx, ref);
  const folios = await listFolios(tx, ref);
  assertAllowed(openFolioVerdict(folios, name));
  const number = folios.filter(({ payer }) => payer === "Guest").length + 1;
  await insertGuestFolio(tx, ref, { number, name });
  await recordHistory(tx, ref, { action: "folio-opened", details: { folio: name } }, context);
  return { id: ref.bookingId, version };
}
