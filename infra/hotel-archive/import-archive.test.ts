import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { migrate } from "@funduq/api/db/migrate";
import { SCHEMA } from "@funduq/api/modules/hotels/hotel-archive-file";
import { connect } from "@funduq/api/platform/db/connect";
import { makeHotelWorld } from "@funduq/api/testing/hotel-world";
import { testMasterKeys } from "@funduq/api/testing/master-keys";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { exportFrom } from "./export-from.ts";
import { importArchive } from "./import-archive.ts";
import { sealed } from "./sealed-archive.ts";

/** The last before hotels could be exported at all: no file is older. */
const OLDER = "0011_who_sent_the_police_report";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-older-"));
const { owner, ownerUrl } = await openTestDatabase();
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const bring = (file: string, isKept = () => true) =>
  importArchive({ owner, ownerUrl }, file, { isKept, masterKeys: testMasterKeys });

/** The text as the export of another schema, with the end that belongs to it. */
const asOf = (schema: string, text: string) =>
  sealed(text.replace(/"schema":"[^"]*"/, `"schema":"${schema}"`));

async function exportAs(schema: string, sql: postgres.Sql, hotelId: string): Promise<string> {
  const file = path.join(folder, `${schema}-${hotelId}.gz`);
  await exportFrom(sql, { id: hotelId as HotelId, name: "Hotel El Djazair" }, file);
  const text = gunzipSync(await fs.readFile(file)).toString();
  await fs.writeFile(file, gzipSync(asOf(schema, text)));
  return file;
}

/** By statements of that time: today's have other columns. */
async function makeOlderHotel(sql: postgres.Sql): Promise<string> {
  const [hotelId, userId, companyId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into users (id, email, display_name)
    values (${userId}, ${`${userId}@funduq.test`}, 'Amina Haddad')`;
  await sql`insert into hotels (id, name, business_date)
    values (${hotelId}, 'Hotel El Djazair', '2026-03-02')`;
  await sql`insert into floors (hotel_id, id, name, position)
    values (${hotelId}, gen_random_uuid(), 'First', 1)`;
  await sql`insert into hotel_users (hotel_id, id, email, user_id)
    values (${hotelId}, gen_random_uuid(), ${`${userId}@funduq.test`}, ${userId})`;
  await sql`insert into guests (hotel_id, id, full_name, name_search, changed_by_user_id)
    values (${hotelId}, gen_random_uuid(), 'Yacine Brahimi', 'yacine brahimi', ${userId})`;
  await sql`insert into companies (hotel_id, id, name, name_search)
    values (${hotelId}, ${companyId}, 'Sonatrach', 'sonatrach')`;
  await sql`insert into payments
      (hotel_id, id, company_id, method, payment_date, amount_centimes, recorded_by)
    values (${hotelId}, gen_random_uuid(), ${companyId}, 'Cheque', '2026-03-01', 500000, ${userId})`;
  await sql`insert into change_counters (hotel_id, seq) values (${hotelId}, 0)`;
  return hotelId;
}

async function exportOfOlder(): Promise<{ file: string; hotelId: string }> {
  const url = new URL(ownerUrl);
  url.pathname = `/funduq_older_${randomBytes(4).toString("hex")}`;
  await owner.unsafe(`create database ${url.pathname.slice(1)}`);
  const sql = connect(url.href, { max: 1 });
  try {
    await migrate(url.href, { appUrl: url.href, upTo: OLDER });
    const hotelId = await makeOlderHotel(sql);
    await sql`
      insert into module_releases (module, version, contract, platform, entry, files, views)
      values ('mfe-pos', '7.7.7', 1, '*', 'entry.js', '{"entry.js":"sha384-x"}', '{}')`;
    await sql`
      insert into module_channels (id, module, for_hotel_id, version)
      values (gen_random_uuid(), 'mfe-pos', ${hotelId}, '7.7.7')`;
    return { file: await exportAs(OLDER, sql, hotelId), hotelId };
  } finally {
    await sql.end();
    await owner.unsafe(`drop database ${url.pathname.slice(1)} with (force)`);
  }
}

it("SYS-05 brings back what an older release exported, migrated like every installation", async () => {
  const { file, hotelId } = await exportOfOlder();
  expect(await bring(file)).toMatchObject({
    hotelId,
    name: "Hotel El Djazair",
    // The payment settles no document: as it was.
    findings: 1,
    lostReleases: ["mfe-pos 7.7.7"],
  });
  // What the migrations since then have made of it: 0014, and 0017 of the payment's own date.
  const [user] = await owner`select version from hotel_users where hotel_id = ${hotelId}`;
  expect(user?.version).toBe(1);
  const [payment] = await owner`
    select business_date, display_name from payments join users on users.id = recorded_by
    where hotel_id = ${hotelId}`;
  expect(payment).toEqual({ business_date: "2026-03-01", display_name: "Amina Haddad" });
  const left = await owner`select datname from pg_database where datname like 'funduq_import_%'`;
  expect([...left]).toEqual([]);
  await expect(bring(file)).rejects.toThrow("Hotel El Djazair is there already");
});

it("SYS-05 leaves no database behind where the older export can't come in", async () => {
  const { file } = await exportOfOlder();
  const text = gunzipSync(await fs.readFile(file)).toString();
  const strange = text.replace(/(\{"table":"floors","columns":\[[^\]]*)"position"/, '$1"place"');
  await fs.writeFile(file, gzipSync(asOf(OLDER, strange)));
  await expect(bring(file)).rejects.toThrow("The table floors has other columns here");
  const left = await owner`select datname from pg_database where datname like 'funduq_import_%'`;
  expect([...left]).toEqual([]);
});

it("SYS-05 refuses what a later release exported, and writes nothing", async () => {
  const { hotelId } = await makeHotelWorld(owner);
  const file = await exportAs("9999_later", owner, hotelId);
  await expect(bring(file)).rejects.toThrow(`a later release (9999_later; this one has ${SCHEMA})`);
});
