import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
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

/** Locks other open bills of the restaurant that have these lines, or what was split off them, in order of their ids. */
export async function lockBillsWithLines(
  tx: HotelTx,
  { hotelId, restaurantId, billId }: BillRef,
  lineIds: readonly BillLineId[],
): Promise<BillId[]> {
  const ids = sql`any(${sql.param(lineIds)}::uuid[])`;
  const bills = await tx.execute<{ id: BillId }>(sql`
    select b.id from open_bills b
    where b.hotel_id = ${hotelId} and b.restaurant_id = ${restaurantId} and b.id <> ${billId}
      and b.id in (
        select l.bill_id from open_bill_lines l where l.hotel_id = ${hotelId} and l.id = ${ids}
        union select l.bill_id from open_bill_lines l where l.hotel_id = ${hotelId} and l.origin_id = ${ids})
    order by b.id for no key update of b`);
  return bills.map(({ id }) => id);
}

/** The line that each line of these bills was split off, as far as they were split off one. */
export async function selectOrigins(
  tx: HotelTx,
  { hotelId }: Pick<BillRef, "hotelId">,
  billIds: readonly BillId[],
): Promise<Map<BillLineId, BillLineId>> {
  const lines = await tx.execute<{ id: BillLineId; originId: BillLineId }>(sql`
    select id, origin_id as "originId" from open_bill_lines
    where hotel_id = ${hotelId} and bill_id = any(${sql.param(billIds)}::uuid[]) and origin_id is not null`);
  return new Map(lines.map(({ id, originId }) => [id, originId]));
}
