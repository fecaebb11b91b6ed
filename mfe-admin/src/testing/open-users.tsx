import type { Language } from "@funduq/shared-types/contracts/session";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import department from "../module.ts";
import { userHandlers } from "../standalone/handlers.ts";

/** The people of a hotel, as one of its admins sees them, or one of its managers. */
export async function openUsers(
  language: Language = "en",
  role: "hotel-admin" | "manager" = "hotel-admin",
) {
  department.register();
  server.use(...userHandlers());
  const session = aSession({
    user:
      role === "manager"
        ? { email: "lynda@hotel.test", displayName: "Lynda Meziane" }
        : { email: "karim@hotel.test", displayName: "Karim Haddad" },
    hotels: [aHotel({ role })],
  });
  return renderWithStore(<department.Root view="user-management" basename="/" />, {
    session,
    language,
  });
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
