import { MAX_STAY_NIGHTS } from "@funduq/shared-types/contracts/booking";
import type { DayBook } from "@funduq/shared-types/contracts/report";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { arrivedOn, findClosing, postedUpTo } from "../night-audit/closing.service.ts";
import { departmentOf, isSplit, leftOn } from "./report-parts.queries.ts";

export async function selectDayBook(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate,
): Promise<DayBook> {
  const since = await findClosing(tx, hotelId, addDays(date, -1));
  const isFrozen = (await findClosing(tx, hotelId, date)) === date;
  return selectJson(tx, dayBookQuery(hotelId, { date, since, isFrozen }));
}

/** A day's charges, or what settled them, together, of stays and groups, as a list of names and amounts. */
const namedTotals = (kind: "charge" | "payment"): SQL => sql`
  (select coalesce(json_agg(json_build_object('name', n.name, 'amountCentimes', n.amount)
      order by n.name), '[]')
    from (select m.name, sum(m.amount)::bigint as amount
      from (select kind, name, amount from moved
        union all select kind, name, amount from group_moved) m
      where (m.kind = 'charge') = ${kind === "charge"} group by m.name) n)`;

/** Those of one stay, or of one group. */
const namedAmounts = (kind: "charge" | "payment"): SQL => sql`
  coalesce(json_agg(json_build_object('name', m.name, 'amountCentimes', m.amount)
    order by m.name) filter (where (m.kind = 'charge') = ${kind === "charge"}), '[]')`;

/** What was taken back of the charges and of the payments of one stay or group; transfers bring and take no money. */
const reversals: SQL = sql`
  sum(m.reversed) filter (where m.kind = 'charge') as reversed_charges,
  sum(m.reversed) filter (where m.kind = 'payment') as reversed_payments`;

const reversedSums: SQL = sql`
  'reversedChargesCentimes', l.reversed_charges, 'reversedPaymentsCentimes', l.reversed_payments`;

type Day = {
  date: CalendarDate;
  /** The last day before with a frozen closing, which balances are counted from. */
  since: CalendarDate;
  /** Whether the day itself has one, which tells who was in the house. */
  isFrozen: boolean;
};

/** A line for each stay and each group's account: what it owed the evening before, and what the day's postings made of it. */
export function dayBookQuery(hotelId: HotelId, { date, since, isFrozen }: Day): SQL {
  return sql`
    with day as (
      select id as hotel_id, business_date, ${date}::date as date from hotels where id = ${hotelId}
    ),
    moved as (${movedOn(hotelId, date, "stay")}),
    before as (${owedBefore(hotelId, { date, since }, "stay")}),
    change as (
      select m.owner_id,
        sum(case when m.kind = 'charge' then m.amount else -m.amount end)::bigint as amount,
        ${namedAmounts("charge")} as charges, ${namedAmounts("payment")} as payments, ${reversals}
      from moved m group by m.owner_id
    ),
    shown as (
      select owner_id from before
      union select owner_id from change
      union ${isFrozen ? inHouseAsFrozen(hotelId, date) : inHouse(hotelId, date)}
    ),
    lines as (
      select b.id, b.reference, b.company_id, r.number,
        case when b.arrived <= ${date}::date then 'guest' else 'deposit' end as ledger,
        coalesce(s.amount, 0)::bigint as before,
        (coalesce(s.amount, 0) + coalesce(c.amount, 0))::bigint as now,
        coalesce(c.charges, '[]') as charges, coalesce(c.payments, '[]') as payments,
        coalesce(c.reversed_charges, 0)::bigint as reversed_charges,
        coalesce(c.reversed_payments, 0)::bigint as reversed_payments
      from day d cross join shown h
      cross join lateral (select b.id, b.reference, b.company_id, b.room_id, ${arrivedOn} as arrived
        from bookings b where b.hotel_id = d.hotel_id and b.id = h.owner_id limit 1) b
      join rooms r on r.hotel_id = ${hotelId} and r.id = b.room_id
      left join before s on s.owner_id = h.owner_id
      left join change c on c.owner_id = h.owner_id
    ),
    ${groupLines(hotelId, { date, since })}
    select json_build_object(
      'businessDate', d.business_date, 'date', d.date,
      'lines', (select coalesce(json_agg(json_build_object(
          'bookingId', l.id, 'reference', l.reference, 'roomNumber', l.number, 'ledger', l.ledger,
          'guestName', coalesce((select pg.guest_name from primary_guests pg
            where pg.hotel_id = d.hotel_id and pg.booking_id = l.id), ''),
          'companyName', (select c.name from companies c
            where c.hotel_id = d.hotel_id and c.id = l.company_id),
          'previousCentimes', l.before, 'newCentimes', l.now,
          'charges', l.charges, 'payments', l.payments, ${reversedSums}
        ) order by l.ledger desc, length(l.number), l.number, l.id), '[]') from lines l),
      'groups', (select coalesce(json_agg(json_build_object(
          'groupId', l.id, 'groupName', l.name, 'reference', l.reference, 'companyName', l.company_name,
          'previousCentimes', l.before, 'newCentimes', l.now,
          'charges', l.charges, 'payments', l.payments, ${reversedSums}
        ) order by lower(l.name), l.id), '[]') from group_lines l),
      'totals', (select json_build_object(
          'previousCentimes', coalesce(sum(l.before), 0)::bigint,
          'newCentimes', coalesce(sum(l.now), 0)::bigint,
          'guestCentimes', coalesce(sum(l.now) filter (where l.ledger = 'guest'), 0)::bigint,
          'depositCentimes', coalesce(sum(l.now) filter (where l.ledger = 'deposit'), 0)::bigint,
          'groupCentimes', coalesce(sum(l.now) filter (where l.ledger = 'group'), 0)::bigint,
          'charges', ${namedTotals("charge")}, 'payments', ${namedTotals("payment")},
          'reversedChargesCentimes', coalesce(sum(l.reversed_charges), 0)::bigint,
          'reversedPaymentsCentimes', coalesce(sum(l.reversed_payments), 0)::bigint
        ) from (select ledger, before, now, reversed_charges, reversed_payments from lines
          union all
          select 'group', before, now, reversed_charges, reversed_payments from group_lines) l)
    ) as json
    from day d`;
}

