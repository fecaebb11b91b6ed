import {
  type IdentityPurpose,
  identityPurposeSchema,
} from "@funduq/shared-types/contracts/identity-reads";
import type { GuestId, UserId } from "@funduq/shared-types/values/ids";
import { foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { hotelId, id, instant, isOneOf, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { users } from "../users/users.tables.ts";

/**
 * Who read whose identity, when and for which purpose; append-only. `guest_id` has no foreign key, as the
 * guest may have been merged since; `guest_merges` has the current record.
 */
export const identityReads = pgTable(
  "identity_reads",
  {
    hotelId: hotelId(),
    id: id(),
    guestId: ref<GuestId>("guest_id").notNull(),
    purpose: text("purpose").notNull().$type<IdentityPurpose>(),
    readBy: ref<UserId>("read_by").notNull(),
    readAt: instant("read_at").notNull(),
  },
  (read) => [
    primaryKey({
      name: "identity_reads_id_is_unique",
      columns: [read.hotelId, read.readAt, read.id],
    }),
    belongsToHotel("identity_reads_belong_to_a_hotel", read.hotelId),
    foreignKey({
      name: "identity_reads_by_a_user",
      columns: [read.readBy],
      foreignColumns: [users.id],
    }),
    isOneOf("identity_reads_purpose_is_known", read.purpose, identityPurposeSchema.options),
    index("identity_reads_by_guest").on(read.hotelId, read.guestId, read.readAt, read.id),
    index("identity_reads_by_person").on(read.hotelId, read.readBy, read.readAt, read.id),
    ofOneHotel(),
  ],
).enableRLS();
