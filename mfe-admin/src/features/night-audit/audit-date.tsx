import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";

/** The business date as the specification writes it here, and as it is typed: `10-04-2026` (NA-01). */
export function auditDate(date: CalendarDate): string {
  return date.split("-").reverse().join("-");
}

/** The same within a sentence: no line ends inside it. */
export const auditDateInText = (date: CalendarDate) => auditDate(date).replaceAll("-", "-\u2060");

export function AuditDate({ date }: { date: CalendarDate }) {
  return (
    <time dateTime={date}>
      <bdi dir="ltr">{auditDate(date)}</bdi>
    </time>
  );
}
