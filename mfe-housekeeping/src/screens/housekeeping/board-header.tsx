import { PageHeader, Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type BoardView, progressOf } from "../../features/board/board-view.ts";
import type { Board } from "../../features/room-status/unsent-status.ts";
import { FilterChips } from "./filter-chips.tsx";
import { Progress } from "./progress.tsx";
import type { ViewChange } from "./use-board-view.ts";

const ALL_FLOORS = "all";

type BoardHeaderProps = {
  board: Board;
  view: BoardView;
  onShow: (change: ViewChange) => void;
};

/** How far the round is, and which rooms are shown. */
export function BoardHeader({ board, view, onShow }: BoardHeaderProps) {
  const t = useText("housekeeping");
  const floors = [
    { value: ALL_FLOORS, label: t("all-floors") },
    ...board.floors.map(({ id, name }) => ({ value: id as string, label: t("floor", { name }) })),
  ];
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <Select
            label={t("floors")}
            labelHidden
            value={view.floorId ?? ALL_FLOORS}
            onChange={(floorId) => onShow({ floorId: floorId === ALL_FLOORS ? null : floorId })}
            options={floors}
          />
        }
      />
      <Progress {...progressOf(board, view)} />
      <FilterChips value={view.filter} onChange={(filter) => onShow({ filter })} />
    </>
  );
}
