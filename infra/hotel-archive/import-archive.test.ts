import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { SCHEMA } from "@funduq/api/modules/hotels/hotel-archive-file";
import { makeHotelWorld } from "@funduq/api/testing/hotel-world";
import { testMasterKeys } from "@funduq/api/testing/master-keys";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { exportFrom } from "./export-from.ts";
import { importArchive } from "./import-archive.ts";
import { sealed } from "./sealed-archive.ts";

/** An older schema version: without the tables and columns that came later. */
const OLDER = "0002_functions";

/** They are the last columns of their tables: empty, but for the references of bookings and groups. */
const NEW_COLUMNS =
  /"(?:group_blocks|rooms|postings|bookings|groups)",.*,"(?:released_from|retired_from|reference)"/u;

const withoutNewColumns = (text: string) =>
  text.replace(
    /(\{"table":.*),"[a-z_]+"\]\}\n((?:\[.*\]\n)*)/gu,
    (table, head: string, rows: string) =>
      NEW_COLUMNS.test(table)
        ? `${head}]}\n${rows.replaceAll(/,(?:null|"[2-9B-Z]{6}")\]\n/gu, "]\n")}`
        : table,
  );

/**
 * The last five columns of the postings, and the lines of TVA and stay tax: in the older version no price contains a tax,
 * and none is added.
 */
const withoutTaxesOfLines = (text: string) =>
  text.replace(
    /(\{"table":"postings".*),"tva_bp",.*,"taxed_role"\]\}\n((?:\[.*\]\n)*)/u,
    (_, head: string, rows: string) =>
      `${head}]}\n${rows
        .replaceAll(/.*,"(?:tva|stay-tax)",.*\n/gu, "")
        .replaceAll(/,"?0"?,"?0"?,null,null,"entry"\]\n/gu, "]\n")}`,
  );

/** The last eight columns of the companies, of which all but the days to pay are empty in the test's world. */
const withoutNewFactsOfCompanies = (text: string) =>
  text.replace(
    /(\{"table":"companies".*),"name_other_script".*\]\}\n((?:\[.*\]\n)*)/u,
    (_, head: string, rows: string) =>
      `${head}]}\n${rows.replaceAll(/(?:,null){5},"?0"?,null,null\]\n/gu, "]\n")}`,
  );

type Row = Record<string, unknown>;

function rowsOf(text: string, table: string): Row[] {
  const section =
    new RegExp(`\\{"table":"${table}",.*\\n(?:\\[.*\\]\\n)*`, "u").exec(text)?.[0] ?? "{}";
  const [head = "{}", ...rows] = section.trimEnd().split("\n");
  const known: string[] = JSON.parse(head).columns ?? [];
  return rows.map((line) => {
    const values: unknown[] = JSON.parse(line);
    return Object.fromEntries(known.map((column, place) => [column, values[place]]));
  });
}

/** Writes a table as an older release did: under its former name, with only its former columns. */
function rewriteTable(
  text: string,
  table: string,
  older: { name?: string; columns: readonly string[]; rowOf?: (row: Row) => Row | null },
): string {
  const section = new RegExp(`\\{"table":"${table}",.*\\n(?:\\[.*\\]\\n)*`, "u");
  return text.replace(section, (lines) => {
    const [head = "", ...rows] = lines.trimEnd().split("\n");
    const known: string[] = JSON.parse(head).columns;
    const written = rows.flatMap((line) => {
      const values: unknown[] = JSON.parse(line);
      const row = Object.fromEntries(known.map((column, place) => [column, values[place]]));
      const former = older.rowOf ? older.rowOf(row) : row;
      return former ? [JSON.stringify(older.columns.map((column) => former[column] ?? null))] : [];
    });
    const { name = table, columns } = older;
    return `${[JSON.stringify({ table: name, columns }), ...written].join("\n")}\n`;
  });
}

/** What stays, groups, guests and postings say since: purchase orders, VIP guests, the sale of a charge. */
const later = {
  bookings: ["purchase_order_number"],
  groups: ["purchase_order_number", "purchase_order_url"],
  guests: ["is_vip"],
  postings: ["sale_id"],
};

