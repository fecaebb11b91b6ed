import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type { HousekeepingStatus, OutOfOrder } from "@funduq/shared-types/contracts/room";
import { notify } from "@funduq/shared-ui";
import { errorText, textOf } from "@funduq/shared-ui/i18n";
import { asFailure, useHotel } from "@funduq/shared-ui/state";
import type { DashboardUrl } from "./use-dashboard-url.ts";
import { useSetGridStatus } from "./use-set-grid-status.ts";

export type PlainStatus = Exclude<HousekeepingStatus, "OutOfOrder">;
type Wish = { status: HousekeepingStatus; outOfOrder: OutOfOrder | null };

const t = textOf("frontoffice");

/** Sets what state a room is in (FO-14): shown at once, and taken back with one tap. */
export function useRoomStatus({ date: shownDate }: Pick<DashboardUrl, "date">) {
  const hotelId = useHotel()?.hotelId;
  const set = useSetGridStatus(shownDate);

  async function send(room: GridRoom, wish: Wish) {
    if (!hotelId) return undefined;
    const { id: roomId, assignedTo, version } = room;
    const { data, error } = await set({ hotelId, roomId, assignedTo, version, ...wish });
    if (data) return data;
    const failure = asFailure(error);
    notify.error(failure, `${t("status.failed")} ${errorText(failure)}`);
    return undefined;
  }

  /** Puts a room back as it was, its closed days included. */
  function takeBack(before: GridRoom, version: number) {
    const { housekeepingStatus: status, outOfOrder } = before;
    void send({ ...before, version }, { status, outOfOrder });
  }

  /** Whether it was set. */
  return async function setStatus(room: GridRoom, status: PlainStatus) {
    const changed = await send(room, { status, outOfOrder: null });
    if (!changed) return false;
    const { number } = room;
    const message = t("status.changed", { number, status: t(`housekeeping.${status}`) });
    notify.undo(message, () => takeBack(room, changed.version), t("undo"));
    return true;
  };
}
