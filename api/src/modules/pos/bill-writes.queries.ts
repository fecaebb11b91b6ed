import type { BillLine, BillRef } from "@funduq/shared-types/contracts/pos-bill";
import type { BillDraft } from "@funduq/shared-types/rules/bill-operations";
import type { BillLineId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";

/** What is stored of a bill, besides its lines. */
export type BillHead = Omit<BillDraft, "tableName" | "lines" | "ready" | "fired">;

/** Inserts a bill; false where a bill of this id exists, in whichever restaurant. */
export async function insertBill(
  tx: HotelTx,
  { hotelId, restaurantId, billId }: BillRef,
  bill: Pick<BillHead, "tableId" | "name" | "covers" | "askedAt" | "presentedAt">,
  { by, now }: WriteContext,
): Promise<boolean> {
  const inserted = await tx.execute(sql`
    insert into open_bills (hotel_id, id, restaurant_id, table_id, name, covers, asked_at, presented_at,
      opened_at, opened_by)
    values (${hotelId}, ${billId}, ${restaurantId}, ${bill.tableId}, ${bill.name}, ${bill.covers}, ${bill.askedAt},
      ${bill.presentedAt}, ${now.toISOString()}, ${by.userId})
    on conflict do nothing returning id`);
  return inserted.length > 0;
}

/** Stores a changed bill, one version later. Who changes its discount is named with it. */
export async function updateBill(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  bill: BillHead,
  { by }: Pick<WriteContext, "by">,
): Promise<void> {
  const { tableId, name, covers, askedAt, presentedAt } = bill;
  const { discountBp, discountCentimes, discountReason } = bill;
  await tx.execute(sql`
    update open_bills set table_id = ${tableId}, name = ${name}, covers = ${covers}, asked_at = ${askedAt},
      presented_at = ${presentedAt},
      discount_by = case
        when (discount_bp, discount_centimes, discount_reason) is not distinct from
          (${discountBp}::int, ${discountCentimes}::bigint, ${discountReason}::text) then discount_by
        else ${by.userId}::uuid end,
      discount_bp = ${discountBp}, discount_centimes = ${discountCentimes}, discount_reason = ${discountReason},
      version = version + 1
    where hotel_id = ${hotelId} and id = ${billId}`);
}

/**
 * Inserts ordered lines, which are listed in this order. Returns how many; one whose id is in use, on whichever bill, is
 * left out.
 */
export async function insertLines(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  lines: readonly BillLine[],
  { by }: Pick<WriteContext, "by">,
): Promise<number> {
  if (lines.length === 0) return 0;
  const inserted = await tx.execute(sql`
    insert into open_bill_lines (hotel_id, id, bill_id, item_id, name, category_name, price_centimes, happy_hour,
      normal_price_centimes, quantity, fired_quantity, dishes_fired, modifiers, note, course, tva_bp, added_by, added_at)
    select ${hotelId}::uuid, (l.line->>'id')::uuid, ${billId}::uuid, (l.line->>'itemId')::uuid, l.line->>'name',
      l.line->>'categoryName', (l.line->>'priceCentimes')::bigint,
      l.line#>>'{happyHour,name}', (l.line#>>'{happyHour,normalPriceCentimes}')::bigint, (l.line->>'quantity')::int,
      (l.line->>'firedQuantity')::int, array(select d.count::int
        from jsonb_array_elements_text(l.line->'dishesFired') with ordinality d (count, at) order by d.at),
      l.line->'modifiers', l.line->>'note', (l.line->>'course')::int,
      (l.line->>'tvaBp')::int, ${by.userId}::uuid,
      clock_timestamp() + l.place * interval '1 microsecond'
    from jsonb_array_elements(${JSON.stringify(lines)}::text::jsonb) with ordinality l (line, place)
    on conflict do nothing returning id`);
  return inserted.length;
}

/** Stores changed lines. Who changes a discount is named with it. */
export async function updateLines(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  lines: readonly BillLine[],
  { by }: Pick<WriteContext, "by">,
): Promise<void> {
  if (lines.length === 0) return;
  await tx.execute(sql`
    update open_bill_lines l set quantity = c.quantity, fired_quantity = c."firedQuantity",
      dishes_fired = coalesce(c."dishesFired", '{}'), note = c.note,
      course = c.course,
      discount_by = case
        when (l.discount_bp, l.discount_reason) is not distinct from (c."discountBp", c."discountReason")
          then l.discount_by
        else ${by.userId}::uuid end,
      discount_bp = c."discountBp", discount_reason = c."discountReason"
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) c (id uuid, quantity int, "firedQuantity" int,
      "dishesFired" int[], note text, course int, "discountBp" int, "discountReason" text)
    where l.hotel_id = ${hotelId} and l.bill_id = ${billId} and l.id = c.id`);
}

export async function deleteLines(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  lineIds: readonly BillLineId[],
): Promise<void> {
  if (lineIds.length === 0) return;
  await tx.execute(sql`
    delete from open_bill_lines where hotel_id = ${hotelId} and bill_id = ${billId}
      and id = any(${sql.param(lineIds)}::uuid[])`);
}
