import { screen, within } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import { MockHotel } from "../standalone/mock-hotel.ts";
import { openDashboard } from "./open-dashboard.tsx";
import { bookingIn } from "./open-panel.tsx";

beforeEach(async () => {
  // The report arrives when it is first opened; its compilation is no part of a test.
  await import("../features/police/police-dialog.tsx");
  // jsdom has no printer.
  window.print = vi.fn();
  vi.spyOn(CSSStyleSheet.prototype, "replaceSync").mockImplementation(() => {});
}, 60_000);

/** A house of two stays: a guest who came today with somebody unnamed, and one who is expected. */
export function smallHouse() {
  const hotel = new MockHotel();
  const [here, coming] = [bookingIn(hotel, "101"), bookingIn(hotel, "102")];
  hotel.bookings.splice(0, hotel.bookings.length, here, coming);
  Object.assign(here, { status: "Checked-in", checkInDate: "2026-04-10", adults: 2, children: 0 });
  Object.assign(coming, { status: "Confirmed", checkInDate: "2026-04-10", adults: 1, children: 0 });
  return { hotel, here, coming };
}

/** The report over that house. */
export async function openReport(house = smallHouse()) {
  const page = await openDashboard({ hotel: house.hotel, route: "/?list=police" });
  const dialog = await screen.findByRole("dialog", { name: "Police Report" });
  await within(dialog).findByRole("grid");
  return { ...page, ...house, dialog };
}

/** The line of the report that says it. */
export const rowOf = (dialog: HTMLElement, text: RegExp) =>
  within(dialog)
    .getAllByRole("row")
    .find((row) => text.test(row.textContent ?? "")) as HTMLElement;
