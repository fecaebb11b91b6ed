import type {
  BookingRef,
  BookingStatus,
  CreateBooking,
  CreatedBooking,
} from "@funduq/shared-types/contracts/booking";
import type { GroupId, GuestId, RoomId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { personalFolioOf } from "../folios/folios.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { BookingAction } from "./bookings.service.ts";

export type FirstNote = { action: BookingAction; details: Record<string, unknown> };

type NewBooking = Pick<
  CreateBooking,
  | "checkInDate"
  | "checkOutDate"
  | "adults"
  | "children"
  | "ratePlan"
  | "rateCentimes"
  | "companyId"
  | "comments"
> & {
  roomId: RoomId;
  roomTypeId: RoomTypeId;
  groupId: GroupId | null;
  status: BookingStatus;
  guests: readonly { guestId: GuestId; isPrimary: boolean }[];
  notes: readonly FirstNote[];
};

/**
 * Inserts a booking with its guests, the guest's own folio and the first lines of its history, in one
 * statement. Returns nothing, and inserts nothing, when a constraint finds the room or the
 * reference taken.
 */
export async function insertBooking(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
  booking: NewBooking,
  { by, now }: WriteContext,
): Promise<CreatedBooking | undefined> {
  const at = now.toISOString();
  const isIn = booking.status === "Checked-in";
  const notes = booking.notes.map((note) => ({ id: uuidv7(), ...note }));
  const [saved] = await tx.execute<CreatedBooking>(sql`
    with kept as (
      insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date,
        check_out_date, adults, children, rate_plan, rate_centimes, company_id, group_id, comments,
        created_at, created_by, checked_in_at, checked_in_on)
      values (${hotelId}, ${bookingId}, ${booking.status}, ${booking.roomId}, ${booking.roomTypeId},
        ${booking.checkInDate}, ${booking.checkOutDate}, ${booking.adults}, ${booking.children},
        ${booking.ratePlan}, ${booking.rateCentimes}, ${booking.companyId}, ${booking.groupId},
        ${booking.comments}, ${at}, ${by.userId}, ${isIn ? at : null},
        ${isIn ? booking.checkInDate : null})
      on conflict do nothing
      returning hotel_id, id, version, reference
    ),
    staying as (
      insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select hotel_id, id, "guestId", "isPrimary"
      from kept, jsonb_to_recordset(${JSON.stringify(booking.guests)}::jsonb)
        as guest ("guestId" uuid, "isPrimary" boolean)
    ),
    noted as (
      insert into booking_history (hotel_id, id, booking_id, at, by_user_id, action, details)
      select hotel_id, note.id, kept.id, ${at}, ${by.userId}, action, details
      from kept, jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
        as note (id uuid, action text, details jsonb)
    ),
    opened as (${personalFolioOf(sql`kept`)})
    select id, version, reference from kept`);
  return saved;
}
