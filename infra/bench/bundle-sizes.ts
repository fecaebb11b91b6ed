import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { departmentFolders } from "../config/departments.mjs";

const root = path.join(import.meta.dirname, "..", "..");

export type BundleSize = { name: string; jsBytes: number; cssBytes: number };

/** The transfer size of each module's build, with brotli at the highest level. */
export function bundleSizes(): BundleSize[] {
  return ["shell", ...departmentFolders()]
    .map((name) => ({ name, folder: path.join(root, name, "dist") }))
    .map(({ name, folder }) => ({ name, ...sizesIn(folder) }));
}

/** The size of the scripts in the shell's index.html, which are loaded before the first screen. */
export function shellStartBytes(): number {
  const dist = path.join(root, "shell", "dist");
  const page = path.join(dist, "index.html");
  if (!fs.existsSync(page)) return 0;
  const scripts = [...fs.readFileSync(page, "utf8").matchAll(/<script[^>]+src="([^"]+)"/g)];
  return scripts.reduce((sum, [, address]) => sum + compressed(path.join(dist, address ?? "")), 0);
}

/** The size of each lazily loaded part of the facade. */
export function facadePartSizes(): BundleSize[] {
  const dist = path.join(root, "shell", "dist");
  const parts = (folder: string) =>
    fs.existsSync(path.join(dist, folder)) ? fs.readdirSync(path.join(dist, folder)) : [];
  const names = parts("js").flatMap(
    (file) => /^shared-ui_src_([a-z]+)_ts\..*\.js$/.exec(file)?.[1] ?? [],
  );
  return names.map((name) => ({
    name,
    jsBytes: sum(path.join(dist, "js"), parts("js"), `shared-ui_src_${name}_ts.`, ".js"),
    cssBytes: sum(path.join(dist, "css"), parts("css"), `shared-ui_src_${name}_ts.`, ".css"),
  }));
}

function sum(folder: string, files: string[], start: string, ending: string): number {
  return files
    .filter((file) => file.startsWith(start) && file.endsWith(ending))
    .reduce((bytes, file) => bytes + compressed(path.join(folder, file)), 0);
}

function sizesIn(folder: string) {
  if (!fs.existsSync(folder)) return { jsBytes: 0, cssBytes: 0 };
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  const total = (ending: string) =>
    files
      // Without the trial page of the shell, which users never fetch.
      .filter((file) => file.endsWith(ending) && !/[\\/]trial\./.test(file))
      .reduce((sum, file) => sum + compressed(path.join(folder, file)), 0);
  return { jsBytes: total(".js"), cssBytes: total(".css") };
}

function compressed(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(fs.readFileSync(file), { params }).length;
}
