import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { securityHeadersFor } from "@funduq/api/platform/security-headers";
import { findFile } from "./find-file.ts";
import { sendFile } from "./send-file.ts";

export type GatewayOptions = {
  /** The built shell. */
  shell: string;
  /** Published departments: `<releases>/<module>/<version>/…`. */
  releases: string;
  /** Handles requests below `/api` and for `/metrics`. */
  api: RequestListener;
  /** The origin that users open, if configured (PUBLIC_ORIGIN). */
  publicOrigin?: string | undefined;
};

/** Serves the whole suite on one origin: index.html, the departments' files and the API. */
export function createGateway(options: GatewayOptions): RequestListener {
  return (request, response) => {
    const pathname = (request.url ?? "/").split(/[?#]/, 1)[0] ?? "/";
    if (belongsToApi(pathname)) {
      options.api(request, response);
      return;
    }
    setSecurityHeaders(request, response, options.publicOrigin);
    serveFiles(request, response, pathname, options).catch(() => refuse(response, 500));
  };
}

function belongsToApi(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/") || pathname === "/metrics";
}

function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  publicOrigin: string | undefined,
): void {
  const headers = securityHeadersFor(publicOrigin, request.headers["x-forwarded-proto"]);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

async function serveFiles(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  { shell, releases }: GatewayOptions,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405);
  }
  const remote = /^\/remotes\/(.*)$/.exec(pathname)?.[1];
  const found = await (remote === undefined
    ? findFile(shell, pathname === "/" ? "/index.html" : pathname)
    : findFile(releases, remote));
  if (found) return sendFile(request, response, found);
  const page = isNavigation(request, pathname) && (await findFile(shell, "/index.html"));
  return page ? sendFile(request, response, page) : refuse(response, 404);
}

/** Whether to serve index.html. Not for a missing script: HTML in its place would be a syntax error instead of a 404. */
function isNavigation(request: IncomingMessage, pathname: string): boolean {
  const isScreen = !/^\/(remotes|js|css|assets)(\/|$)/.test(pathname);
  const plain = path.posix.extname(pathname) === "" && !pathname.includes("..");
  return isScreen && plain && (request.headers.accept ?? "").includes("text/html");
}

function refuse(response: ServerResponse, status: 404 | 405 | 500): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const words = { 404: "Not found", 405: "Method not allowed", 500: "Something went wrong" };
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.writeHead(status).end(`${words[status]}\n`);
}
