import {
  type PostingItem,
  type PostingKind,
  postingItemSchema,
  postingKindSchema,
} from "@funduq/shared-types/contracts/folio";
import type {
  BookingId,
  CompanyId,
  FolioId,
  GroupId,
  PostingId,
  UserId,
} from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
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
import { bookings } from "../bookings/bookings.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { folios } from "./folios.tables.ts";

/**
 * How a folio is settled. The last two are transfers: 'Company Account' at check-out (BK-14), 'Group
 * Account' to the account of the stay's group.
 */
export const postingMethods = [
  "Cash",
  "Credit Card",
  "Bank Transfer",
  "Other",
  "Company Account",
  "Group Account",
] as const;
export type PostingMethod = (typeof postingMethods)[number];

/** What went elsewhere, and what stayed. */
export const splitHalves = ["part", "rest"] as const;
export type SplitHalf = (typeof splitHalves)[number];

/**
 * A line of a folio. No posting is ever updated or deleted: those rights are not granted.
 *
 * - `folio_id` is where it was posted; the last row of `posting_moves`, if any, is where it is now.
 * - A charge says what it is for (`item`), and room and tax which `night` they charge. A night is charged
 *   once, and again only after the charge was reversed: `recharges_posting_id` is that charge.
 * - A reversal repeats kind, item, night and whole amount of what it reverses and takes them back.
 * - `split_of_posting_id` is the reversed posting that this is one of the two halves of.
 * - `check_out_version` is the version of the booking whose check-out made the transfer: an undo of it
 *   takes the transfer back.
 * - `group_id` is the group whose account pays: of a transfer 'Group Account' and of no other. The group's
 *   account reads it from the other side; it is no row anywhere else.
 * - `signed_centimes` is what the posting adds to the balance of its folio: sum this, nothing else.
 */
