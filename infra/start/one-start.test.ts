import fs from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { afterEach, expect, it } from "vitest";
import { dataOf } from "../database/cluster.ts";
import { readPostmaster } from "../database/postmaster.ts";
import { readInstallation } from "./installation-file.ts";
import { beginSuite, newDataFolder, startSuite, stopSuite } from "./testing/suite-process.ts";

const folder = newDataFolder();
const EMPTY = { FUNDUQ_DEMO: "0", FUNDUQ_ADMIN_EMAIL: "owner@hotel.test" };
/** PGMAX_LIFETIME is a setting of the driver: connections are closed after a second instead of half an hour. */
const SHORT_LIVED = { ...EMPTY, PGMAX_LIFETIME: "1" };
const SOON = { timeout: 20_000, interval: 50 };

let owner: postgres.Sql | undefined;
afterEach(() => owner?.end({ timeout: 1 }));

function openOwner(): postgres.Sql {
  const url = readInstallation(folder)?.databaseUrl ?? "";
  owner = postgres(url, { max: 1, onnotice: () => undefined, max_lifetime: null });
  return owner;
}

const locksIn = (sql: postgres.Sql) =>
  sql`select pid from pg_locks where locktype = 'advisory' and objid = 727010 and granted`;

/** The connections that hold the start lock and the job leader's lock; they have no maximum lifetime. */
const holdersIn = async (sql: postgres.Sql) => {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_locks
    where locktype = 'advisory' and objid in (727010, 727011) and granted`;
  return rows.map(({ pid }) => pid);
};

/** The suite's pooled connections; a connection that runs LISTEN has no maximum lifetime. */
const connectionsIn = async (sql: postgres.Sql) => {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity
    where application_name = 'funduq' and query not ilike 'listen%'`;
  return rows.map(({ pid }) => pid);
};

const isReady = async (origin: string) => (await fetch(`${origin}/api/health/ready`)).status;

/** Files that PostgreSQL may write at any time: its data, and its log at each checkpoint. */
const writtenByServer = ["cluster", "postgres.log"];

function untouched() {
  const names = fs.readdirSync(folder).filter((name) => !writtenByServer.includes(name));
  return names.map((name) => [name, fs.statSync(path.join(folder, name)).mtimeMs]);
}

it("X-02 refuses a second start, also after the first one's connections reached their maximum lifetime, and changes nothing", async () => {
  const first = await startSuite(folder, SHORT_LIVED);
  const sql = openOwner();
  const atStart = await connectionsIn(sql);
  expect(atStart.length).toBeGreaterThan(0);
  const retired = async () => {
    const [left, holders] = [await connectionsIn(sql), await holdersIn(sql)];
    return atStart.filter((pid) => left.includes(pid) && !holders.includes(pid));
  };
  await expect.poll(retired, SOON).toEqual([]);
  // Waits until all pooled connections are less than 2 s old: older ones have reached their maximum lifetime.
  await expect
    .poll(
      async () => sql`
      select from pg_stat_activity where application_name = 'funduq'
        and query not ilike 'listen%' and pid <> all(${await holdersIn(sql)})
        and backend_start < now() - interval '2 s'`,
      SOON,
    )
    .toEqual([]);
  const [server, before] = [readPostmaster(dataOf(folder)), untouched()];

  const second = await beginSuite(folder, EMPTY);

  expect(await second.ended).toBe(1);
  expect(second.err.trim()).toMatch(
    /^Funduq already runs on .+\. Stop it first, or choose another data folder with FUNDUQ_DATA\.$/,
  );
  expect(readPostmaster(dataOf(folder))).toEqual(server);
  expect(untouched()).toEqual(before);
  expect(await isReady(first.origin)).toBe(200);
  expect(await locksIn(sql)).toHaveLength(1);
  expect(await stopSuite(first)).toBe(0);
});

it("X-02 the start lock is kept beyond the maximum lifetime of connections and over a restart of PostgreSQL", async () => {
  const first = await startSuite(folder, SHORT_LIVED);
  const sql = openOwner();
  const [holder] = await locksIn(sql);
  expect(holder).toBeDefined();
  await expect
    .poll(
      () => sql`
      select from pg_stat_activity
      where pid = ${holder?.pid} and backend_start < now() - interval '3 s'`,
      SOON,
    )
    .toHaveLength(1);
  expect(await locksIn(sql)).toEqual([holder]);

  process.kill(readPostmaster(dataOf(folder))?.pid ?? Number.NaN, "SIGKILL");

  await expect.poll(() => locksIn(sql).catch(() => []), SOON).toHaveLength(1);
  await expect.poll(() => isReady(first.origin), SOON).toBe(200);
  expect((await locksIn(sql))[0]).not.toEqual(holder);
  expect(await stopSuite(first)).toBe(0);
});

it("X-02 a killed start releases its folder at once, and the next start adopts its server", async () => {
  const first = await startSuite(folder, EMPTY);
  const server = readPostmaster(dataOf(folder));
  first.child.kill("SIGKILL");
  await first.ended;

  const next = await startSuite(folder, EMPTY);

  expect(next.out).toContain("(recovered)");
  expect(readPostmaster(dataOf(folder))).toEqual(server);
  expect(await stopSuite(next)).toBe(0);
});

it("X-02 exits with one line and a code other than 0 when PostgreSQL can't be restarted", async () => {
  const suite = await startSuite(folder, EMPTY);
  const control = path.join(dataOf(folder), "global", "pg_control");
  const whole = fs.readFileSync(control);
  fs.truncateSync(control);
  process.kill(readPostmaster(dataOf(folder))?.pid ?? Number.NaN, "SIGKILL");

  expect(await suite.ended).toBe(1);

  expect(suite.err.trim()).toMatch(
    /^PostgreSQL ended, and starting it again has failed too often in a row\. .+pg_control.+$/,
  );
  fs.writeFileSync(control, whole);
});
