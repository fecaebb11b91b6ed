import {
  JOURNAL_PAGE,
  type JournalFilter,
  type JournalLedger,
  type JournalPage,
  type JournalPlace,
  NOBODY,
} from "@funduq/shared-types/contracts/report-journal";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { folioStampDuties } from "../invoices/invoices.tables.ts";
import { arrivedOn } from "../night-audit/closing.service.ts";
import { departmentOf, type Period } from "./report-parts.queries.ts";

export type WantedLines = JournalFilter & Period & { hotelId: HotelId; after: JournalPlace | null };

export async function selectJournal(tx: HotelTx, wanted: WantedLines): Promise<JournalPage> {
  const page = await selectJson<JournalPage>(tx, journalQuery(wanted));
  if (wanted.after) return page;
  return { ...page, totals: await selectJson(tx, journalTotalsQuery(wanted)) };
}

/** A place of the journal as the cursor says it, in microseconds. */
const placeOf = (line: SQL) => sql`json_build_object('date', ${line}.business_date,
  'at', to_char(${line}.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'id', ${line}.id)`;

/**
 * One page, and whether there is another one: the first lines of each source, and of these the first. Postings, by far
 * the most, come in the order of their index. Each line's stay is looked up by its key (`offset 0`, and the hotel of
 * the line): of a hotel that the statistics do not have yet, PostgreSQL joined all bookings with all guests of the hotel instead, beyond
 * the time limit of a statement.
 */
export function journalQuery(wanted: WantedLines): SQL {
  const { hotelId, from, to } = wanted;
  return sql`
    with found as (
      select * from (${sql.join(
        sourcesOf(wanted).map(
          (lines) =>
            sql`(select * from (${lines}) l order by business_date, at, id limit ${JOURNAL_PAGE + 1})`,
        ),
        sql` union all `,
      )}) f
      order by business_date, at, id limit ${JOURNAL_PAGE + 1}
    ),
    page as materialized (
      select ${hotelId}::uuid as hotel_id, f.* from found f order by business_date, at, id limit ${JOURNAL_PAGE}
    )
    select json_build_object(
      'businessDate', h.business_date, 'from', ${from}::date, 'to', ${to}::date, 'totals', null,
      'next', (select case when count(*) > ${JOURNAL_PAGE} then (
          select ${placeOf(sql`l`)} from page l order by l.business_date desc, l.at desc, l.id desc limit 1)
        end from found),
      'lines', (select coalesce(json_agg(json_build_object(
          'id', l.id, 'at', to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
          'businessDate', l.business_date, 'kind', l.kind, 'source', l.source,
          'roomNumber', s.number, 'holder', coalesce(s.guest_name, g.name, c.name, t.name, ''),
          'bookingId', s.id, 'groupId', g.id,
          'bookingReference', coalesce(s.reference, g.reference),
          'name', l.name, 'description', l.description, 'reference', l.reference,
          'reversalReason', l.reversal_reason,
          'userName', coalesce(nullif(u.display_name, ''), u.email), 'lateFrom', l.late_from,
          'debitCentimes', greatest(l.amount, 0), 'creditCentimes', greatest(-l.amount, 0)
        ) order by l.business_date, l.at, l.id), '[]')
        from page l
        left join lateral (select b.id, b.reference,
            (select r.number from rooms r where r.hotel_id = b.hotel_id and r.id = b.room_id) as number,
            (select pg.guest_name from primary_guests pg
              where pg.hotel_id = b.hotel_id and pg.booking_id = b.id) as guest_name
          from bookings b
          where l.source = 'stay' and b.hotel_id = l.hotel_id and b.id = l.owner_id offset 0) s on true
        left join groups g on l.source = 'group' and g.hotel_id = l.hotel_id and g.id = l.owner_id
        left join companies c
          on l.source in ('company', 'invoice', 'stamp-duty') and c.hotel_id = l.hotel_id and c.id = l.owner_id
        left join restaurants t
          on l.source = 'restaurant' and t.hotel_id = l.hotel_id and t.id = l.owner_id
        left join users u on u.id = l.user_id)
    ) as json
    from hotels h where h.id = ${hotelId}`;
}

