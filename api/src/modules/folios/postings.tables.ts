import {
  type PostingItem,
  type PostingKind,
  postingItemSchema,
  postingKindSchema,
} from "@funduq/shared-types/contracts/folio";
import type {
  CompanyId,
  FolioId,
  GroupId,
  PostingId,
  SaleId,
  UserId,
} from "@funduq/shared-types/values/ids";
import { type Centimes, ZERO } from "@funduq/shared-types/values/money";
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
  uuid,
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
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { sales } from "../pos/sales.tables.ts";
import { type FolioOwnerKind, folioOwnerKinds, folios } from "./folios.tables.ts";

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

/** The folio that a transfer settles, and the account that owes it from then on. */
export const transferSides = ["from", "to"] as const;
export type TransferSide = (typeof transferSides)[number];

/** A line for itself, one half of a transfer, or what takes one of these back. */
export type PostingRole = "entry" | "transfer" | "reversal";

/** For keys of other tables that take postings of one role only. */
export const postingRole = (role: PostingRole) =>
  text("posting_role").generatedAlwaysAs(sql.raw(`'${role}'::text`));

/** What a reversal repeats of the posting that it takes back. */
const reversedFacts = (): SQL =>
  sql`${postings.kind} || '|' || ${postings.amountCentimes}::text || '|' || coalesce(${postings.item}, '') || '|' || coalesce((${postings.night} - date '2000-01-01')::text, '') || '|' || coalesce(${postings.department}, '') || '|' || coalesce(${postings.method}, '') || '|' || coalesce(${postings.accountId}::text, '')`;

/**
 * A line of a folio. No posting is ever updated or deleted: those rights are not granted.
 *
 * - `owner_kind` and `owner_id` are those of its folio. A posting never changes its owner.
 * - `folio_id` is where it was posted; the last row of `posting_moves`, if any, is where it is now.
 * - A charge says what it is for (`item`), and room and tax which `night` they charge. A night is charged
 *   once, and again only after the charge was reversed: `recharges_posting_id` is that charge.
 * - `reference` is what a card's slip or a bank's transfer says, to find the payment on the bank's statement.
 * - A transfer is two lines of the same amount that name each other (`counterpart_posting_id`): `from` the
 *   folio of a stay, `to` the account of its group or company. They are inserted by one statement. Both name
 *   the account's owner (`account_id`). On the line of the stay `group_id` or `company_id` is that owner, for the keys:
 *   a group pays for its own stays, a company what one of its own folios owes.
 * - A reversal repeats all that a posting is about (`reversed_facts`) and takes it back. A reversal has no
 *   `reversible_facts`, so it can't be reversed. That of a transfer is two lines as well.
 * - `split_of_posting_id` is the reversed posting that this is one of the two halves of.
 * - `check_out_version` is the version of the booking whose check-out made the transfer: an undo of it
 *   takes the transfer back.
 * - `tva_bp` and `stay_tax_centimes` are the rate of TVA and the stay tax that the amount contains, as they were when
 *   it was posted. A reversal and the halves of a split contain what their posting did. All of a line of stay tax is stay
 *   tax.
 * - `sale_id` is the sale of a restaurant that was charged: a charge at each rate of TVA of its lines, which contains all
 *   TVA that it has, so that no document adds any. Reversals and halves of a split name it, too.
 * - A line of TVA was added to the charge `taxes_posting_id` of `taxed_centimes`; `tva_bp` is its rate. It is reversed,
 *   split and moved with that charge.
 * - `signed_centimes` is what the posting adds to the balance of its folio: sum this, nothing else.
 */
