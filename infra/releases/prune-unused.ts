import type postgres from "postgres";
import { versionsInUse, whileLocked } from "./registry.ts";
import type { ReleaseId } from "./release.ts";
import { pruneReleases } from "./store.ts";

/** Deletes old versions after a release, under the same lock as a rollback. */
export async function pruneUnused(
  sql: postgres.Sql,
  releases: string,
  release: ReleaseId,
): Promise<void> {
  await whileLocked(sql, release.module, async (tx) =>
    pruneReleases(releases, release, await versionsInUse(tx, release.module)),
  );
}
