import type { DayGrid, GridRoom, GroupRooms } from "@funduq/shared-types/contracts/day-grid";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { GroupId } from "@funduq/shared-types/values/ids";

/** How far ahead it matters that a room is taken again. */
const SOON_DAYS = 30;

/** What the desk may promise of a room that nobody has for the night (FO-16). */
export type Offer = {
  /** The day from which it is taken again, or its type sold out; null when that is not soon. */
  freeUntil: CalendarDate | null;
  /** Its type is sold out for the night: groups hold as many rooms as are left. */
  isHeld: boolean;
  /** Who holds rooms of its type. */
  holders: readonly Holder[];
};
type Holder = { id: GroupId; name: string };

export const NO_OFFER: Offer = { freeUntil: null, isHeld: false, holders: [] };

/** Answers what is offered of the rooms of a day that nobody has for the night. */
export function offersOf({ date, soldOut = [], groupRooms = [] }: DayGrid) {
  const soldOutFrom = new Map(soldOut.map(({ roomTypeId, from }) => [roomTypeId, from]));
  return ({ roomTypeId, nextTaken }: GridRoom): Offer => {
    const full = soldOutFrom.get(roomTypeId);
    if (full === date) {
      const held = groupRooms.filter((each) => each.roomTypeId === roomTypeId);
      return { freeUntil: null, isHeld: true, holders: holdersOf(held) };
    }
    const [first] = [nextTaken, full].filter((day) => day != null).sort();
    const isSoon = first !== undefined && first <= addDays(date, SOON_DAYS);
    return { ...NO_OFFER, freeUntil: isSoon ? first : null };
  };
}

function holdersOf(held: readonly GroupRooms[]): Holder[] {
  const names = new Map(held.map(({ groupId, groupName }) => [groupId, groupName]));
  return [...names].map(([id, name]) => ({ id, name }));
}

export function isSameOffer(one: Offer, other: Offer): boolean {
  return (
    one.freeUntil === other.freeUntil &&
    one.isHeld === other.isHeld &&
    one.holders.length === other.holders.length &&
    one.holders.every(({ id, name }, at) => {
      const also = other.holders[at];
      return id === also?.id && name === also.name;
    })
  );
}