export const postings = pgTable(
  "postings",
  {
    hotelId: hotelId(),
    id: id<PostingId>(),
    ownerKind: text("owner_kind").notNull().$type<FolioOwnerKind>(),
    ownerId: uuid("owner_id").notNull(),
    folioId: ref<FolioId>("folio_id").notNull(),
    kind: text("kind").notNull().$type<PostingKind>(),
    item: text("item").$type<PostingItem>(),
    night: day("night"),
    department: text("department"),
    method: text("method").$type<PostingMethod>(),
    description: text("description").notNull(),
    reference: text("reference"),
    amountCentimes: money("amount_centimes").notNull(),
    signedCentimes: bigint("signed_centimes", { mode: "number" })
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when (${postings.kind} = 'charge' or ${postings.transferSide} is not distinct from 'to') = (${postings.reversesPostingId} is null) then ${postings.amountCentimes} else -${postings.amountCentimes} end`,
      ),
    businessDate: day("business_date").notNull(),
    postedAt: instant("posted_at").notNull().defaultNow(),
    postedBy: ref<UserId>("posted_by"),
    reversesPostingId: ref<PostingId>("reverses_posting_id"),
    reversalReason: text("reversal_reason"),
    rechargesPostingId: ref<PostingId>("recharges_posting_id"),
    splitOfPostingId: ref<PostingId>("split_of_posting_id"),
    splitHalf: text("split_half").$type<SplitHalf>(),
    transferSide: text("transfer_side").$type<TransferSide>(),
    counterpartPostingId: ref<PostingId>("counterpart_posting_id"),
    counterpartSide: text("counterpart_side").generatedAlwaysAs(
      (): SQL => sql`case ${postings.transferSide} when 'from' then 'to' when 'to' then 'from' end`,
    ),
    accountId: uuid("account_id"),
    groupId: ref<GroupId>("group_id").generatedAlwaysAs(
      (): SQL =>
        sql`case when ${postings.transferSide} = 'from' and ${postings.method} = 'Group Account' then ${postings.accountId} end`,
    ),
    companyId: ref<CompanyId>("company_id").generatedAlwaysAs(
      (): SQL =>
        sql`case when ${postings.transferSide} = 'from' and ${postings.method} = 'Company Account' then ${postings.accountId} end`,
    ),
    role: text("role")
      .notNull()
      .$type<PostingRole>()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when ${postings.reversesPostingId} is not null then 'reversal' when ${postings.kind} = 'transfer' then 'transfer' else 'entry' end`,
      ),
    reversibleFacts: text("reversible_facts").generatedAlwaysAs(
      (): SQL => sql`case when ${postings.reversesPostingId} is null then ${reversedFacts()} end`,
    ),
    reversedFacts: text("reversed_facts").generatedAlwaysAs(
      (): SQL =>
        sql`case when ${postings.reversesPostingId} is not null then ${reversedFacts()} end`,
    ),
    checkOutVersion: integer("check_out_version"),
    tvaBp: integer("tva_bp").notNull().default(0),
    stayTaxCentimes: money("stay_tax_centimes").notNull().default(ZERO),
    taxesPostingId: ref<PostingId>("taxes_posting_id"),
    taxedCentimes: bigint("taxed_centimes", { mode: "number" }).$type<Centimes>(),
    taxedRole: text("taxed_role").notNull().default("entry"),
    saleId: ref<SaleId>("sale_id"),
  },
  (posting) => [
    primaryKey({ name: "postings_id_is_unique", columns: [posting.hotelId, posting.id] }),
    belongsToHotel("postings_belong_to_a_hotel", posting.hotelId),
    unique("postings_of_owner").on(posting.hotelId, posting.ownerId, posting.id, posting.role),
    unique("postings_as_reversed").on(
      posting.hotelId,
      posting.ownerId,
      posting.id,
      posting.reversibleFacts,
    ),
    unique("postings_are_reversed_once").on(
      posting.hotelId,
      posting.ownerId,
      posting.reversesPostingId,
    ),
    unique("postings_as_counterpart").on(
      posting.hotelId,
      posting.counterpartPostingId,
      posting.id,
      posting.transferSide,
      posting.amountCentimes,
      posting.method,
      posting.accountId,
    ),
    uniqueIndex("postings_night_is_charged_once")
      .on(posting.hotelId, posting.ownerId, posting.night, posting.item)
      .where(
        sql`${posting.night} is not null and ${posting.reversesPostingId} is null and ${posting.splitOfPostingId} is null and ${posting.rechargesPostingId} is null`,
      ),
    uniqueIndex("postings_stay_tax_of_a_night_is_charged_once")
      .on(posting.hotelId, posting.ownerId, posting.night)
      .where(
        sql`${posting.stayTaxCentimes} > 0 and ${posting.reversesPostingId} is null and ${posting.splitOfPostingId} is null and ${posting.rechargesPostingId} is null`,
      ),
    uniqueIndex("postings_tva_is_added_once")
      .on(posting.hotelId, posting.taxesPostingId)
      .where(sql`${posting.taxesPostingId} is not null and ${posting.reversesPostingId} is null`),
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
      name: "postings_folio_of_same_owner",
      columns: [posting.hotelId, posting.ownerKind, posting.ownerId, posting.folioId],
      foreignColumns: [folios.hotelId, folios.ownerKind, folios.ownerId, folios.id],
    }),
    foreignKey({
      name: "postings_reverse_the_whole_of_another",
      columns: [posting.hotelId, posting.ownerId, posting.reversesPostingId, posting.reversedFacts],
      foreignColumns: [posting.hotelId, posting.ownerId, posting.id, posting.reversibleFacts],
    }),
    foreignKey({
      name: "postings_split_what_is_taken_back",
      columns: [posting.hotelId, posting.ownerId, posting.splitOfPostingId],
      foreignColumns: [posting.hotelId, posting.ownerId, posting.reversesPostingId],
    }),
    foreignKey({
      name: "postings_recharge_what_is_taken_back",
      columns: [posting.hotelId, posting.ownerId, posting.rechargesPostingId],
      foreignColumns: [posting.hotelId, posting.ownerId, posting.reversesPostingId],
    }),
    foreignKey({
      name: "postings_tva_is_of_a_charge_of_the_owner",
      columns: [posting.hotelId, posting.ownerId, posting.taxesPostingId, posting.taxedRole],
      foreignColumns: [posting.hotelId, posting.ownerId, posting.id, posting.role],
    }),
    foreignKey({
      name: "postings_sale_in_same_hotel",
      columns: [posting.hotelId, posting.saleId],
      foreignColumns: [sales.hotelId, sales.id],
    }),
    foreignKey({
      name: "postings_transfers_are_two_lines",
      columns: [
        posting.hotelId,
        posting.id,
        posting.counterpartPostingId,
        posting.counterpartSide,
        posting.amountCentimes,
        posting.method,
        posting.accountId,
      ],
      foreignColumns: [
        posting.hotelId,
        posting.counterpartPostingId,
        posting.id,
        posting.transferSide,
        posting.amountCentimes,
        posting.method,
        posting.accountId,
      ],
    }),
    foreignKey({
      name: "postings_group_pays_for_its_own_stays",
      columns: [posting.hotelId, posting.groupId, posting.ownerId],
      foreignColumns: [bookings.hotelId, bookings.groupId, bookings.id],
    }),
    foreignKey({
      name: "postings_company_pays_for_its_own_folios",
      columns: [posting.hotelId, posting.companyId, posting.folioId],
      foreignColumns: [folios.hotelId, folios.companyId, folios.id],
    }),
    check("postings_amount_is_positive", sql`${posting.amountCentimes} > 0`),
    isOneOf("postings_owner_kind_is_known", posting.ownerKind, folioOwnerKinds),
    isOneOf("postings_kind_is_known", posting.kind, postingKindSchema.options),
    isOneOf("postings_item_is_known", posting.item, postingItemSchema.options),
    check(
      "postings_charges_are_for_an_item",
      sql`(${posting.kind} = 'charge') = (${posting.item} is not null)`,
    ),
    check(
      "postings_room_and_tax_are_of_a_night",
      sql`case when ${posting.item} in ('room', 'tourism-tax', 'stay-tax') then ${posting.night} is not null
        when ${posting.item} = 'tva' then true else ${posting.night} is null end`,
    ),
    check(
      "postings_nights_are_of_stays",
      sql`${posting.night} is null or ${posting.ownerKind} = 'stay'`,
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
      "postings_reference_is_of_a_card_or_a_transfer",
      sql`${posting.reference} is null or (coalesce(${posting.method} in ('Credit Card', 'Bank Transfer'), false)
        and btrim(${posting.reference}) <> '' and char_length(${posting.reference}) <= 60)`,
    ),
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
    isOneOf("postings_transfer_side_is_known", posting.transferSide, transferSides),
    check(
      "postings_transfers_have_a_counterpart",
      sql`(${posting.kind} = 'transfer') = (${posting.transferSide} is not null)
        and (${posting.kind} = 'transfer') = (${posting.counterpartPostingId} is not null)`,
    ),
    check(
      "postings_transfers_go_from_a_stay_to_an_account",
      sql`case ${posting.transferSide}
        when 'from' then ${posting.ownerKind} = 'stay'
        when 'to' then ${posting.ownerKind} = case ${posting.method} when 'Group Account' then 'group' else 'company' end
        else true end`,
    ),
    check(
      "postings_transfers_name_the_account",
      sql`case ${posting.transferSide} when 'from' then ${posting.accountId} is not null
        when 'to' then coalesce(${posting.accountId} = ${posting.ownerId}, false) else ${posting.accountId} is null end`,
    ),
    check(
      "postings_check_out_makes_transfers",
      sql`${posting.checkOutVersion} is null
        or (${posting.transferSide} is not distinct from 'from' and ${posting.reversesPostingId} is null)`,
    ),
    check(
      "postings_recharge_a_night",
      sql`${posting.rechargesPostingId} is null or (${posting.night} is not null and ${posting.reversesPostingId} is null and ${posting.splitOfPostingId} is null)`,
    ),
    check("postings_tva_is_a_share", sql`${posting.tvaBp} between 0 and 10000`),
    check(
      "postings_stay_tax_is_in_the_amount",
      sql`${posting.stayTaxCentimes} between 0 and ${posting.amountCentimes}`,
    ),
    check(
      "postings_prices_contain_taxes",
      sql`(${posting.tvaBp} = 0 or coalesce(${posting.item} not in ('tourism-tax', 'stay-tax'), false))
        and (${posting.stayTaxCentimes} = 0 or coalesce(${posting.item} in ('room', 'stay-tax'), false))`,
    ),
    check(
      "postings_stay_tax_is_a_whole_line",
      sql`${posting.item} is distinct from 'stay-tax' or ${posting.stayTaxCentimes} = ${posting.amountCentimes}`,
    ),
    check(
      "postings_tva_names_its_charge",
      sql`(${posting.item} is not distinct from 'tva') = (${posting.taxesPostingId} is not null)
        and (${posting.taxesPostingId} is null) = (${posting.taxedCentimes} is null)`,
    ),
    check(
      "postings_of_a_sale_are_of_a_restaurant",
      sql`${posting.saleId} is null or coalesce(${posting.item} = 'restaurant' or ${posting.item} = 'tva', false)`,
    ),
    // A constant and no generated column: adding that one would rewrite the whole table.
    check("postings_tva_is_of_an_entry", sql`${posting.taxedRole} = 'entry'`),
    // The halves of a split are the whole line to the centime, however they are rounded.
    check(
      "postings_added_tva_is_its_share",
      sql`${posting.taxesPostingId} is null or ${posting.reversesPostingId} is not null
        or ${posting.splitOfPostingId} is not null
        or ${posting.amountCentimes} = round(${posting.taxedCentimes} * ${posting.tvaBp} / 10000.0)`,
    ),
    index("postings_by_folio").on(posting.hotelId, posting.folioId),
    index("postings_by_business_date").on(
      posting.hotelId,
      posting.businessDate,
      posting.postedAt,
      posting.id,
    ),
    index("postings_by_sale")
      .on(posting.hotelId, posting.saleId)
      .where(sql`${posting.saleId} is not null`),
    index("postings_transfers_by_day")
      .on(posting.hotelId, posting.businessDate)
      .where(sql`${posting.transferSide} = 'to'`),
    ofOneHotel(),
  ],
).enableRLS();

