import type { AvailabilityDays } from "@funduq/shared-types/contracts/availability";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { RoomTypeId } from "@funduq/shared-types/values/ids";

/** Free rooms that are looked for: the nights, the types (any where none is named), for how many. */
export type AvailabilitySearch = NightSpan & { types: readonly RoomTypeId[]; guests: number };

export type AvailabilityDay = AvailabilityDays["days"][number];

/** What is wrong with two days that rooms are looked for between (FO-08). */
export type SpanFault = "missing" | "reversed";

export function spanFault(
  from: CalendarDate | null,
  to: CalendarDate | null,
): SpanFault | undefined {
  if (!from || !to) return "missing";
  return to > from ? undefined : "reversed";
}
