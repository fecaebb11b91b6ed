import { randomBytes } from "node:crypto";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { expect, it } from "vitest";
import { connect } from "../platform/db/connect.ts";
import { openDatabase } from "../platform/db/database.ts";
import { openTestDatabase } from "../testing/test-db.ts";
import { migrate } from "./migrate.ts";

const { owner, ownerUrl, appUrl } = await openTestDatabase();

/** Runs `work` on an empty database. */
async function onEmpty<T>(work: (url: string) => Promise<T>): Promise<T> {
  const name = `funduq_empty_${randomBytes(6).toString("hex")}`;
  await owner.unsafe(`create database ${name}`);
  const address = new URL(ownerUrl);
  address.pathname = `/${name}`;
  try {
    return await work(address.href);
  } finally {
    await owner.unsafe(`drop database ${name} with (force)`);
  }
}

async function ask<T>(url: string, query: string): Promise<T[]> {
  const client = connect(url, { max: 1 });
  try {
    return Array.from((await client.unsafe(query)) as Iterable<T>);
  } finally {
    await client.end();
  }
}

const appliedIn = (url: string) =>
  ask<{ hash: string }>(url, "select hash from drizzle.__drizzle_migrations order by id");

it("migrates an empty database to the newest schema, with three migrators at the same time", async () => {
  await onEmpty(async (url) => {
    const all = await Promise.all([migrate(url), migrate(url), migrate(url)]);

    expect(new Set(all.map((one) => one.appUrl)).size).toBe(1);
    expect(await appliedIn(url)).toEqual(await appliedIn(ownerUrl));
  });
});

it("does nothing the second time", async () => {
  const before = await appliedIn(ownerUrl);

  await migrate(ownerUrl);

  expect(await appliedIn(ownerUrl)).toEqual(before);
});

it("refuses a database in which an older migration was skipped", async () => {
  await onEmpty(async (url) => {
    await migrate(url);
    await ask(url, "delete from drizzle.__drizzle_migrations where id = 3");
    await expect(migrate(url)).rejects.toThrow("1 of this release's migrations");
  });
});

it("gives the application its own connection URL, without the owner's password", async () => {
  const { appUrl: given } = await migrate(ownerUrl);

  expect(given).toBe(appUrl);
  expect(given).not.toContain(new URL(ownerUrl).password);
  expect(await ask(given, "select current_user as who")).toEqual([{ who: "funduq_app" }]);
});

it("does not change a role that the operator created", async () => {
  const theirs = "postgres://funduq_app:their-own@127.0.0.1:1/funduq";

  expect(await migrate(ownerUrl, { appUrl: theirs })).toEqual({ appUrl: theirs });
  expect(await ask(appUrl, "select 1 as works")).toEqual([{ works: 1 }]);
});

