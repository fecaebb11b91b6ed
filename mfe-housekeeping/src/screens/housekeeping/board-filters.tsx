import type { HousekeepingBoard } from "@funduq/shared-types/contracts/housekeeping";
import { SegmentedControl, Select, Toolbar } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type BoardView, boardFilters } from "../../features/board/board-view.ts";
import type { ViewChange } from "./use-board-view.ts";

const ALL_FLOORS = "all";

type BoardFiltersProps = {
  floors: HousekeepingBoard["floors"];
  view: BoardView;
  onShow: (change: ViewChange) => void;
};

export function BoardFilters({ floors, view, onShow }: BoardFiltersProps) {
  const t = useText("housekeeping");
  const floorOptions = [
    { value: ALL_FLOORS, label: t("allFloors") },
    ...floors.map(({ id, name }) => ({ value: id as string, label: t("floor", { name }) })),
  ];
  return (
    <Toolbar label={t("show")}>
      <SegmentedControl
        label={t("show")}
        value={view.filter}
        onChange={(filter) => onShow({ filter })}
        options={boardFilters.map((filter) => ({ value: filter, label: t(`filter.${filter}`) }))}
      />
      <Select
        label={t("floors")}
        labelHidden
        value={view.floorId ?? ALL_FLOORS}
        onChange={(floorId) => onShow({ floorId: floorId === ALL_FLOORS ? null : floorId })}
        options={floorOptions}
      />
    </Toolbar>
  );
}
