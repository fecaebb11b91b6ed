import { keyKeeper } from "./base-api.ts";
import { forgetAllDrafts } from "./drafts.ts";
import { viewLocks } from "./view-locks.ts";

const listeners = new Set<() => void>();

/** Calls `forget` when a person has signed out, or another one has signed in: what a department keeps of their work goes. */
export function onWorkForgotten(forget: () => void): () => void {
  listeners.add(forget);
  return () => void listeners.delete(forget);
}

/** Forgets the open writes and drafts of the person who was signed in. */
export function forgetWork(): void {
  keyKeeper.clear();
  forgetAllDrafts();
  viewLocks.forgetAll();
  for (const forget of listeners) forget();
}