it("gives up when another migrator holds the lock, and leaves the database unchanged", async () => {
  await onEmpty(async (url) => {
    const other = connect(url, { max: 1 });
    await other`select pg_advisory_lock(727001)`;

    const late = migrate(url, { lockWaitMs: 200 });

    await expect(late).rejects.toMatchObject({ code: "55P03" });
    expect(await ask(url, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
    await other.end();
  });
});

/** Runs `work` on an empty database whose owner is no superuser; `url` is the superuser's. */
async function ofPlainOwner(
  work: (urls: { url: string; plainUrl: string; appUrl: string }) => Promise<void>,
): Promise<void> {
  await onEmpty(async (url) => {
    const plain = new URL(url);
    plain.username = `plain_${randomBytes(6).toString("hex")}`;
    plain.password = "plain-password";
    await owner.unsafe(`create role ${plain.username} login password 'plain-password'`);
    await owner.unsafe(`alter database ${plain.pathname.slice(1)} owner to ${plain.username}`);
    const inPlain = new URL(appUrl);
    inPlain.pathname = plain.pathname;
    try {
      await work({ url, plainUrl: plain.href, appUrl: inPlain.href });
    } finally {
      await owner.unsafe(`alter database ${plain.pathname.slice(1)} owner to current_user`);
      await ask(
        url,
        `reassign owned by ${plain.username} to current_user; drop owned by ${plain.username}`,
      );
      await owner.unsafe(`drop role ${plain.username}`);
    }
  });
}

it("works for an owner that is no superuser, with a role that its administrator created", async () => {
  await ofPlainOwner(async ({ plainUrl, appUrl: inPlain }) => {
    await expect(migrate(plainUrl)).rejects.toThrow("APP_DATABASE_URL");

    await migrate(plainUrl, { appUrl: inPlain });
    const database = await openDatabase(inPlain);
    expect(await database.system.execute("select 1 from hotels")).toHaveLength(0);
    await database.close();
  });
});

it("X-02 an owner that is no superuser migrates the rows of every hotel of an older release", async () => {
  await ofPlainOwner(async ({ url, plainUrl, appUrl: inPlain }) => {
    await migrate(plainUrl, { appUrl: inPlain, upTo: "0006_released_blocks" });
    await ask(
      url,
      `insert into hotels (id, name, business_date, created_at, tds_bp)
        select md5(n::text)::uuid, n::text, date '2026-11-21', timestamptz '2026-11-01 10:00Z', 100 * n
        from generate_series(1, 2) n;
      insert into business_days (hotel_id, date, statistics) select id, date '2026-10-30', '{}' from hotels;
      insert into groups (hotel_id, id, name, name_search) select id, id, 'Tassili', 'tassili' from hotels;
      insert into sign_in_links (token_hash, email, purpose, created_at, expires_at)
        values (repeat('a', 64), 'open@hotel.test', 'invitation', now(), now() + interval '1 day'),
          (repeat('b', 64), 'over@hotel.test', 'invitation', now() - interval '2 days', now() - interval '1 day')`,
    );

    await migrate(plainUrl, { appUrl: inPlain });

    const rates = await ask(url, "select valid_from::text, tds_bp from tax_rates order by tds_bp");
    expect(rates).toEqual([
      { valid_from: "2026-10-30", tds_bp: 100 },
      { valid_from: "2026-10-30", tds_bp: 200 },
    ]);
    const groups = await ask<{ reference: string }>(url, "select reference from groups");
    expect(groups.map(({ reference }) => reference.length)).toEqual([6, 6]);
    // AUTH-09: an open link of an older release still lets its reader choose a password.
    expect(await ask(url, "select purpose from sign_in_links order by email")).toEqual([
      { purpose: "sign-in" },
      { purpose: "invitation" },
    ]);
  });
});

it("COM-02 names the companies of an older release that have one NIF, and changes nothing; without a digit it is none", async () => {
  await ofPlainOwner(async ({ url, plainUrl, appUrl: inPlain }) => {
    await migrate(plainUrl, { appUrl: inPlain, upTo: "0019_chart_of_accounts" });
    await ask(
      url,
      `insert into hotels (id, name, business_date)
        select md5(n::text)::uuid, 'Hotel ' || n, date '2026-11-21' from generate_series(1, 2) n;
      insert into companies (hotel_id, id, name, name_search, nif)
        select hotels.id, gen_random_uuid(), row.name, lower(row.name), row.nif
        from hotels, (values ('Atlas', 'en cours'), ('Naftal', 'En cours'), ('Djezzy', '-'), ('Mobilis', null),
          ('Cevital', '0001 16')) row (name, nif);
      insert into companies (hotel_id, id, name, name_search, nif)
        values (md5('2')::uuid, gen_random_uuid(), 'Groupe Cevital', 'groupe cevital', '0001-16')`,
    );

    const said = "Companies of one hotel have the same NIF: Hotel 2: Cevital, Groupe Cevital";
    await expect(migrate(plainUrl, { appUrl: inPlain })).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ message: said }) }),
    );
    await ask(url, "update companies set nif = null where name = 'Groupe Cevital'");
    await migrate(plainUrl, { appUrl: inPlain });

    const keys = "select distinct name, nif_key from companies where nif_key is not null";
    expect(await ask(url, keys)).toEqual([{ name: "Cevital", nif_key: "000116" }]);
    const forced = `select relname from pg_class
      where relname in ('companies', 'hotels') and relforcerowsecurity order by relname`;
    expect(await ask(url, forced)).toEqual([{ relname: "companies" }, { relname: "hotels" }]);
  });
});

