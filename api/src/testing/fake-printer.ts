import { createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export type FakePrinter = Awaited<ReturnType<typeof startPrinter>>;

const UNASKED = Uint8Array.of(0x14);
const PAPER_STATUS = Uint8Array.of(0);

/**
 * A network printer that records what it gets, on a port of this machine. `stop` and `start` switch it off and on again;
 * `mode` says what it does with a connection: 'prints' closes it after the paper, 'answers' keeps it open and sends the
 * status that the paper asks for, beside what some printers say unasked.
 */
export async function startPrinter() {
  const papers: Buffer[] = [];
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const printer = {
    port: 0,
    papers,
    mode: "prints" as "prints" | "answers" | "closes-early" | "reads-nothing",
    async start() {
      server = createServer({ allowHalfOpen: true }, (socket) => {
        sockets.add(socket);
        socket.on("error", () => undefined);
        if (printer.mode === "closes-early")
          return socket.once("data", () => socket.resetAndDestroy());
        if (printer.mode === "reads-nothing") return socket.pause();
        const parts: Buffer[] = [];
        if (printer.mode === "answers") socket.write(UNASKED);
        socket.on("data", (part) => parts.push(part));
        return socket.on("end", () => {
          papers.push(Buffer.concat(parts));
          if (printer.mode === "answers") socket.write(PAPER_STATUS);
          else socket.end();
        });
      });
      const listening = Promise.withResolvers<void>();
      server.listen(printer.port, "127.0.0.1", listening.resolve);
      await listening.promise;
      const address = server.address();
      printer.port = typeof address === "object" && address ? address.port : 0;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      const closed = Promise.withResolvers<void>();
      server?.close(() => closed.resolve());
      await closed.promise;
    },
  };
  await printer.start();
  onTestFinished(() => printer.stop());
  return printer;
}
