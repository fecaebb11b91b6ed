import type { ModuleRootProps } from "@funduq/shared-ui/module";
import { SystemAdminScreen } from "./screens/system-admin/system-admin-screen.tsx";
import { UsersScreen } from "./screens/users/users-screen.tsx";

export function Root({ view }: ModuleRootProps) {
  return view === "user-management" ? <UsersScreen /> : <SystemAdminScreen />;
}
