import { Skeleton, useDensity } from "@funduq/shared-ui";
import type { ModuleRootProps } from "@funduq/shared-ui/module";
import { lazy, Suspense } from "react";
import { Dashboard } from "./screens/dashboard/dashboard.tsx";

const CreateGroup = lazy(async () => {
  const { CreateGroup: screen } = await import("./screens/create-group/create-group.tsx");
  return { default: screen };
});
const GroupPlayground = lazy(async () => {
  const { GroupPlayground: screen } = await import(
    "./screens/group-playground/group-playground.tsx"
  );
  return { default: screen };
});

/** The front office: the live dashboard, and the forms of group bookings. */
export function Root({ view }: ModuleRootProps) {
  useDensity("compact");
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      {view === "create-group" && <CreateGroup />}
      {view === "group-playground" && <GroupPlayground />}
      {view === "dashboard" && <Dashboard />}
    </Suspense>
  );
}
