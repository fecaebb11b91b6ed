import {
  apiUrl,
  delay,
  HttpResponse,
  http,
  server,
  unreachable,
} from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";

type User = ReturnType<typeof userEvent.setup>;
const bookingsUrl = apiUrl("hotels/:hotelId/bookings");

async function openForm(number: string) {
  const page = await openDashboard();
  await page.user.click(card(number));
  const dialog = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(rateOf(dialog).value).not.toBe(""));
  return { ...page, dialog };
}

type Form = Awaited<ReturnType<typeof openForm>>["dialog"];
const guestOf = (dialog: Form) => dialog.getByRole("combobox", { name: /Guest/ });
const rateOf = (dialog: Form) =>
  dialog.getByRole<HTMLSelectElement>("combobox", { name: /Rate plan/ });
const roomOf = (dialog: Form) => dialog.getByRole<HTMLSelectElement>("combobox", { name: /Room/ });
const save = (user: User, dialog: Form) =>
  user.click(dialog.getByRole("button", { name: "Save booking" }));

test("BK-01 the guest is asked for, in the specification's words, and the field has the focus", async () => {
  const { user, dialog } = await openForm("204");
  await save(user, dialog);

  const said = "Please search for a guest or type a new guest's name.";
  expect(dialog.getByText(said)).toBeTruthy();
  expect(document.activeElement).toBe(guestOf(dialog));
});

test("BK-01 BK-06 a walk-in in a ready room is checked in at once, by Enter", async () => {
  const { user, dialog, hotel } = await openForm("204");
  await user.type(guestOf(dialog), "Rachid Taha");
  dialog.getByRole("button", { name: "Check in now" }).focus();
  await user.keyboard("{Enter}");

  expect(await screen.findByText("Rachid Taha is checked in to room 204.")).toBeTruthy();
  expect(hotel.bookings.at(-1)?.status).toBe("Checked-in");
  await waitFor(() => expect(within(card("204")).getByText("Occupied")).toBeTruthy());
});

test("BK-01 the title names the room that is chosen, not the one whose card was pressed", async () => {
  const { user, dialog } = await openForm("204");
  expect(screen.getByRole("dialog", { name: "Walk-in, room 204" })).toBeTruthy();
  const other = [...roomOf(dialog).options].find(({ value, text }) => value && !/^204/.test(text));
  await user.selectOptions(roomOf(dialog), other?.value ?? "");
  const number = other?.text.split(" ")[0];
  expect(screen.getByRole("dialog", { name: `Walk-in, room ${number}` })).toBeTruthy();
});

test("BK-06 a room that is not ready can be booked but not checked in to, and says why", async () => {
  const { dialog } = await openForm("103");
  const now = dialog.getByRole<HTMLButtonElement>("button", { name: "Check in now" });

  expect(now.disabled).toBe(true);
  expect(
    dialog.getByText("Room 103 is Dirty. It must be Clean or Inspected before check-in."),
  ).toBeTruthy();
});

test("GST-05 suggestions begin after more than two characters; arrows and Enter choose one", async () => {
  const { user, dialog } = await openForm("204");
  await user.type(guestOf(dialog), "na");
  expect(guestOf(dialog).ariaExpanded ?? guestOf(dialog).getAttribute("aria-expanded")).toBe(
    "false",
  );
  await user.type(guestOf(dialog), "d");
  await dialog.findByRole("option", { name: /Nadia Ben Aïssa/ });
  await user.keyboard("{ArrowDown}{Enter}");

  expect(dialog.getByText("Known guest")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>("Phone").value).toBe("0555 12 34 51");
});

test("BK-03 BK-05 NA-03 X-01 the plans carry their names and prices; nights, total and tax show before saving", async () => {
  const { user, dialog } = await openForm("204");
  await user.type(dialog.getByRole("combobox", { name: "Company" }), "cev");
  await user.click(await dialog.findByRole("option", { name: "Cevital" }));
  await waitFor(() => expect(rateOf(dialog).options).toHaveLength(8));
  const plans = [...rateOf(dialog).options].map(({ text }) => text.replaceAll("\u00a0", " "));

  expect(plans).toContain("Public Rate – 7.500,00 DA per night");
  expect(plans).toContain("Company 2 Rate – 8.000,00 DA per night");
  expect(plans).toContain("Single Base Rate – 6.500,00 DA per night");
  expect(plans).toContain("Default Rate – 0,00 DA per night");
  // What the company has agreed for one person comes before the public rate.
  expect(rateOf(dialog).value).toBe("company-1");

  await user.selectOptions(rateOf(dialog), "company-2");
  const leaves = dialog.getByLabelText(/^Check-out/);
  await user.clear(leaves);
  await user.type(leaves, "13/04/2026");
  await user.tab();
  expect(await dialog.findByText("3 nights")).toBeTruthy();
  expect(await dialog.findByText("24.000,00 DA")).toBeTruthy();
  expect(dialog.getByText("24.480,00 DA").closest("span + span")?.textContent).toMatch(
    /with tourism tax \(TDS\)$/,
  );
});

