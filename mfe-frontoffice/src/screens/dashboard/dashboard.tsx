import type { DayGrid, GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import {
  Button,
  EmptyState,
  InlineError,
  Page,
  PageHeader,
  QueryView,
  useShortcut,
} from "@funduq/shared-ui";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, HotelIcon, TodayIcon } from "@funduq/shared-ui/icons";
import { asFailure, useHotel } from "@funduq/shared-ui/state";
import type { ReactNode } from "react";
import { AvailabilityResults } from "../../features/availability/availability-results.tsx";
import { GroupDesk, GroupsButton } from "../../features/group/group-desk.tsx";
import { PoliceButton } from "../../features/police/police-button.tsx";
import { DeskSearch, type Found } from "../../features/search/desk-search.tsx";
import { boardRooms } from "./board.ts";
import { BoardSkeleton } from "./board-skeleton.tsx";
import { DashboardDialogs } from "./dashboard-dialogs.tsx";
import { DayBoard } from "./day-board.tsx";
import { useReadDayGridQuery } from "./day-grid.endpoints.ts";
import { FilterButton } from "./filter-button.tsx";
import classes from "./sidebar.module.css";
import { TodaySidebar } from "./today-sidebar.tsx";
import { type DashboardUrl, useDashboardUrl } from "./use-dashboard-url.ts";
import { openRoom } from "./use-deeds.ts";
import { useIsPhone } from "./use-is-phone.ts";
import { useOtherTexts } from "./use-other-texts.ts";
import { useRoomStatus } from "./use-room-status.ts";
import { type Sidebar, useSidebar } from "./use-sidebar.ts";

/** The front desk's live view of the house (FO-02, FO-04). */
export function Dashboard() {
  const t = useText("frontoffice");
  const hotel = useHotel();
  if (!hotel) return <EmptyState icon={HotelIcon} message={t("dashboard.not-loaded")} />;
  const { hotelId, businessDate } = hotel;
  return <HotelDashboard key={hotelId} hotelId={hotelId} businessDate={businessDate} />;
}

type HotelDashboardProps = { hotelId: HotelId; businessDate: CalendarDate };

function HotelDashboard({ hotelId, businessDate }: HotelDashboardProps) {
  const t = useText("frontoffice");
  const url = useDashboardUrl();
  const query = useReadDayGridQuery({ hotelId, date: url.date });
  const grid = query.data;
  const missed = missedDay(query, url);
  const sidebar = useSidebar();
  useOtherTexts(grid !== undefined);
  useShortcut({
    keys: "F2",
    label: t("booking.new"),
    onPress: () => url.openNewBooking(),
    disabled: !grid || url.isBooking || url.bookingId !== undefined,
  });
  return (
    <Page>
      <PageHeader
        title={t("dashboard.title")}
        subtitle={formatDate(missed ?? grid?.date ?? url.date ?? businessDate)}
        actions={
          <>
            <DeskSearch
              hotelId={hotelId}
              rooms={grid?.rooms ?? []}
              onOpen={(found) => openFound(found, grid, url)}
            />
            <div className={classes.buttons}>
              <FilterButton hotelId={hotelId} grid={grid} url={url} />
              <HeaderButtons ready={grid !== undefined} url={url} />
            </div>
          </>
        }
      />
      {grid && query.isError && !missed && (
        <div className={classes.stale}>
          <InlineError failure={asFailure(query.error)} message={t("dashboard.stale")} />
        </div>
      )}
      <QueryView
        query={query}
        skeleton={<BoardSkeleton label={t("dashboard.not-loaded")} sidebar={sidebar} />}
        isEmpty={({ rooms }) => rooms.length === 0}
        empty={<EmptyState icon={HotelIcon} message={t("dashboard.no-rooms")} />}
      >
        {(day) => (
          <WithSidebar hotelId={hotelId} url={url} sidebar={sidebar}>
            <Body
              hotelId={hotelId}
              day={day}
              url={url}
              isFetching={query.isFetching}
              instead={missed && <MissedDay query={query} date={missed} />}
            />
          </WithSidebar>
        )}
      </QueryView>
      {grid && <DashboardDialogs hotelId={hotelId} grid={grid} url={url} />}
      {grid && <Groups hotelId={hotelId} grid={grid} url={url} />}
    </Page>
  );
}