/** What stays, or the accounts of groups, owed the evening before, but for those that owed nothing. */
const owedBefore = (
  hotelId: HotelId,
  { date, since }: Omit<Day, "isFrozen">,
  owner: "stay" | "group",
): SQL => sql`
  select s.owner_id, sum(s.amount)::bigint as amount
  from (${postedUpTo(hotelId, { since, to: addDays(date, -1) }, owner)}) s
  group by s.owner_id having sum(s.amount) <> 0`;

/** A day's charges on them by department, and what settled them by method. */
const movedOn = (hotelId: HotelId, date: CalendarDate, owner: "stay" | "group"): SQL => sql`
  select p.owner_id, p.kind,
    case when p.kind = 'charge' then ${departmentOf} else p.method end as name,
    sum(case when p.kind = 'charge' then p.signed_centimes else -p.signed_centimes end)::bigint as amount,
    coalesce(sum(p.amount_centimes) filter (where p.reverses_posting_id is not null and not ${isSplit}), 0)::bigint as reversed
  from postings p
  where p.hotel_id = ${hotelId} and p.business_date = ${date}::date and p.owner_kind = ${sql.raw(`'${owner}'`)}
  group by 1, 2, 3`;

/**
 * The groups' accounts: what each owed the evening before, and what the day made of it. What was transferred from
 * a stay's folio to a group's account is a payment there and one below zero here.
 */
const groupLines = (hotelId: HotelId, day: Omit<Day, "isFrozen">) => sql`
  group_before as (${owedBefore(hotelId, day, "group")}),
  group_moved as (${movedOn(hotelId, day.date, "group")}),
  group_change as (
    select m.owner_id,
      sum(case when m.kind = 'charge' then m.amount else -m.amount end)::bigint as amount,
      ${namedAmounts("charge")} as charges, ${namedAmounts("payment")} as payments, ${reversals}
    from group_moved m group by m.owner_id
  ),
  group_lines as (
    select g.id, g.reference, g.name, (select c.name from companies c
        where c.hotel_id = ${hotelId} and c.id = g.company_id) as company_name,
      coalesce(s.amount, 0)::bigint as before,
      (coalesce(s.amount, 0) + coalesce(c.amount, 0))::bigint as now,
      coalesce(c.charges, '[]') as charges, coalesce(c.payments, '[]') as payments,
      coalesce(c.reversed_charges, 0)::bigint as reversed_charges,
      coalesce(c.reversed_payments, 0)::bigint as reversed_payments
    from (select owner_id from group_before union select owner_id from group_change) h
    join groups g on g.hotel_id = ${hotelId} and g.id = h.owner_id
    left join group_before s on s.owner_id = h.owner_id
    left join group_change c on c.owner_id = h.owner_id
  )`;

/** Who was in the house when the day was closed, and who owed something. */
const inHouseAsFrozen = (hotelId: HotelId, date: CalendarDate) => sql`
  select e.key::uuid from business_days d cross join jsonb_object_keys(d.closing->'stays') e (key)
  where d.hotel_id = ${hotelId} and d.date = ${date}::date`;

/** The stays in-house, and on an earlier date those that were in-house then and have left. */
const inHouse = (hotelId: HotelId, date: CalendarDate) => sql`
  select b.id from bookings b
  where b.hotel_id = ${hotelId} and b.status = 'Checked-in' and ${arrivedOn} <= ${date}::date
  union select b.id from bookings b
  where (select date < business_date from day) and b.hotel_id = ${hotelId}
    and b.status = 'Checked-out'
    and b.check_in_date between ${date}::date - ${MAX_STAY_NIGHTS}::int and ${date}::date
    and ${arrivedOn} <= ${date}::date and ${leftOn} > ${date}::date`;