/** How many lines there are, and what they come to. */
export function journalTotalsQuery(wanted: WantedLines): SQL {
  return sql`
    select json_build_object('count', count(*),
      'debitCentimes', coalesce(sum(greatest(l.amount, 0)), 0)::bigint,
      'creditCentimes', coalesce(sum(greatest(-l.amount, 0)), 0)::bigint) as json
    from (${sql.join(sourcesOf({ ...wanted, after: null }), sql` union all `)}) l`;
}

/**
 * The stamp duties of payments and of folios' invoices, each with an id of its own: that of the payment is on the payment's
 * line. A folio's names its buyer.
 */
const stampDuties = (hotelId: HotelId): SQL => sql`
  select p.hotel_id, p.business_date, p.recorded_at, p.company_id, p.method, '' as buyer, p.reference, p.recorded_by,
    p.stamp_duty_centimes, overlay(overlay(md5(p.id::text) placing '8' from 13) placing '8' from 17)::uuid as id
  from payments p where p.hotel_id = ${hotelId} and p.stamp_duty_centimes > 0
  union all
  select d.hotel_id, d.business_date, d.issued_at, null, 'Cash', d.buyer, d.number, d.issued_by, d.collected, d.id
  from (${folioStampDuties(hotelId)}) d`;

/** What came in by each payment of a sale, with an id of its own: that of the sale is on its first payment. */
const paidInRestaurants = (hotelId: HotelId): SQL => sql`
  select t.*, coalesce(t.arrived_at, t.sold_at) as entered_at, case when t.position = 1 then t.sale_id
    else overlay(overlay(md5(t.sale_id::text || t.position) placing '8' from 13) placing '8' from 17)::uuid end as id
  from sale_takings t where t.hotel_id = ${hotelId}`;

