import { deviceStorage } from "@funduq/shared-ui/state";
import { useState } from "react";

const KEY = "funduq.dashboard.sidebar";
/** From here on there is room for the movements and four floors beside each other. */
const WIDE = "(min-width: 112rem)";

export type Sidebar = { opened: boolean; toggle: () => void };

/** Whether the sidebar is open, as this device was left; before, as there is room. */
export function useSidebar(): Sidebar {
  const [opened, setOpened] = useState(() => {
    const remembered = deviceStorage.get(KEY);
    return remembered === null ? window.matchMedia(WIDE).matches : remembered === "open";
  });
  function toggle() {
    deviceStorage.set(KEY, opened ? "closed" : "open");
    setOpened(!opened);
  }
  return { opened, toggle };
}
