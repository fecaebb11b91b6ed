import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";

async function openForm(number: string) {
  const { user, hotel } = await openDashboard();
  await user.click(card(number));
  const dialog = within(await screen.findByRole("dialog"));
  const select = (name: RegExp) => dialog.getByRole<HTMLSelectElement>("combobox", { name });
  await waitFor(() => expect(select(/Rate plan/).value).not.toBe(""));
  return { user, dialog, select, hotel };
}

const tooLong = "At most 160 characters.";

test("BK-01 GST-02 a name or a phone number that is too long says so, at its own field", async () => {
  const { user, dialog } = await openForm("204");
  const guest = dialog.getByRole("combobox", { name: /Guest/ });
  const phone = dialog.getByLabelText(/^Phone/);
  await user.click(guest);
  await user.paste("Rachid ".repeat(24));
  await user.click(dialog.getByRole("button", { name: "Save booking" }));
  expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([tooLong]);
  expect(guest.getAttribute("aria-invalid")).toBe("true");

  await user.clear(guest);
  await user.type(guest, "Rachid");
  await user.click(phone);
  await user.paste("0550".repeat(20));
  await user.click(dialog.getByRole("button", { name: "Save booking" }));
  expect(dialog.getAllByRole("alert")).toHaveLength(1);
  expect(phone.getAttribute("aria-invalid")).toBe("true");
  expect(guest.getAttribute("aria-invalid")).not.toBe("true");
});

test.each([
  ["Check-out", "10/04/2026", "Check-out date must be after the Check-in date."],
  ["Check-out", "08/04/2026", "Check-out date must be after the Check-in date."],
  ["Check-in", "09/04/2026", "The check-in date is before the business date 10/04/2026."],
  ["Check-in", "31/02/2027", "Please enter a valid date."],
  ["Check-out", "😀", "Please enter a valid date."],
  ["Check-out", "10/04/2099", "A stay can't be longer than 365 nights."],
])("FO-08 %s %s says what is wrong with it, at its field only", async (name, typed, said) => {
  const { user, dialog, select } = await openForm("204");
  await user.type(dialog.getByRole("combobox", { name: /Guest/ }), "Rachid Taha");
  const field = dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  await user.click(dialog.getByRole("button", { name: "Save booking" }));

  expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([said]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.value).toBe(typed);
  expect(select(/Room/).getAttribute("aria-invalid")).not.toBe("true");
  expect(select(/Rate plan/).getAttribute("aria-invalid")).not.toBe("true");
  expect(dialog.queryByText(/^\d+ nights?$/)).toBeNull();
});

test("BK-01 for tonight the form says how many of the free rooms are ready now and how each stands, for other nights it does not", async () => {
  const { user, dialog, select } = await openForm("204");
  const [, free = "", ready = ""] =
    /^(\d+) free rooms on these dates · (\d+) ready now$/.exec(
      (await dialog.findByText(/ready now$/)).textContent ?? "",
    ) ?? [];
  const labels = [...select(/Room/).options].map(({ text }) => text);
  expect(labels.filter((label) => /^\d/.test(label))).toHaveLength(Number(free));
  expect(labels.filter((label) => /(Clean|Inspected)$/.test(label))).toHaveLength(Number(ready));
  const checkIn = dialog.getByLabelText<HTMLInputElement>(/^Check-in/);
  await user.clear(checkIn);
  await user.type(checkIn, "12/04/2026");
  await user.tab();
  expect(await dialog.findByText(/free rooms on these dates$/)).toBeTruthy();
  const later = [...select(/Room/).options].map(({ text }) => text);
  expect(later.some((label) => /^101 · /.test(label))).toBe(true);
  expect(
    later.filter((label) => /Clean|Inspected|Dirty|Cleaning|guest still in/.test(label)),
  ).toEqual([]);
});

test("BK-01 nights over 29 February of a leap year are counted and booked", async () => {
  const { user, dialog, hotel } = await openForm("204");
  await user.type(dialog.getByRole("combobox", { name: /Guest/ }), "Rachid Taha");
  for (const [name, day] of [
    [/^Check-in/, "28/02/2028"],
    [/^Check-out/, "01/03/2028"],
  ] as const) {
    const field = dialog.getByLabelText<HTMLInputElement>(name);
    await user.clear(field);
    await user.type(field, day);
    await user.tab();
  }
  expect(dialog.getByText("2 nights")).toBeTruthy();
  const leapDay = dialog.getByLabelText<HTMLInputElement>(/^Check-out/);
  await user.clear(leapDay);
  await user.type(leapDay, "29/02/2028");
  expect(dialog.getByText("1 night")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Save booking" }));
  await waitFor(() =>
    expect(hotel.bookings.at(-1)).toMatchObject({
      checkInDate: "2028-02-28",
      checkOutDate: "2028-02-29",
    }),
  );
});

test("BK-01 X-02 'Cancel' beside the main button asks before what was typed is gone", async () => {
  const { user, dialog } = await openForm("204");
  await user.type(dialog.getByRole("combobox", { name: /Guest/ }), "Rachid Taha");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(await dialog.findByRole("button", { name: "Continue typing" }));
  expect(dialog.getByDisplayValue("Rachid Taha")).toBeTruthy();
  await user.click(await dialog.findByRole("button", { name: "Cancel" }));
  await user.click(await dialog.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(card("204"));
  const again = within(await screen.findByRole("dialog"));
  const guest = again.getByRole<HTMLInputElement>("combobox", { name: /Guest/ });
  expect(guest.value).toBe("");
});