/** Postings, payments of invoices and what was paid in restaurants, as far as the filters leave them. */
function sourcesOf(wanted: WantedLines): SQL[] {
  const { hotelId } = wanted;
  return [
    sql`
      select p.business_date, p.posted_at as at, p.id, p.kind, p.owner_kind as source, p.owner_id,
        case when p.kind = 'charge' then ${departmentOf} else p.method end as name,
        case when p.night is not null or p.kind <> 'charge' then '' else p.description end as description,
        coalesce(p.reference, '') as reference, p.reversal_reason, p.posted_by as user_id, null::date as late_from, p.signed_centimes as amount
      from postings p
      where p.hotel_id = ${hotelId} and ${conditions(wanted, {
        table: sql`p`,
        at: sql`p.posted_at`,
        kind: sql`p.kind`,
        source: sql`p.owner_kind`,
        owner: sql`p.owner_id`,
        name: sql`case when p.kind = 'charge' then ${departmentOf} else p.method end`,
        by: sql`p.posted_by`,
        settlesFolio: sql`(p.kind <> 'charge' and p.transfer_side is distinct from 'to')`,
        moves: postingMoves,
      })}`,
    sql`
      select y.business_date, y.recorded_at as at, y.id, 'payment' as kind, 'invoice' as source,
        y.company_id as owner_id, y.method as name, y.notes as description, y.reference,
        null::text as reversal_reason, y.recorded_by as user_id, null::date as late_from, -y.amount_centimes as amount
      from payments y
      where y.hotel_id = ${hotelId} and ${conditions(wanted, {
        table: sql`y`,
        at: sql`y.recorded_at`,
        kind: sql`'payment'`,
        source: sql`'invoice'`,
        owner: sql`y.company_id`,
        name: sql`y.method`,
        by: sql`y.recorded_by`,
        settlesFolio: sql`false`,
        moves: (ledger) => sql`${ledger === "company" || ledger === "hotel"}::boolean`,
      })}`,
    sql`
      select y.business_date, y.recorded_at as at, y.id, 'payment' as kind, 'stamp-duty' as source,
        y.company_id as owner_id, y.method as name, y.buyer as description, y.reference,
        null::text as reversal_reason, y.recorded_by as user_id, null::date as late_from, -y.stamp_duty_centimes as amount
      from (${stampDuties(hotelId)}) y
      where y.hotel_id = ${hotelId} and ${conditions(wanted, {
        table: sql`y`,
        at: sql`y.recorded_at`,
        kind: sql`'payment'`,
        source: sql`'stamp-duty'`,
        owner: sql`y.company_id`,
        name: sql`y.method`,
        by: sql`y.recorded_by`,
        settlesFolio: sql`false`,
        moves: () => sql`false`,
      })}`,
    sql`
      select s.business_date, s.entered_at as at, s.id, 'payment' as kind, 'restaurant' as source,
        s.restaurant_id as owner_id, s.method as name, s.table_name as description,
        s.number || '/' || s.month || '/' || s.year as reference,
        (select r.refund_reason from sales r
          where r.hotel_id = s.hotel_id and r.id = s.sale_id) as reversal_reason,
        s.sold_by as user_id, s.late_from, -s.amount_centimes as amount
      from (${paidInRestaurants(hotelId)}) s
      where s.method <> 'Room'
        and ${conditions(wanted, {
          table: sql`s`,
          at: sql`s.entered_at`,
          kind: sql`'payment'`,
          source: sql`'restaurant'`,
          owner: sql`s.restaurant_id`,
          name: sql`s.method`,
          by: sql`s.sold_by`,
          settlesFolio: sql`false`,
          moves: () => sql`false`,
        })}`,
  ];
}

/** Whether posting `p` moves the ledger. As in the trial balance, it moves the deposits until its guest arrives. */
function postingMoves(ledger: JournalLedger): SQL {
  if (ledger === "hotel") return sql`true`;
  if (ledger === "group" || ledger === "company") return sql`p.owner_kind = ${ledger}`;
  const isDeposit = sql`p.business_date < coalesce((select ${arrivedOn} from bookings b
    where b.hotel_id = p.hotel_id and b.id = p.owner_id), 'infinity'::date)`;
  return sql`p.owner_kind = 'stay' and ${ledger === "deposit" ? isDeposit : sql`not (${isDeposit})`}`;
}

type Columns = Record<
  "table" | "at" | "kind" | "source" | "owner" | "name" | "by" | "settlesFolio",
  SQL
> & { moves: (ledger: JournalLedger) => SQL };

function conditions({ from, to, after, ...wanted }: WantedLines, of: Columns): SQL {
  const { table } = of;
  const found = [
    sql`${table}.business_date between ${after?.date ?? from}::date and ${to}::date`,
    ...(after
      ? [
          sql`(${table}.business_date, ${of.at}, ${table}.id) >
            (${after.date}::date, ${after.at}::timestamptz, ${after.id}::uuid)`,
        ]
      : []),
  ];
  if (wanted.kind) found.push(sql`${of.kind} = ${wanted.kind}`);
  if (wanted.source) found.push(sql`${of.source} = ${wanted.source}`);
  if (wanted.name) found.push(sql`${of.name} = ${wanted.name}`);
  if (wanted.owner) found.push(sql`${of.owner} = ${wanted.owner}::uuid`);
  if (wanted.folios) found.push(of.settlesFolio);
  if (wanted.ledger) found.push(of.moves(wanted.ledger));
  if (wanted.by === NOBODY) found.push(sql`${of.by} is null`);
  else if (wanted.by) found.push(sql`${of.by} = ${wanted.by}::uuid`);
  return sql.join(found, sql` and `);
}
