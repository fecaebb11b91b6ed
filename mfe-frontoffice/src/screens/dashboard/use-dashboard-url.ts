import { type CalendarDate, calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import {
  type BookingId,
  bookingIdSchema,
  type GroupId,
  guestIdSchema,
  type RoomId,
  roomIdSchema,
} from "@funduq/shared-types/values/ids";
import { useSearchParams } from "@funduq/shared-ui/router";
import { type StayPanel, stayPanels } from "../../features/stay/stay-panel.ts";
import { type BoardFilter, dailyActivities, statesOf } from "./board-filter.ts";
import { type DashboardMode, dashboardModes } from "./dashboard-mode.ts";

export type DashboardUrl = ReturnType<typeof useDashboardUrl>;

/** Everything about the dashboard that a reload keeps and the back button undoes. */
export function useDashboardUrl() {
  const [params, setParams] = useSearchParams();

  function change(changes: Record<string, string | undefined>, replace = false) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace },
    );
  }

  return {
    ...readParams(params),
    showDate: (date: CalendarDate | undefined) => change({ date }),
    filter: ({ states, activity }: Omit<BoardFilter, "mode">) =>
      change({ status: states.join(","), activity }, true),
    /** The other cards tell other states: a filter by state does not outlive the change. */
    showMode: (mode: DashboardMode) =>
      change({ mode: mode === "front-office" ? undefined : mode, status: undefined }, true),
    openToday: () => change({ list: "today" }),
    closeToday: () => change({ list: undefined }, true),
    openOutOfOrder: (out: RoomId) => change({ out }),
    openStay: (booking: BookingId, panel?: StayPanel) =>
      change({ booking, panel, new: undefined, guest: undefined }),
    openGroup: (group: GroupId) => change({ group, booking: undefined, panel: undefined }),
    showPanel: (panel: StayPanel | undefined) => change({ panel }, panel === undefined),
    openNewBooking: (room?: RoomId) =>
      change({ new: room ?? "any", guest: undefined, booking: undefined, panel: undefined }),
    closeDialogs: () =>
      change(
        { booking: undefined, panel: undefined, new: undefined, guest: undefined, out: undefined },
        true,
      ),
  };
}

function readParams(params: URLSearchParams) {
  const wanted = params.get("status")?.split(",") ?? [];
  const newBooking = params.get("new");
  const mode = dashboardModes.find((known) => known === params.get("mode")) ?? "front-office";
  const filter: BoardFilter = {
    mode,
    states: statesOf[mode].filter((state) => wanted.includes(state)),
    activity: dailyActivities.find((activity) => activity === params.get("activity")),
  };
  return {
    date: calendarDateSchema.safeParse(params.get("date")).data,
    mode,
    filtered: filter,
    isToday: params.get("list") === "today",
    closingRoom: roomIdSchema.safeParse(params.get("out")).data,
    bookingId: bookingIdSchema.safeParse(params.get("booking")).data,
    panel: stayPanels.find((panel) => panel === params.get("panel")),
    isBooking: newBooking !== null,
    newBookingRoom: roomIdSchema.safeParse(newBooking).data,
    /** Whom the palette has found: the new booking is theirs. */
    newBookingGuest: guestIdSchema.safeParse(params.get("guest")).data,
  };
}
