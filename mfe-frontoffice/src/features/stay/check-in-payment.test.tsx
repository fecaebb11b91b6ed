import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockId } from "../../standalone/ids.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";

async function openCheckIn(hotel: MockHotel) {
  const booking = bookingIn(hotel, "105");
  const route = `/?booking=${booking.id}&panel=check-in`;
  const page = await openDashboard({ hotel, route });
  return { ...page, booking, panel: within(await screen.findByRole("alertdialog")) };
}

test("BK-11 FOL-05 what a guest pays on arrival is taken over the check-in, which then goes on", async () => {
  const { user, panel, booking } = await openCheckIn(new MockHotel());
  await user.click(panel.getByRole("button", { name: "Take payment" }));
  const form = within(await screen.findByRole("dialog", { name: "Post Payment" }));
  await user.type(form.getByLabelText(/Amount/), "1000{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Post Payment" })).toBeNull());
  expect(booking.folios[0]?.postings.at(-1)).toMatchObject({ amountCentimes: 100_000 });
  expect(await panel.findByText(/Deposit:/)).toBeTruthy();

  expect(document.activeElement).toBe(panel.getByRole("button", { name: "Check in" }));
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Sofiane Mansouri is checked in to room 105.")).toBeTruthy();
});

function nameOneMore(hotel: MockHotel) {
  const { guests } = bookingIn(hotel, "105");
  const [guest] = guests;
  if (guest)
    guests.push({
      ...guest,
      guestId: mockId(8, 6),
      fullName: "Jean-Pierre Lefèvre",
      isPrimary: false,
    });
}

test("BK-23 BK-11 more names than the party has keep the guest from checking in; the party is raised in place, at the agreed rate", async () => {
  const hotel = new MockHotel();
  nameOneMore(hotel);
  const { user, panel, booking } = await openCheckIn(hotel);
  const { rateCentimes, comments } = booking;
  expect(panel.getByText(/^2 guests are named for a party of 1\./)).toBeTruthy();
  const confirm = () => panel.getByRole<HTMLButtonElement>("button", { name: "Check in" });
  expect(confirm().disabled).toBe(true);
  await user.click(panel.getByRole("button", { name: "Set the party to 2 persons" }));
  await waitFor(() => expect(confirm().disabled).toBe(false));
  expect(booking).toMatchObject({ adults: 2, children: 0, rateCentimes, comments });
  expect(booking.guests).toHaveLength(2);
  expect(document.activeElement).toBe(confirm());
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Sofiane Mansouri is checked in to room 105.")).toBeTruthy();
});

test("BK-23 BK-11 in a room that is not clean, the party's reason stands beside the room's", async () => {
  const hotel = new MockHotel();
  nameOneMore(hotel);
  const room = hotel.rooms.find(({ number }) => number === "105");
  if (room) room.housekeepingStatus = "Dirty";
  const { user, panel } = await openCheckIn(hotel);
  // What the dialog still reads is a status, too.
  await waitFor(() =>
    expect(panel.getByRole("status").textContent).toMatch(/^Room 105 is Dirty\./),
  );
  expect(panel.getByText(/^2 guests are named for a party of 1\./)).toBeTruthy();
  await user.click(panel.getByRole("button", { name: "Set Clean" }));
  await waitFor(() =>
    expect(panel.getByRole("status").textContent).toMatch(/^2 guests are named for a party of 1\./),
  );
  expect(panel.getAllByText(/^2 guests are named/)).toHaveLength(1);
});

test("BK-23 a party beyond the type's limit is refused in the check-in, which leads to the details", async () => {
  const hotel = new MockHotel();
  nameOneMore(hotel);
  const { user, panel } = await openCheckIn(hotel);
  server.use(
    http.put(apiUrl("hotels/:hotelId/bookings/:bookingId/details"), () =>
      problem("booking.too-many-guests", { roomTypeName: "Single", maxOccupancy: 1 }),
    ),
  );
  await user.click(panel.getByRole("button", { name: "Set the party to 2 persons" }));
  expect(await panel.findByText(/Single/)).toBeTruthy();
  expect(panel.getByRole<HTMLButtonElement>("button", { name: "Check in" }).disabled).toBe(true);
  await user.click(panel.getByRole("button", { name: "Edit details" }));
  expect(await screen.findByRole("dialog", { name: /^Edit the booking/ })).toBeTruthy();
});

test("BK-11 what the guest asked for stands in the check-in", async () => {
  const hotel = new MockHotel();
  bookingIn(hotel, "105").comments = "Quiet room, garden side";
  const { panel } = await openCheckIn(hotel);
  expect(panel.getByText("Quiet room, garden side")).toBeTruthy();
});

test("FOL-05 BK-11 all that is left of the stay is filled in with one press", async () => {
  const { user, panel, booking } = await openCheckIn(new MockHotel());
  await user.click(panel.getByRole("button", { name: "Take payment" }));
  const form = within(await screen.findByRole("dialog", { name: "Post Payment" }));
  await user.click(form.getByRole("button", { name: /^Fill in all that is left of the stay: / }));
  await user.click(form.getByRole("button", { name: "Post Payment" }));
  await screen.findByText("Payment posted successfully!");
  expect(booking.folios[0]?.postings.at(-1)).toMatchObject({
    amountCentimes: booking.totalCentimes + booking.tdsCentimes,
  });
});
