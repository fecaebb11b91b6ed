import type { HotelId } from "@funduq/shared-types/values/ids";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

type Loaded = { PaperAhead: ComponentType<{ hotelId: HotelId }> };

/**
 * Fetches after the first paint what a screen needs to print without a network: the code of `loadCode`, then the letterhead
 * (POS-12). It draws nothing.
 */
export function usePaperAhead(hotelId: HotelId, loadCode: () => Promise<unknown>): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    Promise.all([import("./paper-ahead.tsx"), loadCode()]).then(
      ([{ PaperAhead }]) => setLoaded({ PaperAhead }),
      () => undefined,
    );
  }, [loadCode]);
  return loaded && <loaded.PaperAhead hotelId={hotelId} />;
}
