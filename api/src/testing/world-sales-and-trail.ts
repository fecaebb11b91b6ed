import { v7 as uuid } from "uuid";
import { aPhoto } from "./photos.ts";
import type { HotelWorld, Rows } from "./world-ids.ts";

export function restaurant({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const inside = { hotel_id, restaurant_id: ids.restaurantId };
  const tea = { name: "Mint tea", price_centimes: 75_000 };
  const ordered = { ...tea, quantity: 2, modifiers: [], tva_bp: 900 };
  const lineId = uuid();
  const printerId = uuid();
  const happyHourId = uuid();
  const startersId = uuid();
  const happy = { ...inside, happy_hour_id: happyHourId };
  const group = { group_id: ids.modifierGroupId, position: 1 };
  return [
    ["restaurants", { hotel_id, id: ids.restaurantId, name: "La Casbah" }],
    ["dining_tables", { ...inside, id: ids.tableId, name: "T1", covers: 4 }],
    ["pos_printers", { ...inside, id: printerId, name: "Bar", host: "192.168.1.50" }],
    [
      "pos_terminals",
      { ...inside, id: ids.terminalId, name: "Bar", printer_id: printerId, has_drawer: true },
    ],
    ["pos_stations", { ...inside, id: ids.stationId, name: "Bar", printer_id: printerId }],
    [
      "print_jobs",
      {
        ...inside,
        id: uuid(),
        printer_id: printerId,
        printer_name: "Bar",
        fault: "no-answer",
        made_by: ids.userId,
      },
    ],
    [
      "pos_categories",
      { ...inside, id: ids.categoryId, name: "Drinks", station_id: ids.stationId },
    ],
    [
      "pos_items",
      { ...inside, id: ids.itemId, category_id: ids.categoryId, station_id: ids.stationId, ...tea },
    ],
    ["pos_item_photos", { hotel_id, item_id: ids.itemId, image: aPhoto() }],
    ["modifier_groups", { ...inside, id: ids.modifierGroupId, name: "Sugar", most: 1 }],
    ["modifiers", { hotel_id, id: uuid(), ...group, name: "Without sugar" }],
    ["modifier_groups", { ...inside, id: startersId, name: "Starter", most: 1, course: 1 }],
    [
      "modifiers",
      {
        ...inside,
        id: uuid(),
        group_id: startersId,
        position: 1,
        name: "Tea",
        item_id: ids.itemId,
      },
    ],
    ["item_modifier_groups", { ...inside, ...group, item_id: ids.itemId }],
    [
      "happy_hours",
      {
        ...inside,
        id: happyHourId,
        name: "After work",
        is_active: true,
        days: [1, 2, 3],
        from_time: "17:00",
        to_time: "19:00",
        first_date: "2026-01-01",
        last_date: "2026-12-31",
      },
    ],
    ["happy_hour_prices", { ...happy, position: 1, item_id: ids.itemId, price_centimes: 60_000 }],
    ["happy_hour_prices", { ...happy, position: 2, category_id: ids.categoryId, off_bp: 2_000 }],
    [
      "open_bills",
      {
        ...inside,
        id: ids.billId,
        table_id: ids.tableId,
        name: "Bill 1",
        covers: 2,
        discount_bp: 1000,
        discount_reason: "Regular guest",
      },
    ],
    [
      "open_bill_lines",
      {
        hotel_id,
        id: lineId,
        bill_id: ids.billId,
        item_id: ids.itemId,
        ...ordered,
        happy_hour: "After work",
        normal_price_centimes: 90_000,
        fired_quantity: 1,
        discount_bp: 500,
        discount_reason: "Served late",
      },
    ],
    ...reservations({ hotelId: hotel_id, ...ids }),
    ["bill_operations", { hotel_id, id: uuid(), bill_id: ids.billId }],
    [
      "bill_voids",
      {
        ...inside,
        id: uuid(),
        bill_id: ids.billId,
        bill_name: "Bill 1",
        ...tea,
        quantity: 1,
        reason: "Wrong order",
        business_date: "2026-03-02",
      },
    ],
    [
      "kitchen_tickets",
      {
        ...inside,
        id: ids.ticketId,
        station_id: ids.stationId,
        station_name: "Bar",
        bill_id: ids.billId,
        bill_name: "Bill 1",
        course: 1,
        ordered_at: "2026-03-02T12:50:00Z",
      },
    ],
    [
      "kitchen_ticket_lines",
      {
        hotel_id,
        ticket_id: ids.ticketId,
        position: 1,
        line_id: lineId,
        name: tea.name,
        quantity: 1,
      },
    ],
    [
      "pos_shifts",
      {
        ...inside,
        id: ids.shiftId,
        terminal_id: ids.terminalId,
        number: 1,
        business_date: "2026-03-02",
        closed_at: "2026-03-02T22:00:00Z",
        counted_centimes: 149_000,
        expected_centimes: 150_000,
      },
    ],
    [
      "pos_shifts",
      {
        ...inside,
        id: uuid(),
        terminal_id: ids.terminalId,
        number: 2,
        business_date: "2026-03-02",
      },
    ],
    ["bill_counters", { ...inside, year: 2026, month: 3, last_number: 3 }],
    ...aSale({ hotelId: hotel_id, ...ids }),
  ];
}

/** Guests who are seated, and others for whom the table is kept later. */
function reservations({
  hotelId: hotel_id,
  restaurantId: restaurant_id,
  ...ids
}: HotelWorld): Rows {
  const guest = { guest_name: "Nadia Hamdi", name_search: "nadia hamdi", covers: 2 };
  const seated = {
    state: "seated",
    bill_id: ids.billId,
    first_bill_id: ids.billId,
    seated_at: "2026-03-02T12:05:00Z",
    booking_id: ids.bookingId,
    opens_bill: true,
    created_by: ids.userId,
    starts_at: "2026-03-02T12:00:00Z",
    ends_at: "2026-03-02T14:00:00Z",
  };
  const booked = { starts_at: "2026-03-02T19:00:00Z", ends_at: "2026-03-02T21:00:00Z" };
  return [seated, booked].flatMap((one): Rows => {
    const id = uuid();
    const { starts_at, ends_at } = one;
    const table = { hotel_id, restaurant_id, reservation_id: id, table_id: ids.tableId };
    return [
      ["table_reservations", { hotel_id, restaurant_id, id, ...guest, ...one }],
      ["reserved_tables", { ...table, starts_at, ends_at, holds: true }],
    ];
  });
}

/** A dinner that a room pays for, and a sale in cash that was given back. */
function aSale({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const sale = {
    hotel_id,
    restaurant_id: ids.restaurantId,
    year: 2026,
    month: 3,
    table_name: "T1",
    total_centimes: 150_000,
    business_date: "2026-03-02",
  };
  const happy = { happy_hour: "After work", normal_price_centimes: 90_000 };
  const tea = { name: "Mint tea", price_centimes: 75_000, quantity: 2, ...happy };
  const line = { hotel_id, position: 1, ...tea };
  const payment = { hotel_id, position: 1, amount_centimes: 150_000 };
  const cash = { ...payment, method: "Cash", tip_centimes: 0 };
  const [soldId, refundId] = [uuid(), ids.refundId];
  const without = {
    sold_at: "2026-03-01T20:00:00Z",
    arrived_at: "2026-03-02T08:00:00Z",
    provisional_number: "Bar K7-12",
  };
  const drawer = { terminal_id: ids.terminalId, shift_id: ids.shiftId };
  return [
    [
      "sales",
      { ...sale, id: ids.saleId, client_operation_id: ids.saleId, number: 1, bill_id: uuid() },
    ],
    [
      "sales",
      {
        ...sale,
        ...drawer,
        ...without,
        id: soldId,
        client_operation_id: soldId,
        number: 2,
        bill_id: uuid(),
        late_from: "2026-03-01",
      },
    ],
    [
      "sales",
      {
        ...sale,
        ...drawer,
        id: refundId,
        client_operation_id: refundId,
        number: 3,
        refunds_sale_id: soldId,
        refund_reason: "Cold soup",
      },
    ],
    ...[ids.saleId, soldId, refundId].map(
      (sale_id) => ["sale_lines", { ...line, sale_id }] as const,
    ),
    [
      "sale_payments",
      {
        ...payment,
        sale_id: ids.saleId,
        method: "Room",
        booking_id: ids.bookingId,
        posting_id: ids.chargeId,
        posting_role: "entry",
        room_number: "101",
      },
    ],
    ["sale_payments", { ...cash, sale_id: soldId, tendered_centimes: 200_000 }],
    ["sale_payments", { ...cash, sale_id: refundId }],
    [
      "open_bills",
      {
        hotel_id,
        restaurant_id: ids.restaurantId,
        id: uuid(),
        table_id: ids.tableId,
        name: "Rest of Bill 1",
        rest_of_sale_id: soldId,
      },
    ],
    ...[
      {},
      {
        settled_at: "2026-03-02T09:00:00Z",
        settled_by: ids.userId,
        reason: "Paid once, typed twice",
      },
    ].map(
      (settled) =>
        [
          "sale_conflicts",
          {
            hotel_id,
            restaurant_id: ids.restaurantId,
            id: uuid(),
            bill_id: uuid(),
            first_sale_id: soldId,
            table_name: "T1",
            bill_name: "Bill 1",
            total_centimes: 150_000,
            lines: "[]",
            payments: "[]",
            opened_at: "2026-03-01T19:00:00Z",
            sold_by: ids.userId,
            ...without,
            ...settled,
          },
        ] as const,
    ),
  ];
}

/** A placeholder until `makeHotelWorld` has computed the chain. */
const UNSEALED = Buffer.alloc(32);

export function trail({ hotelId: hotel_id, hotelUserId, userId: user_id }: HotelWorld): Rows {
  const recipient = { hotel_id, id: uuid(), with_attachments: true };
  const key = { key: "the-first-key", request_hash: "0".repeat(64) };
  const sessionId = user_id.replaceAll("-", "").repeat(2);
  const turn = { hotel_id, user_id, session_id: sessionId, expires_at: "2099-01-01T00:00:00Z" };
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
    ["staff_pins", { hotel_id, user_id, pin_hash: "$argon2id$v=19$m=64,t=1,p=1$c2FsdA$aGFzaA" }],
    ["till_turns", { ...turn, token_hash: sessionId, purpose: "waiter" }],
    ["till_turns", { ...turn, token_hash: "a".repeat(64), purpose: "approval", asked_by: user_id }],
  ];
}