it("INV-06 INV-13 gives invoices of an older release lines with their taxes, and payments their allocations", async () => {
  await ofPlainOwner(async ({ url, plainUrl, appUrl: inPlain }) => {
    await migrate(plainUrl, { appUrl: inPlain, upTo: "0021_companies" });
    await ask(
      url,
      `insert into hotels (id, name, business_date) values (md5('h')::uuid, 'Hotel', '2026-03-01');
      insert into companies (hotel_id, id, name, name_search) values (md5('h')::uuid, md5('c')::uuid, 'Atlas', 'atlas');
      insert into invoice_counters (hotel_id, year, last_number) values (md5('h')::uuid, 2026, 3);
      insert into invoices (hotel_id, id, kind, corrects_invoice_id, number, series_year, series_number, company_id,
          business_date, seller, buyer, tva_bp, stay_tax_rate_centimes, subtotal_centimes, tva_centimes,
          stay_tax_centimes, grand_total_centimes, status, paid_at)
        select md5('h')::uuid, md5(i.id)::uuid, i.kind, md5(i.corrects)::uuid, 'INV-' || i.id, 2026, i.n, md5('c')::uuid,
          '2026-03-01', '{}', '{}', 900, 50000, 1000, 90, 50000, 51090, i.status, i.paid_at::timestamptz
        from (values ('paid', 'invoice', null, 1, 'Paid', '2026-03-02'), ('back', 'invoice', null, 2, 'Unpaid', null),
          ('note', 'credit-note', 'back', 3, 'Unpaid', null)) i (id, kind, corrects, n, status, paid_at);
      insert into invoice_lines (hotel_id, invoice_id, position, date, description, guest_name, amount_centimes)
        select hotel_id, id, l.place, '2026-02-28', 'Room', l.guest, l.amount
        from invoices, (values (1, 'Bénaïssa', 333), (2, 'Haddad', 333), (3, 'Haddad', 334)) l (place, guest, amount);
      insert into payments (hotel_id, id, company_id, method, payment_date, business_date, amount_centimes)
        values (md5('h')::uuid, md5('p')::uuid, md5('c')::uuid, 'Cheque', '2026-03-01', '2026-03-02', 51090);
      insert into payment_invoices (hotel_id, invoice_id, payment_id, company_id, amount_centimes)
        values (md5('h')::uuid, md5('paid')::uuid, md5('p')::uuid, md5('c')::uuid, 51090)`,
    );

    await migrate(plainUrl, { appUrl: inPlain });

    const invoices = `select status, payment_method as method, due_date::text as due, settled_centimes::int as settled,
        credited_centimes::int as credited, (due_centimes - transferred_centimes)::int as added
      from invoices order by series_number`;
    const added = { due: "2026-03-01", added: 50_090 };
    expect(await ask(url, invoices)).toEqual([
      { ...added, status: "Paid", method: "Cheque", settled: 51_090, credited: 0 },
      { ...added, status: "Cancelled", method: "Bank Transfer", settled: 0, credited: 51_090 },
      { ...added, status: "Issued", method: "Bank Transfer", settled: 0, credited: 0 },
    ]);
    // 9 % of 333 is 29.97; the last line has what is left of 90, and the stay tax.
    const lines = `select distinct position, tva_bp, tva_centimes::int as tva, stay_tax_centimes::int as stay_tax
      from invoice_lines order by position`;
    expect(await ask(url, lines)).toEqual([
      { position: 1, tva_bp: 900, tva: 30, stay_tax: 0 },
      { position: 2, tva_bp: 900, tva: 30, stay_tax: 0 },
      { position: 3, tva_bp: 900, tva: 30, stay_tax: 50_000 },
    ]);
    // The credit note took all of its invoice's lines.
    const credited = `select number, bool_and(l.credited_centimes = amount_centimes and credited_tva_centimes = l.tva_centimes
        and credited_stay_tax_centimes = l.stay_tax_centimes) as all, sum(l.credited_centimes)::int as credited,
        string_agg(corrects_position::text, ',' order by position) as corrects, min(credits) as credits
      from invoice_lines l join invoices i on i.id = l.invoice_id group by number order by number`;
    expect(await ask(url, credited)).toEqual([
      {
        number: "INV-back",
        all: true,
        credited: 1_000,
        corrects: null,
        credits: null,
      },
      { number: "INV-note", all: false, credited: 0, corrects: "1,2,3", credits: "stays" },
      { number: "INV-paid", all: false, credited: 0, corrects: null, credits: null },
    ]);
    const words = "select distinct word from invoice_guest_words order by word";
    expect(await ask(url, words)).toEqual([{ word: "benaissa" }, { word: "haddad" }]);
    const allocations = `select amount_centimes::int as amount, business_date::text as day,
        (select allocated_centimes::int from payments) as allocated from allocations`;
    expect(await ask(url, allocations)).toEqual([
      { amount: 51_090, day: "2026-03-02", allocated: 51_090 },
    ]);
    const open = `select relname from pg_class
      where relname in ('hotels', 'invoices', 'invoice_lines', 'invoice_stays', 'payments', 'allocations',
        'invoice_guest_words') and not relforcerowsecurity`;
    expect(await ask(url, open)).toEqual([]);
  });
});

