import { connect } from "@funduq/api/platform/db/connect";
import type postgres from "postgres";
import { startEmbedded } from "../database/embedded.ts";
import type { Settings } from "./settings.ts";
import { StartFailure } from "./start-failure.ts";

/** The PostgreSQL of this installation, and the one connection that proves it is ours. */
export type InstallationDatabase = {
  ownerUrl: string;
  owner: postgres.Sql;
  /** For the line that is printed. */
  description: string;
  stop: () => Promise<void>;
};

/** Any number; every start takes the same. */
const START_LOCK = 727_010;
const LOCK_PATIENCE_MS = 3_000;

export async function openInstallationDatabase(settings: Settings): Promise<InstallationDatabase> {
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl) return openGiven(databaseUrl);
  const server = await startEmbedded({ home: dataFolder });
  const owner = connect(server.url, { max: 1 });
  if (!(await takeLock(owner))) {
    // The server belongs to the other start: it stays.
    await owner.end();
    throw new StartFailure(
      `Funduq already runs on ${dataFolder}. Stop it first, or choose another data folder with FUNDUQ_DATA.`,
    );
  }
  return {
    ownerUrl: server.url,
    owner,
    description: `embedded PostgreSQL in ${dataFolder}${server.adopted ? " (recovered)" : ""}`,
    async stop() {
      await owner.end({ timeout: 2 });
      await server.stop();
    },
  };
}

/**
 * One start per data folder. The lock is a session's, so it ends with this process however it
 * dies; the patience is for the moment in which a killed one's session is still leaving.
 */
async function takeLock(owner: postgres.Sql): Promise<boolean> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  do {
    const [lock] = await owner<{ taken: boolean }[]>`
      select pg_try_advisory_lock(${START_LOCK}) as taken`;
    if (lock?.taken) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  } while (Date.now() < deadline);
  return false;
}

async function openGiven(url: string): Promise<InstallationDatabase> {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}:${port || 5432}${pathname}`;
  const owner = connect(url, { max: 1 });
  try {
    await owner`select 1`;
  } catch (error) {
    await owner.end({ timeout: 1 });
    throw new StartFailure(
      `DATABASE_URL: PostgreSQL at ${place} cannot be used (${reasonOf(error)}).`,
    );
  }
  return {
    ownerUrl: url,
    owner,
    description: `PostgreSQL at ${place}`,
    stop: () => owner.end({ timeout: 2 }),
  };
}

const reasons: Readonly<Record<string, string>> = {
  "28P01": "the user or the password is wrong",
  "28000": "the user is not let in",
  "3D000": "there is no such database",
  "53300": "it has no connection left",
  ECONNREFUSED: "nothing answers there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host's name cannot be looked up",
  CONNECT_TIMEOUT: "it does not answer in time",
};

function reasonOf(error: unknown): string {
  const code = String((error as { code?: unknown }).code ?? "unknown error");
  return reasons[code] ?? code;
}
