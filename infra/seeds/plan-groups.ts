import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { planBooking, type SeededBooking } from "./plan-bookings.ts";
import type { House } from "./plan-house.ts";
import type { Block } from "./plan-inventory.ts";
import { inCentimes, type SeedContext } from "./seed-context.ts";
import type { DaySpan } from "./stay-plan.ts";

const groupStay: DaySpan = { from: 8, to: 11 };
export const GROUP_RATE = inCentimes(8_900);
/** The day on which the group was booked. */
export const GROUP_CREATED = -14;
/** The group's rooms with a guest name and room number; UNNAMED ones have neither yet. */
const NAMED = 2;
const UNNAMED = 1;

/** The days on which other stays must not use the group's rooms (the hotel's first doubles), by room index. */
export function roomsForGroups(house: House): Map<number, DaySpan> {
  const doubles = house.rooms.flatMap((room, index) =>
    room.type.plan.name === "Double" ? [index] : [],
  );
  return new Map(doubles.slice(0, NAMED + UNNAMED).map((index) => [index, groupStay]));
}

/** Adds a group: a block of doubles, NAMED of them with a booking, the others unassigned. */
export function planGroup(
  context: SeedContext,
  house: House,
): { bookings: SeededBooking[]; blocks: Block[] } {
  const { rows, newId, momentOf, dateOf, deskUserId } = context;
  const kept = [...roomsForGroups(house).keys()];
  const type = house.rooms[kept[0] ?? 0]?.type;
  if (!type) return { bookings: [], blocks: [] };
  const groupId = newId();
  const blockId = newId();
  const name = "Délégation Congrès Méditerranée";
  rows.add("groups", {
    id: groupId,
    name,
    name_search: nameSearch(name),
    contact_person: "Sofiane Haddad",
    created_at: momentOf(GROUP_CREATED, 9),
    created_by: deskUserId,
  });
  rows.add("group_blocks", {
    id: blockId,
    group_id: groupId,
    room_type_id: type.id,
    quantity: NAMED + UNNAMED,
    check_in_date: dateOf(groupStay.from),
    check_out_date: dateOf(groupStay.to),
    rate_plan: "public",
    rate_centimes: GROUP_RATE,
  });
  const bookings = kept.slice(0, NAMED).map((room) => {
    const stay = { ...groupStay, room, status: "Confirmed", company: null } as const;
    const booking = planBooking(context, house, stay, { id: groupId, rateCentimes: GROUP_RATE });
    rows.add("rooming_entries", {
      id: newId(),
      group_id: groupId,
      block_id: blockId,
      guest_name: booking.guestName,
      booking_id: booking.id,
    });
    return booking;
  });
  return { bookings, blocks: [{ ...groupStay, typeId: type.id, unassigned: UNNAMED }] };
}
