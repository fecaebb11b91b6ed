import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, http, server, unreachable } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";

test("X-02 BK-11 a check-in whose answer was lost is told as done once the guest is seen to be in", async () => {
  const hotel = new MockHotel();
  const { id } = bookingIn(hotel, "105");
  const page = await openDashboard({ hotel, route: `/?booking=${id}&panel=check-in` });
  server.use(
    http.post(apiUrl("hotels/:hotelId/bookings/:bookingId/check-in"), () => {
      hotel.checkIn(id);
      return unreachable();
    }),
  );
  const question = within(await screen.findByRole("alertdialog"));
  await page.user.click(question.getByRole("button", { name: "Check in" }));
  expect(await question.findByText(/It may have been saved all the same/)).toBeTruthy();

  act(() => void page.store.dispatch(baseApi.util.invalidateTags(["Booking"])));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(await screen.findByText(/ is checked in to room 105\.$/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});
