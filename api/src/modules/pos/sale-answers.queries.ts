import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import {
  MOST_SALES,
  type Sale,
  type SaleList,
  type SaleRef,
} from "@funduq/shared-types/contracts/pos-sale";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BillId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

/** 'N/MM' of sale `s` (POS-05). */
export const numberOf = (s: SQL): SQL =>
  sql`(${s}.number || '/' || lpad(${s}.month::text, 2, '0'))`;

/** The happy hour of a line `l` of a bill or a sale; null without one. */
export const happyHourOfLine = (l: SQL): SQL => sql`(
  case when ${l}.happy_hour is not null
    then json_build_object('name', ${l}.happy_hour, 'normalPriceCentimes', ${l}.normal_price_centimes) end)`;

/** How user `u` is named; null where the account is gone. */
export const userName = (u: SQL): SQL => sql`coalesce(nullif(${u}.display_name, ''), ${u}.email)`;

/** The payments of sale `s`. A charge to a room may be two postings (ADR 0036): a receipt says them as one payment. */
export const paymentsOf = (s: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('method', p.method, 'amountCentimes', p.amount,
    'tipCentimes', p.tip, 'tenderedCentimes', p.tendered, 'roomNumber', p.room_number,
    'signature', p.signature) order by p.position), '[]')
  from (select min(p.position) as position, p.method, sum(p.amount_centimes)::bigint as amount,
      sum(p.tip_centimes)::bigint as tip, max(p.tendered_centimes) as tendered,
      max(p.room_number) as room_number, max(p.signature) as signature
    from sale_payments p where p.hotel_id = ${s}.hotel_id and p.sale_id = ${s}.id
    group by p.method, coalesce(p.booking_id::text, p.position::text)) p)`;

/** A sale with the bill that it ended. */
export type FoundSale = { sale: Sale; billId: BillId | null };

/** A sale as its receipt says it; null where the restaurant has no such sale. */
export async function findSale(
  tx: HotelTx,
  { hotelId, restaurantId, saleId }: SaleRef,
): Promise<FoundSale | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object('billId', s.bill_id, 'sale', json_build_object(
      'id', s.id, 'number', ${numberOf(sql`s`)}, 'restaurantName', r.name, 'terminalName', t.name,
      'tableName', s.table_name, 'billName', s.bill_name, 'covers', s.covers,
      'totalCentimes', s.total_centimes, 'discountReason', s.discount_reason,
      'businessDate', s.business_date, 'soldAt', s.sold_at, 'soldBy', ${userName(sql`u`)},
      'provisionalNumber', s.provisional_number, 'lateFrom', s.late_from,
      'lines', (select coalesce(json_agg(json_build_object('name', l.name, 'quantity', l.quantity,
          'priceCentimes', l.price_centimes, 'happyHour', ${happyHourOfLine(sql`l`)}, 'discountCentimes', l.discount_centimes,
          'discountReason', l.discount_reason, 'modifiers', l.modifiers, 'note', l.note,
          'tvaBp', l.tva_bp) order by l.position), '[]')
        from sale_lines l where l.hotel_id = s.hotel_id and l.sale_id = s.id),
      'payments', ${paymentsOf(sql`s`)},
      'refunds', (select ${numberOf(sql`o`)} from sales o
        where o.hotel_id = s.hotel_id and o.id = s.refunds_sale_id),
      'refundReason', s.refund_reason,
      'refundedBy', (select ${numberOf(sql`o`)} from sales o
        where o.hotel_id = s.hotel_id and o.refunds_sale_id = s.id),
      'printerName', (select j.printer_name from print_jobs j
        where j.hotel_id = s.hotel_id and j.id = s.id)))
      from sales s
      join restaurants r on r.hotel_id = s.hotel_id and r.id = s.restaurant_id
      left join pos_terminals t on t.hotel_id = s.hotel_id and t.id = s.terminal_id
      left join users u on u.id = s.sold_by
      where s.hotel_id = ${hotelId} and s.restaurant_id = ${restaurantId} and s.id = ${saleId}) as json`,
  );
}

/** The sales of a business date, of the open one where none is given; the last ones first. */
export async function selectSales(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  date: CalendarDate | undefined,
): Promise<SaleList> {
  return selectJson(
    tx,
    sql`
    with day as (
      select coalesce(${date ?? null}::date, h.business_date) as date from hotels h where h.id = ${hotelId}
    ),
    found as (
      select s.* from sales s
      where s.hotel_id = ${hotelId} and s.restaurant_id = ${restaurantId}
        and s.business_date = (select date from day)
      order by s.year desc, s.month desc, s.number desc limit ${MOST_SALES}
    )
    select json_build_object('businessDate', (select date from day),
      'sales', (select coalesce(json_agg(json_build_object(
          'id', s.id, 'number', ${numberOf(sql`s`)}, 'tableName', s.table_name,
          'billName', s.bill_name, 'totalCentimes', s.total_centimes,
          'methods', (select coalesce(json_agg(distinct p.method), '[]') from sale_payments p
            where p.hotel_id = s.hotel_id and p.sale_id = s.id),
          'soldAt', s.sold_at, 'soldBy', ${userName(sql`u`)},
          'provisionalNumber', s.provisional_number, 'lateFrom', s.late_from,
          'expectedTotalCentimes', s.expected_total_centimes,
          'isRefund', s.refunds_sale_id is not null,
          'isRefunded', exists (select from sales o
            where o.hotel_id = s.hotel_id and o.refunds_sale_id = s.id)
        ) order by s.year desc, s.month desc, s.number desc), '[]')
        from found s left join users u on u.id = s.sold_by)) as json`,
  );
}
