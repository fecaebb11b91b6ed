import type { ModuleName } from "@funduq/shared-types/contracts/department";
import type { ModuleEntry } from "@funduq/shared-types/contracts/module";

/** The door to the federation runtime; tests put a fake one in its place. */
export type RemoteLoader = {
  /** Makes a release known. `anew` forgets what failed before under the same name. */
  register(entry: ModuleEntry, options: { anew: boolean }): void;
  /** Runs the department's code and answers what it exposes. */
  load(name: ModuleName): Promise<unknown>;
  /** Fetches the files without running them, until the signal is aborted. */
  preload(entry: ModuleEntry, signal: AbortSignal): Promise<void>;
};
