import {
  type AssignRoom,
  assignRoomSchema,
  type GroupBlock,
  type RoomingEntry,
} from "@funduq/shared-types/contracts/group";
import { type GuestSummary, isDocumentLine } from "@funduq/shared-types/contracts/guest";
import { agreedAdults, assignableStay } from "@funduq/shared-types/rules/group";
import { refused } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { type FormWords, formContract } from "@funduq/shared-ui/forms";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useCallback, useState } from "react";
import { areStay, dateRule, useStayWords } from "../stay/stay-words.ts";

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
    adults: agreedAdults(block),
    children: 0,
    ...(assignableStay(wanted, businessDate) ?? wanted),
    roomId: undefined,
  };
}

/** What is asked for: the API's own contract, and the rules of the house. */
export function assignmentContract(entry: RoomingEntry | undefined, businessDate: CalendarDate) {
  return formContract<AssignmentDraft, AssignRoom>(assignRoomSchema, {
    request: ({ guest, guestName, phone: typed, ...stay }) => {
      const phone = typed.trim() || undefined;
      const known = guest ? { guestId: guest.id } : { fullName: guestName, phone };
      return { ...stay, entryId: entry?.id ?? null, guest: known };
    },
    // Rooms are known only for right dates.
    fieldAt: (path, draft) =>
      path === "roomId" && !areStay(draft, businessDate) ? undefined : fieldOfPath(path),
    rules: (draft) => dateRule(draft, businessDate),
  });
}

function fieldOfPath(path: string): keyof AssignmentDraft {
  if (path === "guest.phone") return "phone";
  return path.startsWith("guest") ? "guestName" : (path as keyof AssignmentDraft);
}

/** The form's own sentences; the specification's names the guest and the room, and is said once. */
export function useAssignmentWords({ guest, guestName }: AssignmentDraft): FormWords["say"] {
  const t = useText("frontoffice");
  const stayWord = useStayWords();
  const incomplete = errorText(refused("group.assignment-incomplete", { fields: [] }));
  const isNamed = guest !== undefined || guestName.trim() !== "";
  const words: Record<string, string | undefined> = {
    guestName: isDocumentLine(guestName) ? t("guest.document-line") : incomplete,
    roomId: isNamed ? incomplete : t("fault.room"),
  };
  // That a text is too long is said as everywhere.
  return (path, { code }) => (code === "too_big" ? undefined : words[path]) ?? stayWord(path);
}
