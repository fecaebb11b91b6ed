import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import { fitsPlatform, type Platform } from "@funduq/shared-types/rules/module-fit";
import type { FunduqModule } from "@funduq/shared-ui/module";
import { refetchMissingFiles } from "@funduq/shared-ui/state";
import type { RemoteLoader } from "./remote-loader.ts";

/** What this shell offers to departments. */
const platform: Platform = { contract: MODULE_CONTRACT, version: __PLATFORM__ };

/** Whether this shell can run a release. Another attempt doesn't help where it can't: the page needs a newer shell. */
export function canRun(entry: ModuleEntry): boolean {
  return fitsPlatform(platform, entry);
}

/** The code that came keeps another contract than its entry says. */
export class OtherContractError extends Error {}

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
    } catch (error) {
      if (error instanceof OtherContractError) throw error;
      isRetry = true;
      await pause(delay);
      signal.throwIfAborted();
    }
  }
  return moduleIn(await attempt(isRetry), entry);
}

function moduleIn(exposed: unknown, { name }: ModuleEntry): FunduqModule {
  const { default: found } = (exposed ?? {}) as { default?: Partial<FunduqModule> };
  const isModule =
    found?.name === name &&
    typeof found.register === "function" &&
    typeof found.Root === "function";
  if (!isModule) throw new Error(`${name} does not expose a department`);
  if (found.contract !== MODULE_CONTRACT)
    throw new OtherContractError(`${name} does not keep contract ${MODULE_CONTRACT}`);
  return found as FunduqModule;
}
