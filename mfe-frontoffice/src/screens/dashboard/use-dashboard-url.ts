import { type CalendarDate, calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import {
  type BookingId,
  bookingIdSchema,
  type GroupId,
  type GuestId,
  groupIdSchema,
  guestIdSchema,
  type InvoiceId,
  invoiceIdSchema,
  type RoomId,
  roomIdSchema,
  roomTypeIdSchema,
} from "@funduq/shared-types/values/ids";
import { type UrlValues, urlList, urlText, urlWord, useUrlState } from "@funduq/shared-ui/router";
import type { AvailabilitySearch } from "../../features/availability/availability-search.ts";
import { type StayPanel, stayPanels } from "../../features/stay/stay-panel.ts";
import { type BoardFilter, boardStates, dailyActivities } from "./board-filter.ts";
import { type DashboardMode, dashboardModes } from "./dashboard-mode.ts";

/** The two tabs of the popover: the day's filters, and the search for free rooms (FO-06, FO-08). */
export const filterTabs = ["daily", "availability"] as const;
export type FilterTab = (typeof filterTabs)[number];

const schema = {
  date: calendarDateSchema,
  mode: urlWord(dashboardModes),
  status: urlList(urlWord(boardStates)),
  activity: urlWord(dailyActivities),
  types: urlList(roomTypeIdSchema),
  filter: urlWord(filterTabs),
  from: calendarDateSchema,
  to: calendarDateSchema,
  want: urlList(roomTypeIdSchema),
  persons: urlText,
  list: urlText,
  out: roomIdSchema,
  booking: bookingIdSchema,
  panel: urlWord(stayPanels),
  new: urlText,
  arrival: calendarDateSchema,
  guest: guestIdSchema,
  cardex: guestIdSchema,
  group: groupIdSchema,
  invoice: invoiceIdSchema,
};
type Values = UrlValues<typeof schema>;

const noSearch = { from: null, to: null, want: null, persons: null };

/** Whose folio an invoice is of. */
export type InvoicedOwner = { bookingId: BookingId | null; groupId: GroupId | null };

/** What the address says of a booking that is being made. */
const noBooking = { new: null, guest: null, arrival: null };

export type DashboardUrl = ReturnType<typeof useDashboardUrl>;

/** Everything about the dashboard that a reload keeps and the back button undoes. */
export function useDashboardUrl() {
  const { values, change } = useUrlState(schema);
  const replace = (changes: Parameters<typeof change>[0]) => change(changes, { replace: true });
  return {
    ...shown(values),
    /** A day, and what of it is shown, lead back to the day's grid. */
    showDate: (date: CalendarDate | undefined) => change({ ...noSearch, date, filter: null }),
    filter: ({ states, activity, types }: BoardFilter) =>
      replace({ ...noSearch, status: states, activity, types }),
    openFilter: (filter: FilterTab) => replace({ filter }),
    closeFilter: () => replace({ filter: null }),
    /** From here on the free rooms stand in place of the day's grid (FO-09). */
    findRooms: ({ from, to, types, guests }: AvailabilitySearch) =>
      change({
        from,
        to,
        want: types,
        persons: guests === 1 ? null : String(guests),
        filter: null,
      }),
    clearSearch: () => change(noSearch),
    /** The other cards tell other states: a filter by state does not outlive the change. */
    showMode: (mode: DashboardMode) =>
      replace({ mode: mode === "front-office" ? null : mode, status: null }),
    openToday: () => change({ list: "today" }),
    closeToday: () => replace({ list: null }),
    openPolice: () => change({ list: "police" }),
    closePolice: () => replace({ list: null }),
    openCardex: (cardex: GuestId) => change({ cardex }),
    openOutOfOrder: (out: RoomId) => change({ out }),
    openStay: (booking: BookingId, panel?: StayPanel) => change({ ...noBooking, booking, panel }),
    openGroup: (group: GroupId) => change({ group, booking: null, panel: null }),
    openInvoice: (invoice: InvoiceId) => change({ invoice }),
    closeInvoice: () => replace({ invoice: null }),
    /** The folios of the stay, or the account of the group, that an invoice is of. */
    openInvoiced: ({ bookingId, groupId }: InvoicedOwner) =>
      change({
        ...noBooking,
        invoice: null,
        ...(bookingId && { booking: bookingId, panel: "folios" }),
        ...(groupId && { group: groupId, task: "account", booking: null, panel: null }),
      }),
    showPanel: (panel: StayPanel | undefined) =>
      change({ panel }, { replace: panel === undefined }),
    openNewBooking: (room?: RoomId, arrival?: CalendarDate) =>
      change({ ...noBooking, new: room ?? "any", arrival, booking: null, panel: null }),
    closeDialogs: () => replace({ ...noBooking, booking: null, panel: null, out: null }),
    /** A booking that was made from the free rooms leads back to the day's grid. */
    bookingSaved: () => replace({ ...noSearch, ...noBooking }),
  };
}

function shown(values: Values) {
  const filtered: BoardFilter = {
    states: boardStates.filter((state) => values.status?.includes(state)),
    activity: values.activity,
    types: [...(values.types ?? [])],
  };
  return {
    date: values.date,
    mode: values.mode ?? "front-office",
    filtered,
    filterTab: values.filter,
    search: searchIn(values),
    isToday: values.list === "today",
    isPolice: values.list === "police",
    closingRoom: values.out,
    bookingId: values.booking,
    invoiceId: values.invoice,
    panel: values.panel,
    isBooking: values.new !== undefined,
    newBookingRoom: roomIdSchema.safeParse(values.new).data,
    newBookingArrival: values.arrival,
    /** Whom the palette has found: the new booking is theirs. */
    newBookingGuest: values.guest,
  };
}

/** What free rooms are looked for; undefined while the day's grid is shown. */
function searchIn({ from, to, want = [], persons = "1" }: Values): AvailabilitySearch | undefined {
  if (!from || !to || to <= from) return undefined;
  const asked = Number(persons);
  const guests = Number.isInteger(asked) && asked >= 1 && asked <= 13 ? asked : 1;
  return { from, to, guests, types: [...want] };
}
