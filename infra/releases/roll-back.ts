import type { ModuleName } from "@funduq/shared-types/contracts/module";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type postgres from "postgres";
import {
  currentVersion,
  isRegistered,
  makeCurrent,
  type ReleasedBy,
  versionsBefore,
} from "./registry.ts";
import { ReleaseRefused } from "./release.ts";
import { assertStored, isStored } from "./store.ts";

type Way = {
  module: ModuleName;
  /** What must still be current. */
  from?: string | undefined;
  /** The version before the current one unless it is given. */
  to?: string | undefined;
  hotelId?: string | undefined;
};

/** Makes an earlier release current again, for all hotels or for one. */
export async function rollBack(
  sql: postgres.Sql,
  releases: string,
  { module, from, to, hotelId }: Way,
  by: ReleasedBy,
) {
  const present =
    (await currentVersion(sql, module, hotelId)) ?? (await currentVersion(sql, module));
  if (!present) throw new ReleaseRefused(`${module} has no release yet.`);
  if (from && from !== present) throw new AppError("release.moved-on", { version: present });
  const earlier = await versionsBefore(sql, { module, version: present });
  const version = to ?? earlier.find((each) => isStored(releases, { module, version: each }));
  if (!version)
    throw new ReleaseRefused(`${module} has no version before ${present} to go back to.`);
  if (!(await isRegistered(sql, { module, version })))
    throw new ReleaseRefused(`${module} has no version ${version}.`);
  assertStored(releases, { module, version });
  await makeCurrent(sql, { module, version }, by, hotelId);
  return { module, version, formerVersion: present };
}
