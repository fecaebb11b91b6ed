import { formatMoney } from "@funduq/shared-ui/format";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn, moveIn, openPanel } from "../../testing/open-panel.tsx";

/** A booking of room 204 that somebody else has made just before. */
async function openConflict(save = "Save booking") {
  const page = await openDashboard();
  const { user, hotel } = page;
  await user.click(card("204"));
  const dialog = within(await screen.findByRole("dialog"));
  const rate = dialog.getByRole<HTMLSelectElement>("combobox", { name: /Rate plan/ });
  await waitFor(() => expect(rate.value).not.toBe(""));
  await user.type(dialog.getByRole("combobox", { name: /Guest/ }), "Rachid Taha");
  const inTheWay = moveIn(hotel, "204", "Sofia Amari");
  await user.click(dialog.getByRole("button", { name: save }));
  const open = await dialog.findByRole("button", { name: "Move the guest that is in the way" });
  await user.click(open);
  const room = () => dialog.findByRole<HTMLInputElement>("radio", { name: /^205/ });
  return { ...page, dialog, inTheWay, room };
}

test("BK-08 the guest in the way moves to a free room and the booking is made, in one step", async () => {
  const { user, dialog, hotel, inTheWay, room } = await openConflict();
  const confirm = dialog.getByRole<HTMLButtonElement>("button", { name: "Move and save booking" });
  expect(confirm.disabled).toBe(true);
  expect(await dialog.findByText("New room for Sofia Amari")).toBeTruthy();
  await user.click(await room());
  await user.click(confirm);

  const said = "Sofia Amari now has room 205. Booking saved: Rachid Taha, room 204.";
  expect(await screen.findByText(said)).toBeTruthy();
  expect(inTheWay.roomNumber).toBe("205");
  expect(hotel.bookings.at(-1)).toMatchObject({ roomNumber: "204" });
});

test("BK-01 BK-08 a walk-in whose room was taken is checked in with the move, and the button says so", async () => {
  const { user, dialog, hotel, room } = await openConflict("Check in now");
  await user.click(await room());
  await user.click(dialog.getByRole("button", { name: "Move and check in" }));
  await screen.findByText(/^Sofia Amari now has room 205\./);
  expect(hotel.bookings.at(-1)).toMatchObject({ roomNumber: "204", status: "Checked-in" });
});

test("BK-08 X-06 by keyboard the rooms for the guest in the way are one step from the button that asked for them", async () => {
  const { user, dialog } = await openConflict();
  const wizard = dialog.getByRole("region", { name: "Move the guest that is in the way" });
  expect(document.activeElement).toBe(wizard);
  const first = (await within(wizard).findAllByRole<HTMLInputElement>("radio"))[0];
  await user.tab();
  expect(document.activeElement).toBe(first);

  await user.click(dialog.getByRole("button", { name: "Move nobody" }));
  const opens = dialog.getByRole("button", { name: "Move the guest that is in the way" });
  expect(document.activeElement).toBe(opens);
});

test("BK-08 BK-19 a guest who is moved keeps the rate: it is said with its price, and no room costs more", async () => {
  const { user, dialog, inTheWay, room } = await openConflict();
  const choice = within((await room()).closest("fieldset") ?? document.body);
  expect(choice.getByText("Other room types")).toBeTruthy();
  expect(choice.queryByText("Difference per night")).toBeNull();
  expect(choice.queryByText(/DA/)).toBeNull();
  const said = "Sofia Amari keeps the agreed rate of 7.500,00 DA per night.";
  expect(await dialog.findByText(said)).toBeTruthy();

  await user.click(choice.getByRole("radio", { name: /^205 · Double/ }));
  await user.click(dialog.getByRole("button", { name: "Move and save booking" }));
  await screen.findByText(/Booking saved: Rachid Taha, room 204\./);
  expect(inTheWay.rateCentimes).toBe(750_000);
});

test("BK-08 Enter in the wizard is the wizard's; a guest changed meanwhile is chosen a room again", async () => {
  const { user, dialog, hotel, inTheWay, room } = await openConflict();
  const before = hotel.bookings.length;
  await user.click(await room());
  inTheWay.version += 1;
  await user.keyboard("{Enter}");
  expect(await dialog.findByText(/Nobody was moved and nothing was saved\./)).toBeTruthy();
  await waitFor(async () => expect((await room()).checked).toBe(false));
  await user.click(await room());
  await user.keyboard("{Enter}");

  expect(await screen.findByText(/Booking saved: Rachid Taha, room 204\./)).toBeTruthy();
  expect(hotel.bookings).toHaveLength(before + 1);
});

test("BK-08 BK-17 a stay is extended once the guest who comes next has another room", async () => {
  const hotel = new MockHotel();
  const next = moveIn(hotel, "105", "Sofia Amari", "2026-04-14");
  const { user, dialog } = await openPanel("105", "dates", /^Extend or shorten/, hotel);
  const leaves = dialog.getByRole("textbox", { name: /Check-out/ });
  await user.clear(leaves);
  await user.type(leaves, "16/04/2026");
  await user.click(await dialog.findByRole("button", { name: /^Move the guest/ }));
  const rooms = (await dialog.findByText("New room for Sofia Amari")).closest("fieldset");
  await user.click(await within(rooms ?? document.body).findByRole("radio", { name: /^202/ }));
  const total = dialog.getByText("Total").nextElementSibling;
  const price = total?.querySelector("[aria-hidden]")?.textContent ?? "";
  await user.click(dialog.getByRole("button", { name: "Move and change dates" }));

  const said = /Sofia Amari now has room 202\. New dates for Sofiane Mansouri: .*, room 105\./;
  expect(await screen.findByText(said)).toBeTruthy();
  expect(next.roomNumber).toBe("202");
  const stay = bookingIn(hotel, "105");
  expect(stay).toMatchObject({ checkOutDate: "2026-04-16" });
  expect(price.endsWith(`→6 nights · ${formatMoney(stay.totalCentimes)}`)).toBe(true);
});

