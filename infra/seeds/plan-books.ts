import { KEPT_NIGHTS, MAX_PICKUP_DAYS } from "@funduq/shared-types/contracts/report-forecast";
import type { SeededBooking } from "./plan-bookings.ts";
import { GROUP_CREATED, GROUP_RATE } from "./plan-groups.ts";
import type { Block } from "./plan-inventory.ts";
import type { SeedContext } from "./seed-context.ts";
import type { DaySpan } from "./stay-plan.ts";

type Books = { bookings: readonly SeededBooking[]; blocks: readonly Block[] };

/**
 * Adds what was on the books at each closing that a pickup may compare with, as the night audit would have kept it.
 * A group's rooms were held until they got their bookings. The demo's prices contain no taxes.
 */
export function planBooks({ rows, dateOf }: SeedContext, { bookings, blocks }: Books): void {
  for (let day = -MAX_PICKUP_DAYS; day < 0; day += 1) {
    const booked = bookings.filter((booking) => isOnBooks(booking, day));
    const held = heldOn({ bookings, blocks }, day);
    for (let night = day + 1; night <= day + KEPT_NIGHTS; night += 1) {
      const on = ({ from, to }: DaySpan) => from <= night && night < to;
      const stays = booked.filter(on);
      const rooms = held.filter(on).reduce((sum, { unassigned }) => sum + unassigned, 0);
      rows.add("books_on_day", {
        business_date: dateOf(day),
        stay_date: dateOf(night),
        booked: stays.length,
        held: rooms,
        revenue_centimes:
          stays.reduce((sum, { rateCentimes }) => sum + rateCentimes, 0) + rooms * GROUP_RATE,
      });
    }
  }
}

/** Whether a stay was booked by then, and neither cancelled nor marked as a no-show yet. */
function isOnBooks({ status, from, createdOn, cancelledOn }: SeededBooking, day: number): boolean {
  if (createdOn > day) return false;
  if (status === "no-show") return from > day;
  return cancelledOn === null || cancelledOn > day;
}

function heldOn({ bookings, blocks }: Books, day: number): (DaySpan & { unassigned: number })[] {
  if (GROUP_CREATED > day) return [];
  const later = bookings.filter(({ isOfGroup, createdOn }) => isOfGroup && createdOn > day);
  return [...blocks, ...later.map(({ from, to }) => ({ from, to, unassigned: 1 }))];
}
