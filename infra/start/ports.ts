import net from "node:net";
import { StartFailure } from "./start-failure.ts";

/** Throws when another program listens on the port, before anything is started. */
export function assertPortIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", (error) => reject(portFailure(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

export function portFailure(error: Error, port: number, host: string): Error {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE")
    return new StartFailure(
      `Port ${port} is already in use. Stop what uses it, or choose another with PORT.`,
    );
  if (code === "EACCES")
    return new StartFailure(
      `Port ${port} may not be used here (EACCES). Choose another with PORT.`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartFailure(`This machine has no address ${host}: correct HOST.`);
  return error;
}
