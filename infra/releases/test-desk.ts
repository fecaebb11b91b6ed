import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { mountReleaseDesk } from "@funduq/api/modules/releases/release-desk.routes";
import { connect } from "@funduq/api/platform/db/connect";
import { testApp } from "@funduq/api/testing/test-app";
import type { Department, View } from "@funduq/shared-types/contracts/department";
import { viewNamed } from "@funduq/shared-types/testing/departments";
import { afterAll } from "vitest";
import { openInstallationDesk } from "./installation-desk.ts";
import { installedPlatform } from "./installed-platform.ts";
import { currentVersion } from "./registry.ts";
import type { Release } from "./release.ts";
import { type PackedFiles, packFiles } from "./tar.ts";
import { testManifest } from "./test-manifest.ts";
import { createToken } from "./tokens.ts";
import type { tryRelease } from "./try-release.ts";

type Sent = {
  version: string;
  as?: string;
  module?: string;
  query?: string;
  type?: string;
  /** The client's address: the rate limit counts refusals by address. */
  client?: string;
};

/** The small builds of these tests draw nothing, so a browser would refuse them. */
const notTried: typeof tryRelease = async () => "skipped: a test";

/** An installation that accepts uploads, and a token of the restaurant's team. Call it once, at the top of a test file. */
export async function openTestDesk(tryOut = notTried) {
  const releases = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-desk-"));
  const api = await testApp({ settings: { PORT: "0" } });
  const registry = connect(api.appUrl, { max: 2, parameters: { "app.scope": "system" } });
  mountReleaseDesk(api.app, openInstallationDesk(registry, releases, tryOut));
  afterAll(async () => {
    await registry.end();
    fs.rmSync(releases, { recursive: true });
  });
  const token = await createToken(api.owner, "mfe-pos", "Restaurant");
  let sent = 0;

  return {
    ...api,
    releases,
    token,
    stored: (version: string) => path.join(releases, "mfe-pos", version),
    current: (hotelId?: string) => currentVersion(api.owner, "mfe-pos", hotelId),
    async put(archive: Buffer | PackedFiles, options: Sent): Promise<Response> {
      const { version, as = token, module = "mfe-pos", query = "" } = options;
      const { type = "application/gzip", client = `192.0.2.${++sent}` } = options;
      const content = archive instanceof Map ? await packFiles(archive) : archive;
      const address = `http://funduq.test/api/releases/${module}/${version}${query}`;
      return api.app.hono.request(address, {
        method: "PUT",
        body: new Uint8Array(content),
        headers: {
          ...(as && { authorization: `Bearer ${as}` }),
          "content-type": type,
          "x-forwarded-for": client,
        },
      });
    },
    /** Starts an upload that sends no body; `breakOff` aborts it. */
    beginUpload(version: string): { breakOff: () => Promise<Response> } {
      let sending: ReadableStreamDefaultController | undefined;
      const body = new ReadableStream({
        start(controller) {
          sending = controller;
        },
      });
      const request: RequestInit & { duplex: "half" } = {
        method: "PUT",
        body,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/gzip" },
        duplex: "half",
      };
      const address = `http://funduq.test/api/releases/mfe-pos/${version}`;
      const answer = api.app.hono.request(address, request);
      return {
        async breakOff() {
          sending?.error(new Error("the line is gone"));
          return answer;
        },
      };
    },
    async rollBack(body: object, as = token): Promise<Response> {
      return api.app.hono.request("http://funduq.test/api/releases/mfe-pos/rollback", {
        method: "POST",
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${as}`, "content-type": "application/json" },
      });
    },
  };
}

/** A department with these views. */
export const describedAs = (...views: View[]): Department => ({
  title: { en: "Restaurant", fr: "Restaurant", ar: "المطعم" },
  views,
});
export const restaurant = describedAs(viewNamed("pos-sales"));

/** A small build of the restaurant, with optional changes to its release.json and script. */
export function testBuild(
  version: string,
  changes: Partial<Release> = {},
  script = "const menu = 1;",
): PackedFiles {
  const files: PackedFiles = new Map([
    ["mf-manifest.json", testManifest("js/expose.0123456789.js")],
    ["js/expose.0123456789.js", Buffer.from(script.padEnd(600))],
  ]);
  const platform = installedPlatform();
  const release: Release = {
    module: "mfe-pos",
    version,
    contract: platform.contract,
    platform: `^${platform.version}`,
    department: restaurant,
    entry: "mf-manifest.json",
    files: Object.fromEntries([...files].map(([name, content]) => [name, sha384(content)])),
    ...changes,
  };
  return files.set("release.json", Buffer.from(JSON.stringify(release)));
}

export function sha384(content: Uint8Array): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

/** The status, error code and reason (if any) of a refused request. */
export async function refusalIn(response: Response): Promise<unknown[]> {
  const { code, params } = (await response.json()) as { code: string; params: { reason?: string } };
  return [response.status, code, params.reason].filter((part) => part !== undefined);
}
