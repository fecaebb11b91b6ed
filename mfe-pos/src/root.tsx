import { lazyPart, Skeleton, useDensity } from "@funduq/shared-ui";
import { laterTexts } from "@funduq/shared-ui/i18n";
import type { ModuleRootProps } from "@funduq/shared-ui/module";
import { type ComponentType, Suspense } from "react";

/** A screen whose code and texts no waiter downloads. */
function backScreen(load: () => Promise<ComponentType>) {
  return lazyPart(async () => {
    const [Screen] = await Promise.all([load(), laterTexts("pos")]);
    return Screen;
  });
}

/** The screen of each view, fetched when it is first opened. */
const screens: Record<string, ComponentType> = {
  "pos-sales": lazyPart(async () => (await import("./screens/sales/sales-screen.tsx")).SalesScreen),
  "pos-manager": backScreen(
    async () => (await import("./screens/manager/manager-screen.tsx")).ManagerScreen,
  ),
  "pos-kitchen": backScreen(
    async () => (await import("./screens/kitchen/kitchen-screen.tsx")).KitchenScreen,
  ),
};

/** Made for fingers: the restaurant works on touch tablets. */
export function Root({ view }: ModuleRootProps) {
  useDensity("touch");
  const Screen = screens[view];
  return <Suspense fallback={<Skeleton rows={8} />}>{Screen && <Screen />}</Suspense>;
}