it("INV-03 INV-12 INV-13 finds guests of older invoices by any spelling, and leaves the payment of a credited one on the account", async () => {
  await onEmpty(async (url) => {
    const names = [
      "فاطمة الزهراء",
      "مصطفى أحمد",
      "ٱلمحمّد إدريس آمال",
      "علی کریم",
      "عبـــد الله ٢٣",
      "Weiß",
      "Øystein Łukasz",
      "Cœur-d’Æther",
      "Đorđe ışık",
      "Jean\u00a0Paul «Le Grand»، باي",
    ];
    await migrate(url, { upTo: "0021_companies" });
    await ask(
      url,
      `insert into hotels (id, name, business_date) values (md5('h')::uuid, 'Hotel', '2026-03-01');
      insert into companies (hotel_id, id, name, name_search) values (md5('h')::uuid, md5('c')::uuid, 'Atlas', 'atlas');
      insert into invoice_counters (hotel_id, year, last_number) values (md5('h')::uuid, 2026, 4);
      insert into invoices (hotel_id, id, kind, corrects_invoice_id, number, series_year, series_number, company_id,
          business_date, seller, buyer, tva_bp, stay_tax_rate_centimes, subtotal_centimes, tva_centimes,
          stay_tax_centimes, stamp_duty_centimes, grand_total_centimes, status, paid_at)
        select md5('h')::uuid, md5(i.id)::uuid, i.kind, md5(i.corrects)::uuid, 'INV-' || i.id, 2026, i.n, md5('c')::uuid,
          '2026-03-01', '{}', '{}', 0, 0, i.amount - i.duty, 0, 0, i.duty, i.amount, i.status, i.paid_at::timestamptz
        from (values ('back', 'invoice', null, 1, 1000, 0, 'Paid', '2026-03-02'),
          ('note', 'credit-note', 'back', 2, 1000, 0, 'Unpaid', null),
          ('nothing', 'invoice', null, 3, 0, 0, 'Paid', '2026-03-02'),
          ('cash', 'invoice', null, 4, 600, 100, 'Paid', '2026-03-02')) i (id, kind, corrects, n, amount, duty, status, paid_at);
      insert into payments (hotel_id, id, company_id, method, payment_date, business_date, amount_centimes)
        values (md5('h')::uuid, md5('p')::uuid, md5('c')::uuid, 'Cash', '2026-03-01', '2026-03-02', 1600);
      insert into payment_invoices (hotel_id, invoice_id, payment_id, company_id, amount_centimes)
        values (md5('h')::uuid, md5('back')::uuid, md5('p')::uuid, md5('c')::uuid, 1000),
          (md5('h')::uuid, md5('cash')::uuid, md5('p')::uuid, md5('c')::uuid, 600);
      insert into invoice_lines (hotel_id, invoice_id, position, date, description, guest_name, amount_centimes)
        select md5('h')::uuid, md5('back')::uuid, n, '2026-02-28', 'Room', name, 0
        from unnest(array[${names.map((name) => `'${name}'`).join(", ")}]) with ordinality g (name, n)`,
    );

    await migrate(url);

    const words = await ask<{ word: string }>(url, "select word from invoice_guest_words");
    const expected = new Set(names.flatMap((name) => nameSearch(name).split(" ")));
    expect(new Set(words.map(({ word }) => word))).toEqual(expected);
    const invoices =
      "select status, paid_at::date::text as paid from invoices order by series_number";
    expect(await ask(url, invoices)).toEqual([
      { status: "Cancelled", paid: null },
      { status: "Issued", paid: null },
      { status: "Unpaid", paid: null },
      { status: "Paid", paid: "2026-03-02" },
    ]);
    const left = `select allocated_centimes::int as allocated, dutiable_centimes::int as dutiable,
        reversal_reason as reason
      from payments join allocations on payment_id = payments.id order by reversal_reason`;
    const payment = { allocated: 600, dutiable: 1_000 };
    expect(await ask(url, left)).toEqual([
      { ...payment, reason: "INV-note" },
      { ...payment, reason: null },
    ]);
  });
});

