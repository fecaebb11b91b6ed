import { type SQL, sql } from "drizzle-orm";

/** What the open bill `b` comes to after its discounts, as `billAmounts` computes it (POS-11). */
export const billTotal = (b: SQL): SQL => sql`(
  select greatest(0, t.amount - ${b}.discount_centimes - (t.amount * ${b}.discount_bp + 5000) / 10000)::bigint
  from (select coalesce(sum(l.price_centimes * l.quantity
      - (l.price_centimes * l.quantity * l.discount_bp + 5000) / 10000), 0)::bigint as amount
    from open_bill_lines l where l.hotel_id = ${b}.hotel_id and l.bill_id = ${b}.id) t)`;
