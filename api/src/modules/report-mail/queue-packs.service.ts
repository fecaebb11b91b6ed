import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { insertPacks } from "./packs.queries.ts";

/**
 * Queues the reports of a day that this transaction closes, for every recipient (REP-01). One statement: the mails are
 * made after the commit, so that neither a report nor a mail server slows or fails the night audit.
 */
export async function queueReportPacks(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate,
): Promise<void> {
  await insertPacks(tx, hotelId, date);
}
