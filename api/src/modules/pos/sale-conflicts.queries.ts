import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
import {
  MOST_CONFLICTS,
  type SaleConflict,
  type SaleConflictRef,
  type SaleConflictsQuery,
} from "@funduq/shared-types/contracts/pos-recorded-sale";
import type { BillId, PosTerminalId, SaleId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { numberOf, paymentsOf, userName } from "./sale-answers.queries.ts";
import { saleConflicts } from "./sale-conflicts.tables.ts";

export type NewConflict = Omit<
  typeof saleConflicts.$inferInsert,
  "hotelId" | "restaurantId" | "billId" | "settledAt" | "settledBy" | "reason"
>;

/** Keeps a conflict; false where one of this id is kept already. */
export async function insertConflict(
  tx: HotelTx,
  { hotelId, restaurantId, billId }: BillRef,
  conflict: NewConflict,
): Promise<boolean> {
  const inserted = await tx
    .insert(saleConflicts)
    .values({ ...conflict, hotelId, restaurantId, billId })
    .onConflictDoNothing()
    .returning({ id: saleConflicts.id });
  return inserted.length > 0;
}

/** The sale that was there first, of a conflict of this bill that is kept already. */
export async function findFirstSaleOfConflict(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  saleId: SaleId,
): Promise<SaleId | undefined> {
  const [row] = await tx.execute<{ firstSaleId: SaleId }>(sql`
    select first_sale_id as "firstSaleId" from sale_conflicts
    where hotel_id = ${hotelId} and bill_id = ${billId} and id = ${saleId}`);
  return row?.firstSaleId;
}

/** The bill of a conflict, in whichever restaurant. */
export async function findBillOfConflict(
  tx: HotelTx,
  { hotelId, saleId }: Pick<SaleConflictRef, "hotelId" | "saleId">,
): Promise<BillId | undefined> {
  const [row] = await tx.execute<{ billId: BillId }>(sql`
    select bill_id as "billId" from sale_conflicts where hotel_id = ${hotelId} and id = ${saleId}`);
  return row?.billId;
}

export async function findTerminalName(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  terminalId: PosTerminalId,
): Promise<string | undefined> {
  const [terminal] = await tx.execute<{ name: string }>(sql`
    select name from pos_terminals
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and id = ${terminalId}`);
  return terminal?.name;
}

/** Settles a conflict; false where there is no such conflict, or it is settled already. */
export async function updateSettled(
  tx: HotelTx,
  { hotelId, restaurantId, saleId }: SaleConflictRef,
  reason: string,
  { by, now }: WriteContext,
): Promise<boolean> {
  const settled = await tx.execute(sql`
    update sale_conflicts set settled_at = ${now.toISOString()}::timestamptz, settled_by = ${by.userId}::uuid,
      reason = ${reason}
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and id = ${saleId} and settled_at is null
    returning id`);
  return settled.length > 0;
}

/** A page of a restaurant's conflicts: those that are open, then those that are settled, the newest first; after a conflict. */
export function selectConflicts(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  { after }: SaleConflictsQuery,
): Promise<SaleConflict[]> {
  const follows = sql`(${placeOf(sql`c`)}) > (select ${placeOf(sql`a`)} from sale_conflicts a
    where a.hotel_id = ${hotelId} and a.id = ${after ?? null}::uuid)`;
  return selectJson(
    tx,
    conflictsWhere(sql`c.hotel_id = ${hotelId} and c.restaurant_id = ${restaurantId}
      and ${after ? follows : sql`true`}`),
  );
}

/** How many conflicts of a restaurant are to be settled. */
export async function countOpenConflicts(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<number> {
  const [row] = await tx.execute<{ open: number }>(sql`
    select count(*)::int as open from sale_conflicts
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and settled_at is null`);
  return row?.open ?? 0;
}

export async function findConflict(
  tx: HotelTx,
  { hotelId, restaurantId, saleId }: SaleConflictRef & { saleId: SaleId },
): Promise<SaleConflict | undefined> {
  const [conflict] = await selectJson<SaleConflict[]>(
    tx,
    conflictsWhere(
      sql`c.hotel_id = ${hotelId} and c.restaurant_id = ${restaurantId} and c.id = ${saleId}`,
    ),
  );
  return conflict;
}

/** Where a conflict is in the list. */
const placeOf = (c: SQL): SQL =>
  sql`${c}.settled_at is not null, -extract(epoch from coalesce(${c}.settled_at, ${c}.arrived_at)), ${c}.id`;

const conflictsWhere = (condition: SQL): SQL => sql`
  select coalesce(json_agg(json_build_object(
      'id', c.id, 'tableName', c.table_name, 'billName', c.bill_name, 'arrivedAt', c.arrived_at,
      'first', json_build_object('saleId', s.id, 'number', ${numberOf(sql`s`)},
        'totalCentimes', s.total_centimes, 'soldAt', s.sold_at, 'soldBy', ${userName(sql`us`)},
        'terminalName', (select t.name from pos_terminals t where t.hotel_id = s.hotel_id and t.id = s.terminal_id),
        'payments', ${paymentsOf(sql`s`)}),
      'second', json_build_object('provisionalNumber', c.provisional_number,
        'totalCentimes', c.total_centimes, 'openedAt', c.opened_at, 'soldAt', c.sold_at,
        'soldBy', ${userName(sql`uc`)}, 'terminalName', c.terminal_name, 'lines', c.lines,
        'payments', c.payments),
      'settledAt', c.settled_at, 'settledBy', ${userName(sql`ux`)}, 'reason', c.reason
    ) order by ${placeOf(sql`c`)}), '[]') as json
  from (select c.* from sale_conflicts c where ${condition} order by ${placeOf(sql`c`)} limit ${MOST_CONFLICTS}) c
  join sales s on s.hotel_id = c.hotel_id and s.id = c.first_sale_id
  left join users us on us.id = s.sold_by
  left join users uc on uc.id = c.sold_by
  left join users ux on ux.id = c.settled_by`;
