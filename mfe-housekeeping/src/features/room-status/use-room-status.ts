import type {
  HousekeepingRoom,
  SetHousekeepingStatus,
} from "@funduq/shared-types/contracts/housekeeping";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { textOf } from "@funduq/shared-ui/i18n";
import { type ApiFailure, asFailure } from "@funduq/shared-ui/state";
import { useCallback, useRef } from "react";
import { useSetBoardStatus } from "../board/use-set-board-status.ts";
import { failureSentences } from "./failure-sentences.ts";

/** What is asked for; what is left out stays as it is. */
export type StatusChange = Pick<SetHousekeepingStatus, "status"> &
  Partial<Pick<SetHousekeepingStatus, "assignedTo" | "outOfOrder">>;

const t = textOf("housekeeping");

/**
 * Sets a room's status: shown at once, taken back when refused, and undone with one tap for eight
 * seconds. `change` answers the failure, or undefined when it is done; it has told the user
 * already unless `quietly`. A second tap on a card that still shows the former
 * status repeats the same change, and is ignored.
 */
export function useRoomStatus(hotelId: HotelId) {
  const set = useSetBoardStatus();
  const changedFrom = useRef(new Set<string>());

  const send = useCallback(
    (room: HousekeepingRoom, change: StatusChange) =>
      set({
        hotelId,
        roomId: room.id,
        assignedTo: room.assignedTo,
        outOfOrder: null,
        ...change,
        version: room.version,
      }),
    [set, hotelId],
  );

  /** Puts a room back as it was; `version` is the one of the change that is undone. */
  const takeBack = useCallback(
    async (before: HousekeepingRoom) => {
      const { housekeepingStatus: status, assignedTo, outOfOrder } = before;
      const { error } = await send(before, { status, assignedTo, outOfOrder });
      if (error) tell(asFailure(error));
    },
    [send],
  );

  const change = useCallback(
    async (room: HousekeepingRoom, wish: StatusChange, { quietly = false } = {}) => {
      const seen = `${room.id} ${room.version}`;
      if (changedFrom.current.has(seen)) return undefined;
      changedFrom.current.add(seen);
      const { data, error } = await send(room, wish);
      if (error) changedFrom.current.delete(seen);
      if (data) {
        announce(room, wish, () => void takeBack({ ...room, version: data.version }));
        return undefined;
      }
      const failure = asFailure(error);
      if (!quietly) tell(failure);
      return failure;
    },
    [send, takeBack],
  );

  return { change };
}

function tell(failure: ApiFailure) {
  notify.error(failure, failureSentences(failure).join(" "));
}

function announce(room: HousekeepingRoom, { status }: StatusChange, undo: () => void) {
  const message = t("changed", { number: room.number, status: t(`status.${status}`) });
  const plain = status !== "OutOfOrder" && room.housekeepingStatus !== "OutOfOrder";
  if (plain) notify.undo(message, undo, t("undo"));
  else notify.success(message);
}
