import { useSyncExternalStore } from "react";

const narrow = () => window.matchMedia("(max-width: 40rem)");

/** Whether a table of four columns has no room here: a phone. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
