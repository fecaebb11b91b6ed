import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import type { FunduqModule } from "@funduq/shared-ui/module";
import type { RemoteLoader } from "./remote-loader.ts";

/** The version of the agreement between the shell and a department that this shell keeps. */
const CONTRACT = 1;
const RETRY_AFTER_MS = [300, 900];

export type Wait = (milliseconds: number) => Promise<unknown>;

const wait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fetches a registered department's code, trying again twice, and checks what it is. */
export async function loadModule(
  loader: RemoteLoader,
  entry: ModuleEntry,
  pause = wait,
): Promise<FunduqModule> {
  if (entry.contract !== CONTRACT) throw new Error(`${entry.name} keeps another contract`);
  return moduleIn(await withRetries(() => loader.load(entry.name), pause), entry);
}

async function withRetries<T>(attempt: () => Promise<T>, pause: Wait): Promise<T> {
  for (const delay of RETRY_AFTER_MS) {
    try {
      return await attempt();
    } catch {
      await pause(delay);
    }
  }
  return attempt();
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
