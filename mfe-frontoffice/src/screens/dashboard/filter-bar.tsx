import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import { Button, VisuallyHidden } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CloseIcon } from "@funduq/shared-ui/icons";
import { useRef } from "react";
import { type BoardFilter, isFiltering, noFilter, statesFor } from "./board-filter.ts";
import classes from "./filter-bar.module.css";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type FilterBarProps = { grid: DayGrid; url: DashboardUrl; shownCount: number };

/** Which filters are on, each removable, and how many rooms they leave (FO-17). */
export function FilterBar({ grid, url, shownCount }: FilterBarProps) {
  const t = useText("frontoffice");
  const status = useRef<HTMLParagraphElement>(null);
  const { filtered, filter } = url;
  const states = statesFor(filtered.states, grid.date === grid.businessDate);
  const filtering = isFiltering({ ...filtered, states });
  const counts = t("filter.shown", { count: grid.rooms.length, shown: shownCount });

  /** The focus moves on to the next filter before its own button goes. */
  function handleRemove(button: HTMLElement, left: BoardFilter) {
    const item = button.closest("li");
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    (next?.querySelector("button") ?? status.current)?.focus();
    filter(left);
  }

  return (
    <div className={classes.bar} data-on={filtering || undefined}>
      {/* Always there: screen readers announce changes of a live region, not its appearance. */}
      <p ref={status} role="status" tabIndex={-1} className={classes.status}>
        {filtering ? counts : <VisuallyHidden>{counts}</VisuallyHidden>}
      </p>
      {filtering && (
        <>
          <ul aria-label={t("filter.on")} className={classes.filters}>
            {setFilters(filtered, states, grid).map(({ name, word, left }) => (
              <li key={name ?? word}>
                <button
                  type="button"
                  className={classes.filter}
                  aria-label={t("filter.remove", { name: name ?? t(`filter.${word}`) })}
                  onClick={({ currentTarget }) => handleRemove(currentTarget, left)}
                >
                  <bdi>{name ?? t(`filter.${word}`)}</bdi>
                  <CloseIcon size={14} />
                </button>
              </li>
            ))}
          </ul>
          <Button
            variant="quiet"
            onClick={() => {
              status.current?.focus();
              filter(noFilter);
            }}
          >
            {t("filter.clear-all")}
          </Button>
        </>
      )}
    </div>
  );
}

/** Each filter that is on, with the filters that stay once it is removed. */
function setFilters(filtered: BoardFilter, states: BoardFilter["states"], grid: DayGrid) {
  const { activity, types } = filtered;
  return [
    ...states.map((word) => ({
      word,
      name: undefined,
      left: { ...filtered, states: filtered.states.filter((state) => state !== word) },
    })),
    ...(activity
      ? [{ word: activity, name: undefined, left: { ...filtered, activity: undefined } }]
      : []),
    ...grid.roomTypes
      .filter(({ id }) => types.includes(id))
      .map(({ id, name }) => ({
        word: undefined,
        name,
        left: { ...filtered, types: types.filter((type) => type !== id) },
      })),
  ];
}
