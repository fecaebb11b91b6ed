import fs from "node:fs";
import os from "node:os";
import path from "node:path";
// By path: infra depends on the api, so the api can't name infra among its own dependencies.
import { startEmbedded } from "../../../infra/database/embedded.ts";
import { migrate } from "../db/migrate.ts";
import { connect } from "../platform/db/connect.ts";
import { openDatabase } from "../platform/db/database.ts";
import type { TestDatabase } from "./test-db.ts";

export type OwnPostgres = TestDatabase & {
  /** Stops (SIGSTOP) every process of the server, as on a machine that hangs; connections stay open. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL server for one test, which may stop or break it. Its data are in `home`, or in a temporary
 * folder that is deleted afterwards.
 */
export async function startOwnPostgres(home?: string): Promise<OwnPostgres> {
  const folder = home ?? fs.mkdtempSync(path.join(os.tmpdir(), `funduq-test-${process.pid}-own-`));
  const server = await startEmbedded({ home: folder, settings: { fsync: "off" } });
  const { appUrl } = await migrate(server.url);
  const owner = connect(server.url, { max: 2 });
  const database = await openDatabase(appUrl);
  let frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, "SIGCONT");
  };
  return {
    database,
    owner,
    ownerUrl: server.url,
    appUrl,
    freeze() {
      // The postmaster first, so that it starts no more children.
      process.kill(server.pid, "SIGSTOP");
      frozen = [server.pid, ...childrenOf(server.pid)];
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
    },
    thaw,
    async stop() {
      thaw();
      await Promise.all([database.close(), owner.end({ timeout: 1 })]);
      await server.stop();
      if (home === undefined) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** From /proc. */
function childrenOf(parent: number): number[] {
  const pids = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
