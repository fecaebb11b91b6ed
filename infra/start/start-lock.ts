import { setTimeout as pause } from "node:timers/promises";
import { connect } from "@funduq/api/platform/db/connect";
import type postgres from "postgres";

type StartLock = { owner: postgres.Sql; release: () => Promise<void> };

/** An arbitrary constant, the same for every start. */
const START_LOCK = 727_010;
const LOCK_WAIT_MS = 3_000;
const BETWEEN_MS = 200;

/**
 * Takes an advisory lock in the database: one start per data folder. It also works if the lock file was
 * deleted or its file system does not support locks. The lock belongs to a session, so its connection has no
 * maximum lifetime; when the connection ends (PostgreSQL was restarted), the lock is taken again.
 * Returns undefined when another start holds it; calls `onLost` when another start took it later.
 */
export async function holdStartLock(
  ownerUrl: string,
  onLost: () => void,
): Promise<StartLock | undefined> {
  let held = false;
  const owner = connect(ownerUrl, {
    max: 1,
    neverRetired: true,
    onClose: () => {
      if (!held) return;
      held = false;
      void takeAgain();
    },
  });
  const takeAgain = async () => {
    const taken = await takeWhenBack(owner);
    if (taken === "refused") onLost();
    held = taken === "taken";
  };
  const release = () => {
    held = false;
    return owner.end({ timeout: 2 });
  };
  try {
    held = await takeLock(owner);
  } catch (error) {
    await release();
    throw error;
  }
  if (held) return { owner, release };
  await release();
  return undefined;
}

/** Retries until the database is reachable again. */
async function takeWhenBack(owner: postgres.Sql): Promise<"taken" | "refused" | "ended"> {
  for (;;) {
    try {
      return (await takeLock(owner)) ? "taken" : "refused";
    } catch (error) {
      if ((error as { code?: string }).code === "CONNECTION_ENDED") return "ended";
      await pause(BETWEEN_MS);
    }
  }
}

/** Retries for a while, because the session of a killed start may still hold the lock. */
async function takeLock(owner: postgres.Sql): Promise<boolean> {
  const deadline = Date.now() + LOCK_WAIT_MS;
  do {
    const [lock] = await owner<{ taken: boolean }[]>`
      select pg_try_advisory_lock(${START_LOCK}) as taken`;
    if (lock?.taken) return true;
    await pause(BETWEEN_MS);
  } while (Date.now() < deadline);
  return false;
}