export const postings = pgTable(
  "postings",
  {
    hotelId: hotelId(),
    id: id<PostingId>(),
    bookingId: ref<BookingId>("booking_id").notNull(),
    folioId: ref<FolioId>("folio_id").notNull(),
    kind: text("kind").notNull().$type<PostingKind>(),
    item: text("item").$type<PostingItem>(),
    night: day("night"),
    department: text("department"),
    method: text("method").$type<PostingMethod>(),
    description: text("description").notNull(),
    amountCentimes: money("amount_centimes").notNull(),
    signedCentimes: bigint("signed_centimes", { mode: "number" })
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when (${postings.kind} = 'charge') = (${postings.reversesPostingId} is null) then ${postings.amountCentimes} else -${postings.amountCentimes} end`,
      ),
    businessDate: day("business_date").notNull(),
    postedAt: instant("posted_at").notNull().defaultNow(),
    postedBy: ref<UserId>("posted_by"),
    reversesPostingId: ref<PostingId>("reverses_posting_id"),
    reversalReason: text("reversal_reason"),
    rechargesPostingId: ref<PostingId>("recharges_posting_id"),
    splitOfPostingId: ref<PostingId>("split_of_posting_id"),
    splitHalf: text("split_half").$type<SplitHalf>(),
    checkOutVersion: integer("check_out_version"),
    groupId: ref<GroupId>("group_id"),
  },
  (posting) => [
    primaryKey({ name: "postings_id_is_unique", columns: [posting.hotelId, posting.id] }),
    belongsToHotel("postings_belong_to_a_hotel", posting.hotelId),
    unique("postings_of_booking").on(posting.hotelId, posting.bookingId, posting.id),
    unique("postings_as_reversed").on(
      posting.hotelId,
      posting.bookingId,
      posting.id,
      posting.kind,
      posting.amountCentimes,
    ),
    unique("postings_are_reversed_once").on(
      posting.hotelId,
      posting.bookingId,
      posting.reversesPostingId,
    ),
    uniqueIndex("postings_night_is_charged_once")
      .on(posting.hotelId, posting.bookingId, posting.night, posting.item)
      .where(
        sql`${posting.night} is not null and ${posting.reversesPostingId} is null and ${posting.splitOfPostingId} is null and ${posting.rechargesPostingId} is null`,
      ),
    uniqueIndex("postings_are_recharged_once")
      .on(posting.hotelId, posting.rechargesPostingId)
      .where(sql`${posting.rechargesPostingId} is not null`),
    uniqueIndex("postings_are_split_once")
      .on(posting.hotelId, posting.splitOfPostingId, posting.splitHalf)
      .where(sql`${posting.splitOfPostingId} is not null`),
    uniqueIndex("postings_folio_is_transferred_once_by_a_check_out")
      .on(posting.hotelId, posting.folioId, posting.checkOutVersion)
      .where(sql`${posting.checkOutVersion} is not null`),
    foreignKey({
      name: "postings_folio_of_same_booking",
      columns: [posting.hotelId, posting.bookingId, posting.folioId],
      foreignColumns: [folios.hotelId, folios.bookingId, folios.id],
    }),
    foreignKey({
      name: "postings_reverse_the_whole_of_another",
      columns: [
        posting.hotelId,
        posting.bookingId,
        posting.reversesPostingId,
        posting.kind,
        posting.amountCentimes,
      ],
      foreignColumns: [
        posting.hotelId,
        posting.bookingId,
        posting.id,
        posting.kind,
        posting.amountCentimes,
      ],
    }),
    foreignKey({
      name: "postings_split_what_is_taken_back",
      columns: [posting.hotelId, posting.bookingId, posting.splitOfPostingId],
      foreignColumns: [posting.hotelId, posting.bookingId, posting.reversesPostingId],
    }),
    foreignKey({
      name: "postings_recharge_what_is_taken_back",
      columns: [posting.hotelId, posting.bookingId, posting.rechargesPostingId],
      foreignColumns: [posting.hotelId, posting.bookingId, posting.reversesPostingId],
    }),
    foreignKey({
      name: "postings_group_pays_for_its_own_stays",
      columns: [posting.hotelId, posting.groupId, posting.bookingId],
      foreignColumns: [bookings.hotelId, bookings.groupId, bookings.id],
    }),
    check(
      "postings_by_a_groups_account_name_it",
      sql`coalesce(${posting.method} = 'Group Account', false) = (${posting.groupId} is not null)`,
    ),
    check("postings_amount_is_positive", sql`${posting.amountCentimes} > 0`),
    isOneOf("postings_kind_is_known", posting.kind, postingKindSchema.options),
    isOneOf("postings_item_is_known", posting.item, postingItemSchema.options),
    check(
      "postings_charges_are_for_an_item",
      sql`(${posting.kind} = 'charge') = (${posting.item} is not null)`,
    ),
    check(
      "postings_room_and_tax_are_of_a_night",
      sql`coalesce(${posting.item} in ('room', 'tourism-tax'), false) = (${posting.night} is not null)`,
    ),
    isOneOf("postings_method_is_known", posting.method, postingMethods),
    check(
      "postings_have_a_department_or_a_method",
      sql`case ${posting.kind}
        when 'charge' then ${posting.method} is null and coalesce(btrim(${posting.department}) <> '', false)
        else ${posting.department} is null and ${posting.method} is not null
          and (${posting.kind} = 'transfer') = (${posting.method} in ('Company Account', 'Group Account')) end`,
    ),
    isNotBlank("postings_have_a_description", posting.description),
    check(
      "postings_are_reversed_with_a_reason",
      sql`case when ${posting.reversesPostingId} is null then ${posting.reversalReason} is null
        else coalesce(btrim(${posting.reversalReason}) <> '', false) end`,
    ),
    check(
      "postings_are_halves_of_a_split",
      sql`(${posting.splitOfPostingId} is null) = (${posting.splitHalf} is null)`,
    ),
    isOneOf("postings_split_half_is_known", posting.splitHalf, splitHalves),
    check(
      "postings_check_out_makes_transfers",
      sql`${posting.checkOutVersion} is null or (${posting.kind} = 'transfer' and ${posting.reversesPostingId} is null)`,
    ),
    check(
      "postings_recharge_a_night",
      sql`${posting.rechargesPostingId} is null or (${posting.night} is not null and ${posting.reversesPostingId} is null and ${posting.splitOfPostingId} is null)`,
    ),
    check("postings_do_not_reverse_themselves", sql`${posting.reversesPostingId} <> ${posting.id}`),
    index("postings_by_folio").on(posting.hotelId, posting.folioId),
    index("postings_by_business_date").on(posting.hotelId, posting.businessDate),
    index("postings_of_group")
      .on(posting.hotelId, posting.groupId)
      .where(sql`${posting.groupId} is not null`),
    ofOneHotel(),
  ],
).enableRLS();

/** A posting went to another folio of its booking: added, never changed. `seq` counts from 1. */
export const postingMoves = pgTable(
  "posting_moves",
  {
    hotelId: hotelId(),
    postingId: ref<PostingId>("posting_id").notNull(),
    seq: integer("seq").notNull(),
    bookingId: ref<BookingId>("booking_id").notNull(),
    fromFolioId: ref<FolioId>("from_folio_id").notNull(),
    toFolioId: ref<FolioId>("to_folio_id").notNull(),
    movedAt: instant("moved_at").notNull().defaultNow(),
    movedBy: ref<UserId>("moved_by"),
  },
  (move) => [
    primaryKey({
      name: "posting_moves_one_of_a_number",
      columns: [move.hotelId, move.postingId, move.seq],
    }),
    belongsToHotel("posting_moves_belong_to_a_hotel", move.hotelId),
    foreignKey({
      name: "posting_moves_posting_of_same_booking",
      columns: [move.hotelId, move.bookingId, move.postingId],
      foreignColumns: [postings.hotelId, postings.bookingId, postings.id],
    }),
    foreignKey({
      name: "posting_moves_from_folio_of_same_booking",
      columns: [move.hotelId, move.bookingId, move.fromFolioId],
      foreignColumns: [folios.hotelId, folios.bookingId, folios.id],
    }),
    foreignKey({
      name: "posting_moves_to_folio_of_same_booking",
      columns: [move.hotelId, move.bookingId, move.toFolioId],
      foreignColumns: [folios.hotelId, folios.bookingId, folios.id],
    }),
    check("posting_moves_count_from_one", sql`${move.seq} >= 1`),
    check("posting_moves_go_elsewhere", sql`${move.fromFolioId} <> ${move.toFolioId}`),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * What left a company's folio at check-out: the debtor (INV-01). `posting_id` is the payment that
 * brought the folio to zero. Only `withdrawn_at` may be set, when a check-out is undone.
 */
export const companyTransfers = pgTable(
  "company_transfers",
  {
    hotelId: hotelId(),
    id: id(),
    bookingId: ref<BookingId>("booking_id").notNull(),
    folioId: ref<FolioId>("folio_id").notNull(),
    companyId: ref<CompanyId>("company_id").notNull(),
    postingId: ref<PostingId>("posting_id").notNull(),
    amountCentimes: money("amount_centimes").notNull(),
    businessDate: day("business_date").notNull(),
    transferredAt: instant("transferred_at").notNull().defaultNow(),
    transferredBy: ref<UserId>("transferred_by"),
    withdrawnAt: instant("withdrawn_at"),
  },
  (transfer) => [
    primaryKey({
      name: "company_transfers_id_is_unique",
      columns: [transfer.hotelId, transfer.id],
    }),
    belongsToHotel("company_transfers_belong_to_a_hotel", transfer.hotelId),
    unique("company_transfers_of_company").on(transfer.hotelId, transfer.companyId, transfer.id),
    uniqueIndex("company_transfers_one_per_folio")
      .on(transfer.hotelId, transfer.folioId)
      .where(sql`${transfer.withdrawnAt} is null`),
    foreignKey({
      name: "company_transfers_folio_of_same_booking",
      columns: [transfer.hotelId, transfer.bookingId, transfer.folioId],
      foreignColumns: [folios.hotelId, folios.bookingId, folios.id],
    }),
    foreignKey({
      name: "company_transfers_posting_of_same_booking",
      columns: [transfer.hotelId, transfer.bookingId, transfer.postingId],
      foreignColumns: [postings.hotelId, postings.bookingId, postings.id],
    }),
    foreignKey({
      name: "company_transfers_company_in_same_hotel",
      columns: [transfer.hotelId, transfer.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    check("company_transfers_amount_is_positive", sql`${transfer.amountCentimes} > 0`),
    index("company_transfers_by_booking").on(transfer.hotelId, transfer.bookingId),
    ofOneHotel(),
  ],
).enableRLS();
