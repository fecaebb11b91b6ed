import net from "node:net";
import { onTestFinished } from "vitest";

/** PostgreSQL's messages after a login without password: authenticated, and ready for a query. */
const GREETING = Buffer.from([...message("R", [0, 0, 0, 0]), ...message("Z", [0x49])]);

type Host = {
  greets: boolean;
  /** Resets the connection at the first query, like a server that is killed. */
  resets?: boolean;
};

/** A server that accepts connections and never answers, or answers only the login. Closed after the test. */
export async function silentHost({ greets, resets = false }: Host) {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    if (!greets) socket.resume();
    else
      socket.once("data", () => {
        socket.write(GREETING);
        if (resets) socket.once("data", () => socket.resetAndDestroy());
      });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as net.AddressInfo;
  return { port, url: `postgres://owner:s3cret@127.0.0.1:${port}/hotel` };
}

function message(kind: string, body: number[]): number[] {
  return [kind.charCodeAt(0), 0, 0, 0, body.length + 4, ...body];
}
