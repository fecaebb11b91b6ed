import type { TrialBalance } from "@funduq/shared-types/contracts/report";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { arrivedOn, type Period } from "./report-parts.queries.ts";

export async function selectTrialBalance(
  tx: HotelTx,
  hotelId: HotelId,
  period: Period,
): Promise<TrialBalance> {
  return selectJson(tx, trialBalanceQuery(hotelId, period));
}

/** What an invoice adds to what was transferred: its taxes and stamp duty. A credit note takes them off. */
const invoiceTaxes = sql`i.grand_total_centimes - i.subtotal_centimes`;

/**
 * `balance` counts a ledger up to a day from the postings themselves; `facts` says why it moved. The
 * two meet in the difference, which is zero.
 *
 * A posting stands in the deposit ledger until its guest arrives. What leaves a folio for a company's
 * account is the same posting seen from the other side.
 */
export function trialBalanceQuery(hotelId: HotelId, { from, to }: Period): SQL {
  return sql`
    with posted as (
      select p.business_date as day, p.direction, p.method, p.signed_centimes as amount,
        coalesce(${arrivedOn}, 'infinity'::date) as arrived
      from postings p join bookings b on b.hotel_id = p.hotel_id and b.id = p.booking_id
      where p.hotel_id = ${hotelId} and p.business_date <= ${to}::date
    ),
    billed as (
      select i.business_date as day, i.kind,
        case when i.kind = 'credit-note' then -(${invoiceTaxes}) else ${invoiceTaxes} end as amount
      from invoices i where i.hotel_id = ${hotelId} and i.business_date <= ${to}::date
    ),
    settled as (
      select y.payment_date as day, -y.amount_centimes as amount
      from payments y where y.hotel_id = ${hotelId} and y.payment_date <= ${to}::date
    ),
    ends as (select * from (values ('opening', ${from}::date - 1), ('closing', ${to}::date)) e (name, day)),
    balances as (
      select e.name, 'guest' as ledger, sum(p.amount) as amount
        from ends e join posted p on p.day <= e.day and p.arrived <= e.day group by e.name
      union all select e.name, 'deposit', sum(p.amount)
        from ends e join posted p on p.day <= e.day and p.arrived > e.day group by e.name
      union all select e.name, 'company', sum(c.amount) from ends e join (
          select day, -amount as amount from posted where method = 'Company Account'
          union all select day, amount from billed
          union all select day, amount from settled
        ) c on c.day <= e.day group by e.name
    ),
    facts as (
      select case when p.day < p.arrived then 'deposit' else 'guest' end as ledger, p.day, p.amount,
        case when p.direction = 'charge' then 'charges'
          when p.method = 'Company Account' then 'company-transfers' else 'payments' end as kind
        from posted p
      union all select 'company', p.day, -p.amount, 'company-transfers'
        from posted p where p.method = 'Company Account'
      union all select l.ledger, p.arrived, l.sign * p.amount, 'deposits-applied'
        from posted p cross join (values ('guest', 1), ('deposit', -1)) l (ledger, sign)
        where p.day < p.arrived
      union all select 'company', day, amount,
        case when kind = 'credit-note' then 'credit-notes' else 'invoice-taxes' end from billed
      union all select 'company', day, amount, 'invoice-payments' from settled
    ),
    entries as (
      select ledger, kind, sum(amount)::bigint as amount from facts
      where day between ${from}::date and ${to}::date
      group by ledger, kind
    ),
    ledgers as (
      select l.position, l.ledger,
        coalesce((select amount from balances where name = 'opening' and ledger = l.ledger), 0)::bigint as opening,
        coalesce((select amount from balances where name = 'closing' and ledger = l.ledger), 0)::bigint as closing,
        coalesce((select sum(amount) from entries e where e.ledger = l.ledger), 0)::bigint as activity
      from (values (1, 'guest'), (2, 'deposit'), (3, 'company')) l (position, ledger)
    )
    select json_build_object(
      'businessDate', h.business_date, 'from', ${from}::date, 'to', ${to}::date,
      'ledgers', (select json_agg(json_build_object(
          'ledger', l.ledger, 'openingCentimes', l.opening, 'closingCentimes', l.closing,
          'entries', (select coalesce(json_agg(json_build_object(
              'kind', e.kind, 'amountCentimes', e.amount) order by k.position), '[]')
            from entries e join (values ('charges', 1), ('payments', 2), ('company-transfers', 3),
                ('deposits-applied', 4), ('invoice-taxes', 5), ('credit-notes', 6), ('invoice-payments', 7)
              ) k (kind, position) on k.kind = e.kind
            where e.ledger = l.ledger)
        ) order by l.position) from ledgers l),
      'totals', (select json_build_object(
          'openingCentimes', sum(opening)::bigint, 'activityCentimes', sum(activity)::bigint,
          'closingCentimes', sum(closing)::bigint,
          'differenceCentimes', sum(abs(opening + activity - closing))::bigint)
        from ledgers)
    ) as json
    from hotels h where h.id = ${hotelId}`;
}
