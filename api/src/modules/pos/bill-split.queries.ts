import type { BillDiscount, BillRef } from "@funduq/shared-types/contracts/pos-bill";
import type { SplitLine } from "@funduq/shared-types/rules/bill-split";
import type { BillId, BillLineId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** Inserts the new bill of a split, or the rest of a sold one, opened when and by whom the other one was; false where its id is in use. */
export async function insertSplitBill(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  newBillId: BillId,
  { name, discountBp, discountCentimes, discountReason }: BillDiscount & { name: string },
): Promise<boolean> {
  const inserted = await tx.execute(sql`
    insert into open_bills (hotel_id, id, restaurant_id, table_id, name, opened_at, opened_by, asked_at,
      presented_at, discount_bp, discount_centimes, discount_reason, discount_by)
    select hotel_id, ${newBillId}::uuid, restaurant_id, table_id, ${name}, opened_at, opened_by, asked_at,
      presented_at, ${discountBp}::int, ${discountCentimes}::bigint, ${discountReason}::text,
      case when ${discountReason}::text is not null then discount_by end
    from open_bills where hotel_id = ${hotelId} and id = ${billId}
    on conflict do nothing returning id`);
  return inserted.length > 0;
}

/** Copies parts of lines to another bill. Returns how many; one whose id is in use is left out. */
export async function insertSplitLines(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  newBillId: BillId,
  lines: readonly SplitLine[],
): Promise<number> {
  const inserted = await tx.execute(sql`
    insert into open_bill_lines (hotel_id, id, bill_id, origin_ids, item_id, name, category_name, price_centimes, happy_hour,
      normal_price_centimes, quantity, fired_quantity, dishes_fired, modifiers, note, course, tva_bp, discount_bp, discount_reason, discount_by, added_by, added_at)
    select l.hotel_id, s.id, ${newBillId}::uuid, l.origin_ids || l.id, l.item_id, l.name, l.category_name, l.price_centimes,
      l.happy_hour, l.normal_price_centimes, s.quantity,
      s."firedQuantity", coalesce(s."dishesFired", '{}'), l.modifiers, l.note, l.course, l.tva_bp, l.discount_bp, l.discount_reason, l.discount_by,
      l.added_by, l.added_at
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb)
      s (id uuid, "fromLineId" uuid, quantity int, "firedQuantity" int, "dishesFired" int[])
    join open_bill_lines l on l.hotel_id = ${hotelId} and l.bill_id = ${billId} and l.id = s."fromLineId"
    on conflict do nothing returning id`);
  return inserted.length;
}

/** Gives these lines of a bill to another one. */
export async function moveLines(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  toBillId: BillId,
  lineIds: readonly BillLineId[],
): Promise<void> {
  await tx.execute(sql`
    update open_bill_lines set bill_id = ${toBillId}
    where hotel_id = ${hotelId} and bill_id = ${billId} and id = any(${sql.param(lineIds)}::uuid[])`);
}

/** Gives all lines of a bill to another one, which counts as open from when the first of both was opened. */
export async function moveAllLines(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  intoBillId: BillId,
): Promise<void> {
  await tx.execute(sql`
    update open_bill_lines set bill_id = ${intoBillId} where hotel_id = ${hotelId} and bill_id = ${billId}`);
  await tx.execute(sql`
    update open_bills i set opened_at = least(i.opened_at, f.opened_at) from open_bills f
    where i.hotel_id = ${hotelId} and i.id = ${intoBillId} and f.hotel_id = ${hotelId} and f.id = ${billId}`);
}
