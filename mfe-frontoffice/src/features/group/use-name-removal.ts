import type {
  Group,
  GroupBlock,
  RoomingEntry,
  RoomingRow,
} from "@funduq/shared-types/contracts/group";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { useImportRoomingMutation, useRemoveEntryMutation } from "./group.endpoints.ts";

type Removal = { group: Group; block: GroupBlock; entry: RoomingEntry };

/** Whether somebody still comes for the name's booking; of such a name it is the stay that is called off. */
export function hasRoom({ booking }: RoomingEntry): boolean {
  return booking !== null && booking.status !== "Cancelled" && booking.status !== "no-show";
}

/**
 * Takes a name off the list at once. For a while it can be put back, as a pasted list would put it there:
 * a new line, since nothing but its booking ever refers to one. Who was called off is not put back: the
 * stay itself can be undone.
 */
export function useNameRemoval({ group, block, entry }: Removal) {
  const t = useText("frontoffice");
  const hotelId = useHotel()?.hotelId;
  const removing = useSubmit(useRemoveEntryMutation()[0]);
  const [importRooming] = useImportRoomingMutation();
  const { failure, isSaving } = removing;
  useEffect(() => {
    if (failure) notify.error(failure);
  }, [failure]);

  async function remove() {
    if (!hotelId) return;
    const ref = { hotelId, groupId: group.id };
    if (!(await removing.submit({ ...ref, entryId: entry.id }))) return;
    const rows = rowsOf({ group, block, entry });
    const message = t("group.name-removed", { guest: entry.guestName });
    if (entry.booking) notify.success(message);
    else notify.undo(message, () => void putBack({ ...ref, rows }), t("undo"));
  }

  async function putBack(list: Parameters<typeof importRooming>[0]) {
    const { data, error } = await importRooming(list);
    if (error !== undefined) notify.error(asFailure(error), t("group.import-failed"));
    const refusal = data?.rows.at(-1)?.refusal;
    if (refusal) notify.error(t(`group.refusal.${refusal}`));
  }

  return { remove: () => void remove(), isSaving: isSaving || !hotelId };
}

/** Guests of one name are told apart by their number alone: as many lines as there were of them. */
function rowsOf({ group, block, entry }: Removal): RoomingRow[] {
  const { guestName: name, phone } = entry;
  const sameType = group.blocks.filter(({ roomTypeId }) => roomTypeId === block.roomTypeId);
  // Where the type alone does not say which block it was, the days do.
  const days = sameType.length > 1 ? block : { checkInDate: "", checkOutDate: "" };
  const checkIn = entry.checkInDate ?? days.checkInDate;
  const checkOut = entry.checkOutDate ?? days.checkOutDate;
  const row = { name, type: block.roomTypeName, checkIn, checkOut, phone: phone ?? "" };
  return block.entries
    .filter((other) => other.booking === null || hasRoom(other))
    .filter((other) => isSame(other, entry))
    .map((_, index) => ({ line: index + 1, ...row }));
}

function isSame(one: RoomingEntry, other: RoomingEntry): boolean {
  const keys = ["guestName", "phone", "checkInDate", "checkOutDate"] as const;
  return keys.every((key) => one[key] === other[key]);
}
