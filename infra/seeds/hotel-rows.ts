import type { MasterKeys } from "@funduq/api/platform/identity-keys";
import type postgres from "postgres";
import { withEncryptedNumbers } from "./encrypted-numbers.ts";

type Row = Record<string, unknown>;

/** The tables of a demo hotel, in the order of their foreign keys. */
const tables = [
  "hotels",
  "tax_rates",
  "chart_accounts",
  "charge_items",
  "hotel_keys",
  "hotel_users",
  "floors",
  "room_types",
  "rooms",
  "public_rates",
  "companies",
  "company_rates",
  "billing_rules",
  "guests",
  "groups",
  "group_blocks",
  "bookings",
  "booking_guests",
  "booking_history",
  "rooming_entries",
  "folios",
  "folio_rules",
  "postings",
  "invoices",
  "invoice_lines",
  "invoice_guest_words",
  "invoice_stays",
  "invoice_counters",
  "payments",
  "allocations",
  "night_inventory",
  "restaurants",
  "dining_tables",
  "pos_stations",
  "pos_categories",
  "pos_items",
  "modifier_groups",
  "modifiers",
  "item_modifier_groups",
  "happy_hours",
  "happy_hour_prices",
  "open_bills",
  "open_bill_lines",
  "table_reservations",
  "reserved_tables",
  "bill_counters",
  "sales",
  "sale_lines",
  "sale_payments",
  "business_days",
  "books_on_day",
] as const;
export type HotelTable = (typeof tables)[number];

/** The rows to insert for one hotel. `add` adds the hotel's id to each row. */
export type HotelRows = {
  readonly hotelId: string;
  add(table: HotelTable, row: Row): void;
  of(table: HotelTable): readonly Row[];
};

export function collectRows(hotelId: string): HotelRows {
  const collected = new Map<HotelTable, Row[]>();
  return {
    hotelId,
    add: (table, row) => {
      const own = table === "hotels" ? row : { hotel_id: hotelId, ...row };
      const rows = collected.get(table) ?? [];
      rows.push(own);
      collected.set(table, rows);
    },
    of: (table) => collected.get(table) ?? [],
  };
}

/** The rows as JSON, with bytes in PostgreSQL's hex format. */
const asJson = (rows: readonly Row[]) =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : value,
        ]),
      ),
    ),
  );

/** Inserts all rows of a hotel in the caller's transaction, within that hotel's scope, and indexes its guests for search. */
export async function insertRows(
  tx: postgres.TransactionSql,
  planned: HotelRows,
  masterKeys: MasterKeys,
): Promise<void> {
  const rows = withEncryptedNumbers(planned, masterKeys);
  await tx`select set_config('app.hotel_id', ${rows.hotelId}, true)`;
  for (const table of tables) {
    const [first] = rows.of(table);
    if (!first) continue;
    // One statement per table, because the two lines of a transfer reference each other.
    const columns = Object.keys(first);
    await tx`
      insert into ${tx(table)} (${tx(columns)})
      select ${tx(columns)} from jsonb_populate_recordset(null::${tx(table)}, ${asJson(rows.of(table))}::text::jsonb)`;
  }
  await tx`insert into guest_name_words (hotel_id, guest_id, kind, word)
    select distinct g.hotel_id, g.id, w.kind, w.word
    from guests g, name_words(g.name_search, g.other_search) w where g.hotel_id = ${rows.hotelId}`;
}
