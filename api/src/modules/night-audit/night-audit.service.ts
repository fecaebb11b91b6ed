import type {
  NightAuditChecklist,
  NightAuditResult,
  RunNightAudit,
} from "@funduq/shared-types/contracts/night-audit";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import {
  confirmedDateVerdict,
  dayEndVerdict,
  openBillsVerdict,
  unassignedCharge,
} from "@funduq/shared-types/rules/night-audit";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { recordChanges } from "../../platform/changes.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import { extendNights } from "../availability/availability.service.ts";
import { beginArrivals, endExpected, lockNoShows } from "../bookings/day-end.service.ts";
import { chargeHouse, type HouseNight } from "../folios/night-plan.service.ts";
import { getRoomsToCharge } from "../groups/unassigned.service.ts";
import {
  beginBusinessDate,
  lockBusinessDateExclusively,
  type WriteContext,
} from "../hotels/hotels.service.ts";
import { queueReportPacks } from "../report-mail/queue-packs.service.ts";
import { markHouseDirty } from "../rooms/rooms.service.ts";
import { insertBooks } from "./books.queries.ts";
import { countOpenBills, findClosedDay, insertClosedDay } from "./business-days.queries.ts";
import { selectChecklist } from "./checklist.queries.ts";
import { findClosing } from "./closing.queries.ts";
import { selectDayStatistics } from "./day-statistics.queries.ts";
import {
  countNotTaken,
  type DecidedRooms,
  decide,
  settleGroupRooms,
} from "./group-rooms.service.ts";
import { countStays, fingerprintOf } from "./preview.service.ts";

/** What to look at before the day is closed (NA-01). */
export async function getChecklist(tx: HotelTx, hotelId: HotelId): Promise<NightAuditChecklist> {
  const checklist = await selectChecklist(tx, hotelId);
  const groupRooms = await getRoomsToCharge(tx, { hotelId, night: checklist.businessDate });
  return { ...checklist, groupRooms };
}

/** The user who closes the day, the time, and the date in the hotel's time zone. */
type Closing = WriteContext & { today: CalendarDate; requestId: string };

/**
 * Closes the business date: charges the night of every stay in-house, marks no-shows, freezes the day's figures
 * and begins the next day (NA-03). One transaction under an exclusive lock of the business date: other dated
 * writes commit before it, or run on the new day. It posts exactly the preview that the user saw, or nothing.
 */
export async function runNightAudit(
  tx: HotelTx,
  hotelId: HotelId,
  confirmed: RunNightAudit,
  { today, requestId, ...context }: Closing,
): Promise<NightAuditResult> {
  const businessDate = await lockBusinessDateExclusively(tx, hotelId);
  await assertOpen(tx, hotelId, { confirmed: confirmed.businessDate, businessDate });
  assertAllowed(dayEndVerdict(businessDate, { today, isEarly: confirmed.early ?? false }));
  assertAllowed(openBillsVerdict(await countOpenBills(tx, hotelId)));

  const night = { hotelId, night: businessDate };
  const noShows = await lockNoShows(tx, hotelId, businessDate);
  const charges = await chargeHouse(tx, night, context);
  const unassigned = await getRoomsToCharge(tx, night);
  const bookings = noShows.map(({ id }) => ({ bookingId: id }));
  if (
    fingerprintOf(businessDate, { charges, noShows: bookings, unassigned }) !==
    confirmed.fingerprint
  )
    throw new AppError("night-audit.preview-changed");
  const decided = decide(unassigned, confirmed.groupRooms);
  await settleGroupRooms(tx, night, decided, context);
  await endExpected(tx, hotelId, noShows, { businessDate, context });
  const notTaken = countNotTaken(decided, night);
  const next = await beginNextDay(tx, night, { context, notTaken });
  await recordAuditChanges(tx, night, { bookings, decided }, { ...context, requestId });
  return {
    closedDate: businessDate,
    charged: countStays(charges),
    postings: charges.length,
    totalCentimes: sumCentimes(charges.map(({ amountCentimes }) => amountCentimes)),
    noShows: noShows.length + notTaken,
    ...next,
  };
}

type Done = {
  bookings: readonly { bookingId: BookingId }[];
  decided: readonly DecidedRooms[];
};

/**
 * An audit entry for each no-show, and for each group whose rooms were charged or released. Runs last: it locks the
 * change counter, which other writers then wait for.
 */
async function recordAuditChanges(
  tx: HotelTx,
  { hotelId, night }: HouseNight,
  { bookings, decided }: Done,
  { by, now, requestId }: WriteContext & { requestId: string },
): Promise<void> {
  const common = { hotelId, at: now, requestId, by: by.userId };
  const businessDate = fact("businessDate", "date", { after: night });
  await recordChanges(
    tx,
    {
      ...common,
      action: "night-audit.no-show",
      tags: ["Booking"],
      details: { facts: [businessDate] },
    },
    bookings.map(({ bookingId }) => bookingId),
  );
  for (const { groupId, decision, rooms, roomTypeName, ...block } of decided) {
    if (decision === "keep") continue;
    const number = fact("rooms", "number", { after: rooms, of: roomTypeName });
    const facts =
      decision === "charge"
        ? [number, fact("amount", "money", { after: unassignedCharge(block) })]
        : [number];
    const action = `night-audit.${decision}-group-rooms`;
    const change = { ...common, action, tags: [], details: { facts: [businessDate, ...facts] } };
    await recordChanges(tx, change, [groupId]);
  }
}

/** Throws `night-audit.closed-already` when another user has closed the day. */
async function assertOpen(
  tx: HotelTx,
  hotelId: HotelId,
  { confirmed, businessDate }: { confirmed: CalendarDate; businessDate: CalendarDate },
): Promise<void> {
  const verdict = confirmedDateVerdict(confirmed, businessDate);
  if (verdict.allowed) return;
  const closed = await findClosedDay(tx, hotelId, confirmed);
  if (closed) throw new AppError("night-audit.closed-already", closed);
  assertAllowed(verdict);
}

async function beginNextDay(
  tx: HotelTx,
  day: HouseNight,
  { context, notTaken }: { context: WriteContext; notTaken: number },
) {
  const { hotelId, night } = day;
  const counted = await selectDayStatistics(tx, day);
  const statistics = { ...counted, noShows: counted.noShows + notTaken };
  const since = await findClosing(tx, hotelId, night);
  const newBusinessDate = addDays(night, 1);
  // Sent together: the one connection of the transaction takes them in this order.
  const [dueIn] = await Promise.all([
    beginArrivals(tx, hotelId, newBusinessDate, context),
    markHouseDirty(tx, hotelId),
    insertClosedDay(tx, { ...day, since }, statistics, context),
    beginBusinessDate(tx, hotelId, newBusinessDate),
    extendNights(tx, hotelId, newBusinessDate),
    queueReportPacks(tx, hotelId, night),
    insertBooks(tx, day, newBusinessDate),
  ]);
  return { newBusinessDate, dueIn, statistics };
}
