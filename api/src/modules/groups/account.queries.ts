import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import type { Centimes } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { accountBalance } from "./group-balances.queries.ts";

/** The sums of the folios `f`; nothing of a group without a stay. A reversal takes back what it reverses. */
const sums = (of: (column: string) => SQL) => sql`
  'chargesCentimes', coalesce(${of("charges")}, 0), 'paymentsCentimes', coalesce(${of("payments")}, 0),
  'balanceCentimes', coalesce(${of("charges")} - ${of("payments")}, 0)`;

/** What every line `p` of the account says, by whoever of `u` posted it. */
const line = sql`
  'id', p.id, 'description', p.description, 'amountCentimes', p.amount_centimes, 'method', p.method,
  'businessDate', p.business_date, 'postedAt', p.posted_at,
  'postedBy', coalesce(nullif(u.display_name, ''), u.email),
  'reversesPostingId', p.reverses_posting_id, 'reversalReason', p.reversal_reason,
  'night', null, 'rechargesPostingId', null`;

/**
 * The lines of a group's own account, and those that stays have left to it: a payment there is what is
 * owed here.
 */
const linesOf = ({ hotelId, groupId }: GroupRef) => sql`
  select p.posted_at, p.id, json_build_object(${line},
    'kind', p.kind, 'item', p.item, 'department', p.department, 'stay', null,
    'reversedByPostingId', (select r.id from group_postings r
      where r.hotel_id = p.hotel_id and r.group_id = p.group_id and r.reverses_posting_id = p.id),
    'splitOfPostingId', p.split_of_posting_id
  ) as json
  from group_postings p left join users u on u.id = p.posted_by
  where p.hotel_id = ${hotelId} and p.group_id = ${groupId}
  union all
  select p.posted_at, p.id, json_build_object(${line},
    'kind', 'charge', 'item', null, 'department', null, 'splitOfPostingId', null,
    'stay', json_build_object('bookingId', s.id, 'guestName', s.guest_name, 'roomNumber', s.number),
    'reversedByPostingId', (select r.id from postings r where r.hotel_id = p.hotel_id
      and r.booking_id = p.booking_id and r.reverses_posting_id = p.id))
  from postings p join stays s on s.id = p.booking_id left join users u on u.id = p.posted_by
  where p.hotel_id = ${hotelId} and p.group_id = ${groupId}`;

/** What a group's own account owes: what it was charged with and took over, less what it has paid. */
export async function selectGroupBalance(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
): Promise<Centimes> {
  return selectJson(
    tx,
    sql`select to_json(${accountBalance}) as json
      from groups g where g.hotel_id = ${hotelId} and g.id = ${groupId}`,
  );
}

/**
 * A group's account, and the folios of its stays with what stands on each now, by room, the called-off
 * ones last; a company's by its name.
 */
export async function selectGroupAccount(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
): Promise<GroupAccount> {
  return selectJson(
    tx,
    sql`
    with stays as (
      select b.id, b.status, r.number,
        (select g.full_name from booking_guests bg
          join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id
          where bg.hotel_id = b.hotel_id and bg.booking_id = b.id and bg.is_primary) as guest_name
      from bookings b join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
      where b.hotel_id = ${hotelId} and b.group_id = ${groupId}
    ),
    placed as (
      select p.kind, p.signed_centimes,
        coalesce((select m.to_folio_id from posting_moves m
          where m.hotel_id = p.hotel_id and m.posting_id = p.id
          order by m.seq desc limit 1), p.folio_id) as folio_id
      from stays s join postings p on p.hotel_id = ${hotelId} and p.booking_id = s.id
    ),
    sums as (
      select f.id, f.booking_id, f.key, coalesce(c.name, f.name) as name, f.payer, f.created_at,
        coalesce(sum(p.signed_centimes) filter (where p.kind = 'charge'), 0)::bigint as charges,
        coalesce(-sum(p.signed_centimes) filter (where p.kind <> 'charge'), 0)::bigint as payments
      from stays s join folios f on f.hotel_id = ${hotelId} and f.booking_id = s.id
      left join companies c on c.hotel_id = f.hotel_id and c.id = f.company_id
      left join placed p on p.folio_id = f.id
      group by f.id, f.booking_id, f.key, f.name, c.name, f.payer, f.created_at
    )
    select json_build_object(
      'postings', (select coalesce(json_agg(l.json order by l.posted_at, l.id), '[]')
        from (${linesOf({ hotelId, groupId })}) l),
      ${sums((column) => sql.raw(`(select sum(${column})::bigint from sums)`))},
      'stays', (select coalesce(json_agg(json_build_object(
          'bookingId', s.id, 'guestName', s.guest_name, 'roomNumber', s.number, 'status', s.status,
          'folios', (select json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name, 'payer', f.payer,
              ${sums((column) => sql.raw(`f.${column}`))}
            ) order by f.payer <> 'Guest', f.created_at, f.id)
            from sums f where f.booking_id = s.id)
        ) order by s.status in ('Cancelled', 'no-show'), length(s.number), s.number, s.id), '[]')
        from stays s)
    ) as json`,
  );
}
