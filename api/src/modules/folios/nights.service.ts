import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { ChargeNights, Folio, OpenNights } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import {
  nightlyDescriptions,
  nightsHad,
  type PlannedCharge,
  plannedCharges,
  ROOM_DEPARTMENT,
} from "@funduq/shared-types/rules/folio-nights";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { sumCentimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  getBooking,
  type LockedBooking,
  lockOpenBooking,
  noteHistory,
  readBooking,
} from "../bookings/bookings.service.ts";
import { type Deed, holdBusinessDate } from "../hotels/hotels.service.ts";
import { selectTdsShare } from "./folios.queries.ts";
import { listFolios } from "./folios.service.ts";
import { insertPosting, nightCause } from "./postings.queries.ts";

type Charge = PlannedCharge<Folio> & { folio: Folio };

/** The nights that a guest who leaves now was not charged for yet, as `chargeOpenNights` posts them. */
export async function listOpenNights(
  tx: HotelTx,
  ref: BookingRef,
  businessDate: CalendarDate,
): Promise<OpenNights> {
  const booking = await readBooking(tx, ref);
  if (booking.status !== "Checked-in") return { charges: [] };
  const charges = await planNights(tx, booking, nightsHad(booking, businessDate));
  return {
    charges: charges.map(({ folio, night, line, amountCentimes }) => ({
      ...{ night, line, amountCentimes },
      folioId: folio.id,
      folioName: folio.name,
    })),
  };
}

/** How many nights a guest who leaves now was not charged for; the caller has locked the booking. */
export async function countOpenNights(
  tx: HotelTx,
  booking: LockedBooking,
  businessDate: CalendarDate,
): Promise<number> {
  const charges = await planNights(tx, booking, nightsHad(booking, businessDate));
  return new Set(charges.map(({ night }) => night)).size;
}

/**
 * Charges a guest who is about to leave for the nights that no night audit has charged: whoever comes
 * and goes on one business date, too. What is posted is what the desk saw, or nothing.
 */
export async function chargeOpenNights(
  tx: HotelTx,
  ref: BookingRef,
  { totalCentimes }: ChargeNights,
  deed: Deed,
): Promise<Booking> {
  const businessDate = await holdBusinessDate(tx, ref.hotelId);
  const booking = await lockOpenBooking(tx, ref);
  if (booking.status !== "Checked-in") throw new AppError("folio.guest-not-in");
  const charges = await planNights(tx, booking, nightsHad(booking, businessDate));
  const total = sumCentimes(charges.map(({ amountCentimes }) => amountCentimes));
  if (total !== totalCentimes || charges.length === 0)
    throw new AppError("folio.nights-changed", { totalCentimes: total });
  for (const charge of charges) await postNight(tx, ref, charge, businessDate, deed);
  return getBooking(tx, ref);
}

/** What the nights are still to be charged with. The caller has locked the booking, or only looks. */
async function planNights(
  tx: HotelTx,
  booking: LockedBooking,
  nights: readonly CalendarDate[],
): Promise<Charge[]> {
  const ref = { hotelId: booking.hotelId, bookingId: booking.id };
  const [folios, tdsShare] = [await listFolios(tx, ref), await selectTdsShare(tx, ref.hotelId)];
  return plannedCharges(booking, folios, nights, tdsShare).map(({ folio, ...charge }) => {
    if (!folio) throw new AppError("folio.no-route");
    return { ...charge, folio };
  });
}

/**
 * The cause makes it once: the database refuses the same line of the same night a second time, and a
 * third after the second was taken back.
 */
async function postNight(
  tx: HotelTx,
  ref: BookingRef,
  { folio, ...charge }: Charge,
  businessDate: CalendarDate,
  deed: Deed,
): Promise<void> {
  const { night, line, amountCentimes } = charge;
  const description = nightlyDescriptions[line];
  const posting = { folioId: folio.id, description, amountCentimes, businessDate, method: null };
  const kind = { direction: "charge", department: ROOM_DEPARTMENT } as const;
  const cause = nightCause(ref, charge);
  await insertPosting(tx, ref, { ...posting, ...kind, cause }, deed);
  const details = { folio: folio.name, description, amountCentimes, night };
  await noteHistory(tx, ref, { action: "charge-posted", details }, deed);
}
