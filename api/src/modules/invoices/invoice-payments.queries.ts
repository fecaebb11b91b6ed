import { type SQL, sql } from "drizzle-orm";

/** What settled an invoice `i`, the earliest first: a payment, or the part of it that was allocated. */
export const paymentsOf = (i: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'method', y.method, 'paymentDate', y.payment_date,
    'reference', y.reference, 'notes', y.notes, 'amountCentimes', a.amount_centimes)
    order by a.allocated_at, a.id), '[]')
  from allocations a join payments y on y.hotel_id = a.hotel_id and y.id = a.payment_id
  where a.hotel_id = ${i}.hotel_id and a.invoice_id = ${i}.id and a.reversed_at is null)`;
