import { randomUUID } from "node:crypto";
import { LIVE_CHANNEL } from "@funduq/api/platform/changes";
import type { ModuleName } from "@funduq/shared-types/contracts/department";
import { SHELL } from "@funduq/shared-types/contracts/module";
import type postgres from "postgres";
import { assertFits } from "./platform-fit.ts";
import { type Release, type ReleaseId, ReleaseRefused, releaseAddress } from "./release.ts";
import { assertViewsAreFree } from "./view-conflicts.ts";

/**
 * The registry is two tables of the installation's database: `module_releases`, which are immutable, and
 * `module_channels`, the current release of each module.
 */
type Sql = postgres.Sql;
type Queries = postgres.Sql | postgres.TransactionSql;

/** Registers a stored release. Returns whether it is new. */
export async function registerRelease(sql: Queries, release: Release): Promise<boolean> {
  const { module, version, contract, platform, department, entry } = release;
  const views = department?.views.map(({ id }) => id) ?? [];
  const added = await sql`
    insert into module_releases
      (module, version, contract, platform, entry, files, views, department)
    values (${module}, ${version}, ${contract}, ${platform}, ${releaseAddress(release, entry)},
      ${sql.json(integrityByAddress(release))}, ${views},
      ${department ? sql.json(department) : null})
    on conflict do nothing
    returning version`;
  return added.length > 0;
}

/** Whether the version is not registered, or registered with the same scripts and styles. */
export async function isAsRegistered(sql: Sql, release: Release): Promise<boolean> {
  const { module, version } = release;
  const others = await sql`
    select from module_releases where module = ${module} and version = ${version}
      and files <> ${sql.json(integrityByAddress(release))}`;
  return others.length === 0;
}

/** Subresource integrity hashes of scripts and styles, by URL. */
export function integrityByAddress(release: Release): Record<string, string> {
  const checked = Object.entries(release.files).filter(([file]) => /\.(m?js|css)$/.test(file));
  return Object.fromEntries(checked.map(([file, hash]) => [releaseAddress(release, file), hash]));
}

/** The user who makes a release current: the operator, or a team identified by its token. */
export type ReleasedBy = { madeBy: string; tokenId?: string };

/** Arbitrary advisory lock number for every change of a module's current release. */
const RELEASE_LOCK = 727_002;

/** Runs `work` in a transaction that holds the module's release lock. */
export async function whileLocked<T>(
  sql: Sql,
  module: ModuleName,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  return sql.begin(async (tx) => {
    await lockReleases(tx, module);
    return work(tx);
  }) as Promise<T>;
}