it("BK-22 gives every booking and group of an older release a reference, each its own", async () => {
  await onEmpty(async (url) => {
    await migrate(url, { upTo: "0009_last_sign_in" });
    await ask(
      url,
      `insert into hotels (id, name, business_date)
        select md5(n::text)::uuid, n::text, date '2026-11-21' from generate_series(1, 1) n;
      insert into floors (hotel_id, id, name, position) select id, id, '1', 0 from hotels;
      insert into room_types (hotel_id, id, name, bed_configuration) select id, id, 'Double', 'Double' from hotels;
      insert into rooms (hotel_id, id, floor_id, room_type_id, number) select id, id, id, id, '1' from hotels;
      insert into groups (hotel_id, id, name, name_search)
        select id, gen_random_uuid(), 'Tassili', 'tassili' from hotels, generate_series(1, 3);
      insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date, check_out_date, adults,
          rate_centimes, rate_plan)
        select id, gen_random_uuid(), 'Checked-out', id, id, date '2026-03-01',
          date '2026-03-02', 1, 900000, 'base'
        from hotels, generate_series(1, 60000)`,
    );

    await migrate(url);

    // Of 60 000 random ones about five pairs are alike.
    const count = (table: string) =>
      ask(url, `select count(distinct (hotel_id, reference))::int as n from ${table}`);
    expect(await count("bookings")).toEqual([{ n: 60_000 }]);
    expect(await count("groups")).toEqual([{ n: 3 }]);
  });
});

it("POS-05 POS-06 sales of an older release keep their method and room, and contain the TVA of their day", async () => {
  await ofPlainOwner(async ({ url, plainUrl, appUrl: inPlain }) => {
    await migrate(plainUrl, { appUrl: inPlain, upTo: "0030_cash_of_folio_invoices" });
    await ask(
      url,
      `insert into hotels (id, name, business_date, tva_bp)
        select md5(n)::uuid, n, date '2026-11-21', 700 from unnest(array['dated', 'bare']) n;
      insert into tax_rates (hotel_id, valid_from, tva_bp, tds_bp, stay_tax_centimes) values
        (md5('dated')::uuid, '2026-10-01', 900, 0, 0), (md5('dated')::uuid, '2026-11-01', 1900, 0, 0);
      insert into floors (hotel_id, id, name, position) select id, id, '1', 0 from hotels;
      insert into room_types (hotel_id, id, name, bed_configuration) select id, id, 'Double', 'Double' from hotels;
      insert into rooms (hotel_id, id, floor_id, room_type_id, number) select id, id, id, id, '204' from hotels;
      insert into bookings (hotel_id, id, reference, status, room_id, room_type_id, check_in_date, check_out_date,
          adults, rate_centimes, rate_plan)
        select id, id, 'BC2345', 'Checked-in', id, id, date '2026-11-20', date '2026-11-22', 1, 900000, 'base' from hotels;
      insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
        select id, id, 'stay', id, 'folio_guest_personal', 'Personal', 'Guest' from hotels;
      insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, description,
          amount_centimes, business_date)
        select id, id, 'stay', id, id, 'charge', 'restaurant', 'Restaurant', 'La Casbah', 5000, '2026-11-21' from hotels;
      insert into restaurants (hotel_id, id, name) select id, id, 'La Casbah' from hotels;
      insert into dining_tables (hotel_id, id, restaurant_id, name, covers) select id, id, id, 'T1', 4 from hotels;
      insert into open_bills (hotel_id, id, restaurant_id, table_id, name) select id, id, id, id, 'Bill 1' from hotels;
      insert into open_bill_lines (hotel_id, bill_id, item_id, name, price_centimes, quantity)
        select id, id, gen_random_uuid(), 'Tea', 5000, 1 from hotels;
      insert into sales (hotel_id, id, restaurant_id, client_operation_id, year, month, number, table_name, method,
          total_centimes, business_date, booking_id, posting_id)
        select h.id, md5(h.name || n)::uuid, h.id, gen_random_uuid(), 2026, month, n, 'T1', method, 5000, day::date,
          case when method = 'Room' then h.id end, case when method = 'Room' then h.id end
        from hotels h, (values (1, 9, 'Cash', '2026-09-30'), (2, 10, 'Credit Card', '2026-10-31'),
          (3, 11, 'Room', '2026-11-21')) s (n, month, method, day);
      insert into sale_lines (hotel_id, sale_id, position, name, price_centimes, quantity)
        select hotel_id, id, 1, 'Tea', 5000, 1 from sales`,
    );

    await migrate(plainUrl, { appUrl: inPlain });

    const sold = `select h.name, p.method, p.amount_centimes::int as paid, p.room_number as room, l.tva_bp as tva
      from sales s join hotels h on h.id = s.hotel_id join sale_payments p on p.sale_id = s.id
      join sale_lines l on l.sale_id = s.id order by h.name desc, s.business_date`;
    const paid = { paid: 5_000, room: null };
    const toRoom = { method: "Room", paid: 5_000, room: "204" };
    expect(await ask(url, sold)).toEqual([
      { name: "dated", method: "Cash", ...paid, tva: 700 },
      { name: "dated", method: "Credit Card", ...paid, tva: 900 },
      { name: "dated", ...toRoom, tva: 1_900 },
      { name: "bare", method: "Cash", ...paid, tva: 700 },
      { name: "bare", method: "Credit Card", ...paid, tva: 700 },
      { name: "bare", ...toRoom, tva: 700 },
    ]);
    const open = `select name, tva_bp as tva from open_bill_lines join (select id as hotel_id, name as hotel from hotels) h
      using (hotel_id) order by hotel desc`;
    expect(await ask(url, open)).toEqual([
      { name: "Tea", tva: 1_900 },
      { name: "Tea", tva: 700 },
    ]);
    const unforced = `select relname from pg_class where not relforcerowsecurity and relname in ('sales', 'sale_lines',
      'open_bill_lines', 'bookings', 'rooms', 'hotels', 'tax_rates')`;
    expect(await ask(url, unforced)).toEqual([]);
  });
});

