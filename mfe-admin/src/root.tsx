import { SystemAdminScreen } from "./screens/system-admin/system-admin-screen.tsx";

export function Root() {
  return <SystemAdminScreen />;
}
