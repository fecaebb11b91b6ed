import { useSyncExternalStore } from "react";

const narrow = () => window.matchMedia("(max-width: 60rem)");

/** Whether a table whose rows end in several buttons has no room here: a phone, a tablet held upright. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
