import type { TrialBalance } from "@funduq/shared-types/contracts/report";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { accountsUpTo, findClosing } from "../night-audit/closing.service.ts";
import { ledgerEntries, type Period, postedWithArrivals } from "./report-parts.queries.ts";

export async function selectTrialBalance(
  tx: HotelTx,
  hotelId: HotelId,
  period: Period,
): Promise<TrialBalance> {
  const since = await findClosing(tx, hotelId, addDays(period.from, -1));
  return selectJson(tx, trialBalanceQuery(hotelId, { ...period, since }));
}

/**
 * `balances` counts a ledger up to a day from the postings themselves, from the closing of the day
 * `since` on; `facts` has the reason of each movement. Where an end is a closed day, its frozen figures are
 * used. The report's difference compares the two and is zero.
 *
 * A posting belongs to the deposit ledger until its guest arrives.
 */
export function trialBalanceQuery(
  hotelId: HotelId,
  { from, to, since }: Period & { since: CalendarDate },
): SQL {
  return sql`
    with ${postedWithArrivals(hotelId, { since, to })},
    account as (${accountsUpTo(hotelId, { since, to })}),
    ends as (select * from (values ('opening', ${from}::date - 1), ('closing', ${to}::date)) e (name, day)),
    balances as (
      select e.name, 'guest' as ledger, sum(p.amount) as amount
        from ends e join posted p on p.day <= e.day and p.arrived <= e.day group by e.name
      union all select e.name, 'deposit', sum(p.amount)
        from ends e join posted p on p.day <= e.day and p.arrived > e.day group by e.name
      union all select e.name, a.ledger, sum(a.amount)
        from ends e join account a on a.day <= e.day group by e.name, a.ledger
    ),
    frozen as (
      select e.name, l.key as ledger, l.value::bigint as amount
      from ends e join business_days d on d.hotel_id = ${hotelId} and d.date = e.day
        cross join jsonb_each_text(d.closing->'ledgers') l
    ),
    facts as (
      select case when p.day < p.arrived then 'deposit' else 'guest' end as ledger, p.day, p.amount, p.kind
        from posted p
      union all select ledger, day, amount, kind from account
      union all select l.ledger, p.arrived, l.sign * p.amount, 'deposits-applied'
        from posted p cross join (values ('guest', 1), ('deposit', -1)) l (ledger, sign)
        where p.day < p.arrived
    ),
    entries as (
      select ledger, kind, sum(amount)::bigint as amount from facts
      where day between ${from}::date and ${to}::date
      group by ledger, kind
    ),
    ledgers as (
      select l.position, l.ledger,
        coalesce((select amount from frozen where name = 'opening' and ledger = l.ledger),
          (select amount from balances where name = 'opening' and ledger = l.ledger), 0)::bigint as opening,
        coalesce((select amount from frozen where name = 'closing' and ledger = l.ledger),
          (select amount from balances where name = 'closing' and ledger = l.ledger), 0)::bigint as closing,
        coalesce((select sum(amount) from entries e where e.ledger = l.ledger), 0)::bigint as activity
      from (values (1, 'guest'), (2, 'deposit'), (3, 'group'), (4, 'company')) l (position, ledger)
    )
    select json_build_object(
      'businessDate', h.business_date, 'from', ${from}::date, 'to', ${to}::date,
      'ledgers', (select json_agg(json_build_object(
          'ledger', l.ledger, 'openingCentimes', l.opening, 'closingCentimes', l.closing,
          'entries', (select coalesce(${ledgerEntries}, '[]') from entries k where k.ledger = l.ledger)
        ) order by l.position) from ledgers l),
      'totals', (select json_build_object(
          'openingCentimes', sum(opening)::bigint, 'activityCentimes', sum(activity)::bigint,
          'closingCentimes', sum(closing)::bigint,
          'differenceCentimes', sum(abs(opening + activity - closing))::bigint)
        from ledgers)
    ) as json
    from hotels h where h.id = ${hotelId}`;
}
