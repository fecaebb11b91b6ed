import type { Group, GroupBlock, GroupBlockRef } from "@funduq/shared-types/contracts/group";
import {
  type GroupProposal,
  MAX_ROOMS_AT_ONCE,
  type ProposedUnit,
} from "@funduq/shared-types/contracts/group-rooms";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { assignableStay } from "@funduq/shared-types/rules/group";
import { proposedRooms } from "@funduq/shared-types/rules/group-proposal";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import { heldOf } from "./edit-blocks.service.ts";
import { getGroup } from "./groups.service.ts";
import { listGroupFloors } from "./proposal.queries.ts";
import { blockOf, listAssignableRooms, stayOf } from "./rooming.service.ts";

/**
 * What 'Assign all' proposes for a block: a room of its type for each unit without a booking, as far as there
 * are rooms (GRP-09). Saves nothing and locks nothing.
 */
export async function proposeRooms(
  tx: HotelTx,
  { blockId, ...ref }: GroupBlockRef,
  businessDate: CalendarDate,
): Promise<GroupProposal> {
  const group = await getGroup(tx, ref);
  if (group.status === "Cancelled") throw new AppError("group.cancelled");
  const block = await blockOf(tx, ref, blockId);
  const stay = stayOf(block, businessDate);
  const open = unitsOf(group, blockId, businessDate);
  const [free, floors] = [
    await listAssignableRooms(tx, { ...ref, blockId }, {}, businessDate),
    await listGroupFloors(tx, ref),
  ];
  const rooms = free.rooms.filter(({ roomTypeId }) => roomTypeId === block.roomTypeId);
  const proposed = proposedRooms(rooms, {
    units: open.length,
    held: block.releasedFrom === null ? heldOf(block) : 0,
    arrivesToday: stay.checkInDate === businessDate,
    floors,
  });
  // The best rooms are those of who arrives first.
  const arrivals = open.toSorted((a, b) => a.checkInDate.localeCompare(b.checkInDate));
  const units = open.map((unit) => ({
    ...unit,
    roomId: proposed[arrivals.indexOf(unit)]?.id ?? null,
  }));
  return { units, rooms };
}

type OpenUnit = Omit<ProposedUnit, "roomId">;

/** Names of the list without a booking, then units without a name; at most as many as can be saved at once. */
function unitsOf({ blocks }: Group, blockId: string, businessDate: CalendarDate): OpenUnit[] {
  const block = blocks.find(({ id }) => id === blockId);
  if (!block) return [];
  const waiting = block.entries.filter(({ booking }) => booking === null);
  const named = waiting.flatMap(({ id, guestName, phone, checkInDate, checkOutDate }) => {
    const wanted = {
      checkInDate: checkInDate ?? block.checkInDate,
      checkOutDate: checkOutDate ?? block.checkOutDate,
    };
    const stay = assignableStay(wanted, businessDate);
    return stay ? [{ entryId: id, guestName, phone, ...stay }] : [];
  });
  return [...named, ...unnamed(block, waiting.length, businessDate)].slice(0, MAX_ROOMS_AT_ONCE);
}

function unnamed(block: GroupBlock, waiting: number, businessDate: CalendarDate): OpenUnit[] {
  const stay = assignableStay(block, businessDate);
  const length = Math.max(0, block.quantity - block.assigned - waiting);
  if (!stay) return [];
  return Array.from({ length }, () => ({ entryId: null, guestName: "", phone: null, ...stay }));
}
