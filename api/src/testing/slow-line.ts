import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * A proxy to the database that delays each packet to it by a random time up to `delayMs`, so that the statements
 * of two requests interleave in ways that never happen on one machine.
 */
export async function slowLine(url: string, delayMs: number) {
  const to = new URL(url);
  const sockets = new Set<net.Socket>();
  let isSilent = false;
  const server = net.createServer((client) => {
    if (isSilent) return void sockets.add(client.pause());
    const database = net.connect(Number(to.port), to.hostname);
    let arrived = Promise.resolve();
    const carry = async (packet: Buffer, before: Promise<void>) => {
      await before;
      await pause(Math.random() * delayMs);
      if (database.writable) database.write(packet);
    };
    client.on("data", (packet) => {
      arrived = carry(packet as Buffer, arrived);
    });
    database.pipe(client);
    for (const [end, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(end);
      end.on("error", () => other.destroy());
      end.on("close", () => void arrived.then(() => other.destroy()));
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const from = new URL(url);
  from.hostname = "127.0.0.1";
  from.port = String((server.address() as net.AddressInfo).port);
  return {
    url: from.href,
    /** From now on no byte is forwarded, and no connection is closed. */
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
