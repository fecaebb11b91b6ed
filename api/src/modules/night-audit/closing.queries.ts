import { type CalendarDate, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { addedToLedger } from "../invoices/invoices.tables.ts";
import { roomsOfNight } from "./rooms-of-night.queries.ts";

/**
 * The days after `since`, whose closing was frozen, up to `to`. What stood before them is read from the
 * closing, so no report reads more than the days that it is about.
 */
export type Span = { since: CalendarDate; to: CalendarDate };

/** `since` of a hotel that has closed no day: all its days come after it. */
export const BEFORE_ALL_DAYS = calendarDate("1900-01-01");

/**
 * The business date on which the guest of booking `b` came, null while they have not. Steps of former
 * releases kept no date: then it is that of the stay.
 */
export const arrivedOn: SQL = sql`
  coalesce(b.checked_in_on,
    case when b.status in ('Checked-in', 'Checked-out') then b.check_in_date end)`;

/** The last day up to this one whose closing was frozen, or `BEFORE_ALL_DAYS`. */
export async function findClosing(
  tx: HotelTx,
  hotelId: HotelId,
  to: CalendarDate,
): Promise<CalendarDate> {
  return selectJson(
    tx,
    sql`select to_json(coalesce((select d.date from business_days d
      where d.hotel_id = ${hotelId} and d.date <= ${to}::date and d.closing is not null
      order by d.date desc limit 1), ${BEFORE_ALL_DAYS}::date)) as json`,
  );
}

/** The business day that was open at a moment of the past; null where it is open still. */
export async function findDayOpenAt(
  tx: HotelTx,
  hotelId: HotelId,
  at: Date,
): Promise<CalendarDate | null> {
  return selectJson(
    tx,
    sql`select to_json(min(d.date)) as json from business_days d
      where d.hotel_id = ${hotelId} and d.closed_at > ${at.toISOString()}::timestamptz`,
  );
}

const within = ({ since, to }: Span, column: SQL) =>
  sql`${column} > ${since}::date and ${column} <= ${to}::date`;

/** Why posting `p` moved a ledger, as the trial balance names it. */
export const movementOf: SQL = sql`
  case p.kind when 'charge' then 'charges' when 'payment' then 'payments'
    else case p.method when 'Company Account' then 'company-transfers' else 'group-transfers' end end`;

/**
 * What was posted on stays, or on the accounts of groups. What each owed when the day `since` was closed is
 * one row of that day.
 */
export function postedUpTo(hotelId: HotelId, span: Span, owner: "stay" | "group"): SQL {
  return sql`
    select p.owner_id, p.business_date as day, ${movementOf} as kind, p.signed_centimes as amount
    from postings p
    where p.hotel_id = ${hotelId} and p.owner_kind = ${sql.raw(`'${owner}'`)} and ${within(span, sql`p.business_date`)}
    union all
    select e.key::uuid, d.date, null, e.value::bigint
    from business_days d cross join jsonb_each_text(d.closing->${sql.raw(`'${owner}s'`)}) e
    where d.hotel_id = ${hotelId} and d.date = ${span.since}::date`;
}

const invoiceTaxes = addedToLedger(sql`i`);

/** What groups and companies owe on their accounts, by why: `ledger` is 'group' or 'company'. */
export function accountsUpTo(hotelId: HotelId, span: Span): SQL {
  return sql`
    select p.owner_kind as ledger, p.business_date as day, ${movementOf} as kind, p.signed_centimes as amount
    from postings p
    where p.hotel_id = ${hotelId} and p.owner_kind <> 'stay' and ${within(span, sql`p.business_date`)}
    union all
    select 'company', i.business_date,
      case when i.kind = 'credit-note' then 'credit-notes' else 'invoice-taxes' end,
      case when i.kind = 'credit-note' then -(${invoiceTaxes}) else ${invoiceTaxes} end
    from invoices i where i.hotel_id = ${hotelId} and i.company_id is not null and ${within(span, sql`i.business_date`)}
    union all
    select 'company', y.business_date, 'invoice-payments', -y.amount_centimes
    from payments y where y.hotel_id = ${hotelId} and ${within(span, sql`y.business_date`)}
    union all
    select l.key, d.date, 'frozen', l.value::bigint
    from business_days d cross join jsonb_each_text(d.closing->'ledgers') l
    where d.hotel_id = ${hotelId} and d.date = ${span.since}::date and l.key in ('group', 'company')`;
}

/**
 * What a day leaves to the next: `stays`, what each owes that is in the house or owes something, `groups`,
 * what each account of a group owes that is not settled, `ledgers`, the sums of those who have come, of
 * those who have not, of the groups' accounts and of the companies', and `rooms`, those that its statistics count.
 */
export function closingQuery(hotelId: HotelId, span: Span): SQL {
  return sql`
    with standing as (
      select s.owner_id as booking_id, sum(s.amount)::bigint as amount
      from (${postedUpTo(hotelId, span, "stay")}) s group by s.owner_id
    ),
    group_accounts as (
      select g.owner_id as group_id, sum(g.amount)::bigint as amount
      from (${postedUpTo(hotelId, span, "group")}) g group by g.owner_id having sum(g.amount) <> 0
    ),
    kept as (
      select booking_id from standing where amount <> 0
      union select b.id from bookings b where b.hotel_id = ${hotelId} and b.status = 'Checked-in'
    ),
    stays as (
      select b.id, coalesce(s.amount, 0)::bigint as amount,
        coalesce(b.arrived <= ${span.to}::date, false) as has_arrived
      from kept k
      cross join lateral (select b.id, ${arrivedOn} as arrived from bookings b
        where b.hotel_id = ${hotelId} and b.id = k.booking_id limit 1) b
      left join standing s on s.booking_id = k.booking_id
    ),
    account as (${accountsUpTo(hotelId, span)})
    select json_build_object(
      'stays', (select coalesce(json_object_agg(id, amount), '{}') from stays),
      'groups', (select coalesce(json_object_agg(group_id, amount), '{}') from group_accounts),
      'rooms', (select coalesce(json_object_agg(r.number, r.is_out_of_order), '{}')
        from (${roomsOfNight(hotelId, sql`${span.to}::date`)}) r),
      'ledgers', (select json_build_object(
          'guest', coalesce(sum(amount) filter (where has_arrived), 0)::bigint,
          'deposit', coalesce(sum(amount) filter (where not has_arrived), 0)::bigint,
          'group', (select coalesce(sum(a.amount), 0)::bigint from group_accounts a),
          'company', (select coalesce(sum(a.amount), 0)::bigint from account a where a.ledger = 'company'))
        from stays)
    ) as json`;
}
