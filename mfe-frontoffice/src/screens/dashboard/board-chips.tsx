import { type StatusName, statusProps } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import {
  CheckInIcon,
  CheckOutIcon,
  CleanIcon,
  DirtyIcon,
  type Icon,
  InspectedIcon,
  OccupiedIcon,
  OutOfOrderIcon,
  ReservedIcon,
  TimeIcon,
} from "@funduq/shared-ui/icons";
import type { BoardRoom } from "./board.ts";
import { type BoardChip, countRooms, dailyActivities, statesOf } from "./board-filter.ts";
import classes from "./toolbar.module.css";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type BoardChipsProps = { rooms: readonly BoardRoom[]; url: DashboardUrl };

const icons: Record<BoardChip, Icon> = {
  Occupied: OccupiedIcon,
  Reserved: ReservedIcon,
  Dirty: DirtyIcon,
  CleaningInProgress: TimeIcon,
  Clean: CleanIcon,
  Inspected: InspectedIcon,
  OutOfOrder: OutOfOrderIcon,
  arrivals: CheckInIcon,
  departures: CheckOutIcon,
};

/** The counts of the day; each one is also the filter for what it counts. */
export function BoardChips({ rooms, url: { filtered, filter } }: BoardChipsProps) {
  const t = useText("frontoffice");
  const { mode, states, activity } = filtered;
  return (
    <fieldset className={classes.chips} aria-label={t("filter.title")}>
      {statesOf[mode].map((state) => (
        <Chip
          key={state}
          chip={state}
          label={mode === "housekeeping" && state === "Clean" ? t("filter.cleaned") : undefined}
          tone={state}
          count={countRooms(rooms, state, mode)}
          pressed={states.includes(state)}
          onToggle={() => filter({ activity, states: toggled(states, state) })}
        />
      ))}
      {dailyActivities.map((wanted) => (
        <Chip
          key={wanted}
          chip={wanted}
          count={countRooms(rooms, wanted, mode)}
          pressed={activity === wanted}
          onToggle={() => filter({ states, activity: activity === wanted ? undefined : wanted })}
        />
      ))}
    </fieldset>
  );
}

type ChipProps = {
  chip: BoardChip;
  /** What it says, where its usual word means something else. */
  label?: string | undefined;
  tone?: StatusName;
  count: number;
  pressed: boolean;
  onToggle: () => void;
};

function Chip({ chip, label, tone, count, pressed, onToggle }: ChipProps) {
  const t = useText("frontoffice");
  const Icon = icons[chip];
  const { className = "", ...data } = tone ? statusProps(tone) : {};
  return (
    <button
      type="button"
      {...data}
      className={`${className} ${classes.chip}`}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      <Icon size={16} aria-hidden />
      {label ?? t(`filter.${chip}`)} <strong>{count}</strong>
    </button>
  );
}

function toggled<T>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}