const withoutLaterColumns = (text: string) =>
  Object.entries(later).reduce((found, [table, gone]) => {
    const [head = ""] = new RegExp(`\\{"table":"${table}",.*`, "u").exec(found) ?? [];
    const { columns }: { columns: string[] } = JSON.parse(head);
    return rewriteTable(found, table, {
      columns: columns.filter((column) => !gone.includes(column)),
    });
  }, text);

/** Documents had one rate of TVA and were of companies, and a payment settled an invoice in full. */
function withFormerInvoices(text: string): string {
  const ofInvoice =
    "hotel_id id kind number series_year series_number company_id corrects_invoice_id issued_at issued_by business_date seller buyer tva_bp stay_tax_rate_centimes subtotal_centimes tva_centimes stay_tax_centimes stamp_duty_centimes grand_total_centimes status paid_at";
  const ofLine = "hotel_id invoice_id position date description guest_name amount_centimes";
  const ofStay = "hotel_id invoice_id posting_id company_id released_at";
  const ofPayment =
    "hotel_id id company_id method payment_date business_date reference notes amount_centimes recorded_at recorded_by";
  const ofShare = "hotel_id invoice_id payment_id company_id amount_centimes";
  const invoices = rewriteTable(text, "invoices", {
    columns: ofInvoice.split(" "),
    rowOf: (row) =>
      row.folio_id === null
        ? {
            ...row,
            status: row.status === "Issued" ? "Unpaid" : row.status,
            tva_bp: "900",
            stay_tax_rate_centimes: "50000",
          }
        : null,
  });
  const counters = rewriteTable(invoices, "invoice_counters", {
    columns: ["hotel_id", "year", "last_number"],
    rowOf: (row) => ({ ...row, last_number: "3" }),
  });
  const lines = rewriteTable(counters, "invoice_lines", {
    columns: ofLine.split(" "),
    rowOf: (row) => (row.department === null ? row : null),
  });
  const stays = rewriteTable(lines, "invoice_stays", { columns: ofStay.split(" ") });
  const payments = rewriteTable(stays, "payments", { columns: ofPayment.split(" ") });
  return rewriteTable(payments, "allocations", {
    name: "payment_invoices",
    columns: ofShare.split(" "),
    rowOf: (row) => (row.reversed_at === null ? row : null),
  });
}

/** A sale had one payment of its own, and there were no refunds; menus, tables and bills had fewer facts. */
function withFormerRestaurant(text: string): string {
  const payments = new Map(
    rowsOf(text, "sale_payments").map((payment) => [payment.sale_id, payment]),
  );
  const refunds = new Set(
    rowsOf(text, "sales").flatMap((sale) => (sale.refunds_sale_id === null ? [] : [sale.id])),
  );
  const sales = rewriteTable(text, "sales", {
    columns:
      "hotel_id id restaurant_id client_operation_id year month number table_name method total_centimes business_date sold_at sold_by booking_id posting_id".split(
        " ",
      ),
    rowOf: (row) => (refunds.has(row.id) ? null : { ...payments.get(row.id), ...row }),
  });
  const lines = rewriteTable(sales, "sale_lines", {
    columns: "hotel_id sale_id position name price_centimes quantity".split(" "),
    rowOf: (row) => (refunds.has(row.sale_id) ? null : row),
  });
  const counters = rewriteTable(lines, "bill_counters", {
    columns: "hotel_id restaurant_id year month last_number".split(" "),
    rowOf: (row) => ({ ...row, last_number: "2" }),
  });
  const restaurants = rewriteTable(counters, "restaurants", {
    columns: "hotel_id id name version".split(" "),
  });
  const tables = rewriteTable(restaurants, "dining_tables", {
    columns: "hotel_id id restaurant_id name covers plan_x plan_y".split(" "),
  });
  const categories = rewriteTable(tables, "pos_categories", {
    columns: "hotel_id id restaurant_id name created_at".split(" "),
  });
  const items = rewriteTable(categories, "pos_items", {
    columns: "hotel_id id restaurant_id category_id name price_centimes created_at".split(" "),
  });
  const bills = rewriteTable(items, "open_bills", {
    columns: "hotel_id id restaurant_id table_id name opened_at opened_by version".split(" "),
  });
  return rewriteTable(bills, "open_bill_lines", {
    columns: "hotel_id bill_id item_id name price_centimes quantity".split(" "),
  });
}

