import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { openCheckOut } from "../../testing/open-check-out.tsx";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";

const checkOutUrl = apiUrl("hotels/:hotelId/bookings/:bookingId/check-out");
/** What Amine Bensalem in room 101 owes. */
const OWED = 1_300_000;

const paidIn = (hotel: MockHotel, number: string) =>
  bookingIn(hotel, number)
    .folios.flatMap(({ postings }) => postings)
    .filter(({ kind }) => kind === "payment")
    .map(({ method, amountCentimes }) => [method, amountCentimes]);

/** Somebody else charges the folio while the question is open. */
async function chargeMeanwhile(
  { hotel, store }: Awaited<ReturnType<typeof openCheckOut>>,
  number: string,
) {
  const { id, folios } = bookingIn(hotel, number);
  const water = { department: "Restaurant", description: "Water", amountCentimes: 10_000 };
  hotel.charge(id, { folioId: folios[0]?.id, ...water } as never);
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(["Booking", "Folio"])));
}

test("BK-13 FOL-05 a guest who pays cash is checked out from the room's card with two presses", async () => {
  const { user, hotel } = await openDashboard();
  await user.click(within(card("101")).getByRole("button", { name: /^Check out/ }));
  const dialog = within(await screen.findByRole("alertdialog", { name: /^Check out/ }));
  const pay = await dialog.findByRole("button", { name: "Pay and check out" });
  await waitFor(() => expect(document.activeElement).toBe(pay));
  await user.keyboard("{Enter}");

  expect(await screen.findByText("Amine Bensalem is checked out of room 101.")).toBeTruthy();
  expect(paidIn(hotel, "101").at(-1)).toEqual(["Cash", OWED]);
  await waitFor(() => expect(within(card("101")).getByText("Dirty")).toBeTruthy());
});

test("BK-13 FOL-05 a payment is split: the last method takes the rest", async () => {
  const { dialog, user, leave, hotel } = await openCheckOut("101");
  const payment = within(await dialog.findByRole("group", { name: "Payment: Guest" }));
  await user.click(payment.getByRole("button", { name: "Split over several methods" }));
  const amount = payment.getByLabelText(/Amount/);
  expect(document.activeElement).toBe(amount);
  expect(leave().disabled).toBe(true);
  await user.type(amount, "13.000");
  expect(payment.getByText(/leave something for the last one/)).toBeTruthy();
  expect(leave().disabled).toBe(true);

  await user.clear(amount);
  await user.type(amount, "10.000");
  expect(payment.getByText(/^3\.000,00.DA$/)).toBeTruthy();
  const [, second] = payment.getAllByLabelText<HTMLSelectElement>("Method");
  expect(second?.value).toBe("Credit Card");
  await user.click(leave());
  expect(await screen.findByText(/is checked out of room 101/)).toBeTruthy();
  expect(paidIn(hotel, "101").slice(-2)).toEqual([
    ["Cash", 1_000_000],
    ["Credit Card", 300_000],
  ]);
});

test("BK-13 X-06 whoever takes a method back goes on at the methods, not at the button that pays", async () => {
  const { dialog, user, leave } = await openCheckOut("101");
  const payment = within(await dialog.findByRole("group", { name: "Payment: Guest" }));
  await user.click(payment.getByRole("button", { name: "Split over several methods" }));
  await user.click(payment.getByRole("button", { name: "Remove Cash" }));
  await waitFor(() => expect(leave().disabled).toBe(false));
  expect(document.activeElement).toBe(payment.getByLabelText("Method"));
});

test("BK-13 FOL-05 a card's payment takes its reference with it", async () => {
  const { dialog, user, leave, hotel } = await openCheckOut("101");
  const payment = within(await dialog.findByRole("group", { name: "Payment: Guest" }));
  await user.selectOptions(payment.getByLabelText("Method"), "Credit Card");
  await user.type(payment.getByLabelText("Reference"), "TPE 77");
  await user.click(leave());
  expect(await screen.findByText(/is checked out of room 101/)).toBeTruthy();
  expect(bookingIn(hotel, "101").folios[0]?.postings.at(-1)).toMatchObject({
    method: "Credit Card",
    reference: "TPE 77",
  });
});

test("BK-13 a method that was added can be taken away again", async () => {
  const { dialog, user, leave, hotel } = await openCheckOut("101");
  await user.click(await dialog.findByRole("button", { name: "Split over several methods" }));
  await user.click(dialog.getByRole("button", { name: "Remove Cash" }));
  expect(dialog.getAllByLabelText("Method")).toHaveLength(1);
  await user.click(leave());
  expect(await screen.findByText(/is checked out of room 101/)).toBeTruthy();
  expect(paidIn(hotel, "101").at(-1)).toEqual(["Credit Card", OWED]);
});

test("BK-13 X-02 a balance that changes while the question is open is confirmed before it is taken", async () => {
  const page = await openCheckOut("101");
  const { dialog, user, leave, hotel } = page;
  await waitFor(() => expect(leave().disabled).toBe(false));
  await chargeMeanwhile(page, "101");
  const told = within(await dialog.findByRole("alert"));
  expect(told.getByText(/it was 13\.000,00.DA, it is now 13\.100,00.DA/)).toBeTruthy();
  expect(leave().disabled).toBe(true);
  await user.click(told.getByRole("button", { name: /^Confirm 13\.100,00/ }));
  await waitFor(() => expect(document.activeElement).toBe(leave()));
  await user.click(leave());
  expect(await screen.findByText(/is checked out of room 101/)).toBeTruthy();
  expect(paidIn(hotel, "101").at(-1)).toEqual(["Cash", 1_310_000]);
});

test("BK-13 X-02 a balance that changed on its way is refused in its words, and nobody is checked out", async () => {
  const { dialog, user, leave, hotel } = await openCheckOut("101");
  await waitFor(() => expect(leave().disabled).toBe(false));
  const refusal = { folioName: "Personal", balanceCentimes: 1_310_000 };
  server.use(http.post(checkOutUrl, () => problem("folio.balance-changed", refusal)));
  await user.click(leave());
  expect(await dialog.findByText(/is now 13\.100,00/)).toBeTruthy();
  expect(bookingIn(hotel, "101").status).toBe("Checked-in");
});

test("BK-13 BK-14 a company's folio is paid with the check-out only where the desk asks for it", async () => {
  const hotel = new MockHotel();
  const [personal, company] = bookingIn(hotel, "201").folios;
  company?.postings.push(...(personal?.postings.splice(0) ?? []));
  const { dialog, user, leave } = await openCheckOut("201", hotel);
  await user.click(await dialog.findByRole("button", { name: /^Take payment of 19\.500,00/ }));
  expect(dialog.getByRole("group", { name: "Payment: Sonatrach" })).toBeTruthy();
  expect(dialog.getByRole("button", { name: /^Transfer to company account/ })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(leave()));
  await user.click(leave());
  expect(await screen.findByText(/is checked out of room 201/)).toBeTruthy();
  expect(company?.postings.at(-1)).toMatchObject({ method: "Cash", amountCentimes: 1_950_000 });
});
