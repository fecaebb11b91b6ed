import { shortNightSchema } from "../contracts/group.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

export type Shortage = {
  roomTypeName: string;
  date: CalendarDate;
  wanted: number;
  left: number;
  missing: number;
};

/**
 * The number of rooms that a refused group lacks on its first short night (GRP-02), from an API failure or a
 * rule's refusal. Undefined for other refusals, and for an older API.
 */
export function shortageOf(refusal: { code: string; params?: unknown }): Shortage | undefined {
  if (refusal.code !== "availability.overbooked") return undefined;
  const short = shortNightSchema.safeParse([refusal.params].flat()[0]);
  return short.success
    ? { ...short.data, missing: short.data.wanted - short.data.left }
    : undefined;
}
