import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
import type { LineOrigins } from "@funduq/shared-types/rules/recorded-sale";
import type { BillId, BillLineId, SaleId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** Has the bill with the rest name the sale that ended the other one. */
export async function nameSaleOfRest(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  saleId: SaleId,
): Promise<void> {
  await tx.execute(sql`
    update open_bills set rest_of_sale_id = ${saleId} where hotel_id = ${hotelId} and id = ${billId}`);
}

/** A bill, and all bills that lines of it were moved to by merges, splits and rests, open or not. */
export async function selectReachedBills(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
): Promise<BillId[]> {
  const bills = await tx.execute<{ id: BillId }>(sql`
    with recursive reached (id) as (
      select ${billId}::uuid
      union
      select o.to_bill_id from reached r
      join bill_operations o on o.hotel_id = ${hotelId} and o.bill_id = r.id and o.to_bill_id is not null
    )
    select id from reached`);
  return bills.map(({ id }) => id);
}

/** The lines that each line of these bills was split off, as far as they were split off any. */
export async function selectOrigins(
  tx: HotelTx,
  { hotelId }: Pick<BillRef, "hotelId">,
  billIds: readonly BillId[],
): Promise<LineOrigins> {
  const lines = await tx.execute<{ id: BillLineId; originIds: BillLineId[] }>(sql`
    select id, to_json(origin_ids) as "originIds" from open_bill_lines
    where hotel_id = ${hotelId} and bill_id = any(${sql.param(billIds)}::uuid[]) and origin_ids <> '{}'`);
  return new Map(lines.map(({ id, originIds }) => [id, originIds]));
}

/** The first sale of these bills that sold one of these lines, or a part that was split off one. */
export async function findSaleOfLines(
  tx: HotelTx,
  { hotelId }: Pick<BillRef, "hotelId">,
  billIds: readonly BillId[],
  lineIds: readonly BillLineId[],
): Promise<SaleId | undefined> {
  const [sale] = await tx.execute<{ id: SaleId }>(sql`
    select s.id from sales s
    join sale_lines l on l.hotel_id = s.hotel_id and l.sale_id = s.id
    where s.hotel_id = ${hotelId} and s.bill_id = any(${sql.param(billIds)}::uuid[])
      and l.line_ids && ${sql.param(lineIds)}::uuid[]
    order by s.year, s.month, s.number limit 1`);
  return sale?.id;
}

/** Whether an open bill besides these has one of these lines. */
export async function hasLinesElsewhere(
  tx: HotelTx,
  { hotelId }: Pick<BillRef, "hotelId">,
  billIds: readonly BillId[],
  lineIds: readonly BillLineId[],
): Promise<boolean> {
  const found = await tx.execute(sql`
    select from open_bill_lines where hotel_id = ${hotelId} and id = any(${sql.param(lineIds)}::uuid[])
      and bill_id <> all(${sql.param(billIds)}::uuid[]) limit 1`);
  return found.length > 0;
}
