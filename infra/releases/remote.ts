import fs from "node:fs";
import path from "node:path";
import type { Published, Released } from "@funduq/api/modules/releases/release-desk.service";
import { ReleaseRefused, readRelease } from "./release.ts";
import type { Way } from "./roll-back.ts";
import { type PackedFiles, packFiles } from "./tar.ts";

/** Uploads the build in `dist` to the installation at `origin` and makes it current. */
export async function releaseAt(
  origin: string,
  dist: string,
  hotelId: string | undefined,
): Promise<Published> {
  const { module, version, files } = readRelease(dist);
  const names = ["release.json", ...Object.keys(files)];
  const packed: PackedFiles = new Map(
    names.map((name) => [name, fs.readFileSync(path.join(dist, name))]),
  );
  const query = hotelId ? `?hotelId=${hotelId}` : "";
  return ask<Published>(origin, "PUT", `${module}/${version}${query}`, {
    type: "application/gzip",
    content: new Uint8Array(await packFiles(packed)),
  });
}

/** Rolls back at `origin` from the current version. Idempotent: a repeated request gets `release.moved-on`. */
export async function rollBackAt(origin: string, { module, ...way }: Way): Promise<Released> {
  const query = way.hotelId ? `?hotelId=${way.hotelId}` : "";
  const { version: from } = await ask(origin, "GET", `${module}${query}`);
  return ask(origin, "POST", `${module}/rollback`, {
    type: "application/json",
    content: JSON.stringify({ from: from ?? undefined, ...way }),
  });
}

/** Longer than the server needs for a release, and than the upload takes on a slow connection. */
const ANSWER_MS = 5 * 60_000;

type Body = { type: string; content: string | Uint8Array<ArrayBuffer> };

async function ask<Answer = Released>(
  origin: string,
  method: string,
  place: string,
  body?: Body,
): Promise<Answer> {
  const token = process.env.FUNDUQ_RELEASE_TOKEN;
  if (!token)
    throw new ReleaseRefused("--at needs the department's token in FUNDUQ_RELEASE_TOKEN.");
  const address = new URL(`/api/releases/${place}`, assertPrivate(origin));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(address, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body
      ? { body: body.content, headers: { ...headers, "content-type": body.type } }
      : { headers }),
  }).catch((error: Error) => {
    throw new ReleaseRefused(`${address.origin} does not answer: ${error.message}.`);
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { detail?: string };
  if (response.ok) return answer;
  throw new ReleaseRefused(answer.detail ?? `${address.origin} answered ${response.status}.`);
}

/** Requires https, except on this machine, because the request contains the token. */
function assertPrivate(origin: string): string {
  const { protocol, hostname } = URL.canParse(origin) ? new URL(origin) : new URL("none:");
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (protocol === "https:" || (protocol === "http:" && here)) return origin;
  throw new ReleaseRefused(`--at takes an https address, not "${origin}".`);
}
