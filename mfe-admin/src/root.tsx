import type { ViewId } from "@funduq/shared-types/contracts/module";
import { Skeleton } from "@funduq/shared-ui";
import type { ModuleRootProps } from "@funduq/shared-ui/module";
import { type ComponentType, lazy, Suspense } from "react";

/** The screen of each view, fetched when it is first opened; they are named in `module.ts` and `package.json`, too. */
const screens: Partial<Record<ViewId, ComponentType>> = {
  "system-admin": lazy(async () => {
    const screen = await import("./screens/system-admin/system-admin-screen.tsx");
    return { default: screen.SystemAdminScreen };
  }),
  "setup-hotel": lazy(async () => {
    const screen = await import("./screens/setup-hotel/setup-hotel-screen.tsx");
    return { default: screen.SetupHotelScreen };
  }),
  "kept-mails": lazy(async () => {
    const screen = await import("./screens/kept-mails/kept-mails-screen.tsx");
    return { default: screen.KeptMailsScreen };
  }),
  "user-management": lazy(async () => {
    const screen = await import("./screens/users/users-screen.tsx");
    return { default: screen.UsersScreen };
  }),
  "audit-trail": lazy(async () => {
    const screen = await import("./screens/audit-trail/audit-trail-screen.tsx");
    return { default: screen.AuditTrailScreen };
  }),
  "rate-manager": lazy(async () => {
    const screen = await import("./screens/rate-manager/rate-manager-screen.tsx");
    return { default: screen.RateManagerScreen };
  }),
  "night-audit": lazy(async () => {
    const screen = await import("./screens/night-audit/night-audit-screen.tsx");
    return { default: screen.NightAuditScreen };
  }),
  reports: lazy(async () => {
    const screen = await import("./screens/reports/reports-screen.tsx");
    return { default: screen.ReportsScreen };
  }),
};

/** A view that this release does not know shows nothing; the shell asks only for those of `module.ts`. */
export function Root({ view }: ModuleRootProps) {
  const Screen = screens[view];
  return <Suspense fallback={<Skeleton rows={8} />}>{Screen && <Screen />}</Suspense>;
}
