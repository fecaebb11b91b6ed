/** Why the embedded database cannot run. The message is one line that an operator can act on. */
export type EmbeddedErrorCode =
  | "unsupported-platform"
  | "folder-not-writable"
  | "folder-unreachable"
  | "folder-not-lockable"
  | "disk-full"
  | "did-not-start"
  | "did-not-stay";

export class EmbeddedError extends Error {
  override readonly name = "EmbeddedError";
  readonly code: EmbeddedErrorCode;

  constructor(code: EmbeddedErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const NOT_WRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"]);

/** Runs file operations in `folder` and converts their errors to an `EmbeddedError`. */
export function onDisk<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code === "ENOSPC" || code === "EDQUOT") throw diskFull(folder);
    if (NOT_WRITABLE.has(code))
      throw new EmbeddedError(
        "folder-not-writable",
        `The data folder ${folder} is not writable (${code}). Choose another with FUNDUQ_DATA.`,
      );
    throw error;
  }
}

export function diskFull(folder: string): EmbeddedError {
  return new EmbeddedError(
    "disk-full",
    `There is not enough disk space for the database in ${folder}.`,
  );
}
