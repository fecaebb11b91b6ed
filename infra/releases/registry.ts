import { randomUUID } from "node:crypto";
import type { ModuleName } from "@funduq/shared-types/contracts/module";
import type postgres from "postgres";
import { type Release, type ReleaseId, releaseAddress } from "./release.ts";

/**
 * The registry is two tables of the installation's database: the releases, which never change, and
 * which of them is current.
 */
type Sql = postgres.Sql;

/** Makes a stored release known. Returns whether it is new. */
export async function registerRelease(sql: Sql, release: Release): Promise<boolean> {
  const { module, version, contract, platform, views, entry } = release;
  const added = await sql`
    insert into module_releases (module, version, contract, platform, entry, files, views)
    values (${module}, ${version}, ${contract}, ${platform},
      ${releaseAddress(release, entry)}, ${sql.json(integrityByAddress(release))}, ${views})
    on conflict do nothing
    returning version`;
  return added.length > 0;
}

/** What browsers check: scripts and styles, by their address. */
function integrityByAddress(release: Release): Record<string, string> {
  const checked = Object.entries(release.files).filter(([file]) => /\.(m?js|css)$/.test(file));
  return Object.fromEntries(checked.map(([file, hash]) => [releaseAddress(release, file), hash]));
}

/** The one write that a deployment is: everywhere, or for one hotel. */
export async function makeCurrent(sql: Sql, { module, version }: ReleaseId, hotelId?: string) {
  await sql`
    insert into module_channels (id, module, for_hotel_id, version)
    values (${randomUUID()}, ${module}, ${hotelId ?? null}, ${version})
    on conflict (module, for_hotel_id) do update set version = excluded.version, changed_at = now()`;
}

export async function currentVersion(
  sql: Sql,
  module: ModuleName,
  hotelId?: string,
): Promise<string | undefined> {
  const [channel] = await sql<{ version: string }[]>`
    select version from module_channels
    where module = ${module} and for_hotel_id is not distinct from ${hotelId ?? null}::uuid`;
  return channel?.version;
}

/** Every version that some hotel is on. */
export async function versionsInUse(sql: Sql, module: ModuleName): Promise<string[]> {
  const channels = await sql<{ version: string }[]>`
    select version from module_channels where module = ${module}`;
  return channels.map(({ version }) => version);
}

/** The versions published before `version`, the youngest first. */
export async function versionsBefore(sql: Sql, { module, version }: ReleaseId): Promise<string[]> {
  const found = await sql<{ version: string }[]>`
    select earlier.version from module_releases earlier
    join module_releases present on present.module = earlier.module and present.version = ${version}
    where earlier.module = ${module} and earlier.published_at < present.published_at
    order by earlier.published_at desc`;
  return found.map((each) => each.version);
}

export async function isRegistered(sql: Sql, { module, version }: ReleaseId): Promise<boolean> {
  const found = await sql`
    select from module_releases where module = ${module} and version = ${version}`;
  return found.length > 0;
}
