import { SHELL } from "@funduq/shared-types/contracts/module";
import { fitsPlatform, type Platform } from "@funduq/shared-types/rules/module-fit";
import type postgres from "postgres";
import { installedPlatform } from "./installed-platform.ts";
import { type ReleaseId, ReleaseRefused } from "./release.ts";

type Queries = postgres.Sql | postgres.TransactionSql;
type Needs = ReleaseId & { contract: number; platform: string };

/** What the current shell offers to departments; without a released shell, that of this checkout. */
export async function currentPlatform(sql: Queries): Promise<Platform> {
  const [shell] = await sql<Platform[]>`
    select contract, platform as version
    from module_channels join module_releases using (module, version)
    where module = ${SHELL} and for_hotel_id is null`;
  return shell ?? installedPlatform();
}

/**
 * Throws `ReleaseRefused` if the current shell can't run a registered department, or a shell can't run a
 * department that the current shell runs.
 */
export async function assertFits(sql: Queries, release: ReleaseId): Promise<void> {
  const misfit = await misfitOf(sql, release);
  if (misfit) throw new ReleaseRefused(misfit);
}

/** Why a registered release can't become current; undefined if it can. */
export async function misfitOf(
  sql: Queries,
  { module, version }: ReleaseId,
): Promise<string | undefined> {
  const [release] = await sql<Needs[]>`
    select module, version, contract, platform from module_releases
    where module = ${module} and version = ${version}`;
  if (!release) return undefined;
  const current = await currentPlatform(sql);
  if (module !== SHELL)
    return fitsPlatform(current, release) ? undefined : misfitText(current, release);
  const shell = { contract: release.contract, version: release.platform };
  const [first] = (await currentDepartments(sql)).filter(
    (each) => fitsPlatform(current, each) && !fitsPlatform(shell, each),
  );
  return first && misfitText(shell, first);
}

/** Every department that the current shell can't run, for all hotels or for one: a sentence for each. */
export async function misfitsOfCurrent(sql: Queries): Promise<string[]> {
  const shell = await currentPlatform(sql);
  const misfits = (await currentDepartments(sql)).filter((each) => !fitsPlatform(shell, each));
  return misfits.map((each) => misfitText(shell, each));
}

async function currentDepartments(sql: Queries): Promise<Needs[]> {
  return sql<Needs[]>`
    select distinct module, version, contract, platform
    from module_channels join module_releases using (module, version)
    where module <> ${SHELL} order by module, version`;
}

function misfitText(shell: Platform, { module, version, contract, platform }: Needs): string {
  return `${module} ${version} needs contract ${contract} and platform ${platform}; the shell offers ${shell.contract} and ${shell.version}.`;
}
