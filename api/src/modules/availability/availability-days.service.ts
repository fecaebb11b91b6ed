import {
  type AvailabilityDays,
  MAX_AVAILABILITY_DAYS,
} from "@funduq/shared-types/contracts/availability";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { type CalendarDate, daysBetween } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectDays } from "./availability-days.queries.ts";

/** Both days are inclusive. */
type Days = { from: CalendarDate; to: CalendarDate };

/** The rooms left to sell per day, by type and in total (FO-07, FO-10). */
export async function getDays(
  tx: HotelTx,
  hotelId: HotelId,
  days: Days,
): Promise<AvailabilityDays> {
  const count = daysBetween(days.from, days.to) + 1;
  if (count < 1) throw new AppError("booking.dates-reversed");
  if (count > MAX_AVAILABILITY_DAYS)
    throw new AppError("availability.too-many-days", { maxDays: MAX_AVAILABILITY_DAYS });
  return selectDays(tx, hotelId, days);
}
