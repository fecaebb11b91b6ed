import type postgres from "postgres";
import { withTimeout } from "../time-limit.ts";
import { connect } from "./connect.ts";

const ANSWER_WITHIN_MS = 4_000;

export type LeaderLockOptions = {
  key: number;
  /**
   * PostgreSQL ends the session after this long without a statement, so the lock of a process that is frozen
   * or cut off from the network becomes free. TCP keep-alive would need two hours.
   */
  sessionIdleMs: number;
  /** The session has ended, and the lock with it. */
  onLost: () => void;
};
/** An advisory lock of a session: at most one process of the installation holds it. */
export type LeaderLock = {
  /** Takes the lock if it is free. Returns whether this process holds it. Call it more often than every `sessionIdleMs`. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
};

export function leaderLock(url: string, options: LeaderLockOptions): LeaderLock {
  const { key, sessionIdleMs, onLost } = options;
  let client: postgres.Sql | undefined;
  const release = async () => {
    const ended = client;
    client = undefined;
    await ended?.end({ timeout: 0 });
  };
  return {
    async hold() {
      client ??= connect(url, {
        max: 1,
        neverRetired: true,
        parameters: { idle_session_timeout: String(sessionIdleMs) },
        onClose: onLost,
      });
      const session = client;
      // The session that holds the lock gets it again, and releases all of it when it ends.
      const take = async () => session`select pg_try_advisory_lock(${key}) as held`;
      try {
        const [row] = await withTimeout(ANSWER_WITHIN_MS, take);
        return row?.held === true;
      } catch {
        // Not awaited: a connection that does not answer may not end either.
        void release().catch(() => {});
        return false;
      }
    },
    release,
  };
}
