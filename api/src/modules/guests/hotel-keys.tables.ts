import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, hotelId, instant, ofOneHotel } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

/** The key that a hotel's identity numbers are encrypted with, itself encrypted with a master key (`identity-keys.ts`). */
export const hotelKeys = pgTable(
  "hotel_keys",
  {
    hotelId: hotelId(),
    masterKeyId: text("master_key_id").notNull(),
    encryptedKey: bytes("encrypted_key").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (key) => [
    primaryKey({ name: "hotel_keys_one_per_hotel", columns: [key.hotelId] }),
    belongsToHotel("hotel_keys_belong_to_a_hotel", key.hotelId),
    check("hotel_keys_are_encrypted", sql`octet_length(${key.encryptedKey}) = 60`),
    ofOneHotel(),
  ],
).enableRLS();
