import type { Language } from "@funduq/shared-types/contracts/session";
import { useLocation } from "@funduq/shared-ui/router";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { server } from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import department from "../module.ts";
import { hotelHandlers } from "../standalone/handlers.ts";
import { keptMailHandlers } from "../standalone/kept-mails.ts";
import { superAdminHandlers } from "../standalone/super-admins.ts";

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** All hotels, as a super admin sees them; the address stands below. */
export async function openSystemAdmin(options: { route?: string; language?: Language } = {}) {
  department.register();
  server.use(...hotelHandlers(), ...keptMailHandlers(), ...superAdminHandlers());
  const session = aSession({ user: { isSuperAdmin: true }, hotels: [] });
  return renderWithStore(
    <>
      <department.Root view="system-admin" basename="/" />
      <Address />
    </>,
    { session, ...options },
  );
}
