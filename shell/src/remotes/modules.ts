import type { ModuleEntry, ModuleName } from "@funduq/shared-types/contracts/module";
import { textsReady } from "@funduq/shared-ui/i18n";
import type { FunduqModule } from "@funduq/shared-ui/module";
import { loadModule, type Wait } from "./load-module.ts";
import type { RemoteLoader } from "./remote-loader.ts";

export type ModuleState =
  | { status: "absent" }
  | { status: "loading"; version: string }
  | { status: "ready"; version: string; module: FunduqModule }
  | { status: "failed"; version: string; error: unknown };

const absent: ModuleState = { status: "absent" };

/**
 * The departments of this tab. Each is loaded and registered at most once: what runs stays
 * until the page is reloaded, and only what failed is fetched again.
 */
export function createModules(loader: RemoteLoader, options: { pause?: Wait } = {}) {
  const states = new Map<ModuleName, ModuleState>();
  /** The files of each department that the loader was told of last. */
  const registered = new Map<ModuleName, string>();
  const listeners = new Set<() => void>();

  function set(name: ModuleName, state: ModuleState) {
    states.set(name, state);
    for (const listener of listeners) listener();
  }

  /** A department that went back to another release before it was loaded is believed. */
  function register(entry: ModuleEntry, anew = false) {
    const known = registered.get(entry.name);
    const isOther = known !== undefined && known !== entry.entry;
    loader.register(entry, { anew: anew || isOther });
    registered.set(entry.name, entry.entry);
  }

  async function load(entry: ModuleEntry, anew: boolean) {
    const { name, version } = entry;
    set(name, { status: "loading", version });
    try {
      register(entry, anew);
      const module = await loadModule(loader, entry, options.pause);
      module.register();
      await textsReady();
      set(name, { status: "ready", version, module });
    } catch (error) {
      set(name, { status: "failed", version, error });
    }
  }

  const state = (name: ModuleName) => states.get(name) ?? absent;

  return {
    state,
    /** Starts loading, or joins what is under way. May be called before the first render. */
    start(entry: ModuleEntry): void {
      if (state(entry.name).status === "absent") void load(entry, false);
    },
    /** Loads a failed department anew, perhaps from a newer release. */
    retry(entry: ModuleEntry): void {
      if (state(entry.name).status === "failed") void load(entry, true);
    },
    /** Fetches the files ahead. A failure is no news yet: opening the department will tell. */
    async preload(entry: ModuleEntry): Promise<void> {
      if (state(entry.name).status !== "absent") return;
      register(entry);
      await loader.preload(entry.name).catch(() => undefined);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Modules = ReturnType<typeof createModules>;

/** Whether a department that already runs here has another release by now. */
export function hasNewerRelease(modules: Modules, entries: readonly ModuleEntry[]): boolean {
  return entries.some(({ name, version }) => {
    const state = modules.state(name);
    return state.status === "ready" && state.version !== version;
  });
}
