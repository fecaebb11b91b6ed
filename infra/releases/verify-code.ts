import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import * as z from "zod";
import type { Release } from "./release.ts";

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The fields of a manifest that the module federation runtime reads to load a department. */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(
    z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) }),
  ),
});

/** Finds errors that would prevent browsers from loading a department: an invalid manifest, or one that names missing files. */
export function faultOfManifest(
  folder: string,
  { module, entry, files }: Release,
): string | undefined {
  const manifest = manifestSchema.safeParse(readJson(path.join(folder, entry))).data;
  if (!manifest) return `${entry} is no manifest of a department.`;
  const name = module.replaceAll("-", "_");
  if (manifest.name !== name) return `${entry} is of ${manifest.name}, not ${name}.`;
  const exposed = manifest.exposes.find((each) => each.path === "./module");
  if (!exposed) return `${entry} exposes no ./module.`;
  const { remoteEntry } = manifest.metaData;
  const { js, css } = exposed.assets;
  const named = [
    remoteEntry.path + remoteEntry.name,
    ...[js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  ];
  const missing = named.find((file) => !Object.hasOwn(files, file));
  return missing === undefined
    ? undefined
    : `${entry} names ${missing}, which is not among its files.`;
}

/** Parses every script as a browser does, without executing it. */
export function faultOfScripts(folder: string, { files }: Release): string | undefined {
  for (const name of Object.keys(files).filter((each) => each.endsWith(".js"))) {
    try {
      new vm.Script(fs.readFileSync(path.join(folder, name), "utf8"), { filename: name });
    } catch (error) {
      return `${name} can't be parsed: ${(error as Error).message}.`;
    }
  }
  return undefined;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
