import { occupiesRoom } from "@funduq/shared-types/rules/booking-status";
import { MAX_DAYS_AHEAD } from "@funduq/shared-types/rules/stay";
import type { SeededBooking } from "./plan-bookings.ts";
import type { House } from "./plan-house.ts";
import type { SeedContext } from "./seed-context.ts";
import type { DaySpan } from "./stay-plan.ts";

export type Block = DaySpan & { typeId: string; unassigned: number };
export type Closed = DaySpan & { typeId: string };

type Counts = { sold: number; held: number; out_of_order: number };

/** Adds the inventory counters of each night, from the business date to the last night that can be booked. */
export function planInventory(
  { rows, dateOf }: SeedContext,
  house: House,
  { bookings, blocks, closed }: { bookings: SeededBooking[]; blocks: Block[]; closed: Closed[] },
): void {
  const active = bookings.filter(({ status }) => occupiesRoom(status));
  for (const type of house.types) {
    const rooms = house.rooms.filter((room) => room.type === type).length;
    for (let day = 0; day < MAX_DAYS_AHEAD; day += 1) {
      const on = ({ from, to }: DaySpan) => from <= day && day < to;
      const counts: Counts = {
        sold: active.filter((stay) => stay.roomOf.type === type && on(stay)).length,
        held: blocks
          .filter((block) => block.typeId === type.id && on(block))
          .reduce((sum, { unassigned }) => sum + unassigned, 0),
        out_of_order: closed.filter((span) => span.typeId === type.id && on(span)).length,
      };
      rows.add("night_inventory", { room_type_id: type.id, night: dateOf(day), rooms, ...counts });
    }
  }
}
