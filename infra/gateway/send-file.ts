import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";
import { type FoundFile, statFile } from "./find-file.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** File names with a content hash: the content at such a URL never changes. */
export const namedByContent = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/**
 * Sends a file: compressed if the browser accepts it, or 304 if the browser's copy is current.
 *
 * Not with sirv 3: it leaks the file descriptor of aborted downloads, throws an uncaught error when a file
 * can't be opened (releases are removed while requests run), and ignores `br;q=0`. Not with Hono's
 * serveStatic 2: it has no ETag, ignores `q=0` and serves hidden files.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundFile,
): Promise<void> {
  const { encoding, ...chosen } = await chooseEncoding(request, found);
  const etag = `"${chosen.size.toString(36)}-${Math.trunc(chosen.modifiedMs).toString(36)}"`;
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("Cache-Control", cacheControl(found.file));
  if (names(request.headers["if-none-match"], etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", types[path.extname(found.file)] ?? "application/octet-stream");
  response.setHeader("Content-Length", chosen.size);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.writeHead(200);
  if (request.method === "HEAD") response.end();
  else pipeline(fs.createReadStream(chosen.file), response, () => undefined);
}

function cacheControl(file: string): string {
  return namedByContent.test(file) ? "public, max-age=31536000, immutable" : "no-cache";
}

const encodings = [
  { encoding: "br", extension: ".br" },
  { encoding: "gzip", extension: ".gz" },
];

async function chooseEncoding(
  request: IncomingMessage,
  found: FoundFile,
): Promise<FoundFile & { encoding?: string }> {
  for (const { encoding, extension } of encodings) {
    if (!accepts(request.headers["accept-encoding"], encoding)) continue;
    const copy = await statFile(found.file + extension);
    if (copy) return { ...copy, encoding };
  }
  return found;
}

function accepts(header: string | string[] | undefined, encoding: string): boolean {
  const parts = String(header ?? "").split(",");
  const named = parts.map((part) => part.trim()).find((part) => part.split(";")[0] === encoding);
  return named !== undefined && !/;\s*q=0(\.0*)?$/.test(named);
}

function names(header: string | undefined, etag: string): boolean {
  const candidates = (header ?? "").split(",").map((part) => part.trim().replace(/^W\//, ""));
  return candidates.includes(etag) || candidates.includes("*");
}
