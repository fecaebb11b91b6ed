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

export const postingDirections = ["charge", "payment"] as const;
export type PostingDirection = (typeof postingDirections)[number];

/**
 * How a folio is paid; 'Company Account' is the transfer at check-out (BK-14), 'Group Account' that to
 * the account of the stay's group.
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

/**
 * A line of a folio. No posting is ever updated or deleted: those rights are not granted.
 *
 * - `folio_id` is where it was posted; the last row of `posting_moves`, if any, is where it is now.
 * - `cause` is why it exists when a retry could repeat it: `audit:2026-03-01:{booking}:room`,
 *   `sale:{id}`, `split:{posting}:part`, `check-out:{version}:{folio}`. The same cause twice is refused.
 * - A reversal repeats direction and whole amount of what it reverses and takes them back.
 * - `group_id` is the group whose account pays: of a payment 'Group Account' and of no other. The group's
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
    direction: text("direction").notNull().$type<PostingDirection>(),
    department: text("department"),
    method: text("method").$type<PostingMethod>(),
    description: text("description").notNull(),
    amountCentimes: money("amount_centimes").notNull(),
    signedCentimes: bigint("signed_centimes", { mode: "number" })
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when (${postings.direction} = 'charge') = (${postings.reversesPostingId} is null) then ${postings.amountCentimes} else -${postings.amountCentimes} end`,
      ),
    businessDate: day("business_date").notNull(),
    postedAt: instant("posted_at").notNull().defaultNow(),
    postedBy: ref<UserId>("posted_by"),
    cause: text("cause"),
    reversesPostingId: ref<PostingId>("reverses_posting_id"),
    reversalReason: text("reversal_reason"),
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
      posting.direction,
      posting.amountCentimes,
    ),
    unique("postings_cause_is_unique").on(posting.hotelId, posting.cause),
    unique("postings_are_reversed_once").on(posting.hotelId, posting.reversesPostingId),
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
        posting.direction,
        posting.amountCentimes,
      ],
      foreignColumns: [
        posting.hotelId,
        posting.bookingId,
        posting.id,
        posting.direction,
        posting.amountCentimes,
      ],
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
    isOneOf("postings_direction_is_known", posting.direction, postingDirections),
    isOneOf("postings_method_is_known", posting.method, postingMethods),
    check(
      "postings_have_a_department_or_a_method",
      sql`case when ${posting.direction} = 'charge'
        then ${posting.method} is null and coalesce(btrim(${posting.department}) <> '', false)
        else ${posting.department} is null and ${posting.method} is not null end`,
    ),
    isNotBlank("postings_have_a_description", posting.description),
    check(
      "postings_are_reversed_with_a_reason",
      sql`case when ${posting.reversesPostingId} is null then ${posting.reversalReason} is null
        else coalesce(btrim(${posting.reversalReason}) <> '', false) end`,
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
