import { expect, it } from "vitest";
import { openTestDatabase } from "../testing/test-db.ts";

const { owner, database } = await openTestDatabase();

const namesOf = (rows: Iterable<{ name?: unknown }>) => Array.from(rows, (row) => String(row.name));

/** Tables that hold hotels' rows, and `hotels` itself. */
const hotelTables = namesOf(
  await owner`
    select attrelid::regclass::text as name from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'hotel_id'
    union select 'hotels' order by 1`,
);

/** Tables that belong to no hotel: accounts and releases. */
const otherTables = [
  "known_devices",
  "login_attempts",
  "module_channels",
  "module_releases",
  "outgoing_mails",
  "release_events",
  "release_tokens",
  "sessions",
  "sign_in_links",
  "users",
];

/** Tables that the application may only insert into. */
const appendOnly = [
  "booking_history",
  "books_on_day",
  "business_days",
  "changes",
  "guest_merges",
  "guest_notes",
  "identity_reads",
  "invoice_guest_words",
  "invoice_lines",
  "module_releases",
  "posting_moves",
  "postings",
  "release_events",
  "reminded_invoices",
  "reminders",
  "sale_lines",
  "sales",
];

it("X-07 every table belongs to a hotel or is listed as shared", async () => {
  const all = namesOf(
    await owner`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm', 'f')`,
  );
  expect(all.sort()).toEqual([...hotelTables, ...otherTables].sort());
  expect(hotelTables.length).toBeGreaterThan(40);
});

it("X-07 row-level security is enabled and forced on every hotel table", async () => {
  const open = await owner`
    select relname as name from pg_class where relname = any(${hotelTables})
      and relnamespace = 'public'::regnamespace and not (relrowsecurity and relforcerowsecurity)`;
  expect(namesOf(open)).toEqual([]);
});

it("X-07 every view is read with the rights of the caller (security_invoker)", async () => {
  const views = await owner<{ name: string; options: string[] | null }[]>`
    select relname as name, reloptions as options from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v' order by 1`;
  expect(namesOf(views)).toEqual([
    "folio_balances",
    "placed_postings",
    "primary_guests",
    "sale_takings",
    "unsettled_group_accounts",
  ]);
  for (const { options } of views) expect(options).toEqual(["security_invoker=true"]);
});

it("X-07 a hotel's rows can be read and written only by that hotel", async () => {
  const setting =
    "( SELECT (NULLIF(current_setting('app.hotel_id'::text, true), ''::text))::uuid AS \"nullif\")";
  const policies = await owner<{ name: string; using: string; check: string }[]>`
    select tablename as name, qual as using, with_check as check from pg_policies
    where schemaname = 'public' and cmd = 'ALL' and permissive = 'PERMISSIVE' order by 1`;
  expect(namesOf(policies)).toEqual(hotelTables);
  for (const { name, using, check } of policies) {
    expect(using).toBe(`(${name === "hotels" ? "id" : "hotel_id"} = ${setting})`);
    expect(check).toBe(using);
  }
});

it("X-07 the system's scope can read five tables across hotels and write none", async () => {
  const policies = await owner`
    select tablename as name, cmd, qual, with_check from pg_policies
    where schemaname = 'public' and cmd <> 'ALL' and permissive = 'PERMISSIVE' order by 1`;
  expect(policies.map(({ name, cmd, with_check }) => [name, cmd, with_check])).toEqual([
    ["change_counters", "SELECT", null],
    ["hotel_users", "SELECT", null],
    ["hotels", "SELECT", null],
    ["print_jobs", "SELECT", null],
    ["report_packs", "SELECT", null],
    ["till_turns", "SELECT", null],
  ]);
});

it("X-07 the hotel is the first column of every key and of every reference between hotel tables", async () => {
  const loose = await owner`
    select c.conname as name from pg_constraint c
    join pg_attribute first on first.attrelid = c.conrelid and first.attnum = c.conkey[1]
    where c.contype in ('p', 'u', 'x', 'f') and c.conrelid::regclass::text = any(${hotelTables})
      and c.conrelid <> 'hotels'::regclass and first.attname <> 'hotel_id'
      and not (c.contype = 'f' and c.confrelid in ('users'::regclass, 'sessions'::regclass))
    union all
    select indexrelid::regclass::text from pg_index
    join pg_attribute first on first.attrelid = indrelid and first.attnum = indkey[0]
    where indisunique and indrelid::regclass::text = any(${hotelTables})
      and indrelid <> 'hotels'::regclass and first.attname <> 'hotel_id'`;
  expect(namesOf(loose)).toEqual([]);
});

