import { addDays } from "@funduq/shared-types/values/calendar-date";
import { formatDateShort } from "@funduq/shared-ui/format";
import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { businessDate } from "../../standalone/mock-rooms.ts";
import { cancel } from "../../standalone/mock-steps.ts";
import { bookingIn } from "../../testing/open-panel.tsx";
import { choose, openStay } from "../../testing/open-stay.tsx";

test("BK-20 a check-in of today is taken back, with a reason", async () => {
  const hotel = new MockHotel();
  hotel.checkIn(bookingIn(hotel, "105").id);
  const page = await openStay("105", { hotel });
  await choose(page, "Undo check-in");
  const dialog = within(await screen.findByRole("dialog", { name: /^Undo the check.in of/ }));
  await page.user.click(dialog.getByRole("button", { name: "Undo check-in" }));
  expect(dialog.getByText("Please provide a reason for the undo.")).toBeTruthy();
  await page.user.type(dialog.getByLabelText(/Reason/), "Wrong guest");
  await page.user.keyboard("{Control>}{Enter}{/Control}");

  expect(await page.drawer.findByText("Check-in undone: Wrong guest")).toBeTruthy();
  expect(await page.drawer.findByRole("button", { name: "Check in" })).toBeTruthy();
});

test("BK-20 an undo is of the step it was opened for, whatever the desk next door does meanwhile", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "105");
  hotel.checkIn(booking.id);
  const lastStep = { businessDate, isInvoiced: false };
  booking.lastStep = { step: "check-out", ...lastStep } as never;
  const page = await openStay("105", { hotel, panel: "undo" });
  const { user, store } = page;
  const title = { name: /^Undo the check.out of/ };
  const dialog = within(await screen.findByRole("dialog", title));
  await user.type(dialog.getByLabelText(/Reason/), "Wrong room");
  const seen = booking.version;
  booking.version += 1;
  booking.lastStep = { step: "check-in", ...lastStep } as never;
  await act(async () => {
    store.dispatch(baseApi.util.invalidateTags(["Booking"]));
  });
  await page.drawer.findByRole("button", { name: "More" });

  let sent: unknown;
  server.use(
    http.post(apiUrl("hotels/:hotelId/bookings/:bookingId/undo"), async ({ request }) => {
      sent = await request.json();
      return problem("request.stale", { changedBy: "Amina", changedAt: "2026-04-10T10:00:00Z" });
    }),
  );
  await user.click(dialog.getByRole("button", { name: "Undo check-out" }));
  await waitFor(() => expect(sent).toMatchObject({ version: seen }));
});

test("BK-20 whoever undoes a check-out reads that what it left to the group is owed again", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "105");
  const folioId = booking.folios[0]?.id ?? "";
  hotel.pay(booking.id, { folioId, method: "Cash", amountCentimes: 100_000 } as never);
  booking.status = "Checked-out";
  booking.lastStep = { step: "check-out", businessDate, isInvoiced: false } as never;
  const [posting] = booking.folios[0]?.postings ?? [];
  const transfer = { kind: "transfer", method: "Group Account", checkOutVersion: 2 };
  if (posting) Object.assign(posting, transfer);
  await openStay("105", { hotel, panel: "undo" });
  const dialog = within(await screen.findByRole("dialog", { name: /^Undo the check.out of/ }));
  expect(
    dialog.getByText(/^Amounts transferred to the company or group account .* come back/),
  ).toBeTruthy();
  expect(dialog.queryByText(/The stay runs until/)).toBeNull();
});

test("BK-20 whoever undoes an early check-out reads until when the guest has the room again", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "105");
  const bookedUntil = addDays(booking.checkOutDate, 3);
  booking.status = "Checked-out";
  booking.lastStep = { step: "check-out", businessDate, isInvoiced: false, bookedUntil };
  await openStay("105", { hotel, panel: "undo" });
  const dialog = within(await screen.findByRole("dialog", { name: /^Undo the check.out of/ }));
  expect(
    dialog.getByText(
      `The stay runs until ${formatDateShort(bookedUntil)} again, as it was booked.`,
    ),
  ).toBeTruthy();
});

test("BK-20 what can't be undone any more says why, and the button is locked", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "104");
  cancel(hotel, booking.id, { version: 1, reason: "Ill" });
  booking.lastStep = {
    step: "cancellation",
    businessDate: "2026-04-09",
    isInvoiced: false,
  } as never;
  const { drawer } = await openStay("104", { hotel });

  expect(drawer.getByText(/It can no longer be undone/)).toBeTruthy();
  const button = drawer.getByRole<HTMLButtonElement>("button", { name: "Undo cancellation" });
  expect(button.disabled).toBe(true);
});
