import { HousekeepingScreen } from "./screens/housekeeping/housekeeping-screen.tsx";

export function Root() {
  return <HousekeepingScreen />;
}
