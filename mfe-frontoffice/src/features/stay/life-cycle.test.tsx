import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refund } from "../../standalone/mock-folios.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { cancel, markNoShow } from "../../standalone/mock-steps.ts";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";
import { choose, openStay } from "../../testing/open-stay.tsx";

test("BK-12 a cancellation names the booking and needs a reason; it can be taken back", async () => {
  const page = await openStay("104");
  const { user, hotel } = page;
  await choose(page, "Cancel booking");
  const dialog = within(
    await screen.findByRole("dialog", { name: /^Cancel the booking of .+\?$/ }),
  );
  expect(dialog.getByText(/Room 104/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/Reason/), "  ");
  await user.click(dialog.getByRole("button", { name: "Cancel booking" }));
  expect(dialog.getByText("Please provide a reason for cancellation.")).toBeTruthy();
  expect(bookingIn(hotel, "104").status).toBe("Reserved");

  await user.type(dialog.getByLabelText(/Reason/), "Flight cancelled");
  await user.click(dialog.getByRole("button", { name: "Cancel booking" }));
  expect(await page.drawer.findByText("Cancelled: Flight cancelled")).toBeTruthy();
  expect(bookingIn(hotel, "104")).toMatchObject({ cancellationReason: "Flight cancelled" });
  expect(await page.drawer.findByRole("button", { name: "Undo cancellation" })).toBeTruthy();
});

test("BK-12 a deposit keeps a booking from being cancelled, and the dialog says so", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "104");
  const folioId = booking.folios[0]?.id ?? "";
  hotel.pay(booking.id, { folioId, method: "Cash", amountCentimes: 100_000 } as never);
  const { user } = await openStay("104", { hotel, panel: "cancel" });
  const title = { name: /^Cancel the booking/ };
  const dialog = within(await screen.findByRole("alertdialog", title));

  expect(dialog.getByText(/Refund or reverse it before cancelling/)).toBeTruthy();
  expect(dialog.queryByLabelText(/Reason/)).toBeNull();
  expect(dialog.queryByRole("button", { name: "Cancel booking" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Folio Manager" }));
  expect(await screen.findByRole("dialog", { name: /^Folio Manager/ })).toBeTruthy();
});

test("X-02 what another desk posts to a booking does not take the typed reason away", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "104");
  const folioId = booking.folios[0]?.id ?? "";
  const paid = { folioId, method: "Cash", amountCentimes: 100_000 };
  hotel.pay(booking.id, paid as never);
  const { store, user } = await openStay("104", { hotel, panel: "cancel" });
  const seen = () => act(() => void store.dispatch(baseApi.util.invalidateTags(["Booking"])));
  await screen.findByText(/Refund or reverse it before cancelling/);
  refund(hotel, booking.id, { ...paid, reason: "Ill" } as never);
  seen();
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(/Reason/);
  await user.type(reason, "Flight cancelled");
  hotel.pay(booking.id, paid as never);
  seen();
  expect(await screen.findByText(/Refund or reverse it before cancelling/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe("Flight cancelled");
});

test("BK-20 a no-show is asked for, starts on the safe button, and frees the room", async () => {
  const page = await openStay("105");
  await choose(page, "No-show");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.queryByText(/has been paid/)).toBeNull();
  expect(document.activeElement?.textContent).toBe("Cancel");
  await page.user.click(dialog.getByRole("button", { name: "Mark as no-show" }));

  expect(await page.drawer.findByText("Marked as a no-show")).toBeTruthy();
  const stay = screen.getByRole("dialog");
  await waitFor(() => expect(stay.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(within(card("105")).queryByText("Sofiane Mansouri")).toBeNull());
});

test("BK-20 a no-show says what becomes of the deposit", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "105");
  const folioId = booking.folios[0]?.id ?? "";
  hotel.pay(booking.id, { folioId, method: "Cash", amountCentimes: 500_000 } as never);
  await openStay("105", { hotel, panel: "no-show" });
  const dialog = within(await screen.findByRole("alertdialog", { name: /did not come/ }));
  expect(dialog.getByText(/5\.000,00.DA.? has been paid\. It stays on the folio/)).toBeTruthy();
});

test("BK-18 the history tells that the night audit had the stay due in", async () => {
  const hotel = new MockHotel();
  hotel.noted(bookingIn(hotel, "104"), "due-in", { room: "104" });
  const { drawer } = await openStay("104", { hotel });
  expect(await drawer.findByText("Due in: the day of arrival began")).toBeTruthy();
});

