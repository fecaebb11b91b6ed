import { lazyPart, Skeleton } from "@funduq/shared-ui";
import type { ModuleRootProps } from "@funduq/shared-ui/module";
import { type ComponentType, Suspense } from "react";

/** The screen of each view, fetched when it is first opened; they are described in `department.json`. */
const screens: Record<string, ComponentType> = {
  "system-admin": lazyPart(
    async () => (await import("./screens/system-admin/system-admin-screen.tsx")).SystemAdminScreen,
  ),
  "setup-hotel": lazyPart(
    async () => (await import("./screens/setup-hotel/setup-hotel-screen.tsx")).SetupHotelScreen,
  ),
  "kept-mails": lazyPart(
    async () => (await import("./screens/kept-mails/kept-mails-screen.tsx")).KeptMailsScreen,
  ),
  "user-management": lazyPart(
    async () => (await import("./screens/users/users-screen.tsx")).UsersScreen,
  ),
  "audit-trail": lazyPart(
    async () => (await import("./screens/audit-trail/audit-trail-screen.tsx")).AuditTrailScreen,
  ),
  "rate-manager": lazyPart(
    async () => (await import("./screens/rate-manager/rate-manager-screen.tsx")).RateManagerScreen,
  ),
  "night-audit": lazyPart(
    async () => (await import("./screens/night-audit/night-audit-screen.tsx")).NightAuditScreen,
  ),
  reports: lazyPart(
    async () => (await import("./screens/reports/reports-screen.tsx")).ReportsScreen,
  ),
};

/** A view that this release does not know shows nothing; the shell asks only for those of its `department.json`. */
export function Root({ view }: ModuleRootProps) {
  const Screen = screens[view];
  return <Suspense fallback={<Skeleton rows={8} />}>{Screen && <Screen />}</Suspense>;
}
