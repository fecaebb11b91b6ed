import type { SaleRef } from "@funduq/shared-types/contracts/pos-sale";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type {
  BookingId,
  HotelId,
  PosTerminalId,
  PostingId,
  SaleId,
  ShiftId,
} from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { BillNumber } from "./sales.queries.ts";

/** The charges of a sale on the folios of one stay. */
export type RoomPart = { bookingId: BookingId; roomNumber: string; postingIds: PostingId[] };

/**
 * What still stands of the charges of a sale, by stay, in the order in which stays are locked: where the front office has split one,
 * its halves at any depth; what it has reversed is not among them.
 */
export async function selectRoomParts(
  tx: HotelTx,
  { hotelId, saleId }: SaleRef,
): Promise<RoomPart[]> {
  return selectJson(
    tx,
    sql`
    with recursive charged as (
      select p.booking_id, p.room_number, p.posting_id from sale_payments p
      where p.hotel_id = ${hotelId} and p.sale_id = ${saleId} and p.method = 'Room'
      union all
      select c.booking_id, c.room_number, half.id from charged c
      join postings half on half.hotel_id = ${hotelId} and half.split_of_posting_id = c.posting_id
      where half.item = 'restaurant'
    )
    select coalesce(json_agg(json_build_object('bookingId', p.booking_id, 'roomNumber', p.room_number,
      'postingIds', p.posting_ids) order by p.booking_id), '[]') as json
    from (select booking_id, max(room_number) as room_number, json_agg(posting_id order by posting_id) as posting_ids
      from charged c
      where not exists (select from postings r where r.hotel_id = ${hotelId} and r.owner_id = c.booking_id
        and r.reverses_posting_id = c.posting_id)
      group by booking_id) p`,
  );
}

export type NewRefund = BillNumber & {
  id: SaleId;
  reason: string;
  terminalId: PosTerminalId | null;
  shiftId: ShiftId | null;
  businessDate: CalendarDate;
};

/**
 * Repeats a sale with its lines and payments; what was charged to a room is paid back by the reversal of its charge, also by the one
 * that a split made: nothing of its halves stands either.
 */
export async function insertRefund(
  tx: HotelTx,
  { hotelId, saleId }: SaleRef,
  refund: NewRefund,
  { by, now }: WriteContext,
): Promise<void> {
  const { id, reason, year, month, number, terminalId, shiftId, businessDate } = refund;
  await tx.execute(sql`
    insert into sales (hotel_id, id, restaurant_id, client_operation_id, refunds_sale_id, refund_reason, year, month,
      number, table_name, bill_name, covers, terminal_id, shift_id, total_centimes, discount_reason, business_date,
      sold_at, sold_by)
    select s.hotel_id, ${id}::uuid, s.restaurant_id, ${id}::uuid, s.id, ${reason}, ${year}::int, ${month}::int,
      ${number}::int, s.table_name, s.bill_name, s.covers, ${terminalId}::uuid, ${shiftId}::uuid, s.total_centimes,
      s.discount_reason, ${businessDate}::date, ${now.toISOString()}::timestamptz, ${by.userId}::uuid
    from sales s where s.hotel_id = ${hotelId} and s.id = ${saleId}`);
  await repeatLines(tx, hotelId, { saleId, id });
  await repeatPayments(tx, hotelId, { saleId, id });
}

type Copy = { saleId: SaleId; id: SaleId };

async function repeatLines(tx: HotelTx, hotelId: HotelId, { saleId, id }: Copy): Promise<void> {
  await tx.execute(sql`
    insert into sale_lines (hotel_id, sale_id, position, item_id, name, category_name, modifiers, note, price_centimes,
      happy_hour, normal_price_centimes, quantity, discount_centimes, discount_reason, tva_bp)
    select hotel_id, ${id}::uuid, position, item_id, name, category_name, modifiers, note, price_centimes, happy_hour,
      normal_price_centimes, quantity,
      discount_centimes, discount_reason, tva_bp
    from sale_lines where hotel_id = ${hotelId} and sale_id = ${saleId}`);
}

/** A tip is given back with its payment. */
async function repeatPayments(tx: HotelTx, hotelId: HotelId, { saleId, id }: Copy): Promise<void> {
  await tx.execute(sql`
    insert into sale_payments (hotel_id, sale_id, position, method, amount_centimes, tip_centimes, booking_id,
      posting_id, posting_role, room_number)
    select p.hotel_id, ${id}::uuid, p.position, p.method, p.amount_centimes, p.tip_centimes, p.booking_id, r.id, r.role,
      p.room_number
    from sale_payments p
    left join postings r on r.hotel_id = p.hotel_id and r.owner_id = p.booking_id and r.reverses_posting_id = p.posting_id
    where p.hotel_id = ${hotelId} and p.sale_id = ${saleId}`);
}
