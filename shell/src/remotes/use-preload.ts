import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { useEffect } from "react";
import { useModules } from "./modules-context.ts";

const IDLE_AFTER_MS = 3_000;

/**
 * Fetches the other departments' files once the tab has nothing to do. The registry names only
 * what the visitor may open; what is open to everybody is no reason to fetch a department ahead,
 * so nobody downloads another department's code (POS-08). Who pays for every megabyte, or waits
 * for it, gets a department when it is opened.
 */
export function usePreload(entries: readonly ModuleEntry[] | undefined): void {
  const modules = useModules();
  useEffect(() => {
    if (!entries || savesData()) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      for (const entry of entries.filter(isWorkOfVisitor))
        if (!isStale) await modules.preload(entry);
    }, IDLE_AFTER_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [modules, entries]);
}

/** What a browser tells of its line; not every one does. */
type Line = { saveData?: boolean; effectiveType?: string };

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData === true || /2g$/u.test(connection?.effectiveType ?? "");
}

/** Whether the department has a screen that is not open to everybody. */
export function isWorkOfVisitor(entry: ModuleEntry): boolean {
  return entry.views.some((view) => view.access !== "public");
}
