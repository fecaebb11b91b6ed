import type postgres from "postgres";
import { withinLimit } from "../time-limit.ts";
import { firstAnswer } from "./first-answer.ts";

const STOP_WITHIN_MS = 2_000;

export type Listening = {
  channel: string;
  onNotify: (payload: string) => void;
  /** Called when the connection is back: notifications in between were missed. */
  onReconnect?: (() => void) | undefined;
};

/**
 * Hears NOTIFY. A connection that ends is replaced by the driver; one whose
 * peer has vanished is ended by TCP keep-alive: after 60 seconds without traffic and ten failed probes.
 */
export async function listenOn(
  bus: postgres.Sql,
  { channel, onNotify, onReconnect }: Listening,
  firstAnswerMs?: number,
): Promise<() => Promise<void>> {
  let connected = false;
  const listen = () =>
    bus.listen(channel, onNotify, () => {
      if (connected) onReconnect?.();
      connected = true;
    });
  const { unlisten } = await firstAnswer(bus, listen, firstAnswerMs);
  // A database that does not answer must not hold up the stop; the channel ends with the connection.
  return () => withinLimit(STOP_WITHIN_MS, unlisten).catch(() => {});
}
