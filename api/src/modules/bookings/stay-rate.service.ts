import type { ChosenRate, StayPrice } from "@funduq/shared-types/contracts/booking-changes";
import type { RateOffer } from "@funduq/shared-types/contracts/rate";
import { rateVerdict } from "@funduq/shared-types/rules/rates";
import { agreedTotal, sleptNights, withRate } from "@funduq/shared-types/rules/stay-price";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { type CalendarDate, daysBetween } from "@funduq/shared-types/values/calendar-date";
import type { CompanyId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { getRateOffers } from "../rates/rates.service.ts";
import type { BookingChange } from "./bookings.queries.ts";
import type { LockedBooking } from "./bookings.service.ts";

/** The party a rate is requested for. */
export type Party = {
  roomTypeId: RoomTypeId;
  adults: number;
  children: number;
  companyId: CompanyId | null;
};

/** The offers for a party; the 'Default Rate' of 0 is not offered to an existing stay. */
export async function listOffers(
  tx: HotelTx,
  { hotelId }: Pick<LockedBooking, "hotelId">,
  { roomTypeId, adults, children, companyId }: Party,
): Promise<RateOffer[]> {
  const guests = adults + children;
  const { offers } = await getRateOffers(tx, { hotelId, roomTypeId, guests, companyId });
  return offers.filter(({ rateCentimes }) => rateCentimes > 0);
}

/**
 * The columns that a chosen rate changes; empty where the agreed rate is kept. After check-in it applies to
 * the nights from the business date on.
 */
export async function chooseRate(
  tx: HotelTx,
  booking: LockedBooking,
  party: Party,
  rate: ChosenRate | null,
  businessDate: CalendarDate,
): Promise<BookingChange> {
  if (rate === null || isAgreed(booking, rate)) return {};
  assertAllowed(rateVerdict(rate, await listOffers(tx, booking, party)));
  return {
    ratePlan: rate.ratePlan,
    ...withRate(booking, rate.rateCentimes, sleptNights(booking, businessDate)),
  };
}

export function isAgreed(booking: LockedBooking, { ratePlan, rateCentimes }: ChosenRate): boolean {
  return booking.ratePlan === ratePlan && booking.rateCentimes === rateCentimes;
}

type Dates = Pick<LockedBooking, "checkInDate" | "checkOutDate">;

/** The price of a stay at its agreed rate, on its own dates or on others. */
export function priceOf(booking: LockedBooking, dates: Dates = booking): StayPrice {
  const nights = daysBetween(dates.checkInDate, dates.checkOutDate);
  const { ratePlan, rateCentimes } = booking;
  const totalCentimes = agreedTotal({ ...booking, ...firstNight(booking, dates) }, nights);
  return { ratePlan, rateCentimes, nights, totalCentimes };
}

/** The price of a stay at a current offer. */
export function priceAt(
  booking: LockedBooking,
  { plan: ratePlan, rateCentimes }: RateOffer,
  businessDate: CalendarDate,
): StayPrice {
  const slept = sleptNights(booking, businessDate);
  return priceOf({ ...booking, ratePlan, ...withRate(booking, rateCentimes, slept) });
}

/** With another check-in date a stay has no past nights. */
export function firstNight({ checkInDate }: LockedBooking, dates: Dates) {
  return dates.checkInDate === checkInDate ? {} : { earlierNights: 0, earlierCentimes: ZERO };
}
