import { centimes } from "@funduq/shared-types/values/money";
import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { chargeNights } from "../../standalone/mock-folios.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { reverse } from "../../standalone/mock-steps.ts";
import { openCheckOut, openWalkOut } from "../../testing/open-check-out.tsx";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";

const nightsUrl = apiUrl("hotels/:hotelId/bookings/:bookingId/room-charges");

/** Sofiane Mansouri paid ahead, and came to room 105 today. */
function paidAhead(amountCentimes: number) {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "105");
  const folioId = booking.folios[0]?.id ?? "";
  hotel.pay(booking.id, { folioId, method: "Cash", amountCentimes } as never);
  hotel.checkIn(booking.id);
  return { hotel, booking };
}

/** The question at the end of the stay in room 105, while the nights to charge can't be read. */
async function openUnread(hotel: MockHotel) {
  const session = aSession({ hotels: [aHotel({ role: "manager" })] });
  const page = await openDashboard({ hotel, session });
  let isBroken = true;
  server.use(http.get(nightsUrl, () => (isBroken ? problem("service.busy") : undefined)));
  await page.user.click(card("105"));
  await page.user.click(await screen.findByRole("button", { name: "Check out" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await dialog.findByRole("button", { name: "Try again" });
  const mend = () => {
    isBroken = false;
  };
  return { ...page, dialog, mend };
}

/** Somebody else posted meanwhile. */
const readAgain = (store: Awaited<ReturnType<typeof openCheckOut>>["store"]) =>
  act(async () => void store.dispatch(baseApi.util.invalidateTags(["Booking", "Folio"])));

test("BK-13 while nobody can say whether the room was charged, nobody leaves by mistake", async () => {
  const { hotel } = paidAhead(1_000_000);
  const { dialog, user, mend } = await openUnread(hotel);
  const leave = () => dialog.getByRole<HTMLButtonElement>("button", { name: "Check out" });
  expect(dialog.getByRole("status").textContent).toMatch(/^Whether every night was charged/);
  expect(leave().disabled).toBe(true);
  // The night may still be to pay: nothing of what was paid for it is offered back.
  expect(dialog.getByText("-10.000,00 DA")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /^Refund/ })).toBeNull();
  expect(dialog.queryByText("To refund")).toBeNull();

  mend();
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByText("9.690,00 DA")).toBeTruthy();
  expect(dialog.getByText("Deposit")).toBeTruthy();
  expect(leave().disabled).toBe(true);
});

test("BK-13 while the nights are unknown no folio is settled, and nothing is paid", async () => {
  const hotel = new MockHotel();
  const { id, folios } = bookingIn(hotel, "105");
  hotel.checkIn(id);
  const { dialog, user, store } = await openUnread(hotel);
  const waive = dialog.getByRole("checkbox", { name: /^Let the guest go/ });
  expect(dialog.queryByText("Settled")).toBeNull();
  await user.click(waive);
  expect(dialog.getByText("Settled")).toBeTruthy();
  await user.click(waive);

  const dinner = { department: "Restaurant", description: "Dinner", amountCentimes: 50_000 };
  hotel.charge(id, { folioId: folios[0]?.id, ...dinner } as never);
  await readAgain(store);
  expect(await dialog.findByText(/^500,00.DA$/)).toBeTruthy();
  expect(dialog.queryByRole("group", { name: /^Payment/ })).toBeNull();
});

test("FOL-02 BK-13 the refund goes by the folio as it stands, and closes with a folio that is gone", async () => {
  const { hotel, booking } = paidAhead(1_000_000);
  chargeNights(hotel, booking.id, { totalCentimes: centimes(969_000) });
  const { dialog, user, store } = await openCheckOut("105", hotel);
  await user.click(await dialog.findByRole("button", { name: /^Refund: 310,00.DA, Guest$/ }));
  const form = within(await screen.findByRole("dialog", { name: "Refund a payment" }));
  expect(form.getByLabelText(/Amount/)).toHaveProperty("value", "310,00");

  const folioId = booking.folios[0]?.id ?? "";
  const water = { department: "Restaurant", description: "Water", amountCentimes: 10_000 };
  hotel.charge(booking.id, { folioId, ...water } as never);
  await readAgain(store);
  expect(await form.findByText(/^In credit on the folio 'Guest': 210,00.DA\.$/)).toBeTruthy();
  expect(form.getByLabelText(/Amount/)).toHaveProperty("value", "210,00");

  Object.assign(booking.folios[0] ?? {}, { id: booking.id });
  await readAgain(store);
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Refund a payment" })).toBeNull(),
  );
  expect(dialog.getByText("To refund")).toBeTruthy();
});

