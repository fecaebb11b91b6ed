import fs from "node:fs/promises";
import path from "node:path";
import { currentShellVersion } from "@funduq/api/modules/releases/releases.queries";
import { LIVE_CHANNEL } from "@funduq/api/platform/changes";
import type { Database } from "@funduq/api/platform/db/database";
import { SHELL } from "@funduq/shared-types/contracts/module";
import type { Shells } from "../gateway/gateway.ts";
import { releaseFolder, releaseVersion } from "./release.ts";

/**
 * The folders of the current shell and of all kept ones, for the gateway. The registry is read again after each
 * notification of a release, so a page needs no database otherwise. If it can't be read, the version before stays.
 */
export async function followCurrentShell(
  database: Pick<Database, "listen" | "system">,
  releases: string,
): Promise<Shells & { stop: () => Promise<void> }> {
  let known: string | null = null;
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
      known = await currentShellVersion(database);
      readAt = seen;
    } catch {
      // Read again with the next page.
    }
  }

  return {
    async current() {
      if (readAt !== notified) await readAgain();
      return known === null
        ? undefined
        : releaseFolder(releases, { module: SHELL, version: known });
    },
    async kept() {
      const folder = path.join(releases, SHELL);
      const versions = await fs.readdir(folder).catch((): string[] => []);
      return versions
        .filter((version) => releaseVersion.test(version))
        .sort((one, other) => Number(other === known) - Number(one === known))
        .map((version) => path.join(folder, version));
    },
    stop,
  };
}
