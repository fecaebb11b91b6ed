import type {
  Booking,
  BookingRef,
  LastStep,
  SavedBooking,
} from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { ChargedStay } from "@funduq/shared-types/rules/folio-nights";
import type { BookingId, GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { foliosQuery } from "../folios/folios.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { nightTaxPairs } from "../hotels/tax-rates.tables.ts";
import { bookingGuests, bookingHistory, bookings, purchaseOrderOfStay } from "./bookings.tables.ts";

const isBooking = ({ hotelId, bookingId }: BookingRef) =>
  and(eq(bookings.hotelId, hotelId), eq(bookings.id, bookingId));

/** The undoable step of booking `b`: the last one, if its business date is known. */
const lastStepJson = sql`
  (select json_build_object('step', s.step, 'businessDate', s.taken_on,
      'bookedUntil', b.booked_until)
    from (values ('Checked-in', 'check-in', b.checked_in_on),
        ('Checked-out', 'check-out', b.checked_out_on),
        ('Cancelled', 'cancellation', b.cancelled_on)) as s (status, step, taken_on)
    where s.status = b.status and s.taken_on is not null)`;

/** Whether it is invoiced is determined by the folios module. */
type BookingRow = Omit<Booking, "folios" | "lastStep" | "tdsCentimes" | "addedTaxes"> & {
  lastStep: Omit<LastStep, "isInvoiced"> | null;
};
type BookingPrice = Pick<ChargedStay, "checkedInOn" | "earlierNights" | "earlierCentimes">;
type BookingAndFolios = { booking: BookingRow | null; price: BookingPrice; folios: Folio[] };

/** A booking with its guests, its folios and its history, newest entry first, in one statement. */
export async function findBooking(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
): Promise<BookingAndFolios | undefined> {
  const [found] = await tx.execute<BookingAndFolios>(sql`
    select (select json_build_object(
      'id', b.id, 'reference', b.reference, 'status', b.status,
      'roomId', b.room_id, 'roomNumber', r.number,
      'roomTypeId', b.room_type_id, 'roomTypeName', t.name,
      'checkInDate', b.check_in_date, 'checkOutDate', b.check_out_date,
      'nights', b.check_out_date - b.check_in_date,
      'adults', b.adults, 'children', b.children,
      'ratePlan', b.rate_plan, 'rateCentimes', b.rate_centimes,
      'totalCentimes', b.earlier_centimes
        + b.rate_centimes * (b.check_out_date - b.check_in_date - b.earlier_nights),
      ${nightTaxPairs(sql`b.hotel_id`)},
      'company', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end,
      'groupId', b.group_id, 'groupStatus', gr.status, 'comments', b.comments,
      'purchaseOrder', ${purchaseOrderOfStay},
      'guests', (select coalesce(json_agg(json_build_object(
          'guestId', g.id, 'fullName', g.full_name, 'phone', g.phone, 'isPrimary', bg.is_primary, 'isVip', g.is_vip
        ) order by bg.is_primary desc, bg.added_at, g.name_search, g.id), '[]')
        from booking_guests bg
        join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id
        where bg.hotel_id = b.hotel_id and bg.booking_id = b.id),
      'history', (select coalesce(json_agg(json_build_object(
          'at', h.at, 'user', coalesce(nullif(u.display_name, ''), u.email, ''),
          'action', h.action, 'details', h.details
        ) order by h.at desc, h.id desc), '[]')
        from booking_history h left join users u on u.id = h.by_user_id
        where h.hotel_id = b.hotel_id and h.booking_id = b.id),
      'createdAt', b.created_at, 'checkedInAt', b.checked_in_at,
      'checkedOutAt', b.checked_out_at, 'cancelledAt', b.cancelled_at,
      'cancellationReason', b.cancellation_reason, 'lastStep', ${lastStepJson}, 'version', b.version
      )
      from bookings b
      join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
      join room_types t on t.hotel_id = b.hotel_id and t.id = b.room_type_id
      left join companies c on c.hotel_id = b.hotel_id and c.id = b.company_id
      left join groups gr on gr.hotel_id = b.hotel_id and gr.id = b.group_id
      where b.hotel_id = ${hotelId} and b.id = ${bookingId}) as booking,
      (select json_build_object('checkedInOn', b.checked_in_on, 'earlierNights', b.earlier_nights,
        'earlierCentimes', b.earlier_centimes)
        from bookings b where b.hotel_id = ${hotelId} and b.id = ${bookingId}) as price,
      (${foliosQuery({ hotelId, bookingId })}) as folios`);
  return found;
}

/** The booking's own columns, without guests, folios and history. */
export const ownRow = {
  hotelId: bookings.hotelId,
  id: bookings.id,
  status: bookings.status,
  roomId: bookings.roomId,
  roomTypeId: bookings.roomTypeId,
  checkInDate: bookings.checkInDate,
  checkOutDate: bookings.checkOutDate,
  adults: bookings.adults,
  children: bookings.children,
  comments: bookings.comments,
  companyId: bookings.companyId,
  groupId: bookings.groupId,
  purchaseOrderNumber: bookings.purchaseOrderNumber,
  purchaseOrderUrl: bookings.purchaseOrderUrl,
  ratePlan: bookings.ratePlan,
  rateCentimes: bookings.rateCentimes,
  earlierNights: bookings.earlierNights,
  earlierCentimes: bookings.earlierCentimes,
  checkedInOn: bookings.checkedInOn,
  /** For an ended stay: the check-out date agreed before, and the room's former status. */
  bookedUntil: bookings.bookedUntil,
  roomStatusAtCheckOut: bookings.roomStatusAtCheckOut,
  version: bookings.version,
};

/** The booking's row, without guests, folios and history. */
export async function findBookingRow(tx: HotelTx, ref: BookingRef) {
  const [booking] = await tx.select(ownRow).from(bookings).where(isBooking(ref));
  return booking;
}

export type BookingOwnRow = NonNullable<Awaited<ReturnType<typeof findBookingRow>>>;

/** The booking's row, locked until the transaction ends. */
export async function lockBookingRow(
  tx: HotelTx,
  ref: BookingRef,
): Promise<BookingOwnRow | undefined> {
  const [booking] = await tx
    .select(ownRow)
    .from(bookings)
    .where(isBooking(ref))
    .for("no key update");
  return booking;
}

export async function insertBookingGuests(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
  guests: readonly { guestId: GuestId; isPrimary: boolean }[],
): Promise<void> {
  await tx.insert(bookingGuests).values(guests.map((guest) => ({ hotelId, bookingId, ...guest })));
}

/** The columns a status change updates, in addition to the version. */
export type BookingChange = Partial<
  Pick<
    typeof bookings.$inferInsert,
    | "status"
    | "roomId"
    | "roomTypeId"
    | "checkInDate"
    | "checkOutDate"
    | "adults"
    | "children"
    | "comments"
    | "companyId"
    | "purchaseOrderNumber"
    | "purchaseOrderUrl"
    | "ratePlan"
    | "rateCentimes"
    | "earlierNights"
    | "earlierCentimes"
    | "cancelledAt"
    | "cancelledOn"
    | "cancellationReason"
    | "checkedInAt"
    | "checkedInOn"
    | "checkedOutAt"
    | "checkedOutOn"
    | "bookedUntil"
    | "roomStatusAtCheckOut"
  >
>;

export async function changeBooking(
  tx: HotelTx,
  ref: BookingRef,
  change: BookingChange,
): Promise<SavedBooking> {
  const [saved] = await tx
    .update(bookings)
    .set({ ...change, version: sql`${bookings.version} + 1` })
    .where(isBooking(ref))
    .returning({ id: bookings.id, version: bookings.version });
  if (!saved) throw new AppError("booking.not-found");
  return saved;
}

/** Inserts history entries of several bookings in one statement. */
export async function insertHistories(
  tx: HotelTx,
  hotelId: HotelId,
  notes: readonly { bookingId: BookingId; action: string; details: Record<string, unknown> }[],
  { by, now }: WriteContext,
): Promise<void> {
  const context = { at: now.toISOString(), byUserId: by.userId };
  const rows = notes.map((note) => ({ hotelId, id: uuidv7(), ...note, ...context }));
  await tx.insert(bookingHistory).values(rows);
}

/** Who last changed a booking, and when. */
export async function findLastChange(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
): Promise<{ changedBy: string; changedAt: string }> {
  return selectJson(
    tx,
    sql`
    select coalesce((select json_build_object(
        'changedBy', coalesce(nullif(u.display_name, ''), u.email, ''), 'changedAt', h.at)
      from booking_history h left join users u on u.id = h.by_user_id
      where h.hotel_id = ${hotelId} and h.booking_id = ${bookingId}
      order by h.at desc, h.id desc limit 1),
      json_build_object('changedBy', '', 'changedAt', '')) as json`,
  );
}
