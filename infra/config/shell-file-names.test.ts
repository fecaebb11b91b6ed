import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rspack } from "@rspack/core";
import { expect, it, onTestFinished } from "vitest";
import { shell } from "./rspack.mjs";

const folder = fileURLToPath(new URL("../../shell", import.meta.url));
const french = path.join(folder, "src/i18n/fr.ts");

it("MOD-01 a changed text renames its own file and the runtime, so that browsers fetch no other file again", async () => {
  const before = await filesOfBuild();
  const texts = fs.readFileSync(french, "utf8");
  const after = await filesOfBuild({ [french]: texts.replace('"login.submit": "', "$&X") });
  const renamed = before.filter((name) => !after.includes(name));
  expect(before.length).toBeGreaterThan(20);
  expect(renamed.map((name) => name.replace(/\.[0-9a-f]{10}\./, "."))).toEqual([
    "js/runtime.js",
    "js/src_i18n_fr_ts.js",
  ]);
}, 120_000);

/** Builds the shell, with other content of some source files, and returns the names of its files. */
async function filesOfBuild(changed: Record<string, string> = {}): Promise<string[]> {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-names-"));
  onTestFinished(() => fs.rmSync(dist, { recursive: true, force: true }));
  const config = shell(folder)({}, {});
  const plugins = [
    // Without the plugin that writes the release into the shell's own folder.
    ...(config.plugins ?? []).filter((plugin) => plugin?.constructor !== Object),
    new rspack.experiments.VirtualModulesPlugin(changed),
  ];
  const compiler = rspack({ ...config, plugins, output: { ...config.output, path: dist } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString()));
      compiler.close(() => resolve());
    });
  });
  const names = fs.readdirSync(dist, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.(js|css|svg|woff2)$/.test(name)).sort();
}
