import type { Session } from "@funduq/shared-types/contracts/session";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { server } from "@funduq/shared-ui/testing/server";
import { screen } from "@testing-library/react";
import { beforeAll } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { Root } from "../root.tsx";
import { hotelHandlers } from "../standalone/handlers.ts";
import { MockHotel } from "../standalone/mock-hotel.ts";

/** The dialogs arrive when they are first opened; their first compilation is no part of a test. */
beforeAll(async () => {
  await Promise.all([
    import("../features/booking/new-booking-dialog.tsx"),
    import("../features/guest/passport-lines.ts"),
    import("../features/stay/stay-drawer.tsx"),
  ]);
}, 60_000);

type Options = {
  route?: string;
  language?: "en" | "fr" | "ar";
  hotel?: MockHotel;
  session?: Session;
};

/** The dashboard over a mocked hotel, for the tests of its screens. */
export async function openDashboard({
  route = "/",
  language,
  hotel = new MockHotel(),
  session,
}: Options = {}) {
  addTexts();
  server.use(...hotelHandlers(hotel));
  const page = await renderWithStore(<Root view="dashboard" basename="" />, {
    route,
    ...(language && { language }),
    ...(session && { session }),
  });
  await screen.findByRole("grid");
  return { ...page, hotel };
}

/** The card of a room. */
export function card(number: string): HTMLElement {
  const cell = screen.getAllByRole("gridcell").find(({ dataset }) => dataset.number === number);
  if (!cell) throw new Error(`no card of room ${number}`);
  return cell;
}
