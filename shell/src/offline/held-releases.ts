import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { hasUnsent } from "@funduq/shared-ui/unsent";
import { readModules } from "../remotes/read-modules.ts";
import { DEPARTMENT_FILES } from "./caches.ts";

/** The releases whose files the cache has, beside them. Not of one person: the outbox outlives a log-out too. */
export const KEPT_RELEASES = "/kept-releases";

/**
 * The releases that this browser runs whatever the registry says, because changes wait in the outbox: those with which they
 * were made. None where nothing waits.
 */
export async function heldReleases(): Promise<readonly ModuleEntry[]> {
  if (!(await hasUnsent())) return [];
  const kept = await caches.match(KEPT_RELEASES, { cacheName: DEPARTMENT_FILES });
  const modules = kept ? ((await kept.json()) as unknown[]) : [];
  return readModules({ signedIn: true, modules, closed: [] }).modules;
}

/** The releases to run, with what the visitor may open in them. */
export function withHeld(
  listed: readonly ModuleEntry[],
  held: readonly ModuleEntry[],
): ModuleEntry[] {
  return listed.map((entry) => {
    const release = held.find(({ name }) => name === entry.name);
    return release ? { ...release, views: entry.views } : entry;
  });
}
