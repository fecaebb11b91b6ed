import type { ModuleName } from "@funduq/shared-types/contracts/department";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type postgres from "postgres";
import { assertFits, misfitOf } from "./platform-fit.ts";
import {
  currentVersion,
  dropOwn,
  isRegistered,
  lockCurrent,
  type ReleasedBy,
  setCurrent,
  versionsCurrentBefore,
  whileLocked,
} from "./registry.ts";
import { ReleaseRefused } from "./release.ts";
import { assertStored, isStored } from "./store.ts";

export type Way = {
  module: ModuleName;
  /** The expected current version: of two concurrent rollbacks from it, one gets `release.moved-on`. */
  from?: string | undefined;
  /** The target version; by default the one that was current before. */
  to?: string | undefined;
  hotelId?: string | undefined;
  /** Removes the hotel's own version, so that it follows the version for all hotels. */
  follow?: boolean | undefined;
};

/** Makes an earlier release current for all hotels or for one, or lets one hotel follow all others again. */
export async function rollBack(sql: postgres.Sql, releases: string, way: Way, by: ReleasedBy) {
  const { module, from, hotelId } = way;
  return whileLocked(sql, module, async (tx) => {
    await lockCurrent(tx);
    const everybodys = await currentVersion(tx, module);
    const present = (await currentVersion(tx, module, hotelId)) ?? everybodys;
    if (!present) throw new ReleaseRefused(`${module} has no release yet.`);
    if (from && from !== present) throw new AppError("release.moved-on", { version: present });
    const version = way.follow
      ? await follow(tx, { ...way, everybodys }, by)
      : await goBack(tx, releases, { ...way, present }, by);
    return { module, version, formerVersion: present };
  });
}

/** Rolls back from the current version; two concurrent calls roll back once. */
export async function rollBackHere(sql: postgres.Sql, releases: string, way: Way, by: ReleasedBy) {
  const { module, hotelId } = way;
  const from = (await currentVersion(sql, module, hotelId)) ?? (await currentVersion(sql, module));
  return rollBack(sql, releases, { ...way, from }, by);
}

async function follow(
  tx: postgres.TransactionSql,
  { module, hotelId, to, everybodys }: Way & { everybodys: string | undefined },
  by: ReleasedBy,
): Promise<string> {
  if (!hotelId) throw new ReleaseRefused("Only one hotel can follow all others: name it.");
  if (to) throw new ReleaseRefused("A hotel goes to a version, or follows all others: not both.");
  if (!everybodys) throw new ReleaseRefused(`${module} has no release for all hotels yet.`);
  await dropOwn(tx, { module, version: everybodys }, by, hotelId);
  return everybodys;
}

/** For a hotel with its own release: its former versions, then the version for all hotels. */
async function versionsBefore(
  tx: postgres.TransactionSql,
  { module, hotelId, present }: Way & { present: string },
): Promise<string[]> {
  const here = { module, version: present };
  const hasOwn = hotelId !== undefined && (await currentVersion(tx, module, hotelId));
  if (!hasOwn) return versionsCurrentBefore(tx, here);
  const own = await versionsCurrentBefore(tx, here, hotelId);
  const everybodys = await currentVersion(tx, module);
  return everybodys === undefined || everybodys === present ? own : [...own, everybodys];
}

async function goBack(
  tx: postgres.TransactionSql,
  releases: string,
  { module, to, hotelId, present }: Way & { present: string },
  by: ReleasedBy,
): Promise<string> {
  const earlier = await versionsBefore(tx, { module, hotelId, present });
  const version = to ?? (await firstUsable(tx, releases, module, earlier));
  if (!version)
    throw new ReleaseRefused(`${module} has no version before ${present} to go back to.`);
  if (!(await isRegistered(tx, { module, version })))
    throw new ReleaseRefused(`${module} has no version ${version}.`);
  assertStored(releases, { module, version });
  await assertFits(tx, { module, version });
  await setCurrent(tx, { module, version }, by, hotelId);
  return version;
}

/** The first version whose files are kept and that fits what else is current. */
async function firstUsable(
  tx: postgres.TransactionSql,
  releases: string,
  module: ModuleName,
  versions: readonly string[],
): Promise<string | undefined> {
  for (const version of versions)
    if (isStored(releases, { module, version }) && !(await misfitOf(tx, { module, version })))
      return version;
  return undefined;
}
