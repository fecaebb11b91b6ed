import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import type { useText } from "@funduq/shared-ui/i18n";

type Say = ReturnType<typeof useText<"frontoffice">>;

/**
 * A free room as a choice. How it stands is said only to who moves in today: by a later day it is made
 * ready, and whoever is in it has left.
 */
export function roomOption(room: FreeRoom, isToday: boolean, t: Say): string {
  const { number, roomTypeName: type, housekeepingStatus, occupiedNow } = room;
  if (!isToday) return t("booking.room-option", { number, type });
  const status = t(occupiedNow ? "booking.guest-still-in" : `housekeeping.${housekeepingStatus}`);
  return t("booking.room-option-today", { number, type, status });
}
