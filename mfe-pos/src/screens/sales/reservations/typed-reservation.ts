import {
  type ReservationSettings,
  type SaveReservation,
  saveReservationSchema,
  type TableReservation,
} from "@funduq/shared-types/contracts/pos-reservation";
import { isAfterMidnight } from "@funduq/shared-types/rules/service-day";
import {
  addDays,
  type CalendarDate,
  calendarDateIn,
} from "@funduq/shared-types/values/calendar-date";
import { formatTime } from "@funduq/shared-ui/format";
import { formContract } from "@funduq/shared-ui/forms";
import type { WantedTime } from "../../../features/reservations/wanted-time.ts";

/** `date` is the evening: a time in the small hours is of the next calendar day. */
export type Typed = Omit<SaveReservation, "version" | "covers" | "date" | "time" | "minutes"> & {
  covers: number | null;
  date: CalendarDate | null;
  time: string | null;
  minutes: number | null;
};

/** The calendar day of what is typed. */
export const calendarDay = ({ date, time }: Pick<Typed, "date" | "time">) =>
  date && time && isAfterMidnight(time) ? addDays(date, 1) : date;

/** The typed time on the calendar; undefined while something of it is missing. */
export function wantedOf(typed: Pick<Typed, "date" | "time" | "minutes">): WantedTime | undefined {
  const { time, minutes } = typed;
  const date = calendarDay(typed);
  return date && time && minutes ? { date, time, minutes } : undefined;
}

const contractOf = (isTableNeeded: boolean) =>
  formContract<Typed, SaveReservation>(saveReservationSchema, {
    request: (typed) => ({ ...typed, date: calendarDay(typed), version: null }),
    rules: ({ tableIds }) =>
      isTableNeeded && tableIds.length === 0 ? { tableIds: "tables-missing" } : {},
  });
export const contract = contractOf(true);
/** Of seated guests others may have reserved the only table. */
export const contractOfSeated = contractOf(false);

/** What the form begins with: the reservation as it is, or a new one on the day of the list. */
export function typedOf(
  reservation: TableReservation | undefined,
  { settings, day }: { settings: ReservationSettings; day: CalendarDate },
  timeZone: string,
): Typed {
  if (!reservation)
    return {
      guestName: "",
      phone: "",
      covers: 2,
      date: day,
      time: null,
      minutes: settings.usualMinutes,
      note: "",
      tableIds: [],
      bookingId: null,
    };
  const { guestName, phone, covers, note, tableIds, stay, startsAt, endsAt } = reservation;
  const time = formatTime(startsAt, timeZone);
  const calendarDate = calendarDateIn(timeZone, new Date(startsAt));
  return {
    guestName,
    phone,
    covers,
    date: isAfterMidnight(time) ? addDays(calendarDate, -1) : calendarDate,
    time,
    minutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
    note,
    tableIds,
    bookingId: stay?.bookingId ?? null,
  };
}
