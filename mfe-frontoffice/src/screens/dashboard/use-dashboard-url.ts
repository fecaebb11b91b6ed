import { type CalendarDate, calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import {
  type BookingId,
  bookingIdSchema,
  type GroupId,
  type GuestId,
  guestIdSchema,
  type RoomId,
  type RoomTypeId,
  roomIdSchema,
  roomTypeIdSchema,
} from "@funduq/shared-types/values/ids";
import { useSearchParams } from "@funduq/shared-ui/router";
import { useEffect, useRef } from "react";
import type { AvailabilitySearch } from "../../features/availability/availability-search.ts";
import { type StayPanel, stayPanels } from "../../features/stay/stay-panel.ts";
import { type BoardFilter, boardStates, dailyActivities } from "./board-filter.ts";
import { type DashboardMode, dashboardModes } from "./dashboard-mode.ts";

/** The two tabs of the popover: the day's filters, and the search for free rooms (FO-06, FO-08). */
export const filterTabs = ["daily", "availability"] as const;
export type FilterTab = (typeof filterTabs)[number];

export type DashboardUrl = ReturnType<typeof useDashboardUrl>;

/** Everything about the dashboard that a reload keeps and the back button undoes. */
export function useDashboardUrl() {
  const [params, setParams] = useSearchParams();
  /** The address as it is asked for: what it leads to may still be on its way to the screen. */
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);

  function change(changes: Record<string, string | undefined>, replace = false) {
    const after = new URLSearchParams(asked.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    asked.current = after;
    setParams(after, { replace });
  }

  return {
    ...readParams(params),
    /** A day, and what of it is shown, lead back to the day's grid. */
    showDate: (date: CalendarDate | undefined) => change({ ...noSearch, date, filter: undefined }),
    filter: ({ states, activity, types }: BoardFilter) =>
      change({ ...noSearch, status: states.join(","), activity, types: types.join(",") }, true),
    openFilter: (filter: FilterTab) => change({ filter }, true),
    closeFilter: () => change({ filter: undefined }, true),
    /** From here on the free rooms stand in place of the day's grid (FO-09). */
    findRooms: ({ from, to, types, guests }: AvailabilitySearch) =>
      change({
        ...{ from, to, want: types.join(","), filter: undefined },
        persons: guests === 1 ? undefined : String(guests),
      }),
    clearSearch: () => change(noSearch),
    /** The other cards tell other states: a filter by state does not outlive the change. */
    showMode: (mode: DashboardMode) =>
      change({ mode: mode === "front-office" ? undefined : mode, status: undefined }, true),
    openToday: () => change({ list: "today" }),
    closeToday: () => change({ list: undefined }, true),
    openPolice: () => change({ list: "police" }),
    closePolice: () => change({ list: undefined }, true),
    openCardex: (cardex: GuestId) => change({ cardex }),
    openOutOfOrder: (out: RoomId) => change({ out }),
    openStay: (booking: BookingId, panel?: StayPanel) => change({ ...noBooking, booking, panel }),
    openGroup: (group: GroupId) => change({ group, booking: undefined, panel: undefined }),
    showPanel: (panel: StayPanel | undefined) => change({ panel }, panel === undefined),
    openNewBooking: (room?: RoomId, arrival?: CalendarDate) =>
      change({
        ...{ ...noBooking, new: room ?? "any", arrival },
        ...{ booking: undefined, panel: undefined },
      }),
    closeDialogs: () =>
      change({ ...noBooking, booking: undefined, panel: undefined, out: undefined }, true),
    /** A booking that was made from the free rooms leads back to the day's grid. */
    bookingSaved: () => change({ ...noSearch, ...noBooking }, true),
  };
}

const noSearch = { from: undefined, to: undefined, want: undefined, persons: undefined };

/** What the address says of a booking that is being made. */
const noBooking = { new: undefined, guest: undefined, arrival: undefined };

function readParams(params: URLSearchParams) {
  const wanted = params.get("status")?.split(",") ?? [];
  const newBooking = params.get("new");
  const mode = dashboardModes.find((known) => known === params.get("mode")) ?? "front-office";
  const filtered: BoardFilter = {
    states: boardStates.filter((state) => wanted.includes(state)),
    activity: dailyActivities.find((activity) => activity === params.get("activity")),
    types: readTypes(params.get("types")),
  };
  return {
    date: calendarDateSchema.safeParse(params.get("date")).data,
    mode,
    filtered,
    filterTab: filterTabs.find((tab) => tab === params.get("filter")),
    search: readSearch(params),
    isToday: params.get("list") === "today",
    isPolice: params.get("list") === "police",
    closingRoom: roomIdSchema.safeParse(params.get("out")).data,
    bookingId: bookingIdSchema.safeParse(params.get("booking")).data,
    panel: stayPanels.find((panel) => panel === params.get("panel")),
    isBooking: newBooking !== null,
    newBookingRoom: roomIdSchema.safeParse(newBooking).data,
    newBookingArrival: calendarDateSchema.safeParse(params.get("arrival")).data,
    /** Whom the palette has found: the new booking is theirs. */
    newBookingGuest: guestIdSchema.safeParse(params.get("guest")).data,
  };
}

/** What free rooms are looked for; undefined while the day's grid is shown. */
function readSearch(params: URLSearchParams): AvailabilitySearch | undefined {
  const from = calendarDateSchema.safeParse(params.get("from")).data;
  const to = calendarDateSchema.safeParse(params.get("to")).data;
  if (!from || !to || to <= from) return undefined;
  const persons = Number(params.get("persons") ?? 1);
  const guests = Number.isInteger(persons) && persons >= 1 && persons <= 13 ? persons : 1;
  return { from, to, guests, types: readTypes(params.get("want")) };
}

function readTypes(list: string | null): RoomTypeId[] {
  return (list ?? "").split(",").flatMap((id) => roomTypeIdSchema.safeParse(id).data ?? []);
}
