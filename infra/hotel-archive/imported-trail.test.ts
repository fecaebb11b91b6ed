import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { makeHotelWorld } from "@funduq/api/testing/hotel-world";
import { testMasterKeys } from "@funduq/api/testing/master-keys";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { exportFrom } from "./export-from.ts";
import { importHotel } from "./import-hotel.ts";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-trail-"));
const { owner } = await openTestDatabase();
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const findingsIn = (sql: postgres.Sql, id: string) =>
  sql.begin(async (tx) => {
    await tx`select set_config('app.hotel_id', ${id}, true)`;
    return [...(await tx`select * from check_invariants(${id})`)];
  });

/** A new hotel with audit trail lines by its cashier; `move` imports it where the cashier has another id. */
async function makeTrail() {
  const world = await makeHotelWorld(owner);
  const [{ name = "", email = "" } = {}] = await owner<{ name: string; email: string }[]>`
    select h.name, u.email from hotels h, users u where h.id = ${world.hotelId} and u.id = ${world.userId}`;
  for (const entity of ["first", "second"])
    await owner`select record_change(${world.hotelId}, 'rooms.look', '{Room}', ${entity}, ${world.userId},
      now(), null, '{}')`;
  const hotel = { id: world.hotelId as HotelId, name };
  const move = async () => {
    const there = await openTestDatabase();
    const [known] = await there.owner<{ id: string }[]>`
      insert into users (id, email, display_name) values (gen_random_uuid(), ${email}, 'Known') returning id`;
    const file = path.join(folder, `${hotel.id}.gz`);
    await exportFrom(owner, hotel, file);
    const options = { isKept: () => true, masterKeys: testMasterKeys };
    const imported = await importHotel(there.owner, file, options);
    const trail = await there.owner<
      { seq: number; action: string; by: string | null; seal: string }[]
    >`
      select seq::int, action, by_user_id as by, details->'facts'->0->>'before' as seal from changes
      where hotel_id = ${hotel.id} order by seq`;
    return { imported, trail, known: known?.id, sql: there.owner };
  };
  return { hotel, move };
}

it("T17 SYS-05 an import that replaces account ids recomputes the trail's hash chain and appends a line with the former hash", async () => {
  const { hotel, move } = await makeTrail();
  const [end] = await owner<{ hash: string }[]>`
    select encode(last_hash, 'hex') as hash from change_counters where hotel_id = ${hotel.id}`;
  const { imported, trail, known, sql } = await move();
  expect(imported.findings).toBe(0);
  expect(await findingsIn(sql, hotel.id)).toEqual([]);
  expect(trail.map(({ action, by }) => [action, by])).toEqual([
    ["hotel.created", null],
    ["rooms.look", known],
    ["rooms.look", known],
    ["hotels.import", null],
  ]);
  expect(trail.at(-1)?.seal).toBe(end?.hash);
});

it("T17 SYS-05 an import does not recompute the hash chain of a trail that was tampered with", async () => {
  const { hotel, move } = await makeTrail();
  await owner`update changes set action = 'rooms.other' where hotel_id = ${hotel.id} and seq = 2`;
  const { imported, trail, sql } = await move();
  expect(imported.findings).toBeGreaterThan(0);
  expect(await findingsIn(sql, hotel.id)).toContainEqual(
    expect.objectContaining({ invariant: "changes-are-a-chain", entity_id: "2" }),
  );
  expect(trail).toHaveLength(3);
});
