import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rspack } from "@rspack/core";
import { expect, it, onTestFinished } from "vitest";
import { shell } from "./rspack.mjs";

/** What waits until a screen asks for it. */
const late = [
  "components/form/use-controlled-form.ts",
  "node_modules/zod/v4/classic/",
  "@floating-ui/",
  "shared-types/src/errors/booking-errors.ts",
];

it("MOD-01 what the first screen has no need of is in none of its scripts", async () => {
  const files = await filesOfStart();
  expect(files.some((file) => file.includes("node_modules/react-dom/"))).toBe(true);
  expect(files.filter((file) => late.some((part) => file.includes(part)))).toEqual([]);
}, 60_000);

/** The source files in the scripts that the shell's page names. */
async function filesOfStart(): Promise<string[]> {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-shell-"));
  onTestFinished(() => fs.rmSync(dist, { recursive: true, force: true }));
  const config = shell(fileURLToPath(new URL("../../shell", import.meta.url)))({}, {});
  // Without the plugin that writes release.json into the shell's own folder.
  const plugins = config.plugins?.filter((plugin) => plugin?.constructor !== Object);
  const output = { ...config.output, path: dist };
  // Without module concatenation, so that each source file keeps its name in the stats.
  const optimization = { ...config.optimization, concatenateModules: false };
  const compiler = rspack({ ...config, plugins, output, optimization });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (!stats || stats.hasErrors())
        return reject(error ?? new Error(stats?.toString("errors-only")));
      const { chunks = [] } = stats.toJson({
        all: false,
        chunks: true,
        chunkModules: true,
        chunkModulesSpace: Infinity,
        dependentModules: true,
      });
      const atStart = chunks.filter(({ initial }) => initial);
      compiler.close(() =>
        resolve(atStart.flatMap(({ modules = [] }) => modules.map(({ name = "" }) => name))),
      );
    });
  });
}