test("FOL-01 the history calls the guest's own folio as the folio manager does", async () => {
  const hotel = new MockHotel();
  hotel.noted(bookingIn(hotel, "104"), "posting-moved", { from: "Personal", to: "Sonatrach" });
  const { drawer } = await openStay("104", { hotel });
  expect(await drawer.findByText("Posting moved: Guest → Sonatrach")).toBeTruthy();
});

test("FOL-06 BK-18 the history says which posting was moved, how much, and between which folios", async () => {
  const hotel = new MockHotel();
  const moved = { item: "room", method: null, description: "Room 104", amountCentimes: 950_000 };
  const folios = { from: "Personal", to: "Sonatrach" };
  hotel.noted(bookingIn(hotel, "104"), "posting-moved", { ...moved, ...folios });
  const { drawer } = await openStay("104", { hotel });
  expect(
    await drawer.findByText(/^Moved: Room charge, 9\.500,00.DA, Guest → Sonatrach$/),
  ).toBeTruthy();
});

test("BK-01 another booking of a room that is taken begins on the day its guest leaves", async () => {
  const hotel = new MockHotel();
  const { user, drawer } = await openStay("104", { hotel });
  await user.click(await drawer.findByRole("button", { name: "New booking in this room" }));
  const dialog = within(await screen.findByRole("dialog", { name: /booking/i }));
  const [year, month, day] = bookingIn(hotel, "104").checkOutDate.split("-");
  const arrival = await dialog.findByRole<HTMLInputElement>("textbox", { name: /Check-in/ });
  expect(arrival.value).toBe(`${day}/${month}/${year}`);
});

test("BK-20 a guest whose day has not come is not offered as a no-show", async () => {
  const { user, drawer } = await openStay("207");
  await user.click(await drawer.findByRole("button", { name: "More" }));

  expect(await screen.findByRole("menuitem", { name: "Cancel booking" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "No-show" })).toBeNull();
});

test("BK-15 a no-show is expected again after the prompt", async () => {
  const hotel = new MockHotel();
  markNoShow(hotel, bookingIn(hotel, "105").id);
  const { user, drawer } = await openStay("105", { hotel });
  await user.click(drawer.getByRole("button", { name: "Reactivate" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Reactivate" }));

  expect(await screen.findByText("Sofiane Mansouri is expected again.")).toBeTruthy();
  expect(bookingIn(hotel, "105").status).toBe("Reserved");
});

test("BK-15 a room that was sold meanwhile is named with whoever holds it", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "105");
  markNoShow(hotel, booking.id);
  hotel.create({
    adults: 1,
    children: 0,
    rateCentimes: 750_000,
    ratePlan: "public",
    comments: "",
    roomId: booking.roomId,
    checkInDate: booking.checkInDate,
    checkOutDate: booking.checkOutDate,
    guests: [{ guest: { fullName: "Rachid Amari" } }],
  } as never);
  const { user } = await openStay("105", { hotel, panel: "reactivate" });
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Reactivate" }));

  expect(await dialog.findByText("Rachid Amari")).toBeTruthy();
  expect(dialog.getByText(/The booking was not reactivated\./)).toBeTruthy();
});

test("X-02 a refused step keeps the reason that was typed", async () => {
  const { user } = await openStay("104", { panel: "cancel" });
  server.use(
    http.post(apiUrl("hotels/:hotelId/bookings/:bookingId/cancel"), () => problem("service.busy")),
  );
  const dialog = within(await screen.findByRole("dialog", { name: /^Cancel the booking/ }));
  await user.type(dialog.getByLabelText(/Reason/), "Ill");
  await user.click(dialog.getByRole("button", { name: "Cancel booking" }));

  expect(await dialog.findByText(/The booking was not cancelled\./)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe("Ill");
});

test("BK-20 today's activity lists who comes, who goes and who is done, and opens their stays", async () => {
  const hotel = new MockHotel();
  cancel(hotel, bookingIn(hotel, "104").id, { version: 1, reason: "Ill" });
  const { user } = await openDashboard({ hotel });
  await user.click(screen.getByRole("button", { name: "Today's activity" }));
  const list = within(await screen.findByRole("complementary", { name: "Today's activity" }));
  const part = (name: RegExp) =>
    list.getByRole("heading", { name }).parentElement?.querySelectorAll("li").length;
  expect(await list.findByRole("heading", { name: /Cancelled 1/ })).toBeTruthy();
  expect([part(/Still to arrive/), part(/Still to leave/), part(/No-shows/)]).toEqual([2, 3, 0]);
  await user.click(list.getByRole("button", { name: /Room 104/ }));

  expect(await screen.findByRole("button", { name: "Undo cancellation" })).toBeTruthy();
});
