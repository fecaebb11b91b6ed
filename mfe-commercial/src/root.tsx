import { CommercialScreen } from "./screens/commercial/commercial-screen.tsx";

export function Root() {
  return <CommercialScreen />;
}
