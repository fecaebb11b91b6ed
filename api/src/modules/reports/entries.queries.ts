import { MOST_ENTRY_LINES } from "@funduq/shared-types/contracts/report-entries";
import { type AccountingFact, REBATES } from "@funduq/shared-types/rules/accounting-entries";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { tvaOf } from "../folios/postings.tables.ts";
import { addedToLedger } from "../invoices/invoices.tables.ts";
import { findClosing, movementOf } from "../night-audit/closing.service.ts";
import { paidLines } from "../pos/sold-lines.tables.ts";
import { departmentOf, isSplit, type Period, postedWithArrivals } from "./report-parts.queries.ts";

/** What accounting entries are made of: sums of a day. */
export async function selectEntryFacts(
  tx: HotelTx,
  hotelId: HotelId,
  period: Period,
): Promise<AccountingFact[]> {
  const since = await findClosing(tx, hotelId, addDays(period.from, -1));
  return selectJson(tx, entryFactsQuery(hotelId, { ...period, since }));
}

/** 1 of what adds to a balance, −1 of what takes off it. */
const sign: SQL = sql`sign(p.signed_centimes)`;

/** The ledger that a transfer goes to. A transfer is two postings; only the one it is taken from is read. */
const otherLedger: SQL = sql`
  case p.method when 'Group Account' then 'group' when 'Company Account' then 'company' end`;

/**
 * Invoices of folios move no ledger. Taxes that they find in prices are taken off what the department earned; their stamp
 * duty came in cash beside the folio. A credit note does the opposite.
 */
const factsOfFolioInvoices = (hotelId: HotelId, inPeriod: (day: SQL) => SQL): SQL => sql`
  select i.business_date, f.kind, 'guest', null, f.name, i.number, false, 0, s.sign * f.tva, s.sign * f.stay_tax,
    s.sign * f.stamp
  from invoices i
  cross join lateral (select case when i.kind = 'credit-note' then -1 else 1 end as sign) s
  cross join lateral (
    select case when i.kind = 'credit-note' then 'credit-notes' else 'invoice-taxes' end as kind,
      coalesce(l.department, '') as name, l.added_tva_centimes as tva, l.added_stay_tax_centimes as stay_tax, 0 as stamp
    from invoice_lines l where l.hotel_id = i.hotel_id and l.invoice_id = i.id
      and l.added_tva_centimes + l.added_stay_tax_centimes > 0
    union all
    select 'invoice-payments', 'Cash', 0, 0, i.stamp_duty_centimes where i.stamp_duty_centimes > 0
  ) f
  where i.hotel_id = ${hotelId} and i.folio_id is not null and ${inPeriod(sql`i.business_date`)}`;

/**
 * The ledgers and the reasons are those of the trial balance. What a split takes back and posts anew is summed with
 * what was posted, and adds zero. Other reversals are summed apart, as they are lines of their own.
 */
export function entryFactsQuery(
  hotelId: HotelId,
  { from, to, since }: Period & { since: CalendarDate },
): SQL {
  const inPeriod = (day: SQL) => sql`${day} between ${from}::date and ${to}::date`;
  return sql`
    with ${postedWithArrivals(hotelId, { since, to })},
    lines as (
      select p.business_date as day, ${movementOf} as kind,
        case when p.owner_kind <> 'stay' then p.owner_kind
          when p.business_date < c.arrived then 'deposit' else 'guest' end as ledger,
        case when p.kind = 'transfer' then ${otherLedger} end as other,
        case p.kind when 'charge' then ${departmentOf} when 'payment' then p.method else '' end as name,
        coalesce(p.reference, '') as reference,
        p.reverses_posting_id is not null and not ${isSplit} as is_reversal,
        p.signed_centimes as amount, ${sign} * ${tvaOf(sql`p`)} as tva,
        ${sign} * p.stay_tax_centimes as stay_tax, 0::bigint as stamp
      from postings p left join came c on p.owner_kind = 'stay' and c.owner_id = p.owner_id
      where p.hotel_id = ${hotelId} and ${inPeriod(sql`p.business_date`)}
        and (p.kind <> 'transfer' or p.transfer_side = 'from')
      union all
      select p.arrived, 'deposits-applied', 'guest', 'deposit', '', '', false, p.amount, 0, 0, 0
      from posted p where p.day < p.arrived and ${inPeriod(sql`p.arrived`)}
      union all
      select i.business_date, case when i.kind = 'credit-note' then 'credit-notes' else 'invoice-taxes' end,
        'company', null, ${REBATES}::text, i.number, false, s.sign * ${addedToLedger(sql`i`)},
        s.sign * i.added_tva_centimes, s.sign * i.added_stay_tax_centimes, s.sign * i.stamp_duty_centimes
      from invoices i
      cross join lateral (select case when i.kind = 'credit-note' then -1 else 1 end as sign) s
      where i.hotel_id = ${hotelId} and i.company_id is not null and ${inPeriod(sql`i.business_date`)}
      union all
      ${factsOfFolioInvoices(hotelId, inPeriod)}
      union all
      select y.business_date, 'invoice-payments', 'company', null, y.method, y.reference, false,
        -y.amount_centimes, 0, 0, y.stamp_duty_centimes
      from payments y where y.hotel_id = ${hotelId} and ${inPeriod(sql`y.business_date`)}
      union all
      select s.business_date, 'restaurant-sales', null, null, s.method, '', s.refunds_sale_id is not null,
        s.amount_centimes, 0, 0, 0
      from sale_takings s
      where s.hotel_id = ${hotelId} and ${inPeriod(sql`s.business_date`)} and s.method <> 'Room'
      union all
      select s.business_date, 'restaurant-sales', null, null, s.method, '', s.refunds_sale_id is not null,
        0, s.tva, 0, 0
      from (${paidLines(sql`s.hotel_id = ${hotelId} and ${inPeriod(sql`s.business_date`)}`)}) s
      where s.method <> 'Room'
    ),
    facts as (
      select day, kind, ledger, other, name, reference, is_reversal, sum(amount)::bigint as amount,
        sum(tva)::bigint as tva, sum(stay_tax)::bigint as stay_tax, sum(stamp)::bigint as stamp
      from lines group by day, kind, ledger, other, name, reference, is_reversal
      limit ${MOST_ENTRY_LINES + 1}
    )
    select coalesce(json_agg(json_build_object('date', f.day, 'kind', f.kind, 'ledger', f.ledger,
      'otherLedger', f.other, 'name', f.name, 'reference', f.reference, 'amountCentimes', f.amount,
      'tvaCentimes', f.tva, 'stayTaxCentimes', f.stay_tax, 'stampDutyCentimes', f.stamp)), '[]') as json
    from facts f`;
}
