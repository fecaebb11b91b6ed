import { useDensity } from "@funduq/shared-ui";
import type { ModuleRootProps } from "@funduq/shared-ui/module";
import { ManagerScreen } from "./screens/manager/manager-screen.tsx";
import { SalesScreen } from "./screens/sales/sales-screen.tsx";

/** Made for fingers: the restaurant works on touch tablets. */
export function Root({ view }: ModuleRootProps) {
  useDensity("touch");
  return view === "pos-manager" ? <ManagerScreen /> : <SalesScreen />;
}
