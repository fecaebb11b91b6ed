import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, Checkbox, FieldSet, SegmentedControl, Tabs } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AvailabilityCalendar } from "../../features/availability/availability-calendar.tsx";
import { FindAvailability } from "../../features/availability/find-availability.tsx";
import { RoomTypeChoice } from "../../features/availability/room-type-choice.tsx";
import { boardRooms } from "./board.ts";
import { toggled } from "./board-chips.tsx";
import {
  type BoardState,
  type DailyActivity,
  dailyActivities,
  filterRooms,
  isFiltering,
  noFilter,
  statesFor,
  withKnownTypes,
} from "./board-filter.ts";
import type { DashboardMode } from "./dashboard-mode.ts";
import classes from "./filter.module.css";
import { type DashboardUrl, filterTabs } from "./use-dashboard-url.ts";
import { useIsPhone } from "./use-is-phone.ts";

type FilterPanelProps = { hotelId: HotelId; grid: DayGrid; url: DashboardUrl };

/** What the day's grid shows, and where free rooms are looked for: a tab each. */
export function FilterPanel({ hotelId, grid, url: address }: FilterPanelProps) {
  const t = useText("frontoffice");
  const url = { ...address, filtered: withKnownTypes(address.filtered, grid) };
  const content = {
    daily: <DailyView hotelId={hotelId} grid={grid} url={url} />,
    availability: (
      <FindAvailability
        businessDate={grid.businessDate}
        roomTypes={grid.roomTypes}
        search={url.search}
        onFind={url.findRooms}
      />
    ),
  };
  return (
    <div className={classes.panel}>
      <Tabs
        label={t("filter.tabs")}
        value={url.filterTab ?? "daily"}
        onChange={url.openFilter}
        tabs={filterTabs.map((id) => ({ id, label: t(`filter.${id}`), content: content[id] }))}
      />
    </div>
  );
}

const guestStatus: readonly BoardState[] = ["Occupied", "Reserved", "NoShow"];
/** As the chips of the same cards name them: to the desk a room is clean or dirty (FO-06). */
const cleaning: Record<DashboardMode, readonly BoardState[]> = {
  "front-office": ["Clean", "Dirty", "OutOfOrder"],
  housekeeping: ["Clean", "Inspected", "Dirty", "CleaningInProgress", "OutOfOrder"],
};

/** Each choice shows behind the popover at once; a day of the calendar is shown and closes it. */
function DailyView({ hotelId, grid, url }: FilterPanelProps) {
  const t = useText("frontoffice");
  const { filtered, filter, mode } = url;
  const { businessDate, roomTypes } = grid;
  const isPhone = useIsPhone();
  const isToday = grid.date === businessDate;
  const pick = (date: CalendarDate) => url.showDate(date === businessDate ? undefined : date);
  return (
    <div className={classes.daily}>
      <div className={classes.filters}>
        <States label={t("filter.guest-status")} states={guestStatus} url={url} />
        <States
          label={t("filter.cleaning")}
          states={statesFor(cleaning[mode], isToday)}
          url={url}
        />
        <RoomTypeChoice
          label={t("filter.types")}
          roomTypes={roomTypes}
          chosen={filtered.types}
          onChange={(types) => filter({ ...filtered, types })}
        />
        <SegmentedControl<DailyActivity | "all">
          label={t("filter.activity")}
          labelHidden={false}
          value={filtered.activity ?? "all"}
          onChange={(activity) =>
            filter({ ...filtered, activity: activity === "all" ? undefined : activity })
          }
          options={(["all", ...dailyActivities] as const).map((value) => ({
            value,
            label: t(`filter.${value}`),
          }))}
        />
        <Button disabled={!isFiltering(filtered)} onClick={() => filter(noFilter)}>
          {t("dashboard.clear-filters")}
        </Button>
        {isPhone && <ShowRooms grid={grid} url={url} />}
      </div>
      <AvailabilityCalendar
        hotelId={hotelId}
        businessDate={businessDate}
        shown={grid.date}
        onPick={pick}
      />
    </div>
  );
}

/** Where the panel hides the rooms: how many are left, and the way to them. */
function ShowRooms({ grid, url }: Omit<FilterPanelProps, "hotelId">) {
  const t = useText("frontoffice");
  const { filtered, mode, closeFilter } = url;
  const states = statesFor(filtered.states, grid.date === grid.businessDate);
  const { length: count } = filterRooms(boardRooms(grid), { ...filtered, states }, mode);
  return (
    <Button variant="primary" wide onClick={closeFilter}>
      {t("filter.show", { count })}
    </Button>
  );
}

type StatesProps = { label: string; states: readonly BoardState[]; url: DashboardUrl };

function States({ label, states, url: { filtered, filter } }: StatesProps) {
  const t = useText("frontoffice");
  return (
    <FieldSet legend={label}>
      <div className={classes.states}>
        {states.map((state) => (
          <Checkbox
            key={state}
            label={t(`filter.${state}`)}
            checked={filtered.states.includes(state)}
            onChange={() => filter({ ...filtered, states: toggled(filtered.states, state) })}
          />
        ))}
      </div>
    </FieldSet>
  );
}
