import { ledgerEntryKindSchema } from "@funduq/shared-types/contracts/report";
import { taxColumns } from "@funduq/shared-types/rules/accounting-entries";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { arrivedOn, postedUpTo } from "../night-audit/closing.service.ts";

/** The column of a charge `p` in the books. */
export const departmentOf: SQL = sql`
  case p.item when 'tourism-tax' then ${taxColumns["tourism-tax"]} when 'tva' then ${taxColumns.tva}
    when 'stay-tax' then ${taxColumns["stay-tax"]} else p.department end`;

/** Posting `p` divides another one, or takes it back for that: nothing comes in and nothing goes out. */
export const isSplit: SQL = sql`(p.split_of_posting_id is not null or exists (
  select from postings s
  where s.hotel_id = p.hotel_id and s.split_of_posting_id = p.reverses_posting_id))`;

/** The business date on which the guest of booking `b` left. */
export const leftOn: SQL = sql`
  coalesce(b.checked_out_on, case when b.status = 'Checked-out' then b.check_out_date end)`;

/**
 * Subqueries of what was posted on stays after the day `since`: `posted` has each amount with the day on which its guest
 * arrived, infinity before; `came` has that day of each stay.
 */
export const postedWithArrivals = (
  hotelId: HotelId,
  span: { since: CalendarDate; to: CalendarDate },
): SQL => sql`
  raw as materialized (${postedUpTo(hotelId, span, "stay")}),
  came as materialized (
    select k.owner_id, coalesce(b.arrived, 'infinity'::date) as arrived
    from hotels h cross join (select distinct owner_id from raw) k
    cross join lateral (select ${arrivedOn} as arrived from bookings b
      where b.hotel_id = h.id and b.id = k.owner_id limit 1) b
    where h.id = ${hotelId}
  ),
  posted as (select r.*, c.arrived from raw r join came c on c.owner_id = r.owner_id)`;

const kindsInOrder: SQL = sql`${sql.param(ledgerEntryKindSchema.options)}::text[]`;

/** The sums `k` of a ledger's or an account's movements by kind as its entries, in their order. */
export const ledgerEntries: SQL = sql`json_agg(json_build_object('kind', k.kind, 'amountCentimes', k.amount)
  order by array_position(${kindsInOrder}, k.kind))`;

/** Both days in it. */
export type Period = { from: CalendarDate; to: CalendarDate };

export async function selectBusinessDate(tx: HotelTx, hotelId: HotelId): Promise<CalendarDate> {
  return selectJson(
    tx,
    sql`select to_json(business_date) as json from hotels where id = ${hotelId}`,
  );
}
