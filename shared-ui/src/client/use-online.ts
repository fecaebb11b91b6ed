import { useSyncExternalStore } from "react";

/** Whether this device has a network. A connection that was open does not notice at once that it is gone. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  const events = ["online", "offline"] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
