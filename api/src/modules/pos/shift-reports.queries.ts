import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type {
  OpenShift,
  ShiftList,
  ShiftRef,
  ShiftReport,
} from "@funduq/shared-types/contracts/pos-shift";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { numberOf, userName } from "./sale-answers.queries.ts";
import { formerCount, isCountedBefore, lineNet, saleSign, tvaIn } from "./sold-lines.tables.ts";

/** The X report of the open shift of a terminal; null where the restaurant has no such terminal. */
export async function findOpenShift(
  tx: HotelTx,
  { hotelId, restaurantId, terminalId }: TerminalRef,
): Promise<OpenShift | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object('shift', ${reportOf(
      sql`h.hotel_id = t.hotel_id and h.terminal_id = t.id and h.closed_at is null`,
    )})
      from pos_terminals t
      where t.hotel_id = ${hotelId} and t.restaurant_id = ${restaurantId} and t.id = ${terminalId}) as json`,
  );
}

/** The report of a shift: X while it is open, Z once it is closed. */
export async function findShiftReport(
  tx: HotelTx,
  { hotelId, restaurantId, terminalId, shiftId }: ShiftRef,
): Promise<ShiftReport | null> {
  return selectJson(
    tx,
    sql`select ${reportOf(sql`h.hotel_id = ${hotelId} and h.restaurant_id = ${restaurantId}
      and h.terminal_id = ${terminalId} and h.id = ${shiftId}`)} as json`,
  );
}

const MOST_SHIFTS = 100;

export async function selectClosedShifts(
  tx: HotelTx,
  { hotelId, restaurantId, terminalId }: TerminalRef,
): Promise<ShiftList> {
  return selectJson(
    tx,
    sql`
    select json_build_object('shifts', coalesce(json_agg(json_build_object(
        'id', s.id, 'number', s.number, 'businessDate', s.business_date, 'closedAt', s.closed_at,
        'closedBy', ${userName(sql`u`)}, 'expectedCentimes', s.expected_centimes,
        'countedCentimes', s.counted_centimes) order by s.number desc), '[]')) as json
    from (select * from pos_shifts s
      where s.hotel_id = ${hotelId} and s.restaurant_id = ${restaurantId} and s.terminal_id = ${terminalId}
        and s.closed_at is not null order by s.number desc limit ${MOST_SHIFTS}) s
    left join users u on u.id = s.closed_by`,
  );
}

/** The sales of shift `h`. */
const ofShift = sql`s.hotel_id = h.hotel_id and s.shift_id = h.id`;

/** Of the cash nothing is said while the shift is open: the count is blind. */
const takings: SQL = sql`(
  select coalesce(json_agg(json_build_object('method', m.method, 'amountCentimes', m.amount,
    'tipCentimes', m.tip, 'count', m.count) order by m.method), '[]')
  from (select s.method, sum(s.amount_centimes)::bigint as amount, sum(s.tip_centimes)::bigint as tip,
      count(distinct s.sale_id) filter (where s.refunds_sale_id is null) as count
    from sale_takings s
    where ${ofShift} and (h.closed_at is not null or s.method <> 'Cash') group by s.method) m)`;

const users: SQL = sql`(
  select coalesce(json_agg(json_build_object('name', n.name, 'amountCentimes', n.amount,
    'count', n.count) order by n.name is null, lower(n.name)), '[]')
  from (select ${userName(sql`u`)} as name, sum(${saleSign(sql`s`)} * s.total_centimes)::bigint as amount,
      count(*) filter (where s.refunds_sale_id is null) as count
    from sales s left join users u on u.id = s.sold_by where ${ofShift} group by s.sold_by, 1) n)`;

const tva: SQL = sql`(
  select coalesce(json_agg(json_build_object('tvaBp', r.tva_bp, 'netCentimes', r.net - r.tva,
    'tvaCentimes', r.tva) order by r.tva_bp), '[]')
  from (select l.tva_bp, sum(${saleSign(sql`s`)} * ${lineNet(sql`l`)})::bigint as net,
      sum(${saleSign(sql`s`)} * ${tvaIn(lineNet(sql`l`), sql`l`)})::bigint as tva
    from sales s join sale_lines l on l.hotel_id = s.hotel_id and l.sale_id = s.id
    where ${ofShift} group by l.tva_bp) r)`;

/**
 * The voids of the restaurant since the last shift was closed there before this one was opened, also those of bills that were
 * never sold. Each void is in the reports of the shifts that were open then, or of the next one where none was.
 */
const voids: SQL = sql`(
  select json_build_object('count', coalesce(sum(v.quantity), 0)::int,
    'amountCentimes', coalesce(sum(v.price_centimes * v.quantity), 0)::bigint)
  from (
    select coalesce(max(p.closed_at), '-infinity') as since, coalesce(h.closed_at, 'infinity') as until
    from pos_shifts p
    where p.hotel_id = h.hotel_id and p.restaurant_id = h.restaurant_id and p.closed_at <= h.opened_at
      and p.id <> h.id) t
  join bill_voids v on v.hotel_id = h.hotel_id and v.restaurant_id = h.restaurant_id
    and v.voided_at > t.since and v.voided_at <= t.until)`;

const refunds: SQL = sql`(
  select json_build_object('count', count(*), 'amountCentimes', coalesce(sum(s.total_centimes), 0)::bigint)
  from sales s where ${ofShift} and s.refunds_sale_id is not null)`;

const late: SQL = sql`(
  select json_build_object('count', count(*), 'amountCentimes', coalesce(sum(s.total_centimes), 0)::bigint,
    'cashCentimes', coalesce(sum((select sum(p.amount_centimes + p.tip_centimes) from sale_payments p
      where p.hotel_id = s.hotel_id and p.sale_id = s.id and p.method = 'Cash')), 0)::bigint)
  from (select ${formerCount(sql`h`)} as at) c
  join sales s on ${ofShift} and ${isCountedBefore(sql`s`, sql`c.at`)})`;

const discounts: SQL = sql`(
  select coalesce(sum(${saleSign(sql`s`)} * l.discount_centimes), 0)::bigint
  from sales s join sale_lines l on l.hotel_id = s.hotel_id and l.sale_id = s.id where ${ofShift})`;

const happyHours: SQL = sql`(
  select coalesce(json_agg(json_build_object('name', n.name, 'quantity', n.quantity,
    'reducedCentimes', n.reduced) order by lower(n.name), n.name), '[]')
  from (select l.happy_hour as name, sum(${saleSign(sql`s`)} * l.quantity)::int as quantity,
      sum(${saleSign(sql`s`)} * (l.normal_price_centimes - l.price_centimes) * l.quantity)::bigint as reduced
    from sales s join sale_lines l on l.hotel_id = s.hotel_id and l.sale_id = s.id
    where ${ofShift} and l.happy_hour is not null group by l.happy_hour) n)`;

const outermost = (order: "asc" | "desc"): SQL => {
  const by = sql.raw(order);
  return sql`(select ${numberOf(sql`s`)} from sales s where ${ofShift}
    order by s.year ${by}, s.month ${by}, s.number ${by} limit 1)`;
};

/** The report, as JSON, of the shift for which the condition holds (`h` is its row); null where there is no such shift. */
const reportOf = (condition: SQL): SQL => sql`(
  select json_build_object(
    'id', h.id, 'number', h.number, 'terminalName', w.name, 'restaurantName', r.name,
    'businessDate', h.business_date, 'openedAt', h.opened_at, 'openedBy', ${userName(sql`uo`)},
    'closedAt', h.closed_at, 'closedBy', ${userName(sql`uc`)}, 'floatCentimes', h.float_centimes,
    'takings', ${takings}, 'users', ${users}, 'tva', ${tva}, 'discountCentimes', ${discounts},
    'happyHours', ${happyHours},
    'voids', ${voids}, 'refunds', ${refunds}, 'late', ${late}, 'firstNumber', ${outermost("asc")},
    'lastNumber', ${outermost("desc")}, 'expectedCentimes', h.expected_centimes,
    'countedCentimes', h.counted_centimes, 'note', h.note)
  from pos_shifts h
  join pos_terminals w on w.hotel_id = h.hotel_id and w.id = h.terminal_id
  join restaurants r on r.hotel_id = h.hotel_id and r.id = h.restaurant_id
  left join users uo on uo.id = h.opened_by
  left join users uc on uc.id = h.closed_by
  where ${condition})`;
