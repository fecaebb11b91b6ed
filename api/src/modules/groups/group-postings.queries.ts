import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { GroupPostingRef } from "@funduq/shared-types/contracts/group-account";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import type { SplitHalf } from "../folios/postings.tables.ts";
import type { Deed } from "../hotels/hotels.service.ts";
import { groupPostings } from "./group-postings.tables.ts";

/** A line of a group's account is added and stays; there is no query that changes or removes one. */
export type NewGroupPosting = Pick<
  typeof groupPostings.$inferInsert,
  "kind" | "item" | "department" | "method" | "description"
> & {
  amountCentimes: Centimes;
  splitOfPostingId?: PostingId;
  splitHalf?: SplitHalf;
};

export async function insertGroupPosting(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
  posting: NewGroupPosting & { businessDate: CalendarDate },
  { by, now }: Deed,
): Promise<PostingId> {
  const id = uuidv7() as PostingId;
  const deed = { postedAt: now.toISOString(), postedBy: by.userId };
  await tx.insert(groupPostings).values({ hotelId, id, groupId, ...posting, ...deed });
  return id;
}

/** A line like the one that it takes back. */
export async function insertGroupReversal(
  tx: HotelTx,
  { hotelId, groupId, postingId }: GroupPostingRef,
  { reason, businessDate }: { reason: string; businessDate: CalendarDate },
  { by, now }: Deed,
): Promise<void> {
  await tx.execute(sql`
    insert into group_postings
      (hotel_id, id, group_id, kind, item, department, method, description, amount_centimes,
        business_date, posted_at, posted_by, reverses_posting_id, reversal_reason)
    select p.hotel_id, ${uuidv7()}::uuid, p.group_id, p.kind, p.item, p.department, p.method,
      p.description, p.amount_centimes, ${businessDate}::date, ${now.toISOString()}::timestamptz,
      ${by.userId}::uuid, p.id, ${reason}
    from group_postings p
    where p.hotel_id = ${hotelId} and p.group_id = ${groupId} and p.id = ${postingId}`);
}
