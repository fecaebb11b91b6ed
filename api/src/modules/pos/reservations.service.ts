import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  FindReservations,
  FoundReservations,
  ReservationList,
  ReservationRef,
  SavedReservation,
  SaveReservation,
  TableReservation,
} from "@funduq/shared-types/contracts/pos-reservation";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { isPhoneSearch, nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import { serviceDayAt } from "@funduq/shared-types/rules/service-day";
import { isActive } from "@funduq/shared-types/rules/table-reservation";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import {
  MOST_DAYS_AHEAD,
  MOST_RESERVATIONS_OF_DAY,
} from "@funduq/shared-types/values/reservation-limits";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { findTableOfBill } from "./bill-reservations.queries.ts";
import { lockRestaurant } from "./pos.queries.ts";
import { reservationFacts } from "./reservation-facts.ts";
import {
  countReservations,
  findReservation,
  insertReservation,
  isInHouse,
  lockReservationRow,
  type Span,
  selectFoundReservations,
  selectReservations,
  selectSpan,
  updateReservation,
} from "./reservations.queries.ts";
import {
  deleteReservedTables,
  findConflict,
  insertReservedTables,
  selectTableNames,
} from "./reserved-tables.queries.ts";

const MOST_FOUND = 50;

/** The reservations of a day of service (POS-02). Throws `restaurant.not-found`. */
export async function listReservations(
  tx: HotelTx,
  ref: RestaurantRef,
  day: { date: CalendarDate; timeZone: string },
): Promise<ReservationList> {
  const list = await selectReservations(tx, ref, day);
  if (!list) throw new AppError("restaurant.not-found");
  return list;
}

/** The first reservations from a day on whose guest's name or phone contains the text. */
export async function findReservations(
  tx: HotelTx,
  ref: RestaurantRef,
  { text, from }: FindReservations,
  timeZone: string,
): Promise<FoundReservations> {
  const digits = isPhoneSearch(text) ? phoneDigits(text) : "";
  const searched = { name: nameSearch(text), digits, from, timeZone };
  return { reservations: await selectFoundReservations(tx, ref, searched, MOST_FOUND) };
}

type LockedReservation = TableReservation & { opensBill: boolean };

/**
 * Locks the restaurant, so that writes of its reservations follow each other, and then the reservation; undefined where there is
 * none of this id. Throws `restaurant.not-found`.
 */
export async function lockReservationIfAny(
  tx: HotelTx,
  ref: ReservationRef,
): Promise<LockedReservation | undefined> {
  if ((await lockRestaurant(tx, ref)) === undefined) throw new AppError("restaurant.not-found");
  const locked = await lockReservationRow(tx, ref);
  const reservation = locked && (await findReservation(tx, ref));
  return reservation && { ...reservation, opensBill: locked.opensBill };
}

/** The context of a write on reservations, with the zone of the hotel's clock. */
export type ReservationContext = WriteContext & { timeZone: string };

export type ReservationChange = { saved: SavedReservation; facts: AuditFact[] };

/**
 * Adds a reservation, or changes one that holds its tables. Throws `reservation.table-taken` with who has a table already,
 * `reservation.changed` where it was saved meanwhile.
 */
export async function saveReservation(
  tx: HotelTx,
  ref: ReservationRef,
  wish: SaveReservation,
  context: ReservationContext,
): Promise<ReservationChange> {
  const before = await lockReservationIfAny(tx, ref);
  assertSavable(before, wish.version);
  const span = await selectSpan(tx, wish, context.timeZone);
  if (before?.billId) await assertStaysSeated(tx, ref, before, { ...span, ...wish });
  else assertHasTable(wish);
  await assertTime(tx, ref, before, span, context);
  const names = await selectTableNames(tx, ref, wish.tableIds);
  if (names.length < wish.tableIds.length) throw new AppError("table.not-found");
  await assertTablesFree(tx, ref, wish.tableIds, span, context.timeZone);
  await assertGuestInHouse(tx, ref.hotelId, before, wish.bookingId);
  const { guestName, phone, covers, note, bookingId } = wish;
  const values = {
    ...span,
    guestName,
    nameSearch: nameSearch(guestName),
    phone,
    phoneDigits: phoneDigits(phone),
    covers,
    note,
    bookingId,
  };
  if (before) await deleteReservedTables(tx, ref, wish.tableIds);
  const saved = before
    ? await updateReservation(tx, ref, values)
    : await insertReservation(tx, ref, values, context.by.userId);
  // Another restaurant of the hotel has a reservation of this id.
  if (!saved) throw new AppError("reservation.changed");
  await insertReservedTables(tx, ref, wish.tableIds);
  const after = { ...span, covers, tables: names };
  return { saved, facts: reservationFacts(await describe(tx, ref, before), after) };
}

function assertSavable(before: TableReservation | undefined, version: number | null): void {
  if (!before && version !== null) throw new AppError("reservation.not-found");
  if (before) assertReservationVersion(before, version);
  if (before && !isActive(before.state)) throw new AppError("reservation.not-possible");
}

function assertHasTable({ tableIds }: SaveReservation): void {
  if (tableIds.length > 0) return;
  const fields = [{ path: "tableIds", message: "A reservation needs a table." }];
  throw new AppError("request.invalid", { fields });
}

/**
 * Of seated guests the start stays, and their bill's table, as far as they have it: they are there. Where others have reserved
 * that one, they may have none.
 */
async function assertStaysSeated(
  tx: HotelTx,
  ref: ReservationRef,
  { billId, tableIds, startsAt }: TableReservation,
  after: Pick<TableReservation, "tableIds" | "startsAt">,
): Promise<void> {
  const tableId = billId && (await findTableOfBill(tx, ref, billId));
  const isLeft = tableId && tableIds.includes(tableId) && !after.tableIds.includes(tableId);
  const isMoved = Date.parse(startsAt) !== Date.parse(after.startsAt);
  const isLost = tableIds.length > 0 && after.tableIds.length === 0;
  if (isLeft || isMoved || isLost) throw new AppError("reservation.is-seated");
}

/** Throws `reservation.changed` where a request was made on another version. */
export function assertReservationVersion(
  { version }: Pick<TableReservation, "version">,
  seen: number | null,
): void {
  if (version !== seen) throw new AppError("reservation.changed");
}

/** A new time is not over yet nor years ahead, and its day is not full. */
async function assertTime(
  tx: HotelTx,
  ref: ReservationRef,
  before: TableReservation | undefined,
  { startsAt, endsAt }: Span,
  { timeZone, now }: ReservationContext,
): Promise<void> {
  const dayOf = (instant: string) => serviceDayAt(timeZone, new Date(instant));
  const isMoved =
    !before ||
    Date.parse(before.startsAt) !== Date.parse(startsAt) ||
    Date.parse(before.endsAt) !== Date.parse(endsAt);
  if (isMoved && Date.parse(endsAt) <= now.getTime()) throw new AppError("reservation.in-past");
  const date = dayOf(startsAt);
  const last = addDays(serviceDayAt(timeZone, now), MOST_DAYS_AHEAD);
  if (isMoved && date > last) throw new AppError("reservation.too-far", { date: last });
  if (before && dayOf(before.startsAt) === date) return;
  const count = await countReservations(tx, ref, { date, timeZone });
  if (count >= MOST_RESERVATIONS_OF_DAY)
    throw new AppError("reservation.day-full", { most: MOST_RESERVATIONS_OF_DAY });
}

/** Throws `reservation.table-taken`. The caller has locked the restaurant, so nobody takes a table meanwhile. */
export async function assertTablesFree(
  tx: HotelTx,
  ref: ReservationRef,
  tableIds: SaveReservation["tableIds"],
  span: Span,
  timeZone: string,
): Promise<void> {
  const conflict = await findConflict(tx, ref, tableIds, span, timeZone);
  if (conflict) throw new AppError("reservation.table-taken", { ...conflict });
}

/** A stay that is named anew is in house; one that was named before may have left since. */
async function assertGuestInHouse(
  tx: HotelTx,
  hotelId: HotelId,
  before: TableReservation | undefined,
  bookingId: BookingId | null,
): Promise<void> {
  if (bookingId === null || bookingId === before?.stay?.bookingId) return;
  if (!(await isInHouse(tx, hotelId, bookingId)))
    throw new AppError("request.invalid", {
      fields: [{ path: "bookingId", message: "This guest is not in house." }],
    });
}

/** What the audit trail says of a reservation. It names no guest, as the trail is kept. */
export async function describe(
  tx: HotelTx,
  ref: RestaurantRef,
  reservation: TableReservation | undefined,
) {
  if (!reservation) return undefined;
  const tables = await selectTableNames(tx, ref, reservation.tableIds);
  return { ...reservation, tables };
}
