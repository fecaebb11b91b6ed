import { memo } from "react";
import { type BoardRoom, isSameRoom } from "./board.ts";
import { CardFrame } from "./card-frame.tsx";
import type { DashboardMode } from "./dashboard-mode.ts";
import { cleaningState, HousekeepingCard } from "./housekeeping-card.tsx";
import { RoomCard, roomState } from "./room-card.tsx";
import type { Deeds } from "./use-deeds.ts";

type BoardCardProps = { shown: BoardRoom; mode: DashboardMode; isCurrent: boolean; deeds: Deeds };

/** Drawn again only when its own room, or whether the Tab key stops at it, has changed. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { shown, mode, isCurrent, deeds } = props;
  const isDesk = mode === "front-office";
  // One frame for both kinds: it keeps the focus, and its place, when they change.
  return (
    <CardFrame
      {...(isDesk ? roomState(shown) : cleaningState(shown))}
      shown={shown}
      isCurrent={isCurrent}
      onOpen={isDesk ? () => deeds.open(shown) : openMenu}
    >
      {isDesk ? (
        <RoomCard shown={shown} isCurrent={isCurrent} onAct={() => deeds.act(shown)} />
      ) : (
        <HousekeepingCard
          shown={shown}
          isCurrent={isCurrent}
          onSet={deeds.maySet ? (status) => deeds.set(shown, status) : undefined}
          onClose={deeds.maySet ? () => deeds.close(shown) : undefined}
        />
      )}
    </CardFrame>
  );
}, isSameCard);

function openMenu(card: HTMLElement): void {
  card.querySelector("button")?.click();
}

function isSameCard(before: BoardCardProps, after: BoardCardProps): boolean {
  return (
    isSameRoom(before.shown, after.shown) &&
    before.mode === after.mode &&
    before.isCurrent === after.isCurrent &&
    before.deeds === after.deeds
  );
}
