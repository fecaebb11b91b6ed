import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { departmentSchema, type ModuleName } from "@funduq/shared-types/contracts/department";
import { releasedNameSchema, SHELL } from "@funduq/shared-types/contracts/module";
import * as z from "zod";

export const releaseVersion = /^\d+\.\d+\.\d+-[0-9a-f]{10}$/;

/** The content of a build's `release.json`. */
const releaseSchema = z
  .object({
    module: releasedNameSchema,
    version: z.string().regex(releaseVersion),
    contract: z.int(),
    /** The facade's versions that a department needs, as a range, or the one that the shell offers. */
    platform: z.string(),
    /** Of departments only. */
    department: z.optional(departmentSchema),
    entry: z.string(),
    /** SHA-384 of every file, by its path in the release. */
    files: z.record(z.string(), z.string()),
  })
  .refine(({ module, department }) => (module === SHELL) === (department === undefined), {
    path: ["department"],
    message: "describes a department, and never the shell",
  });
export type Release = z.infer<typeof releaseSchema>;

/** Thrown for a release that must not be published, with the reason in one line. */
export class ReleaseRefused extends Error {
  override readonly name = "ReleaseRefused";
}

export function releaseFolder(releases: string, { module, version }: ReleaseId): string {
  return path.join(releases, module, version);
}
export type ReleaseId = { module: ModuleName; version: string };

/**
 * The URL path of a file of a release. The shell's files are named by their content and have one address in
 * all of its versions, so that a browser fetches only those that changed.
 */
export function releaseAddress({ module, version }: ReleaseId, file: string): string {
  if (module === SHELL) return `/${file}`;
  return `/remotes/${module}/${version}/${file}`;
}

export function readRelease(folder: string): Release {
  const file = path.join(folder, "release.json");
  if (!fs.existsSync(file)) throw new ReleaseRefused(`There is no build in ${folder}.`);
  const result = releaseSchema.safeParse(readJson(file));
  if (result.success) return result.data;
  const [fault] = result.error.issues;
  throw new ReleaseRefused(`${file} is not a release: ${fault?.path.join(".")} ${fault?.message}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    throw new ReleaseRefused(`${file} is not a release: it is no JSON.`);
  }
}

export function hashOf(file: string): string {
  return `sha384-${crypto.createHash("sha384").update(fs.readFileSync(file)).digest("base64")}`;
}
