import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startFiles } from "@funduq/shared-types/rules/start-files";
import { rspack } from "@rspack/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { department } from "./rspack.mjs";

const dist = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-department-"));
const scripts = () =>
  fs.readdirSync(path.join(dist, "js")).map((file) => path.join(dist, "js", file));

/** Builds the department with the most screens like a release, into a temporary folder. */
beforeAll(async () => {
  const config = department(fileURLToPath(new URL("../../mfe-admin", import.meta.url)))({}, {});
  // Without the plugin that writes the release to the department's folder.
  const plugins = config.plugins?.filter((plugin) => plugin?.constructor !== Object);
  const compiler = rspack({ ...config, plugins, output: { ...config.output, path: dist } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString("errors-only")));
      else compiler.close(() => resolve());
    });
  });
}, 60_000);

afterAll(() => fs.rmSync(dist, { recursive: true, force: true }));

it("MOD-01 the shell has the hashes of all that it requests itself of a department, and of nothing else", () => {
  const files = fs.readdirSync(dist, { recursive: true, encoding: "utf8" });
  const listed = Object.keys(startFiles(Object.fromEntries(files.map((file) => [`/${file}`, ""]))));
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, "mf-manifest.json"), "utf8"));
  const { js, css } = manifest.exposes[0].assets;
  const container = manifest.metaData.remoteEntry.name;
  expect(listed.sort()).toEqual(
    [container, ...js.sync, ...css.sync].map((file) => `/${file}`).sort(),
  );
});

it("a department's release contains code that several screens use (zod, contracts) once", () => {
  const withZod = scripts().filter((file) => fs.readFileSync(file, "utf8").includes("~standard"));
  expect(withZod).toHaveLength(1);
});

it("MOD-01 the error sentences are the shell's: a department that names a refusal brings none of them", () => {
  const sentence = "Access denied for section";
  const withSentences = scripts().filter((file) =>
    fs.readFileSync(file, "utf8").includes(sentence),
  );
  expect(withSentences).toEqual([]);
});
