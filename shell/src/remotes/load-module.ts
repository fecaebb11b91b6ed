import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import type { FunduqModule } from "@funduq/shared-ui/module";
import { refetchMissingFiles } from "@funduq/shared-ui/state";
import type { RemoteLoader } from "./remote-loader.ts";

/** The version of the agreement between the shell and a department that this shell keeps. */
const CONTRACT = 1;
const RETRY_AFTER_MS = [300, 900];

export type Wait = (milliseconds: number) => Promise<unknown>;

const wait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type LoadOptions = {
  pause?: Wait | undefined;
  /** Whether an earlier attempt failed: its files are then fetched past the browser's cache. */
  anew: boolean;
  /** Aborted when the user has been told that it failed: nothing is tried after that. */
  signal: AbortSignal;
};

/** Fetches a department's code, trying again twice, and checks what it is. */
export async function loadModule(
  loader: RemoteLoader,
  entry: ModuleEntry,
  { pause = wait, anew, signal }: LoadOptions,
): Promise<FunduqModule> {
  if (entry.contract !== CONTRACT) throw new Error(`${entry.name} keeps another contract`);
  async function attempt(isRetry: boolean): Promise<unknown> {
    if (isRetry) await refetchMissingFiles();
    signal.throwIfAborted();
    loader.register(entry, { anew: isRetry });
    return loader.load(entry.name);
  }
  let isRetry = anew;
  for (const delay of RETRY_AFTER_MS) {
    try {
      return moduleIn(await attempt(isRetry), entry);
    } catch {
      isRetry = true;
      await pause(delay);
      signal.throwIfAborted();
    }
  }
  return moduleIn(await attempt(isRetry), entry);
}

function moduleIn(exposed: unknown, { name }: ModuleEntry): FunduqModule {
  const { default: found } = (exposed ?? {}) as { default?: Partial<FunduqModule> };
  const fits =
    found?.contract === CONTRACT &&
    found.name === name &&
    typeof found.register === "function" &&
    typeof found.Root === "function";
  if (!fits) throw new Error(`${name} does not expose a department of contract ${CONTRACT}`);
  return found as FunduqModule;
}
