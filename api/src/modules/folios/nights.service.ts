import type { BookingRef, CheckOut, SavedBooking } from "@funduq/shared-types/contracts/booking";
import type { ChargeNights, OpenNights } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { nightlyDescriptions } from "@funduq/shared-types/rules/folio-nights";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { type Centimes, sumCentimes } from "@funduq/shared-types/values/money";
import { assertMay } from "../../platform/authorize.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockOpenBooking, readBooking, recordHistories } from "../bookings/bookings.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { insertNightCharges } from "./night-charges.queries.ts";
import { planStay } from "./night-plan.service.ts";

/** The nights that a guest who leaves now was not charged for yet, as `chargeOpenNights` posts them. */
export async function listOpenNights(
  tx: HotelTx,
  ref: BookingRef,
  businessDate: CalendarDate,
): Promise<OpenNights> {
  await readBooking(tx, ref);
  const charges = await planStay(tx, ref, businessDate);
  return {
    charges: charges.map(({ folio, night, item, amountCentimes }) => ({
      night,
      item,
      amountCentimes,
      folioId: folio.id,
      folioName: folio.name,
    })),
  };
}

export type WaivedNights = { nights: number; reason: string; amountCentimes: Centimes };

/**
 * The nights that a guest who leaves now does not pay (FOL-09); undefined where all are charged. The caller has locked
 * the booking. Throws `folio.nights-open` unless they are waived, `section.denied` for who may not, and
 * `folio.nights-changed` where they come to another sum than the desk saw.
 */
export async function waiveOpenNights(
  tx: HotelTx,
  ref: BookingRef,
  { businessDate, waive }: { businessDate: CalendarDate; waive: CheckOut["waive"] },
  { by }: WriteContext,
): Promise<WaivedNights | undefined> {
  const charges = await planStay(tx, ref, businessDate);
  if (charges.length === 0) return undefined;
  const total = sumCentimes(charges.map(({ amountCentimes }) => amountCentimes));
  if (!waive) throw new AppError("folio.nights-open", { totalCentimes: total });
  assertMay(by, "folios.waive");
  const { reason, totalCentimes = total } = waive;
  if (totalCentimes !== total) throw new AppError("folio.nights-changed", { totalCentimes: total });
  const nights = new Set(charges.map(({ night }) => night)).size;
  return { nights, reason, amountCentimes: total };
}

/**
 * Charges a departing guest for the nights that no night audit has charged, including day use (arrival and
 * departure on one business date). Posts exactly the total that the desk saw, or throws `folio.nights-changed`.
 */
export async function chargeOpenNights(
  tx: HotelTx,
  ref: BookingRef,
  { totalCentimes }: ChargeNights,
  context: WriteContext,
): Promise<SavedBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const booking = await lockOpenBooking(tx, ref);
  if (booking.status !== "Checked-in") throw new AppError("folio.guest-not-in");
  const charges = await planStay(tx, ref, businessDate);
  const total = sumCentimes(charges.map(({ amountCentimes }) => amountCentimes));
  if (total !== totalCentimes || charges.length === 0)
    throw new AppError("folio.nights-changed", { totalCentimes: total });
  await insertNightCharges(tx, charges, { hotelId: ref.hotelId, businessDate, context });
  const notes = charges.map(({ bookingId, folio, night, item, amountCentimes }) => {
    const description = nightlyDescriptions[item];
    const details = { folio: folio.name, item, description, amountCentimes, night };
    return { bookingId, action: "charge-posted" as const, details };
  });
  await recordHistories(tx, ref.hotelId, notes, context);
  return { id: ref.bookingId, version: booking.version };
}
