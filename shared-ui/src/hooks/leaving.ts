import { useSyncExternalStore } from "react";

/** Where somebody wanted to go while a screen held something that is not saved. */
let asked: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Asks whether what was typed may go; `go` is what happens then. */
export function askToLeave(go: () => void): void {
  change(go);
}

/** The question was answered, or the screen that held something is gone. */
export function forgetLeaving(): void {
  change(undefined);
}

export function useLeaving(): (() => void) | undefined {
  return useSyncExternalStore(subscribe, () => asked);
}

function change(to: typeof asked): void {
  asked = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
