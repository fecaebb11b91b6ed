import { createServer, type Server } from "node:net";
import { buffer } from "node:stream/consumers";

/** A network printer on a port of this machine that keeps the papers it gets. It can be switched off and on. */
export class SocketPrinter {
  readonly papers: Buffer[] = [];
  #server: Server | undefined;
  #port = 0;

  get port(): number {
    return this.#port;
  }

  async switchOn(): Promise<void> {
    const server = createServer(async (socket) => this.papers.push(await buffer(socket)));
    const listening = Promise.withResolvers<void>();
    server.listen(this.#port, "127.0.0.1", listening.resolve);
    await listening.promise;
    const address = server.address();
    if (typeof address === "object" && address) this.#port = address.port;
    this.#server = server;
  }

  async switchOff(): Promise<void> {
    const closed = Promise.withResolvers<void>();
    this.#server?.close(() => closed.resolve());
    await closed.promise;
  }
}
