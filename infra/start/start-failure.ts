import { AppRoleError } from "@funduq/api/db/app-role";
import { SettingsError } from "@funduq/api/env";
import { UnsafeRoleError } from "@funduq/api/platform/db/app-role";
import { UnreachableDatabaseError } from "@funduq/api/platform/db/start-timeout";
import { KeyFileError } from "@funduq/api/platform/identity-keys";
import { EmbeddedError } from "../database/embedded-error.ts";
import { ReleaseRefused } from "../releases/release.ts";

/** A reason why the suite can't start, as one line that tells the operator what to do. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

const sentences = [
  StartFailure,
  EmbeddedError,
  ReleaseRefused,
  SettingsError,
  AppRoleError,
  UnsafeRoleError,
  UnreachableDatabaseError,
  KeyFileError,
];

/** The one-line message of a known failure; the stack for an unexpected error. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (sentences.some((kind) => error instanceof kind)) return error.message;
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (code === "ENOSPC" || code === "EDQUOT") return "There is not enough disk space.";
  if (code === "EACCES" || code === "EROFS" || code === "EPERM")
    return `${(error as NodeJS.ErrnoException).path ?? "A folder"} is not writable (${code}). Choose another data folder with FUNDUQ_DATA.`;
  return `Funduq could not start: ${error.stack ?? error.message}`;
}
