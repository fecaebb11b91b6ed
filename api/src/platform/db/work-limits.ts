import { type SQL, sql } from "drizzle-orm";

/** Time limits for a transaction that needs longer than a request's ordinary one. */
export type WorkLimits = {
  /** The application's limit for the whole transaction, including the wait for a connection. */
  limitMs: number;
  /** PostgreSQL's limit for each statement, where it is shorter than that of the transaction. */
  statementMs?: number;
  /** How long it may wait for each lock. */
  lockMs?: number;
  /** How long PostgreSQL waits between two statements. */
  idleMs?: number;
};

/** The statements that set PostgreSQL's limits for this transaction. */
export function settingsOf({ limitMs, statementMs, lockMs, idleMs }: WorkLimits): SQL[] {
  const settings = {
    statement_timeout: statementMs ?? limitMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  };
  return Object.entries(settings).flatMap(([name, ms]) =>
    ms === undefined ? [] : [sql.raw(`set local ${name} = ${ms}`)],
  );
}
