import { lazyPart, Skeleton, useDensity } from "@funduq/shared-ui";
import { laterTexts } from "@funduq/shared-ui/i18n";
import type { ModuleRootProps } from "@funduq/shared-ui/module";
import { type ComponentType, Suspense } from "react";

/** The screen of each view, fetched when it is first opened: a waiter downloads the till and nothing of the manager. */
const screens: Record<string, ComponentType> = {
  "pos-sales": lazyPart(async () => (await import("./screens/sales/sales-screen.tsx")).SalesScreen),
  "pos-manager": lazyPart(async () => {
    const [{ ManagerScreen }] = await Promise.all([
      import("./screens/manager/manager-screen.tsx"),
      laterTexts("pos"),
    ]);
    return ManagerScreen;
  }),
};

/** Made for fingers: the restaurant works on touch tablets. */
export function Root({ view }: ModuleRootProps) {
  useDensity("touch");
  const Screen = screens[view];
  return <Suspense fallback={<Skeleton rows={8} />}>{Screen && <Screen />}</Suspense>;
}
