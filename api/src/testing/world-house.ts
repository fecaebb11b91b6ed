import { guestIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuid } from "uuid";
import { identityEncryption, newHotelKey } from "../modules/guests/identity-encryption.service.ts";
import { testMasterKeys } from "./master-keys.ts";
import type { HotelWorld, Rows } from "./world-ids.ts";

export function house({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const typed = { hotel_id, room_type_id: ids.typeId };
  const taxes = { hotel_id, tva_bp: 1_900, tds_bp: 200, stay_tax_centimes: 50_000 };
  const night = { ...typed, rooms: 2, out_of_order: 1 };
  return [
    ["hotels", { id: hotel_id, name: "Hotel El Djazair", business_date: "2026-03-02" }],
    ["tax_rates", { ...taxes, valid_from: "2026-04-01" }],
    ["chart_accounts", { hotel_id, purpose: "tax.tva", code: "4457", label: "TVA" }],
    ["floors", { hotel_id, id: ids.floorId, name: "First", position: 1 }],
    [
      "room_types",
      { hotel_id, id: ids.typeId, name: "Double", bed_configuration: "Double", max_occupancy: 2 },
    ],
    ["rooms", { ...typed, id: ids.roomId, floor_id: ids.floorId, number: "101" }],
    [
      "rooms",
      {
        ...typed,
        id: ids.closedRoomId,
        floor_id: ids.floorId,
        number: "102",
        housekeeping_status: "OutOfOrder",
        out_of_order_from: "2026-03-01",
        out_of_order_to: "2026-04-01",
      },
    ],
    [
      "charge_items",
      {
        hotel_id,
        id: uuid(),
        name: "Minibar – eau",
        department: "Restaurant",
        price_centimes: 10_000,
        position: 0,
      },
    ],
    ["facilities", { hotel_id, id: ids.facilityId, floor_id: ids.floorId, name: "Hammam" }],
    ["public_rates", { ...typed, guest_count: 1, rate_centimes: 900_000 }],
    ["night_inventory", { ...night, night: "2026-03-02", sold: 1 }],
    ["night_inventory", { ...night, night: "2026-03-03", sold: 1 }],
    ["night_inventory", { ...night, night: "2026-03-20", held: 1 }],
  ];
}

const mergeInto = (guest_id: string, hotel_id: string, merged_by: string) => ({
  hotel_id,
  merged_guest_id: uuid(),
  guest_id,
  merged_name: "Brahimi Y.",
  facts: "{}",
  merged_by,
});

export function people({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const named = { name: "Sonatrach", name_search: "sonatrach" };
  const company = { hotel_id, company_id: ids.companyId };
  const { hotelKey, masterKeyId, encryptedKey } = newHotelKey(hotel_id, testMasterKeys);
  const encryption = identityEncryption(hotelKey);
  const guestId = guestIdSchema.parse(ids.guestId);
  const rule = { department: "Room", frequency: "perStay", limit_centimes: 0 };
  return [
    ["hotel_keys", { hotel_id, master_key_id: masterKeyId, encrypted_key: encryptedKey }],
    [
      "hotel_users",
      { hotel_id, id: ids.hotelUserId, email: "amina@funduq.test", user_id: ids.userId },
    ],
    ["companies", { hotel_id, id: ids.companyId, ...named, nif: "099916000000001" }],
    ["company_rates", { ...company, persons: 1, rate_centimes: 800_000 }],
    ["billing_rules", { ...company, ...rule }],
    [
      "guests",
      {
        hotel_id,
        id: ids.guestId,
        full_name: "Yacine Brahimi",
        name_search: "yacine brahimi",
        phone_digits: "0550123456",
        encrypted_id_number: encryption.encrypt(guestId, "178956432"),
        id_number_hash: encryption.hash("178956432"),
        changed_by_user_id: ids.userId,
      },
    ],
    [
      "guest_name_words",
      { hotel_id, guest_id: ids.guestId, kind: "spelling", word: "yacinebrahimi" },
    ],
    [
      "guest_notes",
      {
        hotel_id,
        id: uuid(),
        guest_id: ids.guestId,
        note: "Quiet room",
        noted_by: ids.userId,
      },
    ],
    ["guest_merges", mergeInto(ids.guestId, hotel_id, ids.userId)],
    [
      "identity_reads",
      {
        hotel_id,
        id: uuid(),
        guest_id: ids.guestId,
        purpose: "record",
        read_by: ids.userId,
        read_at: "2026-03-02T10:00:00Z",
      },
    ],
  ];
}

export function stays({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const stay = { room_id: ids.roomId, room_type_id: ids.typeId, company_id: ids.companyId };
  const price = { rate_plan: "base", rate_centimes: 900_000 };
  const booking = { hotel_id, ...stay, ...price, adults: 1, group_id: ids.groupId };
  const guest = { hotel_id, guest_id: ids.guestId, is_primary: true };
  return [
    [
      "groups",
      {
        hotel_id,
        id: ids.groupId,
        name: "Tassili Tour",
        name_search: "tassili tour",
        company_id: ids.companyId,
      },
    ],
    [
      "group_blocks",
      {
        hotel_id,
        id: ids.blockId,
        group_id: ids.groupId,
        room_type_id: ids.typeId,
        ...price,
        quantity: 2,
        check_in_date: "2026-03-20",
        check_out_date: "2026-03-21",
      },
    ],
    [
      "bookings",
      {
        ...booking,
        id: ids.bookingId,
        status: "Checked-in",
        check_in_date: "2026-03-02",
        check_out_date: "2026-03-04",
      },
    ],
    [
      "bookings",
      {
        ...booking,
        id: ids.goneId,
        status: "Checked-out",
        check_in_date: "2026-02-27",
        check_out_date: "2026-03-01",
      },
    ],
    ["booking_guests", { ...guest, booking_id: ids.bookingId }],
    [
      "booking_guests",
      {
        ...guest,
        booking_id: ids.goneId,
        police_report_sent_at: "2026-02-27T18:00:00Z",
        police_report_sent_by: ids.userId,
        police_report_sent_on: "2026-02-27",
      },
    ],
    [
      "booking_history",
      {
        hotel_id,
        id: uuid(),
        booking_id: ids.bookingId,
        action: "created",
        by_user_id: ids.userId,
      },
    ],
    [
      "rooming_entries",
      {
        hotel_id,
        id: uuid(),
        group_id: ids.groupId,
        block_id: ids.blockId,
        guest_name: "Yacine Brahimi",
        booking_id: ids.bookingId,
      },
    ],
  ];
}
