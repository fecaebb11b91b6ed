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
 * How many rooms a refused group lacks on its first short night (GRP-02); of a failed call, or of a rule's
 * refusal, whose params are a list. Undefined of other refusals, and of an API that doesn't tell.
 */
export function shortageOf(refusal: { code: string; params?: unknown }): Shortage | undefined {
  if (refusal.code !== "availability.overbooked") return undefined;
  const short = shortNightSchema.safeParse([refusal.params].flat()[0]);
  return short.success
    ? { ...short.data, missing: short.data.wanted - short.data.left }
    : undefined;
}
