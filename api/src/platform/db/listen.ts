import type postgres from "postgres";
import { withTimeout } from "../time-limit.ts";
import { withStartTimeout } from "./start-timeout.ts";

const STOP_WITHIN_MS = 2_000;

export type Listening = {
  channel: string;
  onNotify: (payload: string) => void;
  /** Called after a reconnect: notifications in between were missed. */
  onReconnect?: (() => void) | undefined;
};

/**
 * Listens for NOTIFY. The driver replaces a connection that ends. TCP keep-alive ends a connection whose
 * peer has vanished, after 60 seconds without traffic and ten failed probes.
 */
export async function listenOn(
  bus: postgres.Sql,
  { channel, onNotify, onReconnect }: Listening,
  startTimeoutMs?: number,
): Promise<() => Promise<void>> {
  let connected = false;
  const listen = () =>
    bus.listen(channel, onNotify, () => {
      if (connected) onReconnect?.();
      connected = true;
    });
  const { unlisten } = await withStartTimeout(bus, listen, startTimeoutMs);
  // A database that does not answer must not delay the stop; the channel ends with the connection.
  return () => withTimeout(STOP_WITHIN_MS, unlisten).catch(() => {});
}
