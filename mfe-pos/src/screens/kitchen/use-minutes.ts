import { serverTime } from "@funduq/shared-ui/state";
import { useSyncExternalStore } from "react";

const TICK_MS = 5_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all ages on the screen. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The whole minutes since an instant, by the server's clock, also without a network. Renders again only once that number is another. */
export function useMinutesSince(instant: string): number {
  return useSyncExternalStore(listen, () =>
    Math.max(0, Math.floor((serverTime().getTime() - Date.parse(instant)) / 60_000)),
  );
}
