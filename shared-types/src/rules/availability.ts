import type { CalendarDate } from "../values/calendar-date.ts";
import { coversNight, type NightSpan } from "./night-span.ts";
import { nightsOf } from "./stay.ts";

type RoomSupply = { id: string; outOfOrder: NightSpan | null };
type RoomDemand = { roomId: string; nights: NightSpan };
type BlockDemand = { nights: NightSpan; unassigned: number };

/**
 * Rooms of one type left to sell on each night of `span` (FO-10): all rooms, less those that are
 * booked or out of order that night, less the units that groups hold without a name yet.
 *
 * The caller passes only bookings that occupy a room. A room that is both booked and out of
 * order counts once. The answer may be negative: a room closed after it was sold leaves the
 * type oversold, and showing that as zero would hide it from the front desk.
 */
export function roomsLeft(
  span: NightSpan,
  rooms: readonly RoomSupply[],
  bookings: readonly RoomDemand[],
  blocks: readonly BlockDemand[] = [],
): Map<CalendarDate, number> {
  return new Map(
    nightsOf(span).map((night) => [night, roomsLeftOn(night, rooms, bookings, blocks)]),
  );
}

function roomsLeftOn(
  night: CalendarDate,
  rooms: readonly RoomSupply[],
  bookings: readonly RoomDemand[],
  blocks: readonly BlockDemand[],
): number {
  const taken = new Set([
    ...bookings.filter(({ nights }) => coversNight(nights, night)).map(({ roomId }) => roomId),
    ...rooms
      .filter(({ outOfOrder }) => outOfOrder && coversNight(outOfOrder, night))
      .map(({ id }) => id),
  ]);
  const held = blocks
    .filter(({ nights }) => coversNight(nights, night))
    .reduce((sum, { unassigned }) => sum + unassigned, 0);
  return rooms.length - taken.size - held;
}
