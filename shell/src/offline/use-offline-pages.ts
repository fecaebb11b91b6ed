import type { ModuleList } from "@funduq/shared-types/contracts/module";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useAsOf, useOnline, useSession } from "@funduq/shared-ui/state";
import { useEffect } from "react";

/** Later than the other departments are fetched ahead: nothing of it is part of a first visit. */
const IDLE_AFTER_MS = 5_000;

/**
 * Has this browser keep what its user's pages need without a network, some seconds after they are drawn. Not on a plain
 * http address, where browsers have no service worker, and not with a development server's shell.
 */
export function useOfflinePages(list: ModuleList | undefined, hotelId: HotelId | null): void {
  const isReal = useAsOf() === undefined;
  const isOnline = useOnline();
  const isSignedIn = useSession() !== undefined;
  const isWanted = isReal && isOnline && isSignedIn && Boolean(list?.shellVersion);
  useEffect(() => {
    if (!list || !isWanted || !("serviceWorker" in navigator)) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      import("./offline-part.ts").then(
        ({ keepUntilCurrent }) => keepUntilCurrent(list, hotelId, left.signal),
        () => undefined,
      );
    }, IDLE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [list, hotelId, isWanted]);
}
