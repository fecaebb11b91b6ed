import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type postgres from "postgres";
import { expect, it } from "vitest";
import { type Change, recordChange, recordChanges } from "../platform/changes.ts";
import { makeHotelWorld } from "../testing/hotel-world.ts";
import { openTestDatabase } from "../testing/test-db.ts";

const { database, owner } = await openTestDatabase();

const looked = (hotelId: HotelId, more: Partial<Change> = {}): Change => ({
  hotelId,
  action: "rooms.look",
  tags: ["Room", "Booking"],
  entityId: "a \"thing\", and 'more'",
  by: null,
  at: new Date("2026-03-02T08:00:00.123Z"),
  requestId: "r-1",
  details: { facts: [{ what: "amount", before: 1.5 }] },
  ...more,
});

async function makeTrail(): Promise<HotelId> {
  const hotelId = hotelIdSchema.parse((await makeHotelWorld(owner)).hotelId);
  await database.withHotel(hotelId, (tx) => recordChange(tx, looked(hotelId)));
  await database.withHotel(hotelId, (tx) =>
    recordChanges(tx, looked(hotelId), ["first", "second", "third"]),
  );
  return hotelId;
}

async function findingsIn(asked: postgres.ISql, hotelId: HotelId): Promise<string[]> {
  const found = await asked<{ invariant: string; entity: string }[]>`
    select invariant, entity_id as entity from check_changes(${hotelId}) order by 1, 2`;
  return found.map(({ invariant, entity }) => `${invariant} ${entity}`);
}

/** Applies the damage, returns the violations found, and rolls back. */
async function findingsAfter(hotelId: HotelId, damage: string): Promise<string[]> {
  const undone = new Error("undone");
  let found: string[] = [];
  const attempt = owner.begin(async (tx) => {
    await tx.unsafe(damage);
    found = await findingsIn(tx, hotelId);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  return found;
}

it("T17 lines written one by one, several at once and by concurrent writers are one chain", async () => {
  const hotelId = await makeTrail();
  const writers = Array.from({ length: 20 }, (_, place) =>
    database.withHotel(hotelId, (tx) =>
      recordChange(tx, looked(hotelId, { entityId: `${place}` })),
    ),
  );
  await Promise.all(writers);
  expect(await owner`select from changes where hotel_id = ${hotelId}`).toHaveLength(25);
  expect(await findingsIn(owner, hotelId)).toEqual([]);
});

it("T17 concurrent first lines of a new hotel are one chain", async () => {
  const hotelId = hotelIdSchema.parse((await makeHotelWorld(owner)).hotelId);
  await owner`delete from changes where hotel_id = ${hotelId}`;
  await owner`delete from change_counters where hotel_id = ${hotelId}`;
  await owner`delete from live_changes where hotel_id = ${hotelId}`;
  await owner`update business_days set trail_seq = null, trail_hash = null where hotel_id = ${hotelId}`;
  const first = () => database.withHotel(hotelId, (tx) => recordChange(tx, looked(hotelId)));
  await Promise.all([first(), first(), first()]);
  expect(await findingsIn(owner, hotelId)).toEqual([]);
});

const columns = await owner<{ name: string; type: string }[]>`
  select column_name as name, udt_name as type from information_schema.columns
  where table_name = 'changes' and is_generated = 'NEVER' and column_name not in ('hotel_id', 'seq')`;
const other: Record<string, string> = {
  text: "coalesce(%, '') || 'x'",
  _text: "array_append(%, 'Bill')",
  uuid: "gen_random_uuid()",
  timestamptz: "% + interval '1 microsecond'",
  jsonb: `% || '{"more": null}'`,
  bytea: "sha256(%)",
};
it.each(columns.map(({ name, type }) => [name, type]))(
  "T17 a line whose %s was changed is found",
  async (name, type) => {
    const hotelId = await makeTrail();
    const value = (other[type] ?? "").replaceAll("%", name);
    const damage = `update changes set ${name} = ${value} where hotel_id = '${hotelId}' and seq = 3`;
    expect(await findingsAfter(hotelId, damage)).toContain("changes-are-a-chain 3");
  },
);

const at = (hotelId: HotelId, seq: number) => `hotel_id = '${hotelId}' and seq = ${seq}`;
const behind: [what: string, named: string, damage: (hotelId: HotelId) => string][] = [
  ["removed", "changes-are-a-chain 4", (id) => `delete from changes where ${at(id, 3)}`],
  [
    "removed and the others moved up",
    "changes-are-a-chain 3",
    (id) => `delete from changes where ${at(id, 3)}; update changes set seq = 3 where ${at(id, 4)};
      update changes set seq = 4 where ${at(id, 5)}; update change_counters set seq = 4 where hotel_id = '${id}'`,
  ],
  [
    "exchanged",
    "changes-are-a-chain 2",
    (
      id,
    ) => `update changes set seq = 99 where ${at(id, 2)}; update changes set seq = 2 where ${at(id, 3)};
      update changes set seq = 3 where ${at(id, 99)}`,
  ],
  [
    "cut off",
    "changes-end-with-the-counted-one 4",
    (id) =>
      `delete from changes where ${at(id, 5)}; update change_counters set seq = 4 where hotel_id = '${id}'`,
  ],
  [
    "all removed",
    "changes-end-with-the-counted-one 0",
    (id) => `delete from changes where hotel_id = '${id}';
      update change_counters set seq = 0 where hotel_id = '${id}'`,
  ],
  [
    "taken over from another hotel",
    "changes-are-a-chain 1",
    (id) => `update changes c set action = o.action, hash = o.hash from changes o
      where c.hotel_id = '${id}' and c.seq = 1 and o.hotel_id <> c.hotel_id and o.seq = 1`,
  ],
];
it.each(behind)("T17 lines that were %s are found: %s", async (_, named, damage) => {
  const hotelId = await makeTrail();
  expect(await findingsAfter(hotelId, damage(hotelId))).toContain(named);
});

it("T17 NA-03 a changed trail with recomputed hashes is found by the hash that a closed day keeps", async () => {
  const hotelId = await makeTrail();
  const found = await findingsAfter(
    hotelId,
    `create temporary table kept on commit drop as select date, trail_hash from business_days where hotel_id = '${hotelId}';
     update changes set action = 'rooms.other' where ${at(hotelId, 1)};
     select recompute_change_hashes('${hotelId}');
     update business_days d set trail_hash = k.trail_hash from kept k where d.hotel_id = '${hotelId}' and k.date = d.date`,
  );
  expect(found).toEqual(["closed-day-keeps-the-hash-of-its-line 2026-03-01"]);
});

it("T17 the application can't recompute a chain", async () => {
  const hotelId = await makeTrail();
  const seal = database.withHotel(hotelId, (tx) =>
    tx.execute(sql`select recompute_change_hashes(${hotelId})`),
  );
  await expect(seal).rejects.toMatchObject({ cause: { code: "42501" } });
});

it("T17 the settings of a database session do not change a hash", async () => {
  const hotelId = await makeTrail();
  const settings = `set local timezone = 'Asia/Kathmandu'; set local datestyle = 'German, DMY';
    set local extra_float_digits = 0; set local bytea_output = 'escape'`;
  expect(await findingsAfter(hotelId, settings)).toEqual([]);
});
