import { useCallback, useSyncExternalStore } from "react";

/** Where a table whose rows end in several buttons has no room: a phone, a tablet held upright. */
const TABLET = "60rem";
/** Where a table's rows become cards. */
export const PHONE = "40rem";

/** Whether the screen is no wider than that. */
export function useNarrowScreen(width: typeof TABLET | typeof PHONE = TABLET): boolean {
  const query = `(max-width: ${width})`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
