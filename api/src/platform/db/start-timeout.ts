import type postgres from "postgres";
import { failureCode } from "../database-failure.ts";
import { withTimeout } from "../time-limit.ts";

/** PostgreSQL does not answer or is not reachable; the message tells the operator where to look. */
export class UnreachableDatabaseError extends Error {
  override readonly name = "UnreachableDatabaseError";
}

/** A start without a database fails within 15 seconds, on a busy machine too. */
const START_TIMEOUT_MS = 8_000;

/** The codes of sockets and of the driver for a missing answer. `service.busy` is the code of our own limit. */
const NO_ANSWER = /^(CONNECT_TIMEOUT|ETIMEDOUT|EHOSTUNREACH|service\.busy)$/;

/**
 * Runs the first query of a process with a time limit. A host that drops packets, or a server that accepts
 * connections and never answers, would block the start for ever.
 */
export async function withStartTimeout<T>(
  client: postgres.Sql,
  query: () => Promise<T>,
  timeoutMs = START_TIMEOUT_MS,
): Promise<T> {
  try {
    return await withTimeout(timeoutMs, query);
  } catch (error) {
    if (!NO_ANSWER.test(failureCode(error) ?? "")) throw error;
    // Not awaited: the pending query would never be answered.
    void client.end({ timeout: 0 });
    const { host, port } = client.options;
    throw new UnreachableDatabaseError(
      `PostgreSQL at ${host[0]}:${port[0]} does not answer within ${timeoutMs / 1000} s: check the host and the port in DATABASE_URL, that the server runs, and that no firewall drops the packets on the way.`,
    );
  }
}
