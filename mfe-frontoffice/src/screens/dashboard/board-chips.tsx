import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import { type StatusName, statusProps } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import {
  CheckInIcon,
  CheckOutIcon,
  CleanIcon,
  DirtyIcon,
  FreeIcon,
  type Icon,
  InspectedIcon,
  NoShowIcon,
  OccupiedIcon,
  OutOfOrderIcon,
  ReservedIcon,
  TimeIcon,
} from "@funduq/shared-ui/icons";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { BoardRoom } from "./board.ts";
import {
  type BoardChip,
  type BoardState,
  countRooms,
  countShown,
  dailyActivities,
  statesFor,
  statesOf,
} from "./board-filter.ts";
import { countRoomsOf, groupsToArrive } from "./todays-stays.ts";
import classes from "./toolbar.module.css";
import type { DashboardUrl } from "./use-dashboard-url.ts";
import { useIsPhone } from "./use-is-phone.ts";

type BoardChipsProps = { grid: DayGrid; rooms: readonly BoardRoom[]; url: DashboardUrl };

const icons: Record<BoardChip, Icon> = {
  Free: FreeIcon,
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

/**
 * The counts of the day; each one is also the filter for what it counts. Where other filters hide some
 * of what is counted, it says how many of all are left.
 */
export function BoardChips({ grid, rooms, url }: BoardChipsProps) {
  const t = useText("frontoffice");
  const isToday = grid.date === grid.businessDate;
  const { filtered, filter, mode } = url;
  const { states, activity } = filtered;
  const known = { ...filtered, states: statesFor(states, isToday) };
  const countsOf = (chip: BoardChip) => ({
    all: countRooms(rooms, chip, mode),
    shown: countShown(rooms, chip, known, mode),
  });
  const strip = useRef<HTMLFieldSetElement>(null);
  // On a phone they are a strip that scrolls sideways.
  const isStrip = useIsPhone();
  const tapped = usePressedInSight(strip, isStrip, JSON.stringify([mode, states, activity]));
  return (
    <fieldset
      ref={strip}
      className={classes.chips}
      aria-label={t("filter.title")}
      data-fades="narrow"
    >
      {statesFor(statesOf[mode], isToday).map((state) => (
        <Chip
          key={state}
          chip={state}
          tone={toneOf(state)}
          counts={countsOf(state)}
          pressed={states.includes(state)}
          onToggle={(chip) => {
            tapped.current = chip;
            filter({ ...filtered, states: toggled(states, state) });
          }}
        />
      ))}
      {dailyActivities.map((wanted) => (
        <Chip
          key={wanted}
          chip={wanted}
          counts={countsOf(wanted)}
          withoutRoom={isToday && wanted === "arrivals" ? countRoomsOf(groupsToArrive(grid)) : 0}
          pressed={activity === wanted}
          onToggle={(chip) => {
            tapped.current = chip;
            filter({ ...filtered, activity: activity === wanted ? undefined : wanted });
          }}
        />
      ))}
    </fieldset>
  );
}

/**
 * In a strip the count that was tapped stays in sight, on or off; where the filter came from elsewhere, the
 * first of those that are on.
 */
function usePressedInSight(
  strip: RefObject<HTMLElement | null>,
  isStrip: boolean,
  filter: string,
): RefObject<Element | null> {
  const tapped = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when the filter changes
  useLayoutEffect(() => {
    const wanted = tapped.current ?? strip.current?.querySelector("[aria-pressed=true]");
    tapped.current = null;
    if (isStrip && strip.current && wanted) scrollIntoStrip(strip.current, wanted);
  }, [strip, filter, isStrip]);
  return tapped;
}

/** Sideways alone, in both directions of reading: the page stays where it is. */
function scrollIntoStrip(strip: HTMLElement, chip: Element): void {
  const [seen, wanted] = [strip.getBoundingClientRect(), chip.getBoundingClientRect()];
  const past = Math.max(0, wanted.right - seen.right);
  const before = Math.min(0, wanted.left - seen.left);
  strip.scrollLeft += before || past;
}

function toneOf(state: BoardState): StatusName {
  if (state === "Free") return "Clean";
  return state === "NoShow" ? "no-show" : state;
}

type ChipProps = {
  chip: BoardChip;
  tone?: StatusName;
  counts: { all: number; shown: number };
  /** What groups await beside the rooms that are counted: both together are the arrivals of the day (GRP-08). */
  withoutRoom?: number;
  pressed: boolean;
  onToggle: (chip: Element) => void;
};

function Chip({ chip, tone, counts, withoutRoom = 0, pressed, onToggle }: ChipProps) {
  const t = useText("frontoffice");
  const Icon = icons[chip];
  const { className = "", ...data } = tone ? statusProps(tone) : {};
  return (
    <button
      type="button"
      {...data}
      className={`${className} ${classes.chip}`}
      aria-pressed={pressed}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    >
      <Icon size={16} aria-hidden />
      {t(`filter.${chip}`)}{" "}
      <strong>{counts.shown === counts.all ? counts.all : t("filter.count-of", counts)}</strong>{" "}
      {withoutRoom > 0 && <span>{t("filter.without-room", { count: withoutRoom })}</span>}
    </button>
  );
}

export function toggled<T>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}
