import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillLine, BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { saleLines, salePayments, sales } from "./sales.tables.ts";

/** A line of a bill, as a sale keeps it. */
type SoldLine = Pick<
  BillLine,
  "itemId" | "name" | "categoryName" | "priceCentimes" | "quantity" | "modifiers" | "note"
> &
  Pick<BillLine, "tvaBp" | "discountBp" | "discountReason">;

/** An open bill as far as it is sold. */
export type BillToSell = Pick<
  OpenBill,
  "id" | "version" | "tableName" | "name" | "covers" | "discountBp" | "discountCentimes"
> &
  Pick<OpenBill, "discountReason"> & {
    restaurantName: string;
    lines: SoldLine[];
  };

/**
 * Locks an open bill until the transaction ends and reads it; null where the restaurant has no such bill. A change of the
 * bill or another sale of it that waits for the lock sees what this one did.
 */
export async function lockBillToSell(tx: HotelTx, ref: BillRef): Promise<BillToSell | null> {
  const { hotelId, restaurantId, billId } = ref;
  const locked = await tx.execute(sql`
    select from open_bills b
    where b.hotel_id = ${hotelId} and b.restaurant_id = ${restaurantId} and b.id = ${billId} for update`);
  return locked.length === 0 ? null : selectBillToSell(tx, ref);
}

function selectBillToSell(tx: HotelTx, { hotelId, billId }: BillRef): Promise<BillToSell | null> {
  return selectJson(
    tx,
    sql`
    select json_build_object('id', b.id, 'version', b.version, 'name', b.name, 'covers', b.covers,
      'tableName', coalesce(t.name, ''), 'restaurantName', r.name, 'discountBp', b.discount_bp,
      'discountCentimes', b.discount_centimes, 'discountReason', b.discount_reason,
      'lines', (select coalesce(json_agg(json_build_object(
          'itemId', l.item_id, 'name', l.name, 'categoryName', l.category_name,
          'priceCentimes', l.price_centimes, 'quantity', l.quantity, 'modifiers', l.modifiers,
          'note', l.note, 'tvaBp', l.tva_bp, 'discountBp', l.discount_bp,
          'discountReason', l.discount_reason
        ) order by l.added_at, l.id), '[]')
        from open_bill_lines l where l.hotel_id = b.hotel_id and l.bill_id = b.id)) as json
    from open_bills b
    join restaurants r on r.hotel_id = b.hotel_id and r.id = b.restaurant_id
    left join dining_tables t on t.hotel_id = b.hotel_id and t.id = b.table_id
    where b.hotel_id = ${hotelId} and b.id = ${billId}`,
  );
}

/** The sale's lines were copied: the bill's lines are deleted with it. */
export async function deleteSoldBill(tx: HotelTx, { hotelId, billId }: BillRef): Promise<void> {
  await tx.execute(sql`delete from open_bills where hotel_id = ${hotelId} and id = ${billId}`);
}

export type BillNumber = { year: number; month: number; number: number };

/**
 * The next number of a restaurant in the month of the business date (POS-05). Updating the counter locks its row: sales
 * of a restaurant are numbered one after another, and a rollback gives the number back.
 */
export async function takeBillNumber(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  businessDate: CalendarDate,
): Promise<BillNumber> {
  const [counter] = await tx.execute<BillNumber>(sql`
    insert into bill_counters as c (hotel_id, restaurant_id, year, month, last_number)
    values (${hotelId}, ${restaurantId}, extract(year from ${businessDate}::date),
      extract(month from ${businessDate}::date), 1)
    on conflict (hotel_id, restaurant_id, year, month) do update set last_number = c.last_number + 1
    returning year, month, last_number as number`);
  if (!counter) throw new Error("an upsert returns its row");
  return counter;
}

/** 'N/MM' (POS-05). */
export const billNumberText = ({ number, month }: Pick<BillNumber, "number" | "month">): string =>
  `${number}/${String(month).padStart(2, "0")}`;

type OfSale = "hotelId" | "saleId" | "position";
export type NewSaleLine = Omit<typeof saleLines.$inferInsert, OfSale>;
export type NewSalePayment = Omit<typeof salePayments.$inferInsert, OfSale>;
type NewSale = Omit<typeof sales.$inferInsert, "hotelId" | "clientOperationId"> & {
  lines: NewSaleLine[];
  payments: NewSalePayment[];
};

/** A sale with its lines and payments, in their order. The database refuses a second one of a bill or of a refunded sale. */
export async function insertSale(
  tx: HotelTx,
  hotelId: HotelId,
  { lines, payments, ...sale }: NewSale,
): Promise<void> {
  const { id: saleId } = sale;
  const numbered = <Row>(rows: readonly Row[]) =>
    rows.map((row, index) => ({ ...row, hotelId, saleId, position: index + 1 }));
  await tx.insert(sales).values({ ...sale, hotelId, clientOperationId: saleId });
  if (lines.length > 0) await tx.insert(saleLines).values(numbered(lines));
  if (payments.length > 0) await tx.insert(salePayments).values(numbered(payments));
}

/** The sale that ended a bill. */
export async function findSaleOfBill(
  tx: HotelTx,
  { hotelId, billId }: Pick<BillRef, "hotelId" | "billId">,
): Promise<{ number: string; totalCentimes: Centimes } | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object('number', s.number || '/' || lpad(s.month::text, 2, '0'),
        'totalCentimes', s.total_centimes)
      from sales s where s.hotel_id = ${hotelId} and s.bill_id = ${billId}) as json`,
  );
}