/** The TVA that the amount of a posting `p` contains or is, as `splitIncluded` computes it. */
export const tvaOf = (p: SQL): SQL =>
  sql`case when ${p}.item = 'tva' then ${p}.amount_centimes
    else round((${p}.amount_centimes - ${p}.stay_tax_centimes) * ${p}.tva_bp / (10000.0 + ${p}.tva_bp)) end`;

/** The amount of a posting `p` without the taxes that it contains or is. */
export const netOf = (p: SQL): SQL =>
  sql`(${p}.amount_centimes - ${p}.stay_tax_centimes - ${tvaOf(p)})`;

/**
 * A charge or a payment went to another folio of its stay: added, never changed. `seq` counts from 1.
 * Transfers and reversals stay where they were posted.
 */
export const postingMoves = pgTable(
  "posting_moves",
  {
    hotelId: hotelId(),
    postingId: ref<PostingId>("posting_id").notNull(),
    seq: integer("seq").notNull(),
    postingRole: postingRole("entry"),
    ownerKind: text("owner_kind").generatedAlwaysAs(sql`'stay'::text`),
    ownerId: uuid("owner_id").notNull(),
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
      name: "posting_moves_posting_of_same_owner",
      columns: [move.hotelId, move.ownerId, move.postingId, move.postingRole],
      foreignColumns: [postings.hotelId, postings.ownerId, postings.id, postings.role],
    }),
    foreignKey({
      name: "posting_moves_from_folio_of_same_owner",
      columns: [move.hotelId, move.ownerKind, move.ownerId, move.fromFolioId],
      foreignColumns: [folios.hotelId, folios.ownerKind, folios.ownerId, folios.id],
    }),
    foreignKey({
      name: "posting_moves_to_folio_of_same_owner",
      columns: [move.hotelId, move.ownerKind, move.ownerId, move.toFolioId],
      foreignColumns: [folios.hotelId, folios.ownerKind, folios.ownerId, folios.id],
    }),
    check("posting_moves_count_from_one", sql`${move.seq} >= 1`),
    check("posting_moves_go_elsewhere", sql`${move.fromFolioId} <> ${move.toFolioId}`),
    ofOneHotel(),
  ],
).enableRLS();
