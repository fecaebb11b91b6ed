import * as z from "zod/mini";
import { moduleNameSchema, titleSchema, viewSchema } from "./department.ts";

/** The name under which the shell is released; those of departments begin with `mfe-`. */
export const SHELL = "shell";
export const releasedNameSchema = z.union([moduleNameSchema, z.literal(SHELL)]);

/** The current release of a department, as the shell needs it to load and verify the code. */
export const moduleEntrySchema = z.object({
  name: moduleNameSchema,
  title: titleSchema,
  version: z.string(),
  contract: z.int(),
  platform: z.string(),
  /** The manifest's address, `/remotes/mfe-pos/1.4.0/mf-manifest.json`. */
  entry: z.string(),
  /** SHA-384 of the files that the shell itself requests, by URL. It refuses a script that is not listed. */
  integrity: z.record(z.string(), z.string()),
  /** The screens of the release that the caller may open. */
  views: z.array(viewSchema),
});
export type ModuleEntry = z.infer<typeof moduleEntrySchema>;

/** The part of a release's `release.json`, beside its manifest, that names all its files with their SHA-384. */
export const releaseFilesSchema = z.object({ files: z.record(z.string(), z.string()) });

export const moduleListSchema = z.object({
  /** False for a stranger, or when the caller's session has ended. */
  signedIn: z.boolean(),
  /** The version of the current shell; null where a development server serves it. */
  shellVersion: z.nullable(z.string()),
  modules: z.array(moduleEntrySchema),
  /** Screens that exist and are closed to the caller: listed as such, without their code. */
  closed: z.array(viewSchema),
});
export type ModuleList = z.infer<typeof moduleListSchema>;

/** The list as a reader that may be older than the API takes it: entries and views are read one by one. */
export const unreadModuleListSchema = z.object({
  signedIn: z.boolean(),
  shellVersion: z.nullish(z.string()),
  modules: z.array(z.unknown()),
  closed: z.array(z.unknown()),
});
export type UnreadModuleList = z.infer<typeof unreadModuleListSchema>;
