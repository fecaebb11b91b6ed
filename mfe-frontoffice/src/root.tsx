import { useDensity } from "@funduq/shared-ui";
import type { ModuleRootProps } from "@funduq/shared-ui/module";
import { Dashboard } from "./screens/dashboard/dashboard.tsx";

/** The front office's one screen so far: the live dashboard. */
export function Root(_props: ModuleRootProps) {
  useDensity("compact");
  return <Dashboard />;
}
