import { screen, within } from "@testing-library/react";
import { MockHotel } from "../standalone/mock-hotel.ts";
import { card, openDashboard } from "./open-dashboard.tsx";

/** The Folio Manager of a company stay: the guest's folio and Sonatrach's. */
export async function openFolios(hotel = new MockHotel()) {
  const page = await openDashboard({ hotel });
  await page.user.click(card("201"));
  const stay = within(await screen.findByRole("dialog"));
  await page.user.click(await stay.findByRole("button", { name: "Folio Manager" }));
  const folios = within(await screen.findByRole("dialog", { name: /Folio Manager/ }));
  return { ...page, folios };
}

export async function openForm(button: "Post Charge" | "Post Payment", hotel?: MockHotel) {
  const page = await openFolios(hotel);
  await page.user.click(page.folios.getByRole("button", { name: button }));
  return { ...page, form: within(await screen.findByRole("dialog", { name: button })) };
}
