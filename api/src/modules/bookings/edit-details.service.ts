import type { BookingRef, SavedBooking } from "@funduq/shared-types/contracts/booking";
import type { EditDetails } from "@funduq/shared-types/contracts/booking-changes";
import { guestsVerdict, occupancyVerdict } from "@funduq/shared-types/rules/booking-guests";
import { rateVerdict } from "@funduq/shared-types/rules/rates";
import { changeVerdict } from "@funduq/shared-types/rules/stay-change";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { assertCompanyActive } from "../companies/archive.service.ts";
import { getCompanyNames } from "../companies/companies.service.ts";
import { changeCompany } from "../folios/folios.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockRoom } from "../rooms/rooms.service.ts";
import { type BookingChange, changeBooking } from "./bookings.queries.ts";
import { type LockedBooking, lockBookingAt, recordHistory } from "./bookings.service.ts";
import { assertNamedFit, refuseGuestsTwice, setGuests } from "./stay-guests.service.ts";
import { chooseRate, listOffers } from "./stay-rate.service.ts";

/**
 * Replaces a stay's details (BK-10); the history keeps the former values. A purchase order is that of a company: it goes
 * with it.
 */
export async function editDetails(
  tx: HotelTx,
  ref: BookingRef,
  input: EditDetails,
  context: WriteContext,
): Promise<SavedBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  assertAllowed(guestsVerdict(input.guests));
  refuseGuestsTwice(input.guests);
  const booking = await lockBookingAt(tx, ref, input.version);
  assertAllowed(changeVerdict(booking));
  const room = await lockRoom(tx, { hotelId: ref.hotelId, roomId: booking.roomId });
  assertAllowed(occupancyVerdict(input, room.type));
  assertNamedFit(input, room.type);

  const { adults, children, comments, companyId } = input;
  await refuseForeignRate(tx, booking, input);
  const party = { roomTypeId: room.type.id, adults, children, companyId };
  const chosen = await chooseRate(tx, booking, party, input.rate, businessDate);
  const order =
    companyId === booking.companyId ? {} : { purchaseOrderNumber: null, purchaseOrderUrl: null };
  const change = { adults, children, comments, companyId, ...order, ...chosen };
  const saved = await changeBooking(tx, ref, change);
  if (companyId !== booking.companyId) {
    await assertCompanyActive(tx, ref.hotelId, companyId);
    await changeCompany(tx, ref, booking.companyId, companyId);
  }
  const guests = await setGuests(tx, ref, input.guests);

  const details = {
    ...difference(booking, change),
    ...(await companyDifference(tx, booking, companyId)),
    ...guests,
  };
  if (Object.keys(details).length > 0)
    await recordHistory(tx, ref, { action: "details-changed", details }, context);
  return saved;
}

/** A company's rate is negotiated with that company: another payer must be offered its own. */
async function refuseForeignRate(
  tx: HotelTx,
  booking: LockedBooking,
  { companyId, rate, adults, children }: EditDetails,
): Promise<void> {
  if (companyId === booking.companyId) return;
  const party = { roomTypeId: booking.roomTypeId, adults, children, companyId };
  const offers = await listOffers(tx, booking, party);
  if (rate.ratePlan.startsWith("company-")) assertAllowed(rateVerdict(rate, offers));
}

const compared = [
  "adults",
  "children",
  "comments",
  "ratePlan",
  "rateCentimes",
  "purchaseOrderNumber",
  "purchaseOrderUrl",
] as const;

function difference(booking: LockedBooking, change: BookingChange) {
  return Object.fromEntries(
    compared
      .filter((field) => change[field] !== undefined && change[field] !== booking[field])
      .map((field) => [field, { from: booking[field], to: change[field] }]),
  );
}

async function companyDifference(
  tx: HotelTx,
  { hotelId, companyId: former }: LockedBooking,
  next: CompanyId | null,
) {
  if (former === next) return {};
  const names = await getCompanyNames(tx, hotelId, [former, next]);
  return { company: { from: names.get(former) ?? null, to: names.get(next) ?? null } };
}
