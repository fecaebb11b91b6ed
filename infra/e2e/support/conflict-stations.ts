import { randomUUID } from "node:crypto";
import type { CreateBooking } from "@funduq/shared-types/contracts/booking";
import { expect, type Page, type Route } from "@playwright/test";
import type { Scene } from "./dialogs.ts";
import { behind, inHotel, type Station, topDialog } from "./station.ts";

/** The conflict dialogs of a booking whose room was taken while it was being entered. */
export function conflictStations(hotelId: string, { room, absent }: Scene): Station[] {
  const at = inHotel(hotelId);
  const taken = at(behind(`dashboard?new=${room.id}`), "room taken meanwhile", loseRoom);
  return [
    taken,
    {
      ...taken,
      name: "guest in the way",
      // The conflict occurs once, so later calls continue in the dialog that is already open.
      async open(page) {
        if (!(await conflict(page).isVisible())) await taken.open(page);
        await conflict(page).locator("button").last().click();
        await conflict(page).getByRole("radio").first().check();
      },
    },
    at(
      behind(`dashboard?booking=${absent.id}&panel=reactivate`),
      "other rooms for a no-show",
      async (page) => {
        await page.route("**/reactivate", (route) => route.fulfill(roomTaken), { times: 1 });
        await topDialog(page).locator("footer button").last().click();
        await topDialog(page).getByRole("radio").first().check();
      },
    ),
  ];
}

/** What the API answers when another guest has the no-show's room. */
const roomTaken = {
  status: 409,
  contentType: "application/problem+json",
  json: {
    type: "about:blank",
    title: "Conflict",
    status: 409,
    detail: "The selected room is no longer available.",
    code: "booking.room-taken",
    params: {
      clashes: [
        {
          bookingId: randomUUID(),
          guestName: "Rachid Meziane",
          status: "Checked-in",
          checkInDate: "2026-04-10",
          checkOutDate: "2026-04-12",
        },
      ],
    },
    requestId: randomUUID(),
  },
};

const conflict = (page: Page) => topDialog(page).locator("section[role=alert]");

async function loseRoom(page: Page): Promise<void> {
  await page.route("**/api/hotels/*/bookings", somebodyIsFaster, { times: 1 });
  await topDialog(page).getByRole("combobox").first().fill("Fatiha Boualem");
  // The last select is that of the rates, which are loaded after the room.
  await expect(topDialog(page).locator("select").last()).not.toHaveValue("");
  await topDialog(page).locator("footer button").nth(-2).click();
  await expect(conflict(page)).toBeVisible();
}

/** Books the same room for another guest just before the desk submits its booking. */
async function somebodyIsFaster(route: Route): Promise<void> {
  const booking: CreateBooking = route.request().postDataJSON();
  const guests = [{ guest: { fullName: "Rachid Meziane" }, isPrimary: true }];
  const headers = { ...route.request().headers(), "idempotency-key": randomUUID() };
  await route.fetch({ headers, postData: { ...booking, guests, checkInNow: false } });
  await route.continue();
}
