import type { GroupId, PostingId, UserId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import {
  day,
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  money,
  ofOneHotel,
  ref,
} from "../../platform/db/columns.ts";
import { type PostingDirection, postingDirections } from "../folios/postings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { groups } from "./groups.tables.ts";

/** How money comes in for a group. What it takes over from its stays is not among it: see below. */
export const groupPaymentMethods = ["Cash", "Credit Card", "Bank Transfer", "Other"] as const;
export type GroupPaymentMethod = (typeof groupPaymentMethods)[number];

/**
 * What a group itself was charged with and has paid. Nothing of it is ever updated or deleted: those
 * rights are not granted.
 *
 * What the group takes over from a stay is no row here: it is the stay's payment 'Group Account'
 * (`postings.group_id`), read from the other side. So neither half can ever be without the other.
 *
 * `cause` is `split:{posting}:part` or `:rest`, where a part of a payment was given back; the same
 * cause twice is refused. `signed_centimes` is what the line adds to the balance: sum this, nothing else.
 */
export const groupPostings = pgTable(
  "group_postings",
  {
    hotelId: hotelId(),
    id: id<PostingId>(),
    groupId: ref<GroupId>("group_id").notNull(),
    direction: text("direction").notNull().$type<PostingDirection>(),
    department: text("department"),
    method: text("method").$type<GroupPaymentMethod>(),
    description: text("description").notNull(),
    amountCentimes: money("amount_centimes").notNull(),
    signedCentimes: bigint("signed_centimes", { mode: "number" })
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when (${groupPostings.direction} = 'charge') = (${groupPostings.reversesPostingId} is null) then ${groupPostings.amountCentimes} else -${groupPostings.amountCentimes} end`,
      ),
    businessDate: day("business_date").notNull(),
    postedAt: instant("posted_at").notNull().defaultNow(),
    postedBy: ref<UserId>("posted_by"),
    cause: text("cause"),
    reversesPostingId: ref<PostingId>("reverses_posting_id"),
    reversalReason: text("reversal_reason"),
  },
  (posting) => [
    primaryKey({ name: "group_postings_id_is_unique", columns: [posting.hotelId, posting.id] }),
    belongsToHotel("group_postings_belong_to_a_hotel", posting.hotelId),
    unique("group_postings_as_reversed").on(
      posting.hotelId,
      posting.groupId,
      posting.id,
      posting.direction,
      posting.amountCentimes,
    ),
    unique("group_postings_cause_is_unique").on(posting.hotelId, posting.cause),
    unique("group_postings_are_reversed_once").on(posting.hotelId, posting.reversesPostingId),
    foreignKey({
      name: "group_postings_group_in_same_hotel",
      columns: [posting.hotelId, posting.groupId],
      foreignColumns: [groups.hotelId, groups.id],
    }),
    foreignKey({
      name: "group_postings_reverse_the_whole_of_another",
      columns: [
        posting.hotelId,
        posting.groupId,
        posting.reversesPostingId,
        posting.direction,
        posting.amountCentimes,
      ],
      foreignColumns: [
        posting.hotelId,
        posting.groupId,
        posting.id,
        posting.direction,
        posting.amountCentimes,
      ],
    }),
    check("group_postings_amount_is_positive", sql`${posting.amountCentimes} > 0`),
    isOneOf("group_postings_direction_is_known", posting.direction, postingDirections),
    isOneOf("group_postings_method_is_known", posting.method, groupPaymentMethods),
    check(
      "group_postings_have_a_department_or_a_method",
      sql`case when ${posting.direction} = 'charge'
        then ${posting.method} is null and coalesce(btrim(${posting.department}) <> '', false)
        else ${posting.department} is null and ${posting.method} is not null end`,
    ),
    isNotBlank("group_postings_have_a_description", posting.description),
    check(
      "group_postings_are_reversed_with_a_reason",
      sql`case when ${posting.reversesPostingId} is null then ${posting.reversalReason} is null
        else coalesce(btrim(${posting.reversalReason}) <> '', false) end`,
    ),
    check(
      "group_postings_do_not_reverse_themselves",
      sql`${posting.reversesPostingId} <> ${posting.id}`,
    ),
    index("group_postings_by_business_date").on(posting.hotelId, posting.businessDate),
    ofOneHotel(),
  ],
).enableRLS();