test("BK-02 the Default Rate of zero is refused at its field", async () => {
  const { user, dialog } = await openForm("204");
  await user.type(guestOf(dialog), "Rachid Taha");
  await user.selectOptions(rateOf(dialog), "default");
  await save(user, dialog);

  expect(dialog.getByText("Please select a valid rate plan for this booking.")).toBeTruthy();
});

test("X-02 a lost answer keeps the form, and the next try carries the same key: one booking", async () => {
  const { user, dialog, hotel } = await openForm("204");
  const before = hotel.bookings.length;
  const keys: (string | null)[] = [];
  server.use(
    http.post(
      bookingsUrl,
      async ({ request }) => {
        keys.push(request.headers.get("idempotency-key"));
        return unreachable();
      },
      { once: true },
    ),
    http.post(bookingsUrl, ({ request }) => void keys.push(request.headers.get("idempotency-key"))),
  );
  await user.type(guestOf(dialog), "Rachid Taha");
  await save(user, dialog);
  const said = await dialog.findByText(/The server can't be reached/);
  expect(said.textContent).toContain("It may have been saved all the same.");
  expect(dialog.getByDisplayValue("Rachid Taha")).toBeTruthy();
  await save(user, dialog);

  expect(await screen.findByText("Booking saved: Rachid Taha, room 204.")).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(hotel.bookings).toHaveLength(before + 1);
});

test("X-02 a second click while saving sends nothing; the button says 'Saving...'", async () => {
  const { user, dialog } = await openForm("204");
  let calls = 0;
  server.use(
    http.post(bookingsUrl, async () => {
      calls += 1;
      await delay("infinite");
      return HttpResponse.json({});
    }),
  );
  await user.type(guestOf(dialog), "Rachid Taha");
  await save(user, dialog);
  await user.click(await dialog.findByRole("button", { name: "Saving..." }));
  await user.keyboard("{Enter}");
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Cancel" }).disabled).toBe(true);

  expect(calls).toBe(1);
});

test("BK-01 a card's room is preselected; one that is not free on other days says so", async () => {
  const { user, dialog } = await openForm("305");
  expect(roomOf(dialog).selectedOptions[0]?.text).toContain("305");
  const leaves = dialog.getByLabelText(/^Check-out/);
  await user.clear(leaves);
  await user.type(leaves, "12/04/2026");
  await user.tab();

  expect(
    await dialog.findByText("Room 305 is not free on these dates. Please choose another."),
  ).toBeTruthy();
});

test("X-02 a reload gives the half-filled form back; leaving it asks, and throws it away", async () => {
  const first = await openForm("204");
  await first.user.type(guestOf(first.dialog), "Rachid Taha");
  await first.user.clear(first.dialog.getByLabelText(/Children/));
  first.unmount();

  const again = await openForm("204");
  expect(guestOf(again.dialog)).toHaveProperty("value", "Rachid Taha");
  expect(again.dialog.getByLabelText(/Children/)).toHaveProperty("value", "");
  await again.user.keyboard("{Escape}");
  await again.user.click(again.dialog.getByRole("button", { name: "Discard" }));
  again.unmount();

  const last = await openForm("204");
  expect(guestOf(last.dialog)).toHaveProperty("value", "");
});

test("BK-06 a room whose guest is still in can be booked, but nobody is checked in to it now", async () => {
  const { user } = await openDashboard({ route: "/?new=any" });
  const dialog = within(await screen.findByRole("dialog", { name: "New booking" }));
  const option = await dialog.findByRole<HTMLOptionElement>("option", {
    name: /101 · .* · guest still in/,
  });
  await user.selectOptions(roomOf(dialog), option);

  expect(await dialog.findByText(/The guest in room 101 has not left yet/)).toBeTruthy();
  const now = dialog.getByRole<HTMLButtonElement>("button", { name: "Check in now" });
  expect(now.disabled).toBe(true);
});

test("BK-22 the notice of a new booking says its reference", async () => {
  const { user, dialog, hotel } = await openForm("204");
  const [{ id } = { id: "" }] = hotel.bookings;
  server.use(
    http.post(bookingsUrl, () =>
      HttpResponse.json({ id, version: 1, reference: "K7M2QX" }, { status: 201 }),
    ),
  );
  await user.type(guestOf(dialog), "Rachid Taha");
  await save(user, dialog);

  const said = "Booking saved: Rachid Taha, room 204. Reference: K7M-2QX.";
  expect(await screen.findByText(said)).toBeTruthy();
});
