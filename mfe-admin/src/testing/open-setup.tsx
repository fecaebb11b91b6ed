import type { Language } from "@funduq/shared-types/contracts/session";
import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { useLocation } from "@funduq/shared-ui/router";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { server } from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import { screen, within } from "@testing-library/react";
import department from "../module.ts";
import { hotelHandlers } from "../standalone/handlers.ts";
import { setupHandlers, setupHotelId, someSetup } from "../standalone/setup.ts";

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

type Options = { at?: string; setup?: HotelSetup; language?: Language };

/** The set-up of a hotel on a screen of its own, with what the screen sends. */
export async function openSetup({
  at = setupHotelId,
  setup = someSetup(),
  language,
}: Options = {}) {
  department.register();
  const sent: unknown[] = [];
  server.use(...setupHandlers(setup), ...hotelHandlers());
  server.events.on("request:start", async ({ request }) => {
    if (request.method !== "GET") sent.push(await request.clone().json());
  });
  const opened = await renderWithStore(
    <>
      <department.Root view="setup-hotel" basename="/setup-hotel" />
      <Address />
    </>,
    {
      session: aSession({ user: { isSuperAdmin: true }, hotels: [] }),
      route: `/setup-hotel/${at}`,
      ...(language && { language }),
    },
  );
  // The screen's code comes when it is first asked for.
  await screen.findAllByRole("heading");
  return { ...opened, sent };
}

export const press = (name: string | RegExp) => screen.getByRole("button", { name });
export const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
/** What was typed into a section is marked until it is saved. */
export const partOf = async (title: string) => {
  const heading = await screen.findByRole("heading", { name: title, level: 2 });
  const part = heading.closest("section");
  if (!part) throw new Error(`${title} has no section`);
  return within(part);
};