it("REP-01 REP-03 of an older release report mails keep what became of them, and charts get an account of rebates", async () => {
  await ofPlainOwner(async ({ url, plainUrl, appUrl: inPlain }) => {
    await migrate(plainUrl, { appUrl: inPlain, upTo: "0030_cash_of_folio_invoices" });
    await ask(
      url,
      `insert into hotels (id, name, business_date)
        select md5(n)::uuid, n, date '2026-11-21' from unnest(array['bare', 'own', 'kept', 'none']) n;
      insert into chart_accounts (hotel_id, purpose, code, label)
        select md5(n)::uuid, purpose, code, label from (values
          ('bare', 'department.Room', '7061', 'Hébergement'), ('own', 'department.Other', '709', 'Rabais'),
          ('own', 'department.Room', '7061', 'Hébergement'), ('kept', 'department.Rebates', '7091', 'Remises'))
          row (n, purpose, code, label);
      insert into business_days (hotel_id, date, statistics)
        select md5('bare')::uuid, date '2026-11-20' - n, '{}' from generate_series(0, 3) n;
      insert into report_recipients (hotel_id, id, email, language, with_attachments)
        values (md5('bare')::uuid, md5('r')::uuid, 'owner@abroad.test', 'fr', false);
      insert into report_packs (hotel_id, recipient_id, date, queued_at, outcome, mail_id)
        select md5('bare')::uuid, md5('r')::uuid, date, '2026-11-20 20:00Z', outcome, mail_id from (values
          (date '2026-11-20', 'mailed', md5('waits')::uuid), (date '2026-11-19', 'mailed', md5('given up')::uuid),
          (date '2026-11-18', 'mailed', md5('gone')::uuid), (date '2026-11-17', 'not-allowed', null))
          row (date, outcome, mail_id);
      insert into outgoing_mails (id, recipient, subject, body_text, for_hotel_id, purpose, send_after)
        select md5(m)::uuid, 'owner@abroad.test', 'Figures', 'Figures', md5('bare')::uuid, 'reports', at::timestamptz
        from (values ('waits', '2026-11-21'), ('given up', 'infinity')) row (m, at)`,
    );

    await migrate(plainUrl, { appUrl: inPlain });

    expect(
      await ask(
        url,
        "select date::text, sent_at = queued_at as sent from report_packs order by date",
      ),
    ).toEqual([
      { date: "2026-11-17", sent: null },
      { date: "2026-11-18", sent: true },
      { date: "2026-11-19", sent: null },
      { date: "2026-11-20", sent: null },
    ]);
    expect(
      await ask(
        url,
        `select h.name, a.code, a.label from chart_accounts a join hotels h on h.id = a.hotel_id
          where purpose = 'department.Rebates' order by h.name`,
      ),
    ).toEqual([
      { name: "bare", code: "709", label: "Rabais, remises et ristournes accordés" },
      { name: "kept", code: "7091", label: "Remises" },
      { name: "own", code: "709", label: "Rabais" },
    ]);
    const forced = `select relname from pg_class
      where relname in ('report_packs', 'chart_accounts') and relforcerowsecurity order by relname`;
    expect(await ask(url, forced)).toEqual([
      { relname: "chart_accounts" },
      { relname: "report_packs" },
    ]);
  });
});