type GroupsProps = { hotelId: HotelId; grid: DayGrid; url: DashboardUrl };

/** The groups, at whose check-in rooms are set Clean. */
function Groups({ hotelId, grid: { rooms }, url }: GroupsProps) {
  const setStatus = useRoomStatus(url);
  const roomsNow = { rooms, onSetClean: (dirty: GridRoom) => setStatus(dirty, "Clean") };
  return <GroupDesk hotelId={hotelId} roomsNow={roomsNow} />;
}

/**
 * The day asked for, where it could not be had while another is known: its counters and rooms must
 * not stand under this one's name.
 */
function missedDay({ data, isError }: { data?: DayGrid; isError: boolean }, url: DashboardUrl) {
  if (!data || !isError) return undefined;
  const date = url.date ?? data.businessDate;
  return date === data.date ? undefined : date;
}

type MissedDayProps = {
  query: { error?: unknown; refetch: () => unknown };
  date: CalendarDate;
};

/** In place of the rooms; the way through the days stays, and keeps the focus. */
function MissedDay({ query: { error, refetch }, date }: MissedDayProps) {
  const t = useText("frontoffice");
  return (
    <QueryView
      query={{ data: undefined, error, refetch }}
      errorMessage={t("dashboard.day-failed", { date: formatDate(date) })}
    >
      {() => null}
    </QueryView>
  );
}

type BodyProps = {
  hotelId: HotelId;
  day: DayGrid;
  url: DashboardUrl;
  isFetching: boolean;
  /** Where the day's rooms are not known. */
  instead: ReactNode;
};

/** The rooms of the day, or those that are free for the nights looked for (FO-09). */
function Body({ hotelId, day, url, isFetching, instead }: BodyProps) {
  const { search } = url;
  if (!search || instead)
    return (
      <DayBoard
        hotelId={hotelId}
        url={url}
        instead={instead}
        grid={day}
        isMoving={isMoving(day, url, isFetching)}
      />
    );
  return (
    <AvailabilityResults
      hotelId={hotelId}
      search={search}
      roomTypes={day.roomTypes}
      forTonight={search.from === day.businessDate}
      onSearch={url.findRooms}
      onBook={url.openNewBooking}
      onClear={url.clearSearch}
    />
  );
}

function openFound(found: Found, grid: DayGrid | undefined, url: DashboardUrl): void {
  if (found.kind === "group") url.openGroup(found.id);
  else if (found.kind === "stay") url.openStay(found.id);
  else if (found.kind === "document") url.openInvoice(found.id);
  else {
    const shown = grid && boardRooms(grid).find(({ room }) => room.id === found.id);
    if (shown) openRoom(shown, url);
  }
}

type WithSidebarProps = {
  hotelId: HotelId;
  url: DashboardUrl;
  sidebar: Sidebar;
  children: ReactNode;
};

/** The day's movements stand beside the rooms; on a phone in a drawer (FO-05). */
function WithSidebar({ children, ...props }: WithSidebarProps) {
  if (useIsPhone()) return children;
  return (
    <div className={classes.layout}>
      <div className={classes.board}>{children}</div>
      <TodaySidebar {...props} />
    </div>
  );
}

type HeaderButtonsProps = { ready: boolean; url: DashboardUrl };

function HeaderButtons({ ready, url }: HeaderButtonsProps) {
  const t = useText("frontoffice");
  const isPhone = useIsPhone();
  return (
    <>
      <PoliceButton disabled={!ready} onOpen={url.openPolice} />
      {isPhone && (
        <Button icon={TodayIcon} disabled={!ready} onClick={url.openToday}>
          {t("today.open")}
        </Button>
      )}
      <GroupsButton />
      <Button
        variant="primary"
        icon={AddIcon}
        disabled={!ready}
        aria-keyshortcuts="F2"
        title="F2"
        onClick={() => url.openNewBooking()}
      >
        {t("booking.new")}
      </Button>
    </>
  );
}

/** Whether another day is on its way; a quiet refetch of the same day is not shown. */
function isMoving(day: DayGrid, { date }: DashboardUrl, isFetching: boolean): boolean {
  return isFetching && day.date !== (date ?? day.businessDate);
}
