import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";

/** What the own account of group `g` owes: what it was charged with and took over, less what it has paid. */
export const accountBalance: SQL = sql`
  (coalesce((select sum(o.signed_centimes) from group_postings o
      where o.hotel_id = g.hotel_id and o.group_id = g.id), 0)
    - coalesce((select sum(p.signed_centimes) from postings p
      where p.hotel_id = g.hotel_id and p.group_id = g.id), 0))::bigint`;

/** The groups whose own account owes something or was paid ahead, with its balance. */
export const openAccounts = (hotelId: HotelId): SQL => sql`
  select a.group_id, sum(a.amount)::bigint as balance
  from (
    select o.group_id, o.signed_centimes as amount from group_postings o
    where o.hotel_id = ${hotelId}
    union all
    select p.group_id, -p.signed_centimes from postings p
    where p.hotel_id = ${hotelId} and p.group_id is not null
  ) a
  group by a.group_id having sum(a.amount) <> 0`;
