import { type SQL, sql } from "drizzle-orm";

/** 1 of a sale `s`, −1 of a refund: what it gave back counts against sales. */
export const saleSign = (s: SQL): SQL =>
  sql`(case when ${s}.refunds_sale_id is null then 1 else -1 end)`;

/** When the cash of shift `h`'s terminal was counted before; null of its first shift. */
export const formerCount = (h: SQL): SQL => sql`(
  select f.closed_at from pos_shifts f
  where f.hotel_id = ${h}.hotel_id and f.terminal_id = ${h}.terminal_id and f.number = ${h}.number - 1)`;

/**
 * Whether a sale `s` was made without the network before its terminal's former count, as its device says, and arrived after it: its
 * cash was perhaps counted then (POS-14). Null counts as no.
 */
export const isCountedBefore = (s: SQL, count: SQL): SQL =>
  sql`(${s}.arrived_at is not null and ${s}.sold_at <= ${count})`;

/** What was paid for a line `l` of a sale: its price without its discounts. */
export const lineNet = (l: SQL): SQL =>
  sql`(${l}.price_centimes * ${l}.quantity - ${l}.discount_centimes)`;

/** The TVA that an amount contains at the rate of line `l`, as `includedTva` computes it. */
export const tvaIn = (amount: SQL, l: SQL): SQL =>
  sql`round(${amount} * ${l}.tva_bp / (10000.0 + ${l}.tva_bp))`;

/**
 * What payments paid of which lines of the sales `s` that a condition names: a payment pays for the lines in their order, where
 * the one before ended. So parts add up to each payment and to each line, amount and TVA alike. Refunds are negative.
 */
export const paidLines = (condition: SQL): SQL => sql`
  select s.hotel_id, s.id as sale_id, s.restaurant_id, s.business_date, s.refunds_sale_id, p.method, l.tva_bp,
    ${saleSign(sql`s`)} * (part.upto - part.from) as amount,
    ${saleSign(sql`s`)} * (${tvaIn(sql`(part.upto - l.from)`, sql`l`)} - ${tvaIn(sql`(part.from - l.from)`, sql`l`)}) as tva
  from sales s
  cross join lateral (
    select n.position, n.tva_bp, sum(n.net) over (order by n.position) - n.net as from,
      sum(n.net) over (order by n.position) as upto
    from (select l.position, l.tva_bp, ${lineNet(sql`l`)} as net
      from sale_lines l where l.hotel_id = s.hotel_id and l.sale_id = s.id) n) l
  cross join lateral (
    select p.method, sum(p.amount_centimes) over (order by p.position) - p.amount_centimes as from,
      sum(p.amount_centimes) over (order by p.position) as upto
    from sale_payments p where p.hotel_id = s.hotel_id and p.sale_id = s.id) p
  cross join lateral (
    select greatest(l.from, p.from) as from, least(l.upto, p.upto) as upto) part
  where part.upto > part.from and ${condition}`;
