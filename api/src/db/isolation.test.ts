import { randomBytes } from "node:crypto";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { APP_ROLE } from "../platform/db/app-role.ts";
import { connect } from "../platform/db/connect.ts";
import type { Tx } from "../platform/db/database.ts";
import { sqlState } from "../platform/db/refusals.ts";
import { makeHotelWorld } from "../testing/hotel-world.ts";
import { openTestDatabase } from "../testing/test-db.ts";

const { database, owner, appUrl } = await openTestDatabase();
const here = await makeHotelWorld(owner);
const there = await makeHotelWorld(owner);
const hotelId = hotelIdSchema.parse(here.hotelId);

const tables = await owner<{ name: string; key: string }[]>`
  select attrelid::regclass::text as name, 'hotel_id' as key from pg_attribute
  join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'hotel_id'
  union select 'hotels', 'id' order by 1`;
const views = await owner<{ name: string }[]>`
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'v' order by 1`.then((rows) =>
  rows.map(({ name }) => name),
);
const eachTable = tables.map(({ name, key }) => [name, key] as const);
/** The columns that the application may update in tables where it may not update all. */
const changeable: Record<string, string> = {
  allocations: "reversal_reason = reversal_reason",
  invoice_charges: "released_at = released_at",
  invoice_mails: "sent_at = null",
  invoice_stays: "released_at = released_at",
  payments: "allocated_centimes = allocated_centimes",
  print_jobs: "tries = 1",
  report_packs: "attempts = 1",
  report_recipients: "with_attachments = false",
  invoices: "status = status",
  till_turns: "used_key = used_key",
};
/** Created in a transaction that is rolled back. */
const tableOwner = `table_owner_${randomBytes(6).toString("hex")}`;
const readAcross = [
  "hotels",
  "hotel_users",
  "change_counters",
  "print_jobs",
  "report_packs",
  "till_turns",
];

it.each(eachTable)("X-07 %s: a hotel sees its own rows and no other's", async (table, key) => {
  const seen = await database.withHotel(hotelId, (tx) =>
    tx.execute<{ hotel: string }>(sql.raw(`select distinct ${key} as hotel from ${table}`)),
  );
  expect(seen.map((row) => row.hotel)).toEqual([hotelId]);
});

it.each(views)("X-07 the view %s: a hotel sees its own rows and no other's", async (view) => {
  const rows = sql.raw(`select distinct hotel_id as hotel from ${view}`);
  const seen = await database.withHotel(hotelId, (tx) => tx.execute<{ hotel: string }>(rows));
  expect(seen.map((row) => row.hotel)).toEqual([hotelId]);
  expect(await database.system.execute(rows)).toHaveLength(0);
});

