import { deviceStorage } from "@funduq/shared-ui/state";
import { useState } from "react";

const KEY = "funduq.folio.hide-cancelled";

/** Whether lines that cancel each other are left out on the screen, remembered on this device. */
export function useHideCancelled() {
  const [hides, setHides] = useState(() => deviceStorage.get(KEY) === "yes");
  function hide(wanted: boolean) {
    setHides(wanted);
    deviceStorage.set(KEY, wanted ? "yes" : null);
  }
  return [hides, hide] as const;
}
