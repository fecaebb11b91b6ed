import { v7 as uuid } from "uuid";
import type { HotelWorld, Rows } from "./world-ids.ts";

export function restaurant({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const inside = { hotel_id, restaurant_id: ids.restaurantId };
  const tea = { name: "Mint tea", price_centimes: 75_000 };
  return [
    ["restaurants", { hotel_id, id: ids.restaurantId, name: "La Casbah" }],
    ["dining_tables", { ...inside, id: ids.tableId, name: "T1", covers: 4 }],
    ["pos_categories", { ...inside, id: ids.categoryId, name: "Drinks" }],
    ["pos_items", { ...inside, id: ids.itemId, category_id: ids.categoryId, ...tea }],
    ["open_bills", { ...inside, id: ids.billId, table_id: ids.tableId, name: "Bill 1" }],
    [
      "open_bill_lines",
      { hotel_id, bill_id: ids.billId, item_id: ids.itemId, ...tea, quantity: 1 },
    ],
    ["bill_counters", { ...inside, year: 2026, month: 3, last_number: 1 }],
    [
      "sales",
      {
        ...inside,
        id: ids.saleId,
        client_operation_id: uuid(),
        year: 2026,
        month: 3,
        number: 1,
        table_name: "T1",
        method: "Room",
        total_centimes: 150_000,
        business_date: "2026-03-02",
        booking_id: ids.bookingId,
        posting_id: ids.chargeId,
      },
    ],
    ["sale_lines", { hotel_id, sale_id: ids.saleId, position: 1, ...tea, quantity: 2 }],
  ];
}

/** A placeholder until `makeHotelWorld` has computed the chain. */
const UNSEALED = Buffer.alloc(32);

export function trail({ hotelId: hotel_id, hotelUserId, userId: user_id }: HotelWorld): Rows {
  const recipient = { hotel_id, id: uuid(), with_attachments: true };
  const key = { key: "the-first-key", request_hash: "0".repeat(64) };
  return [
    [
      "business_days",
      { hotel_id, date: "2026-02-28", closed_at: "2026-03-01T00:00:00Z", statistics: {} },
    ],
    [
      "business_days",
      {
        hotel_id,
        date: "2026-03-01",
        closed_at: "2026-03-02T00:00:00Z",
        statistics: {},
        trail_seq: 1,
        trail_hash: UNSEALED,
      },
    ],
    ["report_recipients", { ...recipient, hotel_user_id: hotelUserId }],
    ["report_recipients", { ...recipient, id: uuid(), email: "owner@funduq.test", language: "ar" }],
    ["report_packs", { hotel_id, recipient_id: recipient.id, date: "2026-03-01" }],
    [
      "books_on_day",
      {
        hotel_id,
        business_date: "2026-03-01",
        stay_date: "2026-03-02",
        booked: 1,
        held: 0,
        revenue_centimes: 900_000,
      },
    ],
    ["change_counters", { hotel_id, seq: 1 }],
    ["changes", { hotel_id, seq: 1, action: "hotel.created", tags: ["Hotel"], hash: UNSEALED }],
    ["live_changes", { hotel_id, seq: 1, tags: ["Hotel"] }],
    ["idempotency_keys", { hotel_id, user_id, ...key, status: 200 }],
  ];
}
