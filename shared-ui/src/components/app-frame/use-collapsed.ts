import { useState } from "react";
import { deviceStorage } from "../../client/storage.ts";

const KEY = "funduq.menu";
const COLLAPSED = "collapsed";

/** Whether the sidebar shows icons only, remembered on this device. */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => deviceStorage.get(KEY) === COLLAPSED);
  function toggle() {
    setCollapsed(!collapsed);
    deviceStorage.set(KEY, collapsed ? null : COLLAPSED);
  }
  return [collapsed, toggle];
}
