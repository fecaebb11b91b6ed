import http from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy to the suite that changes the content of files whose path matches `damaged`, until `repair` is called.
 * It keeps their headers, so the browser caches the damaged files as immutable.
 */
export async function damagingProxy(origin: string, damaged: RegExp) {
  let isDamaging = true;
  const server = http.createServer((request, response) => {
    const path = request.url ?? "/";
    const damages = isDamaging && damaged.test(path);
    const headers: http.OutgoingHttpHeaders = { ...request.headers, host: new URL(origin).host };
    if (headers.origin) headers.origin = origin;
    if (damages) headers["accept-encoding"] = "identity";
    const asked = http.request(
      `${origin}${path}`,
      { method: request.method, headers },
      (answer) => {
        if (!damages) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        const { "content-length": _, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept);
        response.write(";globalThis.damaged = true;");
        answer.pipe(response);
      },
    );
    asked.on("error", () => response.destroy());
    response.on("close", () => asked.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    repair: () => {
      isDamaging = false;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
