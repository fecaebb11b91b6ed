import type { HousekeepingRoom } from "@funduq/shared-types/contracts/housekeeping";
import type { SavedRoom } from "@funduq/shared-types/contracts/room";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { textOf } from "@funduq/shared-ui/i18n";
import { type OutboxEntry, useOnSent, useOutbox } from "@funduq/shared-ui/outbox";
import { useCallback, useRef } from "react";
import { useShowStatus } from "../board/use-show-status.ts";
import { bodyOf, roomIdOf, type StatusBody, subjectOf } from "./unsent-status.ts";

const t = textOf("housekeeping");

/**
 * Keeps a room's new status in the outbox. Resolves when it is kept, to a function that keeps another one instead: it is
 * sent on the version that the first one has led to, so a colleague's change in between is not overwritten.
 */
export function useUnsentStatus(hotelId: HotelId) {
  const { add } = useOutbox("mfe-housekeeping");
  const sentVersions = useRef(new Map<string, number>());
  const show = useShowStatus();

  const draw = useCallback(
    (entry: OutboxEntry, answer: unknown) => {
      const room = roomIdOf(entry);
      // The report of a discarded change has another subject.
      if (room === undefined) return;
      const { version } = answer as SavedRoom;
      const { status: housekeepingStatus, assignedTo, outOfOrder } = bodyOf(entry);
      sentVersions.current.set(room, version);
      const change = { housekeepingStatus, assignedTo, outOfOrder, version };
      show({ hotelId: entry.hotelId, roomId: room }, change);
    },
    [show],
  );
  useOnSent("mfe-housekeeping", draw);

  return useCallback(
    async (room: HousekeepingRoom, body: StatusBody) => {
      const keep = (status: StatusBody, version: number) =>
        add({
          permission: "housekeeping.write",
          subject: subjectOf(room),
          label: t("changed", { number: room.number, status: t(`status.${status.status}`) }),
          href: `/hotel/${hotelId}/housekeeping?room=${room.id}`,
          method: "PUT",
          url: `hotels/${hotelId}/rooms/${room.id}/housekeeping-status`,
          body: status,
          version,
          collapses: true,
          tags: ["Room", "Availability"],
          discardUrl: `hotels/${hotelId}/rooms/${room.id}/discarded-status`,
        });
      sentVersions.current.delete(room.id);
      await keep(body, room.version);
      return (instead: StatusBody) =>
        void keep(instead, sentVersions.current.get(room.id) ?? room.version);
    },
    [add, hotelId],
  );
}
