import { useText } from "@funduq/shared-ui/i18n";
import { type BoardFilter, boardFilters } from "../../features/board/board-view.ts";
import classes from "./housekeeping.module.css";

type FilterChipsProps = { value: BoardFilter; onChange: (filter: BoardFilter) => void };

/** Which rooms are shown, in one row that a thumb can push along. */
export function FilterChips({ value, onChange }: FilterChipsProps) {
  const t = useText("housekeeping");
  return (
    <fieldset className={classes.chips} aria-label={t("show")} data-fades="narrow">
      {boardFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={classes.chip}
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          {t(`filter.${filter}`)}
        </button>
      ))}
    </fieldset>
  );
}
