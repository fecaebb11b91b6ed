import type { Department, ModuleName } from "@funduq/shared-types/contracts/department";
import { SHELL } from "@funduq/shared-types/contracts/module";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";

export type CurrentRelease = {
  name: ModuleName;
  version: string;
  contract: number;
  platform: string;
  entry: string;
  integrity: Record<string, string>;
  department: Department;
};

/**
 * Each module's current release: the hotel's own where it has one, else everybody's. Releases from before
 * departments described themselves are left out: no shell of today runs them.
 */
export async function listCurrentReleases(
  { system }: Database,
  hotelId: HotelId | undefined,
): Promise<CurrentRelease[]> {
  return system.execute<CurrentRelease>(sql`
    select distinct on (channel.module) channel.module as name, release.version, release.contract,
      release.platform, release.entry, release.files as integrity, release.department
    from module_channels channel
      join module_releases release using (module, version)
    where release.department is not null
      and (channel.for_hotel_id is null or channel.for_hotel_id = ${hotelId ?? null})
    order by channel.module, channel.for_hotel_id nulls last`);
}

/** The version of the current shell; null where a development server serves it. */
export async function currentShellVersion({
  system,
}: Pick<Database, "system">): Promise<string | null> {
  const [channel] = await system.execute<{ version: string }>(sql`
    select version from module_channels where module = ${SHELL} and for_hotel_id is null`);
  return channel?.version ?? null;
}

/** The versions of the shell that are registered. */
export async function listShellVersions({ system }: Pick<Database, "system">): Promise<string[]> {
  const shells = await system.execute<{ version: string }>(sql`
    select version from module_releases where module = ${SHELL}`);
  return shells.map(({ version }) => version);
}

/** What a department's team releases its module with, and no other. */
export type ReleaseToken = { id: string; module: ModuleName; name: string };

export async function findReleaseToken(
  { system }: Pick<Database, "system">,
  id: string,
): Promise<(ReleaseToken & { secretHash: string }) | undefined> {
  const [token] = await system.execute<ReleaseToken & { secretHash: string }>(sql`
    select id, module, name, secret_hash as "secretHash" from release_tokens
    where id = ${id}::uuid and revoked_at is null`);
  return token;
}

export async function hotelExists({ system }: Database, hotelId: HotelId): Promise<boolean> {
  const rows = await system.execute(sql`select from hotels where id = ${hotelId}`);
  return rows.length > 0;
}
