import { Skeleton, useDensity } from "@funduq/shared-ui";
import type { ModuleRootProps } from "@funduq/shared-ui/module";
import { Suspense } from "react";
import { latePart } from "./late-part.ts";
import { Dashboard } from "./screens/dashboard/dashboard.tsx";

const CreateGroup = latePart(
  async () => (await import("./screens/create-group/create-group.tsx")).CreateGroup,
);
const GroupPlayground = latePart(
  async () => (await import("./screens/group-playground/group-playground.tsx")).GroupPlayground,
);

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
