import * as z from "zod";

/** The departments, each built, tested, deployed and rolled back independently. */
export const moduleNames = [
  "mfe-frontoffice",
  "mfe-commercial",
  "mfe-housekeeping",
  "mfe-pos",
  "mfe-admin",
] as const;
export type ModuleName = (typeof moduleNames)[number];

/** The screens a module can provide. `rules/views.ts` has their paths and permissions. */
export const viewIds = [
  "system-admin",
  "setup-hotel",
  "kept-mails",
  "commercial",
  "dashboard",
  "housekeeping",
  "pos-manager",
  "pos-sales",
  "user-management",
  "audit-trail",
  "rate-manager",
  "night-audit",
  "create-group",
  "reports",
  "group-playground",
] as const;
export type ViewId = (typeof viewIds)[number];

/** The current release of a department, as the shell needs it to load and verify the code. */
export const moduleEntrySchema = z.object({
  name: z.enum(moduleNames),
  version: z.string(),
  contract: z.int(),
  platform: z.string(),
  /** The manifest's address, `/remotes/mfe-pos/1.4.0/mf-manifest.json`. */
  entry: z.string(),
  /** SHA-384 of every script of the release, by URL. The shell refuses a script that is not listed. */
  integrity: z.record(z.string(), z.string()),
  views: z.array(z.enum(viewIds)),
});
export type ModuleEntry = z.infer<typeof moduleEntrySchema>;

export const moduleListSchema = z.object({ modules: z.array(moduleEntrySchema) });
export type ModuleList = z.infer<typeof moduleListSchema>;

/** The list as a reader that may be older than the API takes it: each entry is read by itself. */
export const unreadModuleListSchema = z.object({ modules: z.array(z.unknown()) });
export type UnreadModuleList = z.infer<typeof unreadModuleListSchema>;
