import { apiUrl, http, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";

async function openCheckIn(number: string, hotel = new MockHotel()) {
  const route = `/?booking=${bookingIn(hotel, number).id}&panel=check-in`;
  const page = await openDashboard({ hotel, route });
  return { ...page, panel: within(await screen.findByRole("alertdialog")) };
}

test("BK-11 FO-17 HK-01 a dirty room is set Clean in the check-in itself, which Enter then ends", async () => {
  const { user, panel, hotel } = await openCheckIn("104");
  await user.click(panel.getByRole("button", { name: "Set Clean" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Check in"));
  expect(panel.queryByRole("button", { name: "Set Clean" })).toBeNull();
  await waitFor(() =>
    expect(hotel.rooms.find(({ number }) => number === "104")?.housekeepingStatus).toBe("Clean"),
  );
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/is checked in to room 104\.$/)).toBeTruthy();
});

test("BK-11 X-01 Enter at once after 'Set Clean' waits on a slow line until the room is Clean", async () => {
  const { user, panel } = await openCheckIn("104");
  const gate = Promise.withResolvers<void>();
  let arrivals = 0;
  server.use(
    http.put(apiUrl("hotels/:hotelId/rooms/:roomId/housekeeping-status"), async () => {
      await gate.promise;
    }),
    http.post(apiUrl("hotels/:hotelId/bookings/:bookingId/check-in"), () => {
      arrivals += 1;
    }),
    http.get(apiUrl("later"), () => new Response()),
  );
  await user.click(panel.getByRole("button", { name: "Set Clean" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Check in"));
  await user.keyboard("{Enter}");
  // A request that is sent later is answered, and none of the check-in came before it.
  await fetch(apiUrl("later"));
  expect(arrivals).toBe(0);
  gate.resolve();
  expect(await screen.findByText(/is checked in to room 104\.$/)).toBeTruthy();
  expect(arrivals).toBe(1);
});

test("BK-11 BK-16 from a dirty room the guest gets another one, and the check-in goes on", async () => {
  const { user, panel, hotel } = await openCheckIn("104");
  await user.click(panel.getByRole("button", { name: "Change room" }));
  const change = within(await screen.findByRole("dialog", { name: /^Change the room of/ }));
  const rooms = await change.findAllByRole("radio");
  const ready = rooms.find(({ parentElement }) => /Clean/.test(parentElement?.textContent ?? ""));
  await user.click(ready as HTMLElement);
  const confirm = change.getByRole<HTMLButtonElement>("button", { name: "Change room" });
  await waitFor(() => expect(confirm.disabled).toBe(false));
  await user.click(confirm);
  await waitFor(() => expect(panel.queryByText(/before check-in/)).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Check in"));
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/is checked in to room (?!104)/)).toBeTruthy();
  expect(hotel.bookings.filter(({ roomNumber }) => roomNumber === "104")).toEqual([]);
});

test("BK-11 a room that is out of order is not set Clean here: its closed days would be lost", async () => {
  const hotel = new MockHotel();
  const room = hotel.rooms.find(({ number }) => number === "105");
  Object.assign(room ?? {}, { housekeepingStatus: "OutOfOrder" });
  const { panel } = await openCheckIn("105", hotel);
  expect(panel.getByRole("button", { name: "Change room" })).toBeTruthy();
  expect(panel.queryByRole("button", { name: "Set Clean" })).toBeNull();
});

test("BK-11 the stay leads to the check-in although its room is not ready, as its card does", async () => {
  const hotel = new MockHotel();
  const { user } = await openDashboard({ hotel, route: `/?booking=${bookingIn(hotel, "104").id}` });
  const stay = within(await screen.findByRole("dialog", { name: /^Room 104/ }));
  await user.click(await stay.findByRole("button", { name: "Check in" }));
  const panel = within(await screen.findByRole("alertdialog"));
  expect(panel.getByRole("button", { name: "Set Clean" })).toBeTruthy();
});
