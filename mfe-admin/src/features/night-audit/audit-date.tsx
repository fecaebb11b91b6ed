import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { formatDateShort } from "@funduq/shared-ui/format";

/** The business date as the specification writes it large here, and as it is typed: `10-04-2026` (NA-01). */
export function auditDate(date: CalendarDate): string {
  return date.split("-").reverse().join("-");
}

export const AuditDate = ({ date }: { date: CalendarDate }) => (
  <Day date={date} text={auditDate(date)} />
);

/** Every other day, as all screens write it. */
export const ShortDate = ({ date }: { date: CalendarDate }) => (
  <Day date={date} text={formatDateShort(date)} />
);

function Day({ date, text }: { date: CalendarDate; text: string }) {
  return (
    <time dateTime={date}>
      <bdi dir="ltr">{text}</bdi>
    </time>
  );
}
