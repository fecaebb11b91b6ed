import { type CalendarDate, calendarDateIn } from "@funduq/shared-types/values/calendar-date";
import { formatTime } from "@funduq/shared-ui/format";

/** Every day of the night audit's screens, as the specification writes it there and as it is typed: `10-04-2026` (NA-01). */
export function auditDate(date: CalendarDate): string {
  return date.split("-").reverse().join("-");
}

/** An instant on the hotel's wall clock: `10-04-2026, 02:14`. */
export function auditMoment(instant: string, timeZone: string): string {
  const day = calendarDateIn(timeZone, new Date(instant));
  return `${auditDate(day)}, ${formatTime(instant, timeZone)}`;
}

export const AuditDate = ({ date }: { date: CalendarDate }) => (
  <time dateTime={date}>
    <bdi dir="ltr">{auditDate(date)}</bdi>
  </time>
);
