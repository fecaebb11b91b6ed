import type { CalendarDate } from "./calendar-date.ts";

/** The calendar date in `timeZone` at `instant`. Apart from the schemas, which a till does not download. */
export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(
    instant,
  ) as CalendarDate;
}

/** What the clock of a hotel shows: `2026-11-28` and `17:05`. */
export type HotelTime = { date: string; time: string };

const formats = new Map<string, Intl.DateTimeFormat>();

export function hotelTimeOf(at: Date, timeZone: string): HotelTime {
  const format = formats.get(timeZone) ?? formatOf(timeZone);
  const parts = format.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** Kept, as making one takes longer than using it, and the till asks with every tap. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const twoDigits = {
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    ...twoDigits,
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}
