import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { BillPlace } from "@funduq/shared-types/rules/bill-operations";
import type { BillId, DiningTableId, SaleId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { happyHourOfLine, numberOf } from "./sale-answers.queries.ts";

/** All open bills of a restaurant with their lines, in one statement, the oldest first. */
export function selectBills(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<OpenBill[]> {
  return selectJson(
    tx,
    billsWhere(sql`b.hotel_id = ${hotelId} and b.restaurant_id = ${restaurantId}`),
  );
}

/** These bills of a restaurant, as far as they are open. */
export function selectBillsOf(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  billIds: readonly BillId[],
): Promise<OpenBill[]> {
  return selectJson(
    tx,
    billsWhere(sql`b.hotel_id = ${hotelId} and b.restaurant_id = ${restaurantId}
      and b.id = any(${sql.param(billIds)}::uuid[])`),
  );
}

/** The kitchen tickets of a bill `b` that are done: those that were served, or the others. */
const doneTickets = (isServed: boolean): SQL => sql`(
  select coalesce(json_agg(json_build_object('ticketId', k.id, 'readyAt', k.done_at, 'lines', w.lines)
      order by k.done_at, k.id), '[]')
    from kitchen_tickets k
    join lateral (
      select json_agg(json_build_object('lineId', w.line_id, 'dish', w.dish, 'quantity', w.quantity - w.voided_quantity)
          order by w.position) as lines
      from kitchen_ticket_lines w
      where w.hotel_id = k.hotel_id and w.ticket_id = k.id and w.quantity > w.voided_quantity
    ) w on w.lines is not null
    where k.hotel_id = b.hotel_id and k.bill_id = b.id and k.done_at is not null
      and k.served_at is ${isServed ? sql`not null` : sql`null`})`;

const billsWhere = (condition: SQL): SQL => sql`
  select coalesce(json_agg(json_build_object(
      'id', b.id, 'restaurantId', b.restaurant_id, 'tableId', b.table_id, 'tableName', coalesce(t.name, ''),
      'name', b.name, 'covers', b.covers, 'version', b.version, 'openedAt', b.opened_at,
      'openedBy', (select coalesce(nullif(u.display_name, ''), u.email) from users u where u.id = b.opened_by),
      'askedAt', b.asked_at, 'presentedAt', b.presented_at, 'discountBp', b.discount_bp, 'discountCentimes', b.discount_centimes,
      'discountReason', b.discount_reason, 'lines', coalesce(l.lines, '[]'), 'ready', ${doneTickets(false)},
      'served', ${doneTickets(true)},
      'restOf', (select json_build_object('saleId', s.id, 'number', ${numberOf(sql`s`)})
        from sales s where s.hotel_id = b.hotel_id and s.id = b.rest_of_sale_id)
    ) order by b.opened_at, b.id), '[]') as json
  from open_bills b
  left join dining_tables t on t.hotel_id = b.hotel_id and t.id = b.table_id
  left join lateral (
    select json_agg(json_build_object(
        'id', l.id, 'itemId', l.item_id, 'name', l.name, 'categoryName', l.category_name,
        'priceCentimes', l.price_centimes, 'happyHour', ${happyHourOfLine(sql`l`)}, 'quantity', l.quantity, 'firedQuantity', l.fired_quantity,
        'dishesFired', to_json(l.dishes_fired),
        'modifiers', l.modifiers, 'note', l.note, 'course', l.course, 'tvaBp', l.tva_bp,
        'discountBp', l.discount_bp, 'discountReason', l.discount_reason
      ) order by l.added_at, l.id) as lines
    from open_bill_lines l where l.hotel_id = b.hotel_id and l.bill_id = b.id
  ) l on true
  where ${condition}`;

export async function findRestaurantName(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<string | undefined> {
  const [restaurant] = await tx.execute<{ name: string }>(sql`
    select name from restaurants where hotel_id = ${hotelId} and id = ${restaurantId}`);
  return restaurant?.name;
}

/**
 * Locks these bills, in order of their ids, against all other writes on them. `no key`: a line that is inserted elsewhere
 * checks its bill's key and need not wait.
 */
export async function lockBillRows(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  billIds: readonly BillId[],
): Promise<void> {
  await tx.execute(sql`
    select from open_bills where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}
      and id = any(${sql.param(billIds)}::uuid[]) order by id for no key update`);
}

export type EndedBill = { number: string; totalCentimes: Centimes };

/** The sale that ended a bill. */
export async function findSaleOfBill(
  tx: HotelTx,
  { hotelId, billId }: Pick<BillRef, "hotelId" | "billId">,
): Promise<EndedBill | undefined> {
  const [sale] = await tx.execute<EndedBill>(sql`
    select ${numberOf(sql`s`)} as number, s.total_centimes as "totalCentimes"
    from sales s where s.hotel_id = ${hotelId} and s.bill_id = ${billId}`);
  return sale;
}

/** The id of the sale that ended a bill of this restaurant. */
export async function findSaleIdOfBill(
  tx: HotelTx,
  { hotelId, restaurantId, billId }: BillRef,
): Promise<SaleId | undefined> {
  const [sale] = await tx.execute<{ id: SaleId }>(sql`
    select id from sales
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and bill_id = ${billId}`);
  return sale?.id;
}

/**
 * Locks the restaurant and then tables of it in order of their ids, so that nobody else opens a bill there, moves one
 * there, or deletes the table. `null` is the place of quick sales, which the restaurant's row stands for. Undefined where
 * there is no such restaurant; without tables that it does not have.
 */
export async function lockPlaces(
  tx: HotelTx,
  { hotelId, restaurantId, billId }: BillRef,
  tableIds: ReadonlySet<DiningTableId | null>,
): Promise<Map<DiningTableId | null, BillPlace> | undefined> {
  const ids = [...tableIds].filter((id) => id !== null);
  const [restaurant] = await tx.execute(sql`
    select from restaurants where hotel_id = ${hotelId} and id = ${restaurantId}
    ${tableIds.has(null) ? sql`for no key update` : sql`for key share`}`);
  if (!restaurant) return undefined;
  const tables = await tx.execute<{ id: DiningTableId; name: string }>(sql`
    select id, name from dining_tables where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}
      and id = any(${sql.param(ids)}::uuid[]) order by id for no key update`);
  const bills = await tx.execute<{ tableId: DiningTableId | null; name: string }>(sql`
    select table_id as "tableId", name from open_bills
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and id <> ${billId}`);
  const place = (id: DiningTableId | null, name: string): [DiningTableId | null, BillPlace] => [
    id,
    { name, billNames: bills.filter((bill) => bill.tableId === id).map((bill) => bill.name) },
  ];
  const found = tables.map(({ id, name }) => place(id, name));
  return new Map(tableIds.has(null) ? [place(null, ""), ...found] : found);
}

/** Deletes a bill, with its lines. No guests are seated on it any more (`table_reservations_bill_in_same_hotel`). */
export async function deleteBillRow(tx: HotelTx, { hotelId, billId }: BillRef): Promise<void> {
  await tx.execute(sql`delete from open_bills where hotel_id = ${hotelId} and id = ${billId}`);
}
