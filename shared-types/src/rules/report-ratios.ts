import { type Centimes, centimes } from "../values/money.ts";

type RoomNights = { rooms: number; outOfOrder: number; sold: number };
type Earned = RoomNights & { roomRevenueCentimes: number; dayUseRevenueCentimes: number };

export type RoomRatios = {
  /** Sold ÷ (rooms − out of order). */
  occupancy: number | null;
  /** Sold ÷ all rooms, including those out of order. */
  occupancyOfAll: number | null;
  /** Room revenue of nights ÷ rooms sold for a night: day use is in neither. */
  adrCentimes: Centimes | null;
  /** Room revenue ÷ (rooms − out of order). */
  revParCentimes: Centimes | null;
  /** Room revenue ÷ all rooms. */
  revParOfAllCentimes: Centimes | null;
};

/**
 * The standard ratios of a span of days. Room revenue is net of reversals and of tourism tax, and before
 * TVA, which invoices add. A ratio with a zero divisor is null.
 */
export function roomRatios(earned: Earned): RoomRatios {
  const { rooms, outOfOrder, sold, roomRevenueCentimes, dayUseRevenueCentimes } = earned;
  const available = rooms - outOfOrder;
  return {
    occupancy: share(sold, available),
    occupancyOfAll: share(sold, rooms),
    adrCentimes: each(roomRevenueCentimes - dayUseRevenueCentimes, sold),
    revParCentimes: each(roomRevenueCentimes, available),
    revParOfAllCentimes: each(roomRevenueCentimes, rooms),
  };
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);

const each = (amount: number, count: number) =>
  count > 0 ? centimes(Math.round(amount / count)) : null;
