import { baseApi } from "@funduq/shared-ui/state";
import { http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { creditUrl, findWarning, owes, roomRule } from "../../testing/company-credit.ts";
import { openCheckOut } from "../../testing/open-check-out.tsx";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn, openPanel } from "../../testing/open-panel.tsx";

/** The form of a new booking of room 204, with a company chosen in it. */
async function bookFor(name: string) {
  const page = await openDashboard();
  const { user } = page;
  return {
    ...page,
    async choose() {
      await user.click(card("204"));
      const dialog = within(await screen.findByRole("dialog"));
      await user.type(dialog.getByRole("combobox", { name: /Guest/ }), "Rachid Taha");
      await user.type(dialog.getByRole("combobox", { name: "Company" }), name.slice(0, 4));
      await user.click(await dialog.findByRole("option", { name }));
      return dialog;
    },
  };
}

test("INV-14 a booking that takes a company beyond its credit limit says so, and is saved all the same", async () => {
  const { choose, user } = await bookFor("Cevital");
  const asked = owes(485_000, [roomRule]);
  const dialog = await choose();
  // A night at the company's rate of 6.000 DA, and 2 % of tourism tax.
  await findWarning(
    "Cevital: limit 485.000,00 DA, owed 480.000,00 DA, with this stay 486.120,00 DA.",
  );
  expect(asked).toEqual([""]);
  await user.click(dialog.getByRole("button", { name: "Save booking" }));
  expect(await screen.findByText(/^Booking saved/)).toBeTruthy();
});

test("INV-14 what is counted against the limit opens with a press", async () => {
  const { choose, user } = await bookFor("Cevital");
  owes(485_000, [roomRule]);
  const dialog = await choose();
  await user.click(await dialog.findByRole("button", { name: "What is counted" }));
  const counted = within(await screen.findByRole("dialog", { name: "What is counted" }));
  const lines = counted
    .getAllByRole("term")
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(lines.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "Open invoices 400.000,00 DA",
    "Stays not invoiced yet 70.000,00 DA",
    "Company folios of 2 other stays in house 20.000,00 DA",
    "Left of payments -10.000,00 DA",
    "This stay 6.120,00 DA",
  ]);
  expect(counted.getByText(/taxes that invoices add are not counted/)).toBeTruthy();
});

test.each([
  ["within its limit", 490_000, [roomRule]],
  ["that takes nothing of the stay over", 100_000, []],
])("INV-14 nothing is said of a company %s", async (_, limit, rules) => {
  const { choose } = await bookFor("Cevital");
  const asked = owes(limit, rules);
  const dialog = await choose();
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() =>
    expect(dialog.getByRole<HTMLSelectElement>("combobox", { name: /Rate plan/ }).value).toBe(
      "company-1",
    ),
  );
  expect(dialog.queryByText(/limit/)).toBeNull();
});

test("INV-14 before a room has its price, a company that is beyond its limit already is named", async () => {
  const { choose, user } = await bookFor("Cevital");
  owes(470_000, [roomRule]);
  const dialog = await choose();
  await user.clear(dialog.getByLabelText(/^Check-out/));
  await user.tab();
  await findWarning("Cevital: limit 470.000,00 DA, owed 480.000,00 DA already.");
});

test("INV-14 a limit that can't be read is said, and the booking is saved all the same", async () => {
  const { choose, user } = await bookFor("Cevital");
  server.use(http.get(creditUrl, () => problem("service.busy")));
  const dialog = await choose();
  expect(
    await dialog.findByText(/^The credit limit of .*Cevital.* could not be checked\.$/),
  ).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Save booking" }));
  expect(await screen.findByText(/^Booking saved/)).toBeTruthy();
});

/** Sonatrach pays for the stay in room 201; its folio has a dinner. */
function companyStay() {
  const hotel = new MockHotel();
  const { id, folios } = bookingIn(hotel, "201");
  const dinner = { department: "Restaurant", description: "Dinner", amountCentimes: 1_200_000 };
  hotel.charge(id, { folioId: folios[1]?.id, ...dinner } as never);
  return { hotel, id };
}

test("INV-14 a check-out says what it takes the company's account to, as soon as that changes", async () => {
  const { hotel, id } = companyStay();
  const { dialog, user, store } = await openCheckOut("201", hotel);
  await dialog.findByRole("button", { name: /^Transfer to company account/ });
  const asked = owes(485_000);
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Company"])));
  await findWarning(
    "Sonatrach: limit 485.000,00 DA, owed 480.000,00 DA, with this stay 492.000,00 DA.",
  );
  expect(asked).toEqual([`?withoutBookingId=${id}`]);
  await user.click(dialog.getByRole("button", { name: /^Take payment of .*Sonatrach/ }));
  await waitFor(() => expect(dialog.queryByText(/with this stay/)).toBeNull());
});

test("INV-14 another company of a stay is held against its limit before it is saved", async () => {
  const page = await openPanel("105", "details", /^Edit the booking of /);
  const asked = owes(470_000, [roomRule]);
  await page.user.type(page.dialog.getByRole("combobox", { name: "Company" }), "Cevi");
  await page.user.click(await screen.findByRole("option", { name: "Cevital" }));
  await findWarning(/^Cevital: limit 470\.000,00 DA, owed 480\.000,00 DA, with this stay /);
  expect(asked).toEqual([`?withoutBookingId=${bookingIn(page.hotel, "105").id}`]);
});

test("INV-14 other dates of a stay are held against the limit before they are saved", async () => {
  const { hotel } = companyStay();
  const { user, dialog } = await openPanel(
    "201",
    "dates",
    /^Extend or shorten the stay of /,
    hotel,
  );
  owes(470_000);
  expect(dialog.queryByText(/with this stay/)).toBeNull();
  const leaves = dialog.getByRole("textbox", { name: /check-out/i });
  await user.clear(leaves);
  await user.type(leaves, "11/04/2026");
  await user.tab();
  // The dinner, and four nights of 6.500 DA with 2 % of tourism tax: none is posted as a night.
  await findWarning(
    "Sonatrach: limit 470.000,00 DA, owed 480.000,00 DA, with this stay 518.520,00 DA.",
  );
});
