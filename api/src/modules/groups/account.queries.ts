import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { tvaOf } from "../folios/postings.tables.ts";

/** The sums of folio balances `f`; nothing of a group without a stay. A reversal takes back what it reverses. */
const sums = (charges: SQL, balance: SQL) => sql`
  'chargesCentimes', coalesce(${charges}, 0)::bigint,
  'paymentsCentimes', coalesce(${charges} - ${balance}, 0)::bigint,
  'balanceCentimes', coalesce(${balance}, 0)::bigint`;

/** What transfer `p` came from, by its key: a join may compare all postings of a hotel that is newer than the statistics. */
const counterpart = sql`
  select t.id, t.owner_id, t.folio_id from postings t
  where t.hotel_id = p.hotel_id and t.id = p.counterpart_posting_id limit 1`;

/** The lines of a group's own account. What it took over names the stay that it came from. */
const linesOf = ({ hotelId, groupId }: GroupRef) => sql`
  select p.posted_at, p.id, json_build_object(
    'id', p.id, 'kind', case when p.kind = 'transfer' then 'charge' else p.kind end, 'item', p.item,
    'night', p.night, 'department', p.department, 'method', p.method, 'description', p.description, 'reference', p.reference,
    'amountCentimes', p.amount_centimes, 'businessDate', p.business_date, 'postedAt', p.posted_at,
    'postedBy', coalesce(nullif(u.display_name, ''), u.email),
    'reversesPostingId', p.reverses_posting_id, 'reversalReason', p.reversal_reason,
    'reversedByPostingId', (select r.id from postings r
      where r.hotel_id = p.hotel_id and r.owner_id = p.owner_id and r.reverses_posting_id = p.id),
    'splitOfPostingId', p.split_of_posting_id, 'rechargesPostingId', p.recharges_posting_id,
    'checkOutVersion', p.check_out_version, 'tvaBp', p.tva_bp, 'stayTaxCentimes', p.stay_tax_centimes,
    'taxesPostingId', p.taxes_posting_id, 'taxedCentimes', p.taxed_centimes,
    'stay', case when s.id is not null then
      json_build_object('bookingId', s.id, 'postingId', t.id, 'guestName', s.guest_name, 'roomNumber', s.number) end
  ) as json
  from postings p
  left join lateral (${counterpart}) t on true
  left join stays s on s.id = t.owner_id
  left join users u on u.id = p.posted_by
  where p.hotel_id = ${hotelId} and p.owner_id = ${groupId}`;

/**
 * The taxes in the group's own charges and in those of the folios that it took over: of a folio whose guest pays a part, in
 * proportion to what the group took over.
 */
const taxesOf = ({ hotelId, groupId }: GroupRef) => sql`
  taken as (
    select t.folio_id, sum(p.signed_centimes) as centimes
    from postings p cross join lateral (${counterpart}) t
    where p.hotel_id = ${hotelId} and p.owner_id = ${groupId} and p.transfer_side = 'to'
    group by t.folio_id
  ),
  contained as (
    select p.tva_bp, ${inLines(sql`1`)}
    from postings p where p.hotel_id = ${hotelId} and p.owner_id = ${groupId} and p.kind = 'charge'
    group by p.tva_bp
    union all
    select p.tva_bp, ${inLines(sql`least(k.centimes / f.charges, 1)`)}
    from taken k join sums f on f.id = k.folio_id and f.charges > 0
    join placed_postings p on p.hotel_id = ${hotelId} and p.owner_id = f.owner_id
      and p.current_folio_id = f.id and p.kind = 'charge'
    group by f.id, f.charges, k.centimes, p.tva_bp
  ),
  taxes as (
    select c.tva_bp, sum(c.stay_tax)::bigint as stay_tax, sum(c.tva)::bigint as tva,
      sum(c.net)::bigint as net
    from contained c group by c.tva_bp
  )`;

/**
 * TVA, stay tax and what is left of the prices, of lines `p`, each times a share. What TVA was added to is what is left of
 * that price.
 */
const inLines = (share: SQL): SQL => {
  const sumOf = (amount: SQL, where: SQL) => sql`
    round(coalesce(sum(sign(p.signed_centimes::numeric) * ${amount}) filter (where ${where}), 0) * ${share})`;
  const [price, added] = [sql`p.item <> 'tva'`, sql`p.item = 'tva'`];
  const stayTax = sumOf(sql`p.stay_tax_centimes`, price);
  const contained = sumOf(tvaOf(sql`p`), price);
  return sql`
  ${contained} + ${sumOf(sql`p.amount_centimes`, added)} as tva, ${stayTax} as stay_tax,
  ${sumOf(sql`p.amount_centimes`, price)} - ${stayTax} - ${contained}
    + ${sumOf(sql`p.taxed_centimes`, added)} as net`;
};

/**
 * A group's account, and the folios of its stays with their balances, by room, cancelled stays last; a
 * company's folio has the company's name.
 */
export async function selectGroupAccount(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
): Promise<GroupAccount> {
  return selectJson(
    tx,
    sql`
    with stays as materialized (
      select b.hotel_id, b.id, b.status, r.number,
        (select pg.guest_name from primary_guests pg
          where pg.hotel_id = b.hotel_id and pg.booking_id = b.id) as guest_name
      from bookings b join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
      where b.hotel_id = ${hotelId} and b.group_id = ${groupId}
    ),
    sums as (
      select f.id, f.owner_id, f.key, coalesce(c.name, f.name) as name, f.payer, f.created_at,
        l.charges_centimes as charges, l.balance_centimes as balance
      from stays s join folios f on f.hotel_id = s.hotel_id and f.owner_id = s.id
      join folio_balances l on l.hotel_id = f.hotel_id and l.owner_id = f.owner_id and l.folio_id = f.id
      left join companies c on c.hotel_id = f.hotel_id and c.id = f.company_id
    ),
    ${taxesOf({ hotelId, groupId })}
    select json_build_object(
      'folioId', (select f.id from folios f where f.hotel_id = ${hotelId} and f.owner_id = ${groupId}),
      'taxes', json_build_object(
        'tva', (select coalesce(json_agg(json_build_object('tvaBp', x.tva_bp, 'netCentimes', x.net,
          'tvaCentimes', x.tva) order by x.tva_bp), '[]') from taxes x where x.tva_bp > 0),
        'stayTaxCentimes', (select coalesce(sum(stay_tax), 0) from taxes)),
      'postings', (select coalesce(json_agg(l.json order by l.posted_at, l.id), '[]')
        from (${linesOf({ hotelId, groupId })}) l),
      ${sums(sql`(select sum(charges) from sums)`, sql`(select sum(balance) from sums)`)},
      'stays', (select coalesce(json_agg(json_build_object(
          'bookingId', s.id, 'guestName', s.guest_name, 'roomNumber', s.number, 'status', s.status,
          'folios', (select json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name, 'payer', f.payer,
              ${sums(sql`f.charges`, sql`f.balance`)}
            ) order by f.payer <> 'Guest', f.created_at, f.id)
            from sums f where f.owner_id = s.id)
        ) order by s.status in ('Cancelled', 'no-show'), length(s.number), s.number, s.id), '[]')
        from stays s)
    ) as json`,
  );
}