test("FOL-02 BK-13 what was paid too much is given back the way it was paid, and the guest can leave", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "201");
  const folioId = booking.folios[0]?.id ?? "";
  hotel.pay(booking.id, { folioId, method: "Credit Card", amountCentimes: 2_450_000 } as never);
  const { dialog, user, leave } = await openCheckOut("201", hotel);
  expect(leave().disabled).toBe(true);
  await user.click(await dialog.findByRole("button", { name: /^Refund: 5\.000,00.DA, Guest$/ }));
  const form = within(await screen.findByRole("dialog", { name: "Refund a payment" }));
  expect(form.getByLabelText(/Amount/)).toHaveProperty("value", "5.000,00");
  await user.clear(form.getByLabelText(/Amount/));
  await user.type(form.getByLabelText(/Amount/), "5.000,01");
  await user.click(form.getByRole("button", { name: "Refund" }));
  expect(
    form.getByText(/^At most 5\.000,00.DA can be refunded from the folio 'Guest' this way\.$/),
  ).toBeTruthy();
  expect(form.getByText("Please provide a reason for the refund.")).toBeTruthy();
  await user.clear(form.getByLabelText(/Amount/));
  await user.type(form.getByLabelText(/Amount/), "5.000");
  await user.type(form.getByLabelText(/Reason/), "Left a day early");
  await user.click(form.getByRole("button", { name: "Refund" }));

  expect(await screen.findByText(/^Refunded: 5\.000,00.DA\.$/)).toBeTruthy();
  await waitFor(() => expect(leave().disabled).toBe(false));
});

test("FOL-05 BK-13 what was paid in advance is a deposit until the nights are charged, and a credit after", async () => {
  const { hotel } = paidAhead(1_000_000);
  const { dialog, user } = await openCheckOut("105", hotel);
  const post = await dialog.findByRole("button", { name: "Post room charge" });
  expect(dialog.getByText("Deposit")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /^Refund/ })).toBeNull();

  await user.click(post);
  const give = await dialog.findByRole("button", { name: /^Refund: 310,00.DA, Guest$/ });
  expect(dialog.getByText("To refund")).toBeTruthy();
  expect(dialog.queryByText("Deposit")).toBeNull();

  // The nights that were booked beyond today would take all of it: who leaves does not have them.
  await user.click(give);
  const form = within(await screen.findByRole("dialog", { name: "Refund a payment" }));
  expect(form.getByText(/^In credit on the folio 'Guest': 310,00.DA\.$/)).toBeTruthy();
  expect(form.getByLabelText(/Amount/)).toHaveProperty("value", "310,00");
  expect(form.queryByText(/for the nights to come/)).toBeNull();
});

test("FOL-02 FOL-05 what was paid for a night that was taken back is no deposit: it goes back", async () => {
  const { hotel, booking } = paidAhead(969_000);
  const total = { totalCentimes: centimes(969_000) };
  const { folios } = chargeNights(hotel, booking.id, total);
  for (const { id, night } of folios.flatMap(({ postings }) => [...postings]))
    if (night) reverse(hotel, booking.id, id, { reason: "Room was cold" });
  const { dialog } = await openCheckOut("105", hotel);
  expect(await dialog.findByRole("button", { name: /^Refund: 9\.690,00.DA, Guest$/ })).toBeTruthy();
  expect(dialog.getByText("The room charge was taken back")).toBeTruthy();
  expect(dialog.queryByText("Deposit")).toBeNull();
});

test("FOL-05 FOL-07 what a guest paid is no deposit for nights that go to the company", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "201");
  const folioId = booking.folios[0]?.id ?? "";
  booking.folios[0]?.postings.splice(0);
  hotel.pay(booking.id, { folioId, method: "Cash", amountCentimes: 500_000 } as never);
  const { dialog } = await openCheckOut("201", hotel);
  expect(await dialog.findByRole("button", { name: /^Refund: 5\.000,00.DA, Guest$/ })).toBeTruthy();
  expect(dialog.getByText(/^19\.890,00.DA to come$/)).toBeTruthy();
  expect(dialog.queryByText("Deposit")).toBeNull();
});

test("FOL-05 BK-13 who leaves early pays the nights that were had, and no deposit for others", async () => {
  const { dialog, user, leave, hotel } = await openWalkOut();
  await user.click(await dialog.findByRole("button", { name: "Post room charge" }));
  expect(await dialog.findByRole("group", { name: "Payment: Guest" })).toBeTruthy();
  expect(dialog.queryByRole("alert")).toBeNull();
  await user.click(leave());
  expect(await screen.findByText(/is checked out of room 105/)).toBeTruthy();
  expect(bookingIn(hotel, "105").folios[0]?.postings.at(-1)).toMatchObject({
    kind: "payment",
    amountCentimes: 969_000,
  });
});