const withoutNewTables = (text: string) =>
  text.replaceAll(
    /\{"table":"(?:tax_rates|charge_items|books_on_day|chart_accounts|invoice_charges|invoice_guest_words|invoice_mails|report_recipients|report_packs|reminders|reminded_invoices|pos_terminals|pos_printers|pos_stations|modifier_groups|modifiers|item_modifier_groups|happy_hours|happy_hour_prices|bill_operations|bill_voids|kitchen_tickets|kitchen_ticket_lines|pos_shifts|sale_payments|sale_conflicts|table_reservations|reserved_tables|pos_item_photos)",.*\n(?:\[.*\]\n)*/gu,
    "",
  );

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-older-"));
const { owner, ownerUrl } = await openTestDatabase();
const elsewhere = await openTestDatabase();
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const bring = (file: string, isKept = () => true) =>
  importArchive({ owner, ownerUrl }, file, { isKept, masterKeys: testMasterKeys });

/** The last two columns of the hotel. */
const withoutReminderDays = (text: string) =>
  text.replace(
    /(\{"table":"hotels".*),"first_reminder_days","last_reminder_days"\]\}\n((?:\[.*\]\n)*)/u,
    (_, head: string, rows: string) =>
      `${head}]}\n${rows.replaceAll(/,"?7"?,"?21"?\]\n/gu, "]\n")}`,
  );

/** The text as an export of another schema version, with a matching end line. */
const asOf = (schema: string, text: string) =>
  sealed(
    (schema === OLDER
      ? withoutNewColumns(
          withoutTaxesOfLines(
            withoutNewFactsOfCompanies(
              withFormerInvoices(
                withoutNewTables(
                  withFormerRestaurant(withoutReminderDays(withoutLaterColumns(text))),
                ),
              ),
            ),
          ),
        )
      : text
    ).replace(/"schema":"[^"]*"/, `"schema":"${schema}"`),
  );

async function exportAs(schema: string, sql: postgres.Sql, hotelId: string): Promise<string> {
  const file = path.join(folder, `${schema}-${hotelId}.gz`);
  await exportFrom(sql, { id: hotelId as HotelId, name: "Hotel El Djazair" }, file);
  const text = gunzipSync(await fs.readFile(file)).toString();
  await fs.writeFile(file, gzipSync(asOf(schema, text)));
  return file;
}

async function exportOfOlder(): Promise<{ file: string; hotelId: string }> {
  const { hotelId } = await makeHotelWorld(elsewhere.owner);
  return { file: await exportAs(OLDER, elsewhere.owner, hotelId), hotelId };
}

it("SYS-05 imports the export of an older release and migrates it like an installation", async () => {
  const { file, hotelId } = await exportOfOlder();
  expect(await bring(file)).toMatchObject({ hotelId, name: "Hotel El Djazair", findings: 0 });
  const again = path.join(folder, "again.gz");
  await exportFrom(owner, { id: hotelId as HotelId, name: "Hotel El Djazair" }, again);
  const brought = gunzipSync(await fs.readFile(again)).toString();
  expect(brought).toMatch(/"table":"tax_rates".*\n\[/u);
  expect(asOf(OLDER, brought)).toBe(gunzipSync(await fs.readFile(file)).toString());
  const left = await owner`select datname from pg_database where datname like 'funduq_import_%'`;
  expect([...left]).toEqual([]);
  await expect(bring(file)).rejects.toThrow("Hotel El Djazair is there already");
});

it("SYS-05 drops its temporary database when the import of an older export fails", async () => {
  const { file } = await exportOfOlder();
  const text = gunzipSync(await fs.readFile(file)).toString();
  const strange = text.replace(/(\{"table":"floors","columns":\[[^\]]*)"position"/, '$1"place"');
  await fs.writeFile(file, gzipSync(asOf(OLDER, strange)));
  await expect(bring(file)).rejects.toThrow("The table floors has other columns here");
  const left = await owner`select datname from pg_database where datname like 'funduq_import_%'`;
  expect([...left]).toEqual([]);
});

it("SYS-05 refuses the export of a later release, and writes nothing", async () => {
  const { hotelId } = await makeHotelWorld(owner);
  const file = await exportAs("9999_later", owner, hotelId);
  await expect(bring(file)).rejects.toThrow(`a later release (9999_later; this one has ${SCHEMA})`);
});
