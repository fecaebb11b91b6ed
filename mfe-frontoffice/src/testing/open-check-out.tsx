import type { HotelRole } from "@funduq/shared-types/contracts/user";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, within } from "@testing-library/react";
import { MockHotel } from "../standalone/mock-hotel.ts";
import { openDashboard } from "./open-dashboard.tsx";
import { bookingIn } from "./open-panel.tsx";

/** The question at the end of a stay, as its address opens it. */
export async function openCheckOut(number: string, hotel = new MockHotel(), role?: HotelRole) {
  const route = `/?booking=${bookingIn(hotel, number).id}&panel=check-out`;
  const session = role && aSession({ hotels: [aHotel({ role })] });
  const page = await openDashboard({ hotel, route, ...(session && { session }) });
  const dialog = within(await screen.findByRole("alertdialog", { name: /^Check out/ }));
  const leave = () => dialog.getByRole<HTMLButtonElement>("button", { name: /check out$/i });
  return { ...page, hotel, dialog, leave };
}

/** Sofiane Mansouri came to room 105 today and leaves again: no night was charged. */
export async function openWalkOut(role?: HotelRole) {
  const hotel = new MockHotel();
  hotel.checkIn(bookingIn(hotel, "105").id);
  return openCheckOut("105", hotel, role);
}