test("BK-08 BK-09 BK-16 a guest gets the room that somebody else has just taken, once they move", async () => {
  const hotel = new MockHotel();
  const { user, dialog } = await openPanel("105", "change-room", /^Change the room of /, hotel);
  await user.click(await dialog.findByRole("radio", { name: /^202/ }));
  await dialog.findByText("Total");
  const taker = moveIn(hotel, "202", "Sofia Amari");
  await user.click(dialog.getByRole("button", { name: "Change room" }));
  expect(
    await dialog.findByText(
      "Sorry, a last-minute conflict was detected. The selected room is no longer available.",
    ),
  ).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Move the guest/ }));
  const rooms = (await dialog.findByText("New room for Sofia Amari")).closest("fieldset");
  await user.click(await within(rooms ?? document.body).findByRole("radio", { name: /^205/ }));
  await user.click(dialog.getByRole("button", { name: "Move and change room" }));

  const said = "Sofia Amari now has room 205. Sofiane Mansouri now has room 202.";
  expect(await screen.findByText(said)).toBeTruthy();
  expect(taker.roomNumber).toBe("205");
});

/** A no-show whose room somebody else has by now, and the dialog that was refused to expect the guest there. */
async function openResold(status: "Reserved" | "Checked-in") {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "105");
  booking.status = "no-show";
  const taker = moveIn(hotel, "105", "Sofia Amari", booking.checkInDate);
  taker.status = status;
  const route = `/?booking=${booking.id}&panel=reactivate`;
  const page = await openDashboard({ hotel, route });
  const dialog = within(await screen.findByRole("alertdialog"));
  await page.user.click(dialog.getByRole("button", { name: "Reactivate" }));
  const rooms = (await dialog.findByText(/^Other rooms for /)).closest("fieldset");
  return { ...page, hotel, booking, taker, dialog, choice: within(rooms ?? document.body) };
}

test("BK-15 BK-19 who arrives after all is given another room, same type first; who sleeps in theirs stays", async () => {
  const { user, dialog, choice, booking, taker } = await openResold("Checked-in");
  expect(dialog.getByText("Sofia Amari")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /^Move the guest/ })).toBeNull();
  const confirm = dialog.getByRole<HTMLButtonElement>("button", { name: "Reactivate" });
  expect(confirm.disabled).toBe(true);
  const parts = choice.getAllByText(/room type/).map(({ textContent }) => textContent);
  expect(parts).toEqual(["Same room type", "Other room types"]);
  await waitFor(() => expect(document.activeElement).toBe(choice.getAllByRole("radio")[0]));

  await user.click(choice.getByRole("radio", { name: /^202/ }));
  await user.click(dialog.getByRole("button", { name: "Reactivate in room 202" }));
  const said = `${booking.guests[0]?.fullName} is expected again, in room 202.`;
  expect(await screen.findByText(said)).toBeTruthy();
  expect(booking).toMatchObject({ status: "Reserved", roomNumber: "202" });
  expect(taker).toMatchObject({ status: "Checked-in", roomNumber: "105" });
  expect(await screen.findByText("Reactivated in room 202 instead of 105")).toBeTruthy();
});

test("BK-08 BK-15 a no-show is expected again once whoever has the room has moved", async () => {
  const { user, dialog, booking, taker } = await openResold("Reserved");
  await user.click(dialog.getByRole("button", { name: /^Move the guest/ }));
  const rooms = (await dialog.findByText("New room for Sofia Amari")).closest("fieldset");
  await user.click(await within(rooms ?? document.body).findByRole("radio", { name: /^202/ }));
  await user.click(dialog.getByRole("button", { name: "Move and reactivate" }));

  const said = `Sofia Amari now has room 202. ${booking.guests[0]?.fullName} is expected again.`;
  expect(await screen.findByText(said)).toBeTruthy();
  expect(taker.roomNumber).toBe("202");
  expect(booking.status).toBe("Reserved");
});

test("BK-15 BK-08 a guest who has not arrived yet may be moved instead, as the second way", async () => {
  const { dialog, choice } = await openResold("Reserved");
  const first = choice.getAllByRole("radio")[0];
  const move = dialog.getByRole("button", { name: /^Move the guest/ });
  expect(first?.compareDocumentPosition(move)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("BK-15 BK-09 a chosen room that is taken meanwhile leaves the list, and another one is chosen", async () => {
  const { user, hotel, dialog, choice, booking } = await openResold("Checked-in");
  await user.click(choice.getByRole("radio", { name: /^202/ }));
  moveIn(hotel, "202", "Rachid Taha", booking.checkInDate);
  await user.click(dialog.getByRole("button", { name: "Reactivate in room 202" }));
  expect(await dialog.findByText(/The booking was not reactivated\./)).toBeTruthy();
  await waitFor(() => expect(choice.queryByRole("radio", { name: /^202/ })).toBeNull());
  await user.click(choice.getByRole("radio", { name: /^205/ }));
  await user.click(dialog.getByRole("button", { name: "Reactivate in room 205" }));
  await screen.findByText(/is expected again, in room 205\./);
  expect(booking.roomNumber).toBe("205");
});
