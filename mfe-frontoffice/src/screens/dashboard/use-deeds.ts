import type { GridBooking } from "@funduq/shared-types/contracts/day-grid";
import { useMay } from "@funduq/shared-ui/state";
import { useMemo, useRef } from "react";
import type { StayPanel } from "../../features/stay/stay-panel.ts";
import { type BoardRoom, isExpected, type NextAction } from "./board.ts";
import type { DashboardUrl } from "./use-dashboard-url.ts";
import { type PlainStatus, useRoomStatus } from "./use-room-status.ts";

export type Deeds = ReturnType<typeof useDeeds>;

/** What a card can do, the same for as long as the grid stands: no card is drawn again for it. */
export function useDeeds(url: DashboardUrl) {
  const setStatus = useRoomStatus(url);
  const maySet = useMay("housekeeping.write");
  const latest = useRef({ url, setStatus });
  latest.current = { url, setStatus };
  return useMemo(
    () => ({
      maySet,
      open: (shown: BoardRoom) => openRoom(shown, latest.current.url),
      act: (shown: BoardRoom) => act(shown, shown.action, latest.current.url),
      set: (shown: BoardRoom, status: PlainStatus) =>
        void latest.current.setStatus(shown.room, status),
      close: (shown: BoardRoom) => latest.current.url.openOutOfOrder(shown.room.id),
    }),
    [maySet],
  );
}

/**
 * Opens what there is to know: the stay in the room, the group that holds it, or a new booking where nobody is:
 * for other days where it can't be had on this one.
 */
export function openRoom(shown: BoardRoom, url: DashboardUrl): void {
  const [first] = shown.room.bookings;
  const [holder] = shown.offer.holders;
  if (first) url.openStay(first.id);
  else if (holder) url.openGroup(holder.id);
  else if (!shown.isPast) url.openNewBooking(shown.room.id);
}

function act(shown: BoardRoom, action: NextAction, url: DashboardUrl): void {
  const { bookings, id } = shown.room;
  if (action === "open") openRoom(shown, url);
  else if (action === "check-in") openStay(bookings.find(isExpected), "check-in", url);
  else if (action === "check-out") openStay(bookings[0], "check-out", url);
  else url.openNewBooking(id);
}

function openStay(booking: GridBooking | undefined, panel: StayPanel, url: DashboardUrl): void {
  if (booking) url.openStay(booking.id, panel);
}
