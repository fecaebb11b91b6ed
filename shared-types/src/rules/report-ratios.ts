import { type Centimes, centimes } from "../values/money.ts";

type RoomNights = { rooms: number; outOfOrder: number; sold: number };
type Earned = RoomNights & { roomRevenueCentimes: number };

export type RoomRatios = {
  /** Sold ÷ (rooms − out of order). */
  occupancy: number | null;
  /** Sold ÷ all rooms, those out of order in them. */
  occupancyOfAll: number | null;
  /** Room revenue ÷ rooms sold. */
  adrCentimes: Centimes | null;
  /** Room revenue ÷ (rooms − out of order). */
  revParCentimes: Centimes | null;
  /** Room revenue ÷ all rooms. */
  revParOfAllCentimes: Centimes | null;
};

/**
 * The trade's ratios of some days. Room revenue is net: of TVA, which invoices add, of the tourism
 * tax, and of what was taken back. Of nothing there is no share: null.
 */
export function roomRatios({ rooms, outOfOrder, sold, roomRevenueCentimes }: Earned): RoomRatios {
  const available = rooms - outOfOrder;
  return {
    occupancy: share(sold, available),
    occupancyOfAll: share(sold, rooms),
    adrCentimes: each(roomRevenueCentimes, sold),
    revParCentimes: each(roomRevenueCentimes, available),
    revParOfAllCentimes: each(roomRevenueCentimes, rooms),
  };
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);

const each = (amount: number, count: number) =>
  count > 0 ? centimes(Math.round(amount / count)) : null;
