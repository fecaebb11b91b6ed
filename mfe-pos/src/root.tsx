import { lazyPart, Skeleton, useDensity } from "@funduq/shared-ui";
import { laterTexts } from "@funduq/shared-ui/i18n";
import type { ModuleRootProps } from "@funduq/shared-ui/module";
import { Suspense } from "react";
import { SalesScreen } from "./screens/sales/sales-screen.tsx";

/** The manager's code and texts, which no waiter downloads. */
const ManagerScreen = lazyPart(async () => {
  const [{ ManagerScreen: Screen }] = await Promise.all([
    import("./screens/manager/manager-screen.tsx"),
    laterTexts("pos"),
  ]);
  return Screen;
});

/** Made for fingers: the restaurant works on touch tablets. */
export function Root({ view }: ModuleRootProps) {
  useDensity("touch");
  if (view !== "pos-manager") return <SalesScreen />;
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <ManagerScreen />
    </Suspense>
  );
}
