import { useSyncExternalStore } from "react";

/** Where somebody wanted to go while a screen held something that is not saved; `saving` is answered at once. */
let asked: (() => void) | "saving" | undefined;
const listeners = new Set<() => void>();

/** Asks whether what was typed may go; `go` is what happens then. */
export function askToLeave(go: () => void): void {
  change(go);
}

/** Tells that nobody can leave before what is being saved is saved. */
export function refuseToLeave(): void {
  change("saving");
}

/** The question was answered, or the screen that held something is gone. */
export function forgetLeaving(): void {
  change(undefined);
}

export function useLeaving(): typeof asked {
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
