import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import { Button, EmptyState } from "@funduq/shared-ui";
import { formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { FilterIcon } from "@funduq/shared-ui/icons";
import classes from "./board.module.css";
import type { BoardFilter } from "./board-filter.ts";

type NoMatchProps = { filter: BoardFilter; grid: DayGrid; onClear: () => void };

/** Filters that leave no room: which they are, and the way out. */
export function NoMatch({ filter, grid, onClear }: NoMatchProps) {
  const t = useText("frontoffice");
  const { states, activity, types } = filter;
  const names = [
    ...states.map((state) => t(`filter.${state}`)),
    ...(activity ? [t(`filter.${activity}`)] : []),
    ...grid.roomTypes.filter(({ id }) => types.includes(id)).map(({ name }) => name),
  ];
  return (
    <EmptyState
      icon={FilterIcon}
      message={
        <>
          {t("dashboard.no-match")} <span className={classes.filters}>{formatList(names)}</span>
        </>
      }
      action={<Button onClick={onClear}>{t("dashboard.clear-filters")}</Button>}
    />
  );
}
