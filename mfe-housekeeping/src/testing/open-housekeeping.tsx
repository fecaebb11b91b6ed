import type { HousekeepingRoom } from "@funduq/shared-types/contracts/housekeeping";
import type { Language } from "@funduq/shared-types/contracts/session";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import department from "../module.ts";
import { aBoard } from "../standalone/board.ts";
import { boardHandlers } from "../standalone/handlers.ts";

export const boardUrl = apiUrl("hotels/:hotelId/housekeeping");
export const statusUrl = apiUrl("hotels/:hotelId/rooms/:roomId/housekeeping-status");

type Options = {
  route?: string;
  language?: Language;
  displayName?: string;
};

/** The housekeeping screen of a small hotel, as a housekeeper opens it. */
export async function openHousekeeping(options: Options = {}) {
  const { displayName = "Fatiha", ...page } = options;
  department.register();
  server.use(...boardHandlers());
  const session = aSession({ user: { displayName }, hotels: [aHotel({ role: "housekeeping" })] });
  return renderWithStore(<department.Root view="housekeeping" basename="/" />, {
    session,
    ...page,
  });
}

/** The card of a room, once the board is there: 'Room 301 …', in any language. */
export function card(number: string): Promise<HTMLElement> {
  return screen.findByRole("button", { name: new RegExp(`^\\S+ \\P{L}?${number}`, "u") });
}

/** A board on which one room differs: what a later answer may look like. */
export function boardWith(number: string, change: Partial<HousekeepingRoom>) {
  const board = aBoard();
  const room = board.floors.flatMap(({ rooms }) => rooms).find((it) => it.number === number);
  if (room) Object.assign(room, change);
  return http.get(boardUrl, () => HttpResponse.json(board));
}
