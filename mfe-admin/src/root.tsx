import type { ViewId } from "@funduq/shared-types/contracts/module";
import type { ModuleRootProps } from "@funduq/shared-ui/module";
import type { ComponentType } from "react";
import { AuditTrailScreen } from "./screens/audit-trail/audit-trail-screen.tsx";
import { NightAuditScreen } from "./screens/night-audit/night-audit-screen.tsx";
import { RateManagerScreen } from "./screens/rate-manager/rate-manager-screen.tsx";
import { ReportsScreen } from "./screens/reports/reports-screen.tsx";
import { SetupHotelScreen } from "./screens/setup-hotel/setup-hotel-screen.tsx";
import { SystemAdminScreen } from "./screens/system-admin/system-admin-screen.tsx";
import { UsersScreen } from "./screens/users/users-screen.tsx";

/** The screen of each view; they are named in `module.ts` and `package.json`, too. */
const screens: Partial<Record<ViewId, ComponentType>> = {
  "system-admin": SystemAdminScreen,
  "setup-hotel": SetupHotelScreen,
  "user-management": UsersScreen,
  "audit-trail": AuditTrailScreen,
  "rate-manager": RateManagerScreen,
  "night-audit": NightAuditScreen,
  reports: ReportsScreen,
};

export function Root({ view }: ModuleRootProps) {
  const Screen = screens[view] ?? SystemAdminScreen;
  return <Screen />;
}
