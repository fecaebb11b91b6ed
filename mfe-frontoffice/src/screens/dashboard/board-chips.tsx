import { type StatusName, statusProps } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import {
  CheckInIcon,
  CheckOutIcon,
  CleanIcon,
  DirtyIcon,
  type Icon,
  InspectedIcon,
  NoShowIcon,
  OccupiedIcon,
  OutOfOrderIcon,
  ReservedIcon,
  TimeIcon,
} from "@funduq/shared-ui/icons";
import type { BoardRoom } from "./board.ts";
import {
  type BoardChip,
  type BoardState,
  countRooms,
  dailyActivities,
  statesFor,
  statesOf,
} from "./board-filter.ts";
import classes from "./toolbar.module.css";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type BoardChipsProps = { rooms: readonly BoardRoom[]; isToday: boolean; url: DashboardUrl };

const icons: Record<BoardChip, Icon> = {
  Free: CleanIcon,
  NoShow: NoShowIcon,
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
export function BoardChips({ rooms, isToday, url }: BoardChipsProps) {
  const t = useText("frontoffice");
  const { filtered, filter, mode } = url;
  const { states, activity } = filtered;
  return (
    <fieldset className={classes.chips} aria-label={t("filter.title")}>
      {statesFor(statesOf[mode], isToday).map((state) => (
        <Chip
          key={state}
          chip={state}
          tone={toneOf(state)}
          count={countRooms(rooms, state)}
          pressed={states.includes(state)}
          onToggle={() => filter({ ...filtered, states: toggled(states, state) })}
        />
      ))}
      {dailyActivities.map((wanted) => (
        <Chip
          key={wanted}
          chip={wanted}
          count={countRooms(rooms, wanted)}
          pressed={activity === wanted}
          onToggle={() =>
            filter({ ...filtered, activity: activity === wanted ? undefined : wanted })
          }
        />
      ))}
    </fieldset>
  );
}

function toneOf(state: BoardState): StatusName {
  if (state === "Free") return "Clean";
  return state === "NoShow" ? "no-show" : state;
}

type ChipProps = {
  chip: BoardChip;
  tone?: StatusName;
  count: number;
  pressed: boolean;
  onToggle: () => void;
};

function Chip({ chip, tone, count, pressed, onToggle }: ChipProps) {
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
      {t(`filter.${chip}`)} <strong>{count}</strong>
    </button>
  );
}

export function toggled<T>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}
