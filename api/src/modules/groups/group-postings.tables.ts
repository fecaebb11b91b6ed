import type { PostingItem, PostingKind } from "@funduq/shared-types/contracts/folio";
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
  uniqueIndex,
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
import { type SplitHalf, splitHalves } from "../folios/postings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { groups } from "./groups.tables.ts";

/** How money comes in for a group. What it takes over from its stays is not among it: see below. */
export const groupPaymentMethods = ["Cash", "Credit Card", "Bank Transfer", "Other"] as const;
export type GroupPaymentMethod = (typeof groupPaymentMethods)[number];

const groupPostingKinds = ["charge", "payment"] as const satisfies PostingKind[];
type GroupPostingKind = (typeof groupPostingKinds)[number];

const groupPostingItems = ["restaurant", "service"] as const satisfies PostingItem[];
export type GroupPostingItem = (typeof groupPostingItems)[number];

/**
 * What a group itself was charged with and has paid. Nothing of it is ever updated or deleted: those
 * rights are not granted.
 *
 * What the group takes over from a stay is no row here: it is the stay's payment 'Group Account'
 * (`postings.group_id`), read from the other side. So neither half can ever be without the other.
 *
 * `split_of_posting_id` is the reversed payment that this is one of the two halves of, since a part of it
 * was given back. `signed_centimes` is what the line adds to the balance: sum this, nothing else.
 */
export const groupPostings = pgTable(
  "group_postings",
  {
    hotelId: hotelId(),
    id: id<PostingId>(),
    groupId: ref<GroupId>("group_id").notNull(),
    kind: text("kind").notNull().$type<GroupPostingKind>(),
    item: text("item").$type<GroupPostingItem>(),
    department: text("department"),
    method: text("method").$type<GroupPaymentMethod>(),
    description: text("description").notNull(),
    amountCentimes: money("amount_centimes").notNull(),
    signedCentimes: bigint("signed_centimes", { mode: "number" })
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when (${groupPostings.kind} = 'charge') = (${groupPostings.reversesPostingId} is null) then ${groupPostings.amountCentimes} else -${groupPostings.amountCentimes} end`,
      ),
    businessDate: day("business_date").notNull(),
    postedAt: instant("posted_at").notNull().defaultNow(),
    postedBy: ref<UserId>("posted_by"),
    reversesPostingId: ref<PostingId>("reverses_posting_id"),
    reversalReason: text("reversal_reason"),
    splitOfPostingId: ref<PostingId>("split_of_posting_id"),
    splitHalf: text("split_half").$type<SplitHalf>(),
  },
  (posting) => [
    primaryKey({ name: "group_postings_id_is_unique", columns: [posting.hotelId, posting.id] }),
    belongsToHotel("group_postings_belong_to_a_hotel", posting.hotelId),
    unique("group_postings_as_reversed").on(
      posting.hotelId,
      posting.groupId,
      posting.id,
      posting.kind,
      posting.amountCentimes,
    ),
    unique("group_postings_are_reversed_once").on(
      posting.hotelId,
      posting.groupId,
      posting.reversesPostingId,
    ),
    uniqueIndex("group_postings_are_split_once")
      .on(posting.hotelId, posting.splitOfPostingId, posting.splitHalf)
      .where(sql`${posting.splitOfPostingId} is not null`),
    foreignKey({
      name: "group_postings_split_what_is_taken_back",
      columns: [posting.hotelId, posting.groupId, posting.splitOfPostingId],
      foreignColumns: [posting.hotelId, posting.groupId, posting.reversesPostingId],
    }),
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
        posting.kind,
        posting.amountCentimes,
      ],
      foreignColumns: [
        posting.hotelId,
        posting.groupId,
        posting.id,
        posting.kind,
        posting.amountCentimes,
      ],
    }),
    check("group_postings_amount_is_positive", sql`${posting.amountCentimes} > 0`),
    isOneOf("group_postings_kind_is_known", posting.kind, groupPostingKinds),
    isOneOf("group_postings_item_is_known", posting.item, groupPostingItems),
    check(
      "group_postings_charges_are_for_an_item",
      sql`(${posting.kind} = 'charge') = (${posting.item} is not null)`,
    ),
    check(
      "group_postings_are_halves_of_a_split",
      sql`(${posting.splitOfPostingId} is null) = (${posting.splitHalf} is null)`,
    ),
    isOneOf("group_postings_split_half_is_known", posting.splitHalf, splitHalves),
    isOneOf("group_postings_method_is_known", posting.method, groupPaymentMethods),
    check(
      "group_postings_have_a_department_or_a_method",
      sql`case when ${posting.kind} = 'charge'
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