/** Takes the module's release lock in an existing transaction. */
export async function lockReleases(tx: postgres.TransactionSql, module: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(${RELEASE_LOCK}, hashtext(${module}))`;
}

/** Arbitrary advisory lock number: one lock for what is current in all modules. */
const CURRENT_LOCK = 727_003;

/**
 * Taken after the module's own lock, by every change of a current release: a shell and a department that are
 * released at the same time are compared with each other, and so are the views of two departments.
 */
export async function lockCurrent(tx: postgres.TransactionSql): Promise<void> {
  await tx`select pg_advisory_xact_lock(${CURRENT_LOCK})`;
}

/**
 * A deployment: makes a release current for all hotels or for one, and records the user in
 * `release_events`. Returns the version that was current before. Throws `ReleaseRefused` if it does not fit the
 * other current releases, or another department has one of its views.
 */
export async function makeCurrent(
  sql: Sql,
  release: ReleaseId,
  by: ReleasedBy,
  hotelId?: string,
): Promise<string | null> {
  return whileLocked(sql, release.module, async (tx) => {
    await lockCurrent(tx);
    await assertFits(tx, release);
    return setCurrent(tx, release, by, hotelId);
  });
}

/** Like `makeCurrent`, within `whileLocked`, without comparing the release with the shell or the departments. */
export async function setCurrent(
  tx: postgres.TransactionSql,
  { module, version }: ReleaseId,
  by: ReleasedBy,
  hotelId?: string,
): Promise<string | null> {
  if (module === SHELL && hotelId !== undefined)
    throw new ReleaseRefused("The shell is the same for all hotels: release it without --hotel.");
  const former = (await currentVersion(tx, module, hotelId)) ?? null;
  if (former === version) return former;
  await lockCurrent(tx);
  await assertViewsAreFree(tx, { module, version });
  await tx`
    insert into module_channels (id, module, for_hotel_id, version)
    values (${randomUUID()}, ${module}, ${hotelId ?? null}, ${version})
    on conflict (module, for_hotel_id) do update set version = excluded.version, changed_at = now()`;
  await trace(tx, { module, version, former, hotelId }, by);
  return former;
}

/** Deletes a hotel's own channel, within `whileLocked`. The hotel then uses `version`, the one for all hotels. */
export async function dropOwn(
  tx: postgres.TransactionSql,
  { module, version }: ReleaseId,
  by: ReleasedBy,
  hotelId: string,
): Promise<void> {
  const [own] = await tx<{ former: string }[]>`
    delete from module_channels where module = ${module} and for_hotel_id = ${hotelId}
    returning version as former`;
  if (own) await trace(tx, { module, version, former: own.former, hotelId }, by);
}

type Step = ReleaseId & { former: string | null; hotelId: string | undefined };

/** Uses `clock_timestamp()`: `now()` is the start of the transaction, which is too early after waiting for the lock. */
async function trace(
  tx: postgres.TransactionSql,
  { module, version, former, hotelId }: Step,
  { madeBy, tokenId }: ReleasedBy,
): Promise<void> {
  await tx`
    insert into release_events
      (id, module, version, former_version, for_hotel_id, made_by, token_id, made_at)
    values (${randomUUID()}, ${module}, ${version}, ${former}, ${hotelId ?? null}, ${madeBy},
      ${tokenId ?? null}, clock_timestamp())`;
  // Delivered at commit; each API process forwards it to its open tabs.
  await tx`select pg_notify(${LIVE_CHANNEL}, ${`released:${hotelId ?? ""}`})`;
}

export async function currentVersion(
  sql: Queries,
  module: ModuleName,
  hotelId?: string,
): Promise<string | undefined> {
  const [channel] = await sql<{ version: string }[]>`
    select version from module_channels
    where module = ${module} and for_hotel_id is not distinct from ${hotelId ?? null}::uuid`;
  return channel?.version;
}

/** Every version that is current, or was within the last day, because open tabs may still load its files. */
export async function versionsInUse(sql: Queries, module: ModuleName): Promise<string[]> {
  const channels = await sql<{ version: string }[]>`
    select version from module_channels where module = ${module}
    union
    select former_version from release_events
    where module = ${module} and former_version is not null and made_at > now() - interval '1 day'`;
  return channels.map(({ version }) => version);
}

/**
 * The versions that were current before `version`, newest first, for all hotels or for one. Versions
 * that were rolled back are omitted: after A, B, rollback to A, and C, the result for C is A.
 */
export async function versionsCurrentBefore(
  sql: Queries,
  { module, version: present }: ReleaseId,
  hotelId?: string,
): Promise<string[]> {
  const events = await sql<{ version: string }[]>`
    select version from release_events
    where module = ${module} and for_hotel_id is not distinct from ${hotelId ?? null}::uuid
    order by made_at`;
  const line: string[] = [];
  for (const { version } of events) {
    const known = line.indexOf(version);
    if (known === -1) line.push(version);
    else line.length = known + 1;
  }
  const at = line.indexOf(present);
  return line.slice(0, at === -1 ? undefined : at).reverse();
}

/** The hotels that have a version of their own, with that version. */
export async function versionsOfHotels(
  sql: Queries,
  module: ModuleName,
): Promise<{ hotelId: string; version: string }[]> {
  return sql<{ hotelId: string; version: string }[]>`
    select for_hotel_id as "hotelId", version from module_channels
    where module = ${module} and for_hotel_id is not null order by for_hotel_id`;
}

export async function isRegistered(sql: Queries, { module, version }: ReleaseId): Promise<boolean> {
  const found = await sql`
    select from module_releases where module = ${module} and version = ${version}`;
  return found.length > 0;
}
