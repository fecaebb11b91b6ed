import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import { hashSources, ownSourceHash } from "./source-hash.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-sources-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

it("X-02 an API whose answers changed has another release, so no cached answer of the former one is confirmed", () => {
  write("folios.presenter.ts", "export const shown = 1;");
  const former = hashSources([folder]);
  write("folios.test.ts", "it('is shown')");
  expect(hashSources([folder])).toBe(former);
  write("folios.presenter.ts", "export const shown = 2;");
  expect(hashSources([folder])).not.toBe(former);
});

it("the release is the hash of what runs, unless the operator names it", () => {
  const settings = { DATABASE_URL: "postgres://127.0.0.1/hotel", FUNDUQ_KEY_FILE: "keys" };
  expect(parseEnv(settings).RELEASE).toBe(ownSourceHash());
  expect(parseEnv({ ...settings, RELEASE: "2.1.0" }).RELEASE).toBe("2.1.0");
});