it.each(eachTable)(
  "X-07 %s: neither a hotel nor the system's scope can insert a row of another hotel",
  async (table, key) => {
    const columns = await owner<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and not attisdropped`;
    const names = columns.map(({ name }) => name).join(", ");
    const [row] = await owner.unsafe(
      `select to_jsonb(r) as json from ${table} r where ${key} = '${there.hotelId}' limit 1`,
    );
    const smuggle = (tx: Tx) =>
      tx.execute(
        sql`insert into ${sql.raw(`${table} (${names})`)}
        select ${sql.raw(names)} from jsonb_populate_record(null::${sql.raw(table)}, ${JSON.stringify(row?.json)}::text::jsonb)`,
      );
    const smuggled = database.withHotel(hotelId, smuggle);
    await expect(smuggled.catch(sqlState)).resolves.toBe("42501");
    await expect(database.withSystem(smuggle).catch(sqlState)).resolves.toBe("42501");
  },
);

it.each(eachTable)(
  "X-07 %s: a hotel can neither update nor delete another's rows",
  async (table, key) => {
    const before = await owner.unsafe(`select * from ${table} where ${key} = '${there.hotelId}'`);
    for (const statement of [
      `update ${table} set ${key} = ${key} where ${key} = '${there.hotelId}' returning 1`,
      `delete from ${table} where ${key} = '${there.hotelId}' returning 1`,
    ]) {
      const touched = await database
        .withHotel(hotelId, (tx) => tx.execute(sql.raw(statement)))
        .catch((error) => (sqlState(error) === "42501" ? [] : Promise.reject(error)));
      expect([...touched]).toEqual([]);
    }
    expect(await owner.unsafe(`select * from ${table} where ${key} = '${there.hotelId}'`)).toEqual(
      before,
    );
  },
);

it.each(eachTable)(
  "X-07 %s: a statement without a hotel condition changes only the own hotel's rows, in the system's scope none",
  async (table, key) => {
    const written = changeable[table] ?? `${key} = '${hotelId}'`;
    const own = await owner.unsafe(`select 1 from ${table} where ${key} = '${hotelId}'`);
    const scopes = [
      { scope: `set local app.hotel_id = '${hotelId}'`, reached: own.length },
      { scope: "set local app.scope = 'system'", reached: 0 },
    ];
    for (const { scope, reached } of scopes)
      for (const statement of [`update ${table} set ${written}`, `delete from ${table}`])
        expect([reached, "not granted"], statement).toContain(await countOf(scope, statement));
  },
);

it.each(eachTable)(
  "X-07 %s: the policy also applies to the role that owns the table",
  async (table, key) => {
    const asOwner = owner.begin(async (tx) => {
      await tx.unsafe(`create role ${tableOwner} nologin`);
      await tx.unsafe(`alter table ${table} owner to ${tableOwner}`);
      await tx.unsafe(`set local role ${tableOwner}`);
      await tx.unsafe(`set local app.hotel_id = '${hotelId}'`);
      throw new Undone(await tx.unsafe(`select distinct ${key} as hotel from ${table}`));
    });
    const seen = await asOwner.catch(rowsOfUndone);
    expect(seen.map(({ hotel }) => hotel)).toEqual([hotelId]);
  },
);

it.each(eachTable)("X-07 %s: a query without a scope returns no rows", async (table) => {
  const unscoped = await openAppClient((client) => client.unsafe(`select 1 from ${table}`));
  expect(unscoped).toHaveLength(0);
});

it.each(eachTable)("X-07 %s: the system's scope reads only what sign-in needs", async (table) => {
  const rows = await database.system.execute(sql.raw(`select 1 from ${table}`));
  expect(rows.length > 0).toBe(readAcross.includes(table));
});

it("X-07 a row can't reference another hotel's row", async () => {
  const pointed = owner`update rooms set floor_id = ${there.floorId} where id = ${here.roomId}`;
  await expect(pointed).rejects.toMatchObject({ constraint_name: "rooms_floor_in_same_hotel" });
});

it("SYS-05 deleting a hotel deletes all its rows and no other hotel's", async () => {
  const doomed = await makeHotelWorld(owner);
  await database.withHotel(hotelIdSchema.parse(doomed.hotelId), (tx) =>
    tx.execute(sql`select remove_hotel(id, name) from hotels where id = ${doomed.hotelId}`),
  );
  for (const { name, key } of tables) {
    const left = await owner.unsafe(`select distinct ${key} as id from ${name}`);
    expect(left.map((row) => row.id).sort()).toEqual([here.hotelId, there.hotelId].sort());
  }
});

async function openAppClient<T>(ask: (client: typeof owner) => Promise<T>): Promise<T> {
  const client = connect(appUrl, { max: 1 });
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** How many rows a statement of the application would change; it is rolled back. */
async function countOf(scope: string, statement: string): Promise<unknown> {
  const touched = owner.begin(async (tx) => {
    // Without foreign keys, which would refuse a deletion before it is counted.
    await tx.unsafe("set local session_replication_role = replica");
    await tx.unsafe(`set local role ${APP_ROLE}`);
    await tx.unsafe(scope);
    throw new Undone([{ count: (await tx.unsafe(statement)).count }]);
  });
  const [outcome] = await touched.catch(rowsOfUndone);
  return outcome?.count;
}

/** Thrown in a transaction to roll it back and return the rows it read. */
class Undone extends Error {
  readonly rows: readonly Record<string, unknown>[];
  constructor(rows: readonly Record<string, unknown>[]) {
    super("undone");
    this.rows = rows;
  }
}

function rowsOfUndone(error: unknown): Undone["rows"] {
  if (error instanceof Undone) return error.rows;
  if (sqlState(error) === "42501") return [{ count: "not granted" }];
  throw error;
}
