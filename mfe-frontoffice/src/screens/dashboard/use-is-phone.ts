import { useSyncExternalStore } from "react";

/** The width below which the dashboard has one column, as its style sheets say it. */
const query = "(max-width: 48rem)";

/** Whether what stands beside the grid on a desk has to stand over it. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
