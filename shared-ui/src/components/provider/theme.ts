import { type Theme, themeSchema } from "@funduq/shared-types/contracts/session";
import { useSyncExternalStore } from "react";
import { deviceStorage } from "../../client/storage.ts";

const KEY = "funduq.theme";
const listeners = new Set<() => void>();

/** The theme chosen on this device; the system's until one is chosen. */
export function currentTheme(): Theme {
  return themeSchema.safeParse(deviceStorage.get(KEY)).data ?? "system";
}

export function setTheme(theme: Theme): void {
  deviceStorage.set(KEY, theme);
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

/** Light or dark, as it is painted now. */
export function useColorScheme(): "light" | "dark" {
  return useSyncExternalStore(subscribe, painted);
}

function painted(): "light" | "dark" {
  const theme = currentTheme();
  if (theme !== "system") return theme;
  return systemDark().matches ? "dark" : "light";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const system = systemDark();
  system.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
  };
}

function systemDark(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}
