import type postgres from "postgres";
import { failureCode } from "../database-failure.ts";
import { withinLimit } from "../time-limit.ts";

/** PostgreSQL does not answer or is not reachable; the message tells the operator where to look. */
export class SilentDatabaseError extends Error {
  override readonly name = "SilentDatabaseError";
}

/** With what comes before it a start fails within 15 seconds, on a busy machine too. */
const FIRST_ANSWER_MS = 8_000;

/** How sockets and the driver report that nothing came back. `service.busy` is our own limit. */
const SILENT = /^(CONNECT_TIMEOUT|ETIMEDOUT|EHOSTUNREACH|service\.busy)$/;

/**
 * Sends the first question of a process and waits for its answer. A host that swallows packets, or a
 * server that accepts connections and says nothing, would hold up the start for ever.
 */
export async function firstAnswer<T>(
  client: postgres.Sql,
  ask: () => Promise<T>,
  withinMs = FIRST_ANSWER_MS,
): Promise<T> {
  try {
    return await withinLimit(withinMs, ask);
  } catch (error) {
    if (!SILENT.test(failureCode(error) ?? "")) throw error;
    // What was asked has no answer to wait for.
    void client.end({ timeout: 0 });
    const { host, port } = client.options;
    throw new SilentDatabaseError(
      `PostgreSQL at ${host[0]}:${port[0]} does not answer within ${withinMs / 1000} s: check the host and the port in DATABASE_URL, that the server runs, and that no firewall drops the packets on the way.`,
    );
  }
}
