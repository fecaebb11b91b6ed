import type { HousekeepingBoard } from "@funduq/shared-types/contracts/housekeeping";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { EmptyState, PageHeader, QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { OccupiedIcon } from "@funduq/shared-ui/icons";
import { useOutbox } from "@funduq/shared-ui/outbox";
import { useMemo } from "react";
import { useGetHousekeepingBoardQuery } from "../../features/board/board.endpoints.ts";
import { withUnsent } from "../../features/room-status/unsent-status.ts";
import { useRoomStatus } from "../../features/room-status/use-room-status.ts";
import { BoardHeader } from "./board-header.tsx";
import { FloorList } from "./floor-list.tsx";
import { StatusDialog } from "./status-dialog.tsx";
import { useBoardView } from "./use-board-view.ts";
import { useOpenRoom } from "./use-open-room.ts";

export function Board({ hotelId }: { hotelId: HotelId }) {
  const t = useText("housekeeping");
  const query = useGetHousekeepingBoardQuery(hotelId);
  return (
    <>
      {(query.data === undefined || isEmpty(query.data)) && <PageHeader title={t("title")} />}
      <QueryView
        query={query}
        skeleton={<Skeleton rows={5} height="8rem" />}
        errorMessage={useLoadFailure(query.error)}
        isEmpty={isEmpty}
        empty={<EmptyState icon={OccupiedIcon} message={t("empty")} />}
      >
        {(board) => <LoadedBoard hotelId={hotelId} board={board} />}
      </QueryView>
    </>
  );
}

function isEmpty({ floors }: HousekeepingBoard): boolean {
  return floors.every(({ rooms }) => rooms.length === 0);
}

type LoadedBoardProps = { hotelId: HotelId; board: HousekeepingBoard };

function LoadedBoard({ hotelId, board: sent }: LoadedBoardProps) {
  const { view, show } = useBoardView();
  const openRoom = useOpenRoom();
  const change = useRoomStatus(hotelId);
  const { entries } = useOutbox("mfe-housekeeping");
  const board = useMemo(() => withUnsent(sent, entries), [sent, entries]);
  return (
    <>
      <BoardHeader board={board} view={view} onShow={show} />
      <FloorList
        board={board}
        view={view}
        change={change}
        onOpen={openRoom.open}
        onShowAll={() => show({ filter: "all", floorId: null })}
      />
      {openRoom.roomId !== null && (
        <StatusDialog
          key={openRoom.roomId}
          board={board}
          roomId={openRoom.roomId}
          change={change}
          onClose={openRoom.close}
        />
      )}
    </>
  );
}

/** HK-03 has its own sentence for a hotel that is gone. */
function useLoadFailure(error: unknown): string {
  const t = useText("housekeeping");
  const code = (error as { code?: string } | undefined)?.code;
  return code === "hotel.not-found" ? t("hotel-not-found") : t("load-failed");
}
