import type { ForecastDay } from "../contracts/report-forecast.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { firstOfWeek } from "./report-period.ts";
import { type RoomRatios, roomRatios } from "./report-ratios.ts";

type Pickup = { rooms: number; revenueCentimes: Centimes };
type LastYear = NonNullable<ForecastDay["lastYear"]>;

/** The figures of one or several nights. */
export type ForecastFigures = Omit<ForecastDay, "date" | "before" | "lastYear"> & {
  /** Reserved, in house and held by groups. */
  onBooks: number;
  ratios: Pick<RoomRatios, "occupancy" | "adrCentimes">;
  /** The change of the books since the closing that is compared with; null where a night of it is not kept. */
  pickup: Pickup | null;
  /** Null where one of the dates was not closed a year earlier. */
  lastYear: (LastYear & { ratios: Pick<RoomRatios, "occupancy" | "adrCentimes"> }) | null;
};

/** The sum of some nights. Ratios divide the sums, so a full night weighs more than an empty one. */
export function forecastFigures(days: readonly ForecastDay[]): ForecastFigures {
  const sum = (of: (day: ForecastDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const rooms = sum((day) => day.rooms);
  const outOfOrder = sum((day) => day.outOfOrder);
  const onBooks = sum(roomsOnBooks);
  const revenueCentimes = centimes(sum((day) => day.revenueCentimes));
  return {
    rooms,
    outOfOrder,
    onBooks,
    revenueCentimes,
    reserved: sum((day) => day.reserved),
    inHouse: sum((day) => day.inHouse),
    held: sum((day) => day.held),
    ratios: roomRatios({
      rooms,
      outOfOrder,
      sold: onBooks,
      roomRevenueCentimes: revenueCentimes,
      dayUseRevenueCentimes: 0,
    }),
    pickup: pickupOf(days, { rooms: onBooks, revenueCentimes }),
    lastYear: lastYearOf(days),
  };
}

export const roomsOnBooks = ({ reserved, inHouse, held }: ForecastDay) => reserved + inHouse + held;

function pickupOf(days: readonly ForecastDay[], now: Pickup): Pickup | null {
  const before = days.flatMap((day) => day.before ?? []);
  if (before.length < days.length) return null;
  return {
    rooms: before.reduce((left, { rooms }) => left - rooms, now.rooms),
    revenueCentimes: centimes(
      before.reduce<number>((left, day) => left - day.revenueCentimes, now.revenueCentimes),
    ),
  };
}

function lastYearOf(days: readonly ForecastDay[]): ForecastFigures["lastYear"] {
  const closed = days.flatMap(({ lastYear }) => lastYear ?? []);
  if (closed.length < days.length) return null;
  const sum = (of: (day: LastYear) => number) => closed.reduce((total, day) => total + of(day), 0);
  const figures = {
    rooms: sum((day) => day.rooms),
    outOfOrder: sum((day) => day.outOfOrder),
    sold: sum((day) => day.sold),
    roomRevenueCentimes: centimes(sum((day) => day.roomRevenueCentimes)),
    dayUseRevenueCentimes: centimes(sum((day) => day.dayUseRevenueCentimes)),
  };
  return { ...figures, ratios: roomRatios(figures) };
}

export const forecastSpans = ["week", "month"] as const;
export type ForecastSpan = (typeof forecastSpans)[number];

/** The nights by week or by month, each with its first date; `weekStart`: 0 = Sunday. */
export function forecastParts(
  days: readonly ForecastDay[],
  span: ForecastSpan,
  weekStart: number,
): { first: CalendarDate; days: ForecastDay[] }[] {
  const startOf = ({ date }: ForecastDay) =>
    span === "month" ? date.slice(0, 7) : firstOfWeek(date, weekStart);
  return [...Map.groupBy(days, startOf).values()].flatMap((part) =>
    part[0] ? [{ first: part[0].date, days: part }] : [],
  );
}
