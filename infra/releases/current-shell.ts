import fs from "node:fs/promises";
import path from "node:path";
import {
  currentShellVersion,
  listShellVersions,
} from "@funduq/api/modules/releases/releases.queries";
import { LIVE_CHANNEL } from "@funduq/api/platform/changes";
import type { Database } from "@funduq/api/platform/db/database";
import { SHELL } from "@funduq/shared-types/contracts/module";
import type { Shells } from "../gateway/gateway.ts";
import { releaseFolder } from "./release.ts";

/**
 * The folders of the current shell and of all registered ones that are kept, for the gateway. The registry is read again after each
 * notification of a release, so a page needs no database otherwise. If it can't be read, the version before stays.
 */
export async function followCurrentShell(
  database: Pick<Database, "listen" | "system">,
  releases: string,
): Promise<Shells & { stop: () => Promise<void> }> {
  let known: string | null = null;
  let registered: string[] = [];
  let notified = 1;
  let readAt = 0;
  const notify = () => {
    notified += 1;
  };
  const stop = await database.listen(
    LIVE_CHANNEL,
    (message) => message.startsWith("released:") && notify(),
    notify,
  );

  async function readAgain(): Promise<void> {
    const seen = notified;
    try {
      [known, registered] = await Promise.all([
        currentShellVersion(database),
        listShellVersions(database),
      ]);
      readAt = seen;
    } catch {
      // Read again with the next page.
    }
  }
  const readIfNotified = async () => {
    if (readAt !== notified) await readAgain();
  };

  return {
    async current() {
      await readIfNotified();
      return known === null
        ? undefined
        : releaseFolder(releases, { module: SHELL, version: known });
    },
    async kept() {
      await readIfNotified();
      const folder = path.join(releases, SHELL);
      const versions = await fs.readdir(folder).catch((): string[] => []);
      return versions
        .filter((version) => registered.includes(version))
        .sort((one, other) => Number(other === known) - Number(one === known))
        .map((version) => path.join(folder, version));
    },
    stop,
  };
}