it("X-07 ties a row to its own hotel on both sides of a reference", async () => {
  const crossing = await owner`
    select c.conname as name from pg_constraint c
    join pg_attribute there on there.attrelid = c.confrelid and there.attnum = c.confkey[1]
    where c.contype = 'f' and c.conrelid::regclass::text = any(${hotelTables})
      and c.confrelid not in ('users'::regclass, 'sessions'::regclass)
      and there.attname <> case when c.confrelid = 'hotels'::regclass then 'id' else 'hotel_id' end`;
  expect(namesOf(crossing)).toEqual([]);
  const homeless = await owner`
    select name from unnest(${hotelTables}::text[]) name where name <> 'hotels' and not exists (
      select from pg_constraint where contype = 'f' and conrelid = name::regclass
        and confrelid = 'hotels'::regclass and confdeltype = 'c')`;
  expect(namesOf(homeless)).toEqual([]);
});

it("can be distributed by hotel: no triggers of our own, no sequences, no inheritance", async () => {
  const found = await owner`
    select tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal
    union all select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('S', 'p')`;
  expect(namesOf(found)).toEqual([]);
});

it("the application's role owns nothing and can't bypass the policies", async () => {
  const [role] = await owner`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolconfig,
      (select count(*) from pg_class where relowner = r.oid) as owned,
      (select count(*) from pg_auth_members where member = r.oid) as memberships
    from pg_roles r where rolname = 'funduq_app'`;
  expect(role).toEqual({
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
    owned: 0,
    memberships: 0,
    rolconfig: [
      "statement_timeout=5s",
      "lock_timeout=2s",
      "idle_in_transaction_session_timeout=10s",
      "TimeZone=UTC",
    ],
  });
});

it("FOL-02 INV-11 the application can only insert into ledger, documents and audit trail, except for listed columns", async () => {
  const rights = await owner`
    select table_name as name from information_schema.role_table_grants
    where grantee = 'funduq_app' and table_schema = 'public' and table_name = any(${[...appendOnly, "folios"]})
      and privilege_type not in ('SELECT', 'INSERT')`;
  expect(namesOf(rights)).toEqual([]);
  const columns = await owner`
    select table_name || '.' || column_name as name from information_schema.role_column_grants
    where grantee = 'funduq_app' and table_schema = 'public' and privilege_type = 'UPDATE'
      and table_name = any(${[...appendOnly, "allocations", "invoices", "invoice_charges", "invoice_mails", "invoice_stays", "payments", "folios"]})
    order by 1`;
  expect(namesOf(columns)).toEqual([
    "allocations.reversal_reason",
    "allocations.reversed_at",
    "allocations.reversed_by",
    // Granted for SELECT … FOR UPDATE only: nothing writes it.
    "folios.created_at",
    // A merge moves them to the guest that is kept.
    "guest_merges.guest_id",
    "guest_notes.guest_id",
    "invoice_charges.credit_note_id",
    "invoice_charges.released_at",
    "invoice_lines.credited_centimes",
    "invoice_lines.credited_stay_tax_centimes",
    "invoice_lines.credited_tva_centimes",
    "invoice_mails.sent_at",
    "invoice_stays.credit_note_id",
    "invoice_stays.released_at",
    "invoices.credited_centimes",
    "invoices.paid_at",
    "invoices.settled_centimes",
    "invoices.status",
    "payments.allocated_centimes",
    // A sale whose answer was lost has one once it arrives again from the till's outbox.
    "sales.provisional_number",
  ]);
});

it("the application has no TRUNCATE, TRIGGER or REFERENCES, and two SECURITY DEFINER functions", async () => {
  const rights = await owner`
    select table_name as name from information_schema.role_table_grants
    where grantee in ('funduq_app', 'PUBLIC') and table_schema = 'public'
      and privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES')
    union all
    select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
    order by 1`;
  // remove_hotel checks the transaction's hotel; set_super_admin trusts the caller that the API passes.
  expect(namesOf(rights)).toEqual(["remove_hotel", "set_super_admin"]);
  const loose = await owner`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and (proconfig is distinct from array['search_path=public, pg_temp']
        or has_function_privilege('public', oid, 'execute'))`;
  expect(namesOf(loose)).toEqual([]);
});

it("the application can't write is_super_admin", async () => {
  const promote = database.system.execute("update users set is_super_admin = true");
  await expect(promote).rejects.toMatchObject({ cause: { code: "42501" } });
  const born = database.system.execute(
    "insert into users (id, email, display_name, is_super_admin) values (gen_random_uuid(), 'a@b', 'A', true)",
  );
  await expect(born).rejects.toMatchObject({ cause: { code: "42501" } });
});
