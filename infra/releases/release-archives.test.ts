import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { packTar, type TarEntry } from "modern-tar";
import { beforeEach, describe, expect, it } from "vitest";
import { type PackedFiles, packFiles } from "./tar.ts";
import { openTestDesk, refusalIn, sha384, testBuild } from "./test-desk.ts";
import { testManifest } from "./test-manifest.ts";

const { put, current, stored, releases } = await openTestDesk();
let versions = 0;
let version: string;

beforeEach(() => {
  version = `0.1.0-${(++versions).toString(16).padStart(10, "0")}`;
});

describe("an archive is refused", () => {
  const cases: [string, RegExp, () => Buffer | PackedFiles | Promise<Buffer>][] = [
    ["that is not a tar.gz", /not a tar\.gz/, () => Buffer.from("PK\u0003\u0004")],
    [
      "that is truncated",
      /not a tar\.gz/,
      async () => (await packFiles(testBuild(version))).subarray(0, 200),
    ],
    ["without a release.json", /no build/, () => new Map([["a.js", Buffer.from("1")]])],
    [
      "with a file that release.json does not list",
      /extra\.html is not on its list/,
      () => testBuild(version).set("extra.html", Buffer.from("<p>")),
    ],
    [
      "with a path outside the release",
      /is not a path of a build/,
      () => testBuild(version).set("../../../etc/cron.d/x", Buffer.from("x")),
    ],
    [
      "with an absolute path",
      /is not a path of a build/,
      () => testBuild(version).set("/etc/cron.d/x", Buffer.from("x")),
    ],
    [
      "with a changed script",
      /is not the file that was built/,
      () => testBuild(version).set("js/expose.0123456789.js", Buffer.from("stealCards();")),
    ],
    [
      "for an unsupported platform version",
      /it needs platform/,
      () => testBuild(version, { platform: "^9.0.0" }),
    ],
    [
      "whose release.json lists a path outside the release",
      /is missing/,
      () =>
        testBuild(version, {
          files: {
            "mf-manifest.json": sha384(testManifest("js/expose.0123456789.js")),
            "../../x.js": "sha384-x",
            "js/expose.0123456789.js": sha384(Buffer.from("const menu = 1;".padEnd(600))),
          },
        }),
    ],
    [
      "whose release.json is not valid JSON",
      /release\.json is not a release/,
      () => testBuild(version).set("release.json", Buffer.from("{")),
    ],
    [
      "with a file named like a property of Object.prototype",
      /constructor is not on its list/,
      () => testBuild(version).set("constructor", Buffer.from("x")),
    ],
    [
      "with a file and a folder of the same name",
      /is there twice/,
      () => testBuild(version).set("js", Buffer.from("x")),
    ],
    [
      "that expands beyond the size limit",
      /too large/,
      () => zlib.gzipSync(Buffer.alloc(40 * 1024 * 1024)),
    ],
    ["that contains a symbolic link", /is not a plain file/, () => packedWith(link)],
    [
      "whose symbolic link has content",
      /damaged/,
      () => withHeader((header) => header.write("2", 156)),
    ],
    ["with a changed header", /damaged/, () => changed((tar) => tar.write("x", 0))],
    ["whose last file is truncated", /cut off/, () => changed((tar) => tar.subarray(0, 2000))],
    ["with a duplicate name", /is there twice/, () => packedWith(file("mf-manifest.json"))],
    ["with a hidden file", /is not a path of a build/, () => packedWith(file(".env"))],
    ["with too many files", /more than 500 files/, () => packedWith(...manyFiles)],
  ];

  const file = (name: string) => ({ header: { name, size: 1 }, body: "x" });
  const manyFiles = Array.from({ length: 500 }, (_, n) => file(`js/${n}.js`));
  const link = {
    header: { name: "js/link.js", size: 0, type: "symlink", linkname: "/etc/passwd" },
  } as const;

  async function packedWith(...more: TarEntry[]): Promise<Buffer> {
    const files = [...testBuild(version)].map(([name, body]) => ({
      header: { name, size: body.length },
      body,
    }));
    return zlib.gzipSync(await packTar([...files, ...more]));
  }

  async function changed(change: (tar: Buffer) => unknown): Promise<Buffer> {
    const tar = zlib.gunzipSync(await packFiles(testBuild(version)));
    const result = change(tar);
    return zlib.gzipSync(Buffer.isBuffer(result) ? result : tar);
  }

  /** Changes the first file's header and corrects its checksum. */
  function withHeader(change: (header: Buffer) => unknown): Promise<Buffer> {
    return changed((tar) => {
      change(tar.subarray(0, 512));
      tar.write("        ", 148);
      const sum = tar.subarray(0, 512).reduce((total, byte) => total + byte, 0);
      tar.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    });
  }

  it.each(cases)("X-03 %s", async (_, reason, archive) => {
    const before = await current();
    const response = await put(await archive(), { version });
    expect(await refusalIn(response)).toEqual([
      422,
      "release.refused",
      expect.stringMatching(reason),
    ]);
    expect(fs.existsSync(stored(version))).toBe(false);
    expect(fs.readdirSync(path.join(releases, ".incoming"))).toEqual([]);
    expect(await current()).toBe(before);
  });

  it("X-03 that exceeds the upload limit or has another content type", async () => {
    expect((await put(Buffer.alloc(9 * 1024 * 1024), { version })).status).toBe(413);
    const typed = await put(testBuild(version), { version, type: "application/json" });
    expect(typed.status).toBe(422);
  });
});
