import { screen, within } from "@testing-library/react";
import { MockHotel } from "../standalone/mock-hotel.ts";
import { openDashboard } from "./open-dashboard.tsx";
import { bookingIn } from "./open-panel.tsx";

/** The drawer of a stay; in 105 the room is ready for the guest of today, in 104 it is not. */
export async function openStay(number: string, { panel = "", hotel = new MockHotel() } = {}) {
  const { id } = bookingIn(hotel, number);
  const route = `/?booking=${id}${panel && `&panel=${panel}`}`;
  const page = await openDashboard({ hotel, route });
  const drawer = await screen.findByRole("dialog", { name: new RegExp(`^Room ${number} · `) });
  return { ...page, drawer: within(drawer) };
}

/** Presses what stands behind "More". */
export async function choose(
  { user, drawer }: Awaited<ReturnType<typeof openStay>>,
  action: string,
): Promise<void> {
  await user.click(await drawer.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}
