import type { AssignRoom, GroupBlock, RoomingEntry } from "@funduq/shared-types/contracts/group";
import type { GuestSummary } from "@funduq/shared-types/contracts/guest";
import { assignableStay } from "@funduq/shared-types/rules/group";
import { stayVerdict } from "@funduq/shared-types/rules/stay";
import type { Refusal } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { useCallback, useState } from "react";

export type AssignmentDraft = {
  guest: GuestSummary | undefined;
  guestName: string;
  phone: string;
  adults: number | null;
  children: number | null;
  checkInDate: CalendarDate | null;
  checkOutDate: CalendarDate | null;
  roomId: RoomId | undefined;
};

/** What is typed to give a unit of a block a guest and a room. */
export function useAssignment(
  block: GroupBlock,
  entry: RoomingEntry | undefined,
  businessDate: CalendarDate,
) {
  const [draft, setDraft] = useState(() => begin(block, entry, businessDate));
  const update = useCallback(
    (patch: Partial<AssignmentDraft>) => setDraft((before) => changed(before, patch)),
    [],
  );
  return { draft, update };
}

/** Other nights have other free rooms: the room is chosen again. */
function changed(before: AssignmentDraft, patch: Partial<AssignmentDraft>): AssignmentDraft {
  const after = { ...before, ...patch };
  const sameNights =
    after.checkInDate === before.checkInDate && after.checkOutDate === before.checkOutDate;
  return sameNights ? after : { ...after, roomId: undefined };
}

function begin(
  block: GroupBlock,
  entry: RoomingEntry | undefined,
  businessDate: CalendarDate,
): AssignmentDraft {
  const wanted = {
    checkInDate: entry?.checkInDate ?? block.checkInDate,
    checkOutDate: entry?.checkOutDate ?? block.checkOutDate,
  };
  return {
    guest: undefined,
    guestName: entry?.guestName ?? "",
    phone: entry?.phone ?? "",
    adults: Math.min(8, block.persons),
    children: 0,
    ...(assignableStay(wanted, businessDate) ?? wanted),
    roomId: undefined,
  };
}

export type AssignmentFaults = {
  /** The guest's name, the room, or both. */
  whole: boolean;
  dates: "missing" | Refusal | undefined;
  adults: boolean;
  children: boolean;
};

/** What is wrong, each at its field. */
export function assignmentFaults(
  draft: AssignmentDraft,
  businessDate: CalendarDate,
): AssignmentFaults {
  const hasGuest = draft.guest !== undefined || draft.guestName.trim() !== "";
  const dates = datesFault(draft, businessDate);
  return {
    // Rooms are known only for right dates.
    whole: !hasGuest || (!dates && !draft.roomId),
    dates,
    adults: !draft.adults,
    children: draft.children === null,
  };
}

function datesFault(
  { checkInDate: from, checkOutDate: to }: AssignmentDraft,
  businessDate: CalendarDate,
): AssignmentFaults["dates"] {
  if (!from || !to) return "missing";
  const verdict = stayVerdict({ from, to }, businessDate);
  return verdict.allowed ? undefined : verdict;
}

/** The request; undefined while something is missing. */
export function assignmentOf(
  draft: AssignmentDraft,
  entry: RoomingEntry | undefined,
): AssignRoom | undefined {
  const { guest, roomId, checkInDate, checkOutDate, adults, children } = draft;
  const [fullName, phone] = [draft.guestName.trim(), draft.phone.trim()];
  if (!roomId || !checkInDate || !checkOutDate || !adults || children === null) return undefined;
  if (!guest && fullName === "") return undefined;
  const known = guest ? { guestId: guest.id } : { fullName, ...(phone && { phone }) };
  const entryId = entry?.id ?? null;
  return { entryId, guest: known, roomId, checkInDate, checkOutDate, adults, children };
}
