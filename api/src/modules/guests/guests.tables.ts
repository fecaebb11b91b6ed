import { type IdType, idTypeSchema } from "@funduq/shared-types/contracts/guest";
import type { GuestId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import {
  bytes,
  day,
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  ofOneHotel,
  ref,
  version,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { users } from "../users/users.tables.ts";

/**
 * A person who stays or has stayed. `name_search` is the name lower-cased and without accents,
 * `phone_digits` the phone's digits; both are made by the application and searched by
 * `starts_with(column, …)`: LIKE reads the whole hotel under row-level security.
 *
 * `other_search` is the name in the other script, folded alike. Who writes a name writes its
 * `guest_name_words` as well.
 */
export const guests = pgTable(
  "guests",
  {
    hotelId: hotelId(),
    id: id<GuestId>(),
    fullName: text("full_name").notNull(),
    nameSearch: text("name_search").notNull(),
    phone: text("phone"),
    phoneDigits: text("phone_digits"),
    email: text("email"),
    nationality: text("nationality"),
    idType: text("id_type").$type<IdType>(),
    /** AES-256-GCM under the hotel's key (`identity-encryption.ts`). */
    encryptedIdNumber: bytes("encrypted_id_number"),
    idNumberHash: bytes("id_number_hash"),
    idDeliveryDate: day("id_delivery_date"),
    idExpireDate: day("id_expire_date"),
    idDeliveryPlace: text("id_delivery_place"),
    birthDate: day("birth_date"),
    birthPlace: text("birth_place"),
    address: text("address"),
    profession: text("profession"),
    nameOtherScript: text("name_other_script"),
    otherSearch: text("other_search"),
    isVip: boolean("is_vip").notNull().default(false),
    changedBy: ref<UserId>("changed_by_user_id"),
    changedAt: instant("changed_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    version: version(),
  },
  (guest) => [
    primaryKey({ name: "guests_id_is_unique", columns: [guest.hotelId, guest.id] }),
    belongsToHotel("guests_belong_to_a_hotel", guest.hotelId),
    foreignKey({
      name: "guests_changed_by_a_user",
      columns: [guest.changedBy],
      foreignColumns: [users.id],
    }),
    isNotBlank("guests_have_a_name", guest.fullName),
    isNotBlank("guests_have_a_name_to_search", guest.nameSearch),
    check("guests_phone_digits_are_digits", sql`${guest.phoneDigits} ~ '^[0-9]+$'`),
    isOneOf("guests_id_type_is_known", guest.idType, idTypeSchema.options),
    check("guests_id_number_is_encrypted", sql`octet_length(${guest.encryptedIdNumber}) > 28`),
    check(
      "guests_hash_is_of_a_number",
      sql`${guest.idNumberHash} is null or (${guest.encryptedIdNumber} is not null and octet_length(${guest.idNumberHash}) = 32)`,
    ),
    index("guests_by_document")
      .on(guest.hotelId, guest.idNumberHash)
      .where(sql`${guest.idNumberHash} is not null`),
    index("guests_by_name").on(guest.hotelId, sql`${guest.nameSearch} collate "C"`),
    index("guests_by_phone").on(guest.hotelId, sql`${guest.phoneDigits} collate "C"`),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * Both names of a guest from each of their words on, as `name-beginnings.ts` asks for them: 'karim ben ali'
 * is 'karimbenali', 'benali' and 'ali'. The database function `name_words` makes them of the names.
 */
export const guestNameWords = pgTable(
  "guest_name_words",
  {
    hotelId: hotelId(),
    guestId: ref<GuestId>("guest_id").notNull(),
    kind: text("kind").notNull().$type<"spelling" | "consonants">(),
    word: text("word").notNull(),
  },
  (entry) => [
    primaryKey({
      name: "guest_name_words_are_listed_once",
      columns: [entry.hotelId, entry.kind, entry.word, entry.guestId],
    }),
    belongsToHotel("guest_name_words_belong_to_a_hotel", entry.hotelId),
    foreignKey({
      name: "guest_name_words_guest_in_same_hotel",
      columns: [entry.hotelId, entry.guestId],
      foreignColumns: [guests.hotelId, guests.id],
    }).onDelete("cascade"),
    isOneOf("guest_name_words_kind_is_known", entry.kind, ["spelling", "consonants"]),
    index("guest_name_words_by_guest").on(entry.hotelId, entry.guestId),
    ofOneHotel(),
  ],
).enableRLS();

/** Staff notes about a guest: append-only. */
export const guestNotes = pgTable(
  "guest_notes",
  {
    hotelId: hotelId(),
    id: id(),
    guestId: ref<GuestId>("guest_id").notNull(),
    note: text("note").notNull(),
    notedBy: ref<UserId>("noted_by").notNull(),
    notedAt: instant("noted_at").notNull().defaultNow(),
  },
  (note) => [
    primaryKey({ name: "guest_notes_id_is_unique", columns: [note.hotelId, note.id] }),
    belongsToHotel("guest_notes_belong_to_a_hotel", note.hotelId),
    foreignKey({
      name: "guest_notes_guest_in_same_hotel",
      columns: [note.hotelId, note.guestId],
      foreignColumns: [guests.hotelId, guests.id],
    }),
    foreignKey({
      name: "guest_notes_author_exists",
      columns: [note.notedBy],
      foreignColumns: [users.id],
    }),
    isNotBlank("guest_notes_are_not_blank", note.note),
    index("guest_notes_by_guest").on(note.hotelId, note.guestId, note.notedAt),
    ofOneHotel(),
  ],
).enableRLS();

/** A merge of two records, with the former values of the removed one. */
export const guestMerges = pgTable(
  "guest_merges",
  {
    hotelId: hotelId(),
    mergedGuestId: ref<GuestId>("merged_guest_id").notNull(),
    guestId: ref<GuestId>("guest_id").notNull(),
    mergedName: text("merged_name").notNull(),
    facts: jsonb("facts").notNull().$type<Record<string, unknown>>(),
    mergedBy: ref<UserId>("merged_by").notNull(),
    mergedAt: instant("merged_at").notNull().defaultNow(),
  },
  (merge) => [
    primaryKey({
      name: "guest_merges_happen_once",
      columns: [merge.hotelId, merge.mergedGuestId],
    }),
    belongsToHotel("guest_merges_belong_to_a_hotel", merge.hotelId),
    foreignKey({
      name: "guest_merges_guest_in_same_hotel",
      columns: [merge.hotelId, merge.guestId],
      foreignColumns: [guests.hotelId, guests.id],
    }),
    foreignKey({
      name: "guest_merges_by_a_user",
      columns: [merge.mergedBy],
      foreignColumns: [users.id],
    }),
    check("guest_merges_keep_no_clear_number", sql`not ${merge.facts} ? 'id_number'`),
    check("guest_merges_are_of_two", sql`${merge.mergedGuestId} <> ${merge.guestId}`),
    index("guest_merges_by_guest").on(merge.hotelId, merge.guestId),
    ofOneHotel(),
  ],
).enableRLS();
