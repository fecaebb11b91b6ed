import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { securityHeadersFor } from "@funduq/api/platform/security-headers";
import { type FoundFile, findFile } from "./find-file.ts";
import { namedByContent, sendFile } from "./send-file.ts";

/** The folders of the released shells. */
export type Shells = {
  /** That of the current one; undefined if none is released. */
  current: () => Promise<string | undefined>;
  /** Those of all versions that are kept. */
  kept: () => Promise<string[]>;
};

export type GatewayOptions = {
  shells: Shells;
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
  { shells, releases }: GatewayOptions,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405);
  }
  const remote = /^\/remotes\/(.*)$/.exec(pathname)?.[1];
  const found = await (remote === undefined
    ? findInShells(shells, pathname === "/" ? "/index.html" : pathname)
    : findFile(releases, remote));
  if (found) return sendFile(request, response, found);
  const page = isNavigation(request, pathname) && (await findInShells(shells, "/index.html"));
  return page ? sendFile(request, response, page) : refuse(response, 404);
}

/**
 * A file of the current shell. One that is named by its content may be of any kept version: open tabs of a
 * former shell go on loading their lazy files.
 */
async function findInShells(shells: Shells, urlPath: string): Promise<FoundFile | undefined> {
  if (!namedByContent.test(urlPath)) {
    const current = await shells.current();
    return current === undefined ? undefined : findFile(current, urlPath);
  }
  for (const folder of await shells.kept()) {
    const found = await findFile(folder, urlPath);
    if (found) return found;
  }
  return undefined;
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
