import type { Ledger } from "@funduq/shared-types/contracts/report";
import type { LedgerReport } from "@funduq/shared-types/contracts/report-ledger";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { addedToLedger } from "../invoices/invoices.tables.ts";
import { findClosing, movementOf, postedUpTo } from "../night-audit/closing.service.ts";
import { ledgerEntries, type Period, postedWithArrivals } from "./report-parts.queries.ts";

export async function selectLedger(
  tx: HotelTx,
  hotelId: HotelId,
  { ledger, ...period }: Period & { ledger: Ledger },
): Promise<LedgerReport> {
  const since = await findClosing(tx, hotelId, addDays(period.from, -1));
  return selectJson(tx, ledgerQuery(hotelId, ledger, { ...period, since }));
}

type Days = Period & {
  /** The last day before with a frozen closing, which stays and groups are counted from. */
  since: CalendarDate;
};

/** The accounts of a ledger. `moves` are its movements of any day, as the trial balance sums them, each with its owner. */
export function ledgerQuery(hotelId: HotelId, ledger: Ledger, days: Days): SQL {
  const { from, to } = days;
  return sql`
    with ${ledger === "guest" || ledger === "deposit" ? sql`${postedWithArrivals(hotelId, days)},` : sql``}
    moves as (${movesOf(hotelId, ledger, days)}),
    kinds as (
      select owner_id, kind, sum(amount)::bigint as amount from moves
      where day >= ${from}::date group by owner_id, kind
    ),
    balances as (
      select owner_id, coalesce(sum(amount) filter (where day < ${from}::date), 0)::bigint as opening,
        sum(amount)::bigint as closing
      from moves group by owner_id
    ),
    accounts as (
      select b.*, k.entries
      from balances b
      left join (select k.owner_id, ${ledgerEntries} as entries from kinds k group by k.owner_id) k
        on k.owner_id = b.owner_id
      where b.opening <> 0 or b.closing <> 0 or k.entries is not null
    )
    select json_build_object('businessDate', h.business_date, 'from', ${from}::date, 'to', ${to}::date,
      'ledger', ${ledger}::text,
      'accounts', (select coalesce(json_agg(json_build_object(
          'bookingId', s.id, 'groupId', g.id, 'companyId', c.id,
          'name', coalesce(s.guest_name, g.name, c.name, ''), 'roomNumber', s.number,
          'reference', coalesce(s.reference, g.reference),
          'openingCentimes', a.opening, 'entries', coalesce(a.entries, '[]'), 'closingCentimes', a.closing
        ) order by abs(a.closing) desc, abs(a.opening) desc, a.owner_id), '[]')
        from accounts a
        left join lateral (select b.id, b.reference, r.number, pg.guest_name from bookings b
          join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
          left join primary_guests pg on pg.hotel_id = b.hotel_id and pg.booking_id = b.id
          where ${ledger}::text in ('guest', 'deposit') and b.hotel_id = h.id and b.id = a.owner_id
          limit 1) s on true
        left join groups g on ${ledger}::text = 'group' and g.hotel_id = ${hotelId} and g.id = a.owner_id
        left join companies c on ${ledger}::text = 'company' and c.hotel_id = ${hotelId} and c.id = a.owner_id)
    ) as json
    from hotels h where h.id = ${hotelId}`;
}

function movesOf(hotelId: HotelId, ledger: Ledger, days: Days): SQL {
  if (ledger === "company") return companyMoves(hotelId, days.to);
  if (ledger === "group") return postedUpTo(hotelId, days, "group");
  return stayMoves(ledger, days.to);
}

/** What was posted before a guest arrives is a deposit; on the day of arrival it is applied to the guest's ledger. */
function stayMoves(ledger: "guest" | "deposit", to: CalendarDate): SQL {
  const [isOwn, sign] =
    ledger === "guest" ? [sql`p.day >= p.arrived`, sql`1`] : [sql`p.day < p.arrived`, sql`-1`];
  return sql`
    select p.owner_id, p.day, p.kind, p.amount from posted p where ${isOwn}
    union all
    select p.owner_id, p.arrived, 'deposits-applied', ${sign} * p.amount from posted p
    where p.day < p.arrived and p.arrived <= ${to}::date`;
}

/** No closing keeps what each company owes: its account is read from its beginning, by the company's index entries. */
const companyMoves = (hotelId: HotelId, to: CalendarDate): SQL => sql`
  select c.id as owner_id, p.day, p.kind, p.amount
  from companies c cross join lateral (
    select p.business_date as day, ${movementOf} as kind, sum(p.signed_centimes) as amount
    from postings p
    where p.hotel_id = ${hotelId} and p.owner_id = c.id and p.business_date <= ${to}::date
    group by 1, 2) p
  where c.hotel_id = ${hotelId}
  union all
  select i.company_id, i.business_date,
    case when i.kind = 'credit-note' then 'credit-notes' else 'invoice-taxes' end,
    case when i.kind = 'credit-note' then -${addedToLedger(sql`i`)} else ${addedToLedger(sql`i`)} end
  from invoices i where i.hotel_id = ${hotelId} and i.business_date <= ${to}::date
    and i.due_centimes <> i.transferred_centimes
  union all
  select y.company_id, y.business_date, 'invoice-payments', -y.amount_centimes
  from payments y where y.hotel_id = ${hotelId} and y.business_date <= ${to}::date`;
