import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { connect } from "../platform/db/connect.ts";
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
const eachTable = tables.map(({ name, key }) => [name, key] as const);
const readAcross = ["hotels", "hotel_users", "change_counters"];

it.each(eachTable)("X-07 %s: a hotel sees its own rows and no other's", async (table, key) => {
  const seen = await database.withHotel(hotelId, (tx) =>
    tx.execute<{ hotel: string }>(sql.raw(`select distinct ${key} as hotel from ${table}`)),
  );
  expect(seen.map((row) => row.hotel)).toEqual([hotelId]);
});

it.each(eachTable)("X-07 %s: a hotel can't add a row to another", async (table, key) => {
  const columns = await owner<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attgenerated = ''`;
  const names = columns.map(({ name }) => name).join(", ");
  const [row] = await owner.unsafe(
    `select to_jsonb(r) as json from ${table} r where ${key} = '${there.hotelId}' limit 1`,
  );
  const smuggled = database.withHotel(hotelId, (tx) =>
    tx.execute(
      sql`insert into ${sql.raw(`${table} (${names})`)}
        select ${sql.raw(names)} from jsonb_populate_record(null::${sql.raw(table)}, ${JSON.stringify(row?.json)}::text::jsonb)`,
    ),
  );
  await expect(smuggled.catch(sqlState)).resolves.toBe("42501");
});

it.each(eachTable)(
  "X-07 %s: a hotel neither changes nor removes another's rows",
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
  "X-07 %s: a question without a hotel is answered with nothing",
  async (table) => {
    const unscoped = await openAppClient((client) => client.unsafe(`select 1 from ${table}`));
    expect(unscoped).toHaveLength(0);
  },
);

it.each(eachTable)("X-07 %s: the system's scope reads only what sign-in needs", async (table) => {
  const rows = await database.system.execute(sql.raw(`select 1 from ${table}`));
  expect(rows.length > 0).toBe(readAcross.includes(table));
});

it("X-07 the system's scope writes to no hotel", async () => {
  const renamed = await database.withSystem((tx) =>
    tx.execute(sql`update hotels set name = 'Taken' returning 1`),
  );
  expect(renamed).toHaveLength(0);
  const added = database.withSystem((tx) =>
    tx.execute(sql`insert into change_counters (hotel_id, seq) values (${hotelId}, 9)`),
  );
  await expect(added.catch(sqlState)).resolves.toBe("42501");
});

it("X-07 a row can't point into another hotel", async () => {
  const pointed = owner`update rooms set floor_id = ${there.floorId} where id = ${here.roomId}`;
  await expect(pointed).rejects.toMatchObject({ constraint_name: "rooms_floor_in_same_hotel" });
});

it("SYS-05 deleting a hotel removes all it has and nothing of another", async () => {
  const doomed = await makeHotelWorld(owner);
  await database.withHotel(hotelIdSchema.parse(doomed.hotelId), (tx) =>
    tx.execute(sql`delete from hotels where id = ${doomed.hotelId}`),
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
