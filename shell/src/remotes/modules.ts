import type { ModuleName } from "@funduq/shared-types/contracts/department";
import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { departmentTextsReady, namespacesOf } from "@funduq/shared-ui/i18n";
import type { FunduqModule } from "@funduq/shared-ui/module";
import { refetchMissingFiles } from "@funduq/shared-ui/state";
import { canRun, loadModule, OtherContractError, type Wait } from "./load-module.ts";
import type { RemoteLoader } from "./remote-loader.ts";
import { classOf, type ReportFailure } from "./report-failure.ts";

export type ModuleState =
  | { status: "absent" }
  | { status: "loading"; version: string }
  | { status: "ready"; version: string; module: FunduqModule }
  | { status: "failed"; version: string; error: unknown }
  /** Needs another facade or contract than this page has; only a reload or another release helps. */
  | { status: "incompatible"; version: string };

const absent: ModuleState = { status: "absent" };

/** When the user is told that a department can't be loaded (MOD-04). */
const LOADED_WITHIN_MS = 7_500;

type Registered = { version: string; module: FunduqModule; namespaces: string[] };

type Options = {
  pause?: Wait;
  report?: ReportFailure;
  /** Releases that this page runs in place of those that the registry names. */
  held?: readonly ModuleEntry[];
};

/**
 * The departments of this tab. Each is loaded and registered at most once: what runs stays
 * until the page is reloaded, and only what failed is fetched again.
 */
export function createModules(
  loader: RemoteLoader,
  { pause, report = () => undefined, held = [] }: Options = {},
) {
  const states = new Map<ModuleName, ModuleState>();
  /** What runs, or ran and then had no texts: its code is not executed twice. */
  const registered = new Map<ModuleName, Registered>();
  const fetchedAhead = new Map<ModuleName, AbortController>();
  const listeners = new Set<() => void>();

  function set(name: ModuleName, state: ModuleState) {
    states.set(name, state);
    for (const listener of listeners) listener();
  }

  async function load(listed: ModuleEntry, anew: boolean) {
    const entry = held.find((each) => each.name === listed.name && canRun(each)) ?? listed;
    const { name, version } = entry;
    if (!canRun(entry)) {
      report({ module: name, version, fault: "incompatible", error: "" });
      return set(name, { status: "incompatible", version });
    }
    set(name, { status: "loading", version });
    // A file that is fetched ahead and hangs would make the same file wait that is needed now.
    fetchedAhead.get(name)?.abort();
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new Error(`${name} could not be loaded in time`)),
      LOADED_WITHIN_MS,
    );
    try {
      const module = await orAborted(late.signal, runModule(entry, anew, late.signal));
      set(name, { status: "ready", version, module });
    } catch (error) {
      const failed = stateAfter(error, version);
      const fault = failed.status === "incompatible" ? "incompatible" : "files";
      report({ module: name, version, fault, error: classOf(error) });
      set(name, failed);
    } finally {
      clearTimeout(timer);
    }
  }

  async function runModule(entry: ModuleEntry, anew: boolean, signal: AbortSignal) {
    const { module, namespaces } = await registerOnce(entry, anew, signal);
    await departmentTextsReady(namespaces);
    return module;
  }

  async function registerOnce(
    entry: ModuleEntry,
    anew: boolean,
    signal: AbortSignal,
  ): Promise<Registered> {
    const known = registered.get(entry.name);
    if (known?.version === entry.version) {
      await refetchMissingFiles();
      return known;
    }
    const module = await loadModule(loader, entry, { pause, anew, signal });
    signal.throwIfAborted();
    const namespaces = namespacesOf(() => module.register());
    const added = { version: entry.version, module, namespaces };
    registered.set(entry.name, added);
    return added;
  }

  const state = (name: ModuleName) => states.get(name) ?? absent;

  return {
    state,
    /**
     * Starts loading, or joins what is under way. May be called before the first render.
     * A release that this page can't run gives way to another one.
     */
    start(entry: ModuleEntry): void {
      if (isToLoad(state(entry.name), entry)) void load(entry, false);
    },
    /** Loads a failed department anew, perhaps from a newer release. */
    retry(entry: ModuleEntry): void {
      if (state(entry.name).status === "failed") void load(entry, true);
    },
    /** Takes another release of a department whose screen crashed. The same release is only drawn anew. */
    replace(entry: ModuleEntry): void {
      const current = state(entry.name);
      if (current.status === "ready" && current.version !== entry.version) void load(entry, true);
    },
    /** Fetches the files ahead. A failure is not reported: opening the department will show it. */
    async preload(entry: ModuleEntry): Promise<void> {
      if (state(entry.name).status !== "absent" || !canRun(entry)) return;
      const ahead = new AbortController();
      fetchedAhead.set(entry.name, ahead);
      await loader.preload(entry, ahead.signal).catch(() => undefined);
    },
    /** A screen of the department broke while it was drawn. */
    crashed(name: ModuleName, error: unknown): void {
      const current = state(name);
      const version = current.status === "absent" ? "" : current.version;
      report({ module: name, version, fault: "crash", error: classOf(error) });
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Modules = ReturnType<typeof createModules>;

function isToLoad(current: ModuleState, { version }: ModuleEntry): boolean {
  if (current.status === "incompatible") return current.version !== version;
  return current.status === "absent";
}

function stateAfter(error: unknown, version: string): ModuleState {
  if (error instanceof OtherContractError) return { status: "incompatible", version };
  return { status: "failed", version, error };
}

function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** Whether a department that already runs here has another release by now. */
export function hasNewerRelease(modules: Modules, entries: readonly ModuleEntry[]): boolean {
  return entries.some(({ name, version }) => {
    const state = modules.state(name);
    return state.status === "ready" && state.version !== version;
  });
}
