import type { RoomsFigure } from "../contracts/report-rooms.ts";
import type { CountedFigure } from "../contracts/report-stays.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { RestaurantId } from "../values/ids.ts";
import type { ReportPlace } from "./sheet.ts";

/** The report that lists what a figure of the manager report counts or sums: stays, rooms, or a restaurant's sales. */
export type CountPlace =
  | { report: "stays"; figure: CountedFigure }
  | { report: "rooms"; figure: RoomsFigure }
  | { report: "restaurant-sales"; restaurant: RestaurantId };

/** The counts that ratios are computed with. */
export const countPlaces = {
  rooms: { report: "rooms", figure: "rooms" },
  outOfOrder: { report: "rooms", figure: "outOfOrder" },
  sold: { report: "stays", figure: "sold" },
} as const satisfies Record<string, CountPlace>;

type Days = { from: CalendarDate; to: CalendarDate };

/** What is listed of some days; nothing of those of a year before. */
export const listOf = (place: CountPlace, days: Days | undefined): ReportPlace | undefined =>
  days && { ...place, ...days };
